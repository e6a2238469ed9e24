import { RotateCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chart } from '#ui/chart/Chart.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { BareSelect } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { chartRanges, chartTypes, defaultChartRange, defaultChartType } from '../limits.ts';
import { analyticsStrings as strings } from '../strings.ts';
import { useAnalyticsRead } from './api.ts';
import { chartOfData } from './chart-of-series.ts';
import { SampleChart } from './SampleChart.tsx';

const chartHeight = 196;

type ChartType = (typeof chartTypes)[number];
type Range = `${(typeof chartRanges)[number]}`;

const rangeOptions = chartRanges.map((days) => ({ value: String(days), label: strings.ranges[days] }));
const typeOptions = chartTypes.map((type) => ({ value: type, label: strings.chartTypes[type] }));

/** The chart of the dashboard: what and how far back can be chosen. */
export function AnalyticsPanel() {
  const [type, setType] = useState<ChartType>(defaultChartType);
  const [days, setDays] = useState<Range>(`${defaultChartRange}`);
  return (
    <Card
      title={strings.panelTitle}
      className="min-h-84"
      actions={
        <>
          <BareSelect
            aria-label={strings.chartType}
            className="w-30"
            options={typeOptions}
            value={type}
            onChange={(event) => setType(chartTypes.find((each) => each === event.target.value) ?? type)}
          />
          <BareSelect
            aria-label={strings.range}
            className="w-36"
            options={rangeOptions}
            value={days}
            onChange={(event) => {
              const chosen = chartRanges.find((each) => String(each) === event.target.value);
              if (chosen) setDays(`${chosen}`);
            }}
          />
          {/* Spec §2: reloads the whole page. */}
          <Button
            size="icon"
            aria-label={strings.reload}
            title={strings.reload}
            onClick={() => window.location.reload()}
          >
            <RotateCw aria-hidden="true" className="size-4" />
          </Button>
        </>
      }
    >
      <PanelChart type={type} days={days} />
    </Card>
  );
}

function PanelChart({ type, days }: { type: ChartType; days: Range }) {
  const chart = useAnalyticsRead('GET /api/analytics/chart', { query: { type, days } });
  const title = `${strings.chartTypes[type]}, ${strings.ranges[Number(days) as (typeof chartRanges)[number]]}`;
  const spec = useMemo(() => (chart.data ? chartOfData(chart.data, title) : null), [chart.data, title]);
  if (chart.isPending) return <Skeleton className="h-[232px]" />;
  if (chart.isError) {
    return (
      <ErrorState error={chart.error} title={strings.chartFailed} onRetry={() => void chart.refetch()} />
    );
  }
  const { from, note } = chart.data;
  if (!spec) return <SampleChart title={title} height={chartHeight} note={note} />;
  return (
    <>
      <Chart spec={spec} height={chartHeight} />
      <p className="mt-1 text-muted text-xs">
        {[from && `${strings.from} ${from}`, note].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}
