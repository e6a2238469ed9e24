import { AsOf } from '#ui/AsOf.tsx';
import { Card } from '#ui/Card.tsx';
import { Chart } from '#ui/chart/Chart.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { analyticsStrings as strings } from '../strings.ts';
import { useAnalyticsRead } from './api.ts';
import { chartOfPoints } from './chart-of-series.ts';
import { MetricCards } from './MetricCards.tsx';
import { SampleChart } from './SampleChart.tsx';

const chartHeight = 320;

export function AnalyticsScreen() {
  return (
    <>
      <PageHeading title={strings.title} subtitle={strings.subtitle} />
      <div className="grid gap-4">
        <MetricCards />
        <SalesTrend />
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
        <Skeleton className="h-[356px]" />
      ) : points.isError ? (
        <ErrorState error={points.error} title={strings.chartFailed} onRetry={() => void points.refetch()} />
      ) : points.data.length === 0 ? (
        <SampleChart title={strings.trendTitle} height={chartHeight} />
      ) : (
        <Chart spec={chartOfPoints(points.data)} height={chartHeight} />
      )}
    </Card>
  );
}
