import { useMemo } from 'react';
import { AsOf } from '#ui/AsOf.tsx';
import { Card } from '#ui/Card.tsx';
import { Chart } from '#ui/chart/Chart.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { analyticsStrings as strings } from '../strings.ts';
import { useAnalyticsRead } from './api.ts';
import { ChangeColumns } from './ChangeColumns.tsx';
import { chartOfPoints, spanOf } from './chart-of-series.ts';
import { MetricCards } from './MetricCards.tsx';
import { SampleChart } from './SampleChart.tsx';

const chartHeight = 320;

export function AnalyticsScreen() {
  return (
    <>
      <PageHeading title={strings.title} subtitle={strings.subtitle} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PanelBoundary>
          <MetricCards />
        </PanelBoundary>
        <PanelBoundary>
          <SalesTrend />
        </PanelBoundary>
      </div>
    </>
  );
}

function SalesTrend() {
  const points = useAnalyticsRead('GET /api/analytics/chart/{type}/{days}', {
    params: { type: 'sales', days: '30' },
  });
  return (
    <Card
      title={strings.trendTitle}
      actions={
        <AsOf
          subject={strings.trendTitle}
          updatedAtMs={points.dataUpdatedAt}
          isFetching={points.isFetching}
          onRefresh={() => void points.refetch()}
        />
      }
    >
      {points.isPending ? (
        <Skeleton className="h-[376px]" />
      ) : points.isError ? (
        <ErrorState error={points.error} title={strings.chartFailed} onRetry={() => void points.refetch()} />
      ) : points.data.length === 0 ? (
        <SampleChart title={strings.trendTitle} height={chartHeight} />
      ) : (
        <TrendChart points={points.data} />
      )}
    </Card>
  );
}

function TrendChart({ points }: { points: { date: string; value: number }[] }) {
  // The points alone do not say what they stand for; the same series in its other form does.
  const described = useAnalyticsRead('GET /api/analytics/chart', { query: { type: 'sales', days: '30' } });
  const { from = null, unit = null, note = null, today = null, timeZone = '' } = described.data ?? {};
  const spec = useMemo(() => chartOfPoints(points, today, unit), [points, today, unit]);
  const days = points.map((point) => point.date);
  const text = [from && strings.from(from), spanOf(days, timeZone), note].filter(Boolean).join(' · ');
  return (
    <>
      <Chart spec={spec} height={chartHeight} note={text} />
      <div className="mt-1 flex flex-wrap items-center gap-x-2 text-muted text-xs">
        <p className="min-h-4">{text}</p>
        <ChangeColumns />
      </div>
    </>
  );
}
