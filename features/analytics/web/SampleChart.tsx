import { useMemo } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Chart } from '#ui/chart/Chart.tsx';
import { uiStrings } from '#ui/strings.ts';
import { analyticsStrings as strings } from '../strings.ts';
import { sampleChart } from './chart-of-series.ts';

interface SampleChartProps {
  title: string;
  height: number;
  /** The server's reason for having nothing to draw. */
  note?: string | null;
}

/** Drawn in place of an empty answer, and said to be a sample. */
export function SampleChart({ title, height, note }: SampleChartProps) {
  const spec = useMemo(() => sampleChart(title), [title]);
  return (
    <>
      <Chart spec={spec} height={height} />
      <p className="mt-1 flex flex-wrap items-center gap-2 text-muted text-xs">
        <Badge tone="warning">{uiStrings.sample}</Badge>
        {note ?? strings.sampleNote}
      </p>
    </>
  );
}
