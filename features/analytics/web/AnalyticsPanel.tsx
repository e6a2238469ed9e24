import { RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chart } from '#ui/chart/Chart.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatTime } from '#ui/format.ts';
import { ScrollRegion } from '#ui/ScrollRegion.tsx';
import { BareSelect } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { uiStrings } from '#ui/strings.ts';
import { chartRanges, chartTypes } from '../limits.ts';
import { analyticsStrings as strings } from '../strings.ts';
import { useAnalyticsRead } from './api.ts';
import { chartOfData, completeChartData, spanOf } from './chart-of-series.ts';
import { SampleChart } from './SampleChart.tsx';
import { type ChartRange, type ChartType, useChartChoice } from './use-chart-choice.ts';

const chartHeight = 196;

const rangeOptions = chartRanges.map((days) => ({ value: String(days), label: strings.ranges[days] }));
const typeOptions = chartTypes.map((type) => ({ value: type, label: strings.chartTypes[type] }));

/** The chart of the dashboard: what and how far back can be chosen. */
export function AnalyticsPanel() {
  const { type, days, chooseType, chooseDays } = useChartChoice();
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
            onChange={(event) => chooseType(event.target.value)}
          />
          <BareSelect
            aria-label={strings.range}
            className="w-36"
            options={rangeOptions}
            value={String(days)}
            onChange={(event) => chooseDays(event.target.value)}
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

function PanelChart({ type, days }: { type: ChartType; days: ChartRange }) {
  const chart = useAnalyticsRead('GET /api/analytics/chart', { query: { type, days: `${days}` } });
  const title = `${strings.chartTypes[type]}, ${strings.ranges[days]}`;
  const data = useMemo(() => completeChartData(chart.data), [chart.data]);
  const spec = useMemo(() => chartOfData(data, title), [data, title]);
  if (chart.isPending) return <Skeleton className="h-[332px] sm:h-[284px]" />;
  if (chart.isError) {
    return (
      <ErrorState error={chart.error} title={strings.chartFailed} onRetry={() => void chart.refetch()} />
    );
  }
  const { from, note, labels, timeZone } = data;
  if (!spec) return <SampleChart title={title} height={chartHeight} note={note} />;
  const readAt = `${uiStrings.asOf} ${formatTime(new Date(chart.dataUpdatedAt))}`;
  const origin = [from && strings.from(from), spanOf(labels, timeZone), readAt].filter(Boolean).join(' · ');
  return (
    <>
      <Chart spec={spec} height={chartHeight} note={origin} />
      {/* Of one height, however much there is to say: another chart must not move the page. */}
      <ScrollRegion label={strings.origin} className="mt-1 h-24 text-muted text-xs sm:h-12">
        <p>{origin}</p>
        {note && <p>{note}</p>}
      </ScrollRegion>
    </>
  );
}
