import { Badge } from '#ui/Badge.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { StatCardSkeleton } from '#ui/StatCard.tsx';
import { uiStrings } from '#ui/strings.ts';
import { analyticsStrings as strings } from '../strings.ts';
import { useAnalyticsRead } from './api.ts';
import { expectedFigures, type MetricFigure, metricFigures } from './metric-figures.ts';

export function MetricCards() {
  const metrics = useAnalyticsRead('GET /api/analytics/metrics');
  // The metrics are bare numbers; the page's chart names the currency.
  const described = useAnalyticsRead('GET /api/analytics/chart', { query: { type: 'sales', days: '30' } });
  if (metrics.isError) {
    return (
      <ErrorState
        error={metrics.error}
        title={strings.metricsFailed}
        onRetry={() => void metrics.refetch()}
      />
    );
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3 sm:gap-4">
      {metrics.isPending
        ? expectedFigures().map(({ label }) => <StatCardSkeleton key={label} label={label} hasNote />)
        : metricFigures(metrics.data, described.data?.revenueUnit).map((figure) => (
            <MetricCard key={figure.label} figure={figure} />
          ))}
    </div>
  );
}

function MetricCard({ figure }: { figure: MetricFigure }) {
  return (
    <div className="rounded-card border border-line bg-surface p-3 shadow-card sm:p-4">
      <h2 className="wrap-break-word font-medium text-muted">{figure.label}</h2>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-2 text-xs">
        <p className="font-semibold text-xl leading-tight sm:text-2xl tracking-tight tabular-nums">
          {figure.value ?? uiStrings.noValue}
        </p>
        {figure.isSample && <Badge tone="warning">{uiStrings.sample}</Badge>}
      </div>
      <p className="mt-1 min-h-8 text-muted text-xs">
        {figure.value === null ? strings.notComputed : figure.note}
      </p>
    </div>
  );
}
