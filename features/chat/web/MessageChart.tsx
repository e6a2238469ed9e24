import { Suspense, useEffect, useMemo, useRef } from 'react';
import { PinButton } from '#features/pinned-charts/web/index.tsx';
import type { Answer, ChartConfig } from '#kernel/answer.ts';
import { Chart, type ChartView } from '#ui/chart/Chart.tsx';
import type { ChartSpec } from '#ui/chart/chart-spec.ts';
import { formatDateTime } from '#ui/format.ts';
import { uiStrings } from '#ui/strings.ts';
import { chatStrings } from '../strings.ts';
import { setChartView } from './chart-views.ts';

interface MessageChartProps {
  messageId: string;
  answer: Answer;
  chartConfig: ChartConfig;
  spec: ChartSpec;
  view: ChartView;
}

/** The chart of an answer: switched to another kind, read as a table, saved, or pinned to the dashboard. */
export function MessageChart({ messageId, answer, chartConfig, spec, view }: MessageChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const shownConfig = useMemo(() => ({ ...chartConfig, type: view.kind }), [chartConfig, view.kind]);
  return (
    <div ref={frame} className="min-w-0">
      <Chart
        spec={spec}
        canSwitchKind
        view={view}
        onViewChange={(next) => setChartView(messageId, next)}
        note={originOf(answer)}
        actions={
          answer.receiptId && (
            <span className="flex h-7 w-36 justify-end">
              <Suspense fallback={null}>
                <PinButton receiptId={answer.receiptId} chartConfig={shownConfig} />
              </Suspense>
            </span>
          )
        }
      />
    </div>
  );
}

/** Which tables the numbers are from, and as of when: a picture of them is looked at elsewhere and later. */
function originOf({ sources }: Answer): string {
  const tables = [...new Set(sources.map(({ table }) => table))].join(', ');
  const asOf = sources
    .map((source) => source.asOf)
    .toSorted()
    .at(-1);
  if (!tables || !asOf) return '';
  return `${chatStrings.chartFrom(tables)} · ${uiStrings.asOf} ${formatDateTime(asOf)}`;
}
