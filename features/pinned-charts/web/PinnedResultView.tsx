import type { UseQueryResult } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Chart } from '#ui/chart/Chart.tsx';
import { chartOfResult } from '#ui/chart/result-chart.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDate, formatDateTime } from '#ui/format.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { uiStrings } from '#ui/strings.ts';
import type { PinnedChart, PinnedResult } from '../contract.ts';
import { pinnedChartsStrings as strings } from '../strings.ts';
import { useChangePin } from './use-pins.ts';

const chartHeight = 240;

interface PinnedResultViewProps {
  pin: PinnedChart;
  result: UseQueryResult<PinnedResult>;
}

/** The chart as it is now, and under it where its numbers come from and what has become of them. */
export function PinnedResultView({ pin, result }: PinnedResultViewProps) {
  if (result.isPending) return <Skeleton className="h-[308px]" />;
  if (result.isError) {
    return (
      <ErrorState error={result.error} title={strings.resultFailed} onRetry={() => void result.refetch()} />
    );
  }
  return (
    <>
      <PinnedDrawing pin={pin} result={result.data} />
      <Origin pin={pin} result={result.data} />
      <Standing pin={pin} result={result.data} />
    </>
  );
}

interface PartProps {
  pin: PinnedChart;
  result: PinnedResult;
}

function PinnedDrawing({ pin, result }: PartProps) {
  const [isTable, setTable] = useState(false);
  const change = useChangePin();
  const spec = useMemo(
    () => chartOfResult({ ...pin.chartConfig, title: pin.title }, result),
    [pin.chartConfig, pin.title, result],
  );
  if (!spec) return <p className="h-60 text-muted">{strings.nothingToDraw}</p>;
  return (
    <Chart
      spec={spec}
      height={chartHeight}
      isFixed
      canSwitchKind
      view={{ kind: spec.kind, isTable }}
      onViewChange={(view) => {
        setTable(view.isTable);
        if (view.kind !== spec.kind) change.mutate({ id: pin.id, chartType: view.kind });
      }}
      note={`${originOf(result)} · ${uiStrings.asOf} ${formatDateTime(result.asOf)}`}
    />
  );
}

function originOf(result: PinnedResult): string {
  const tables = result.sources.map(({ table, dataSourceName }) => `${table} (${dataSourceName})`);
  return `${strings.from} ${[...new Set(tables)].join(', ')}`;
}

function Origin({ pin, result }: PartProps) {
  return (
    <p className="mt-1 text-muted text-xs">
      {originOf(result)} · {uiStrings.asOf}{' '}
      <time dateTime={result.asOf} title={result.asOf}>
        {formatDateTime(result.asOf)}
      </time>{' '}
      ·{' '}
      <Link href={`/receipts/${pin.receiptId}`} className="rounded-control underline hover:text-ink">
        {strings.receipt}
      </Link>
    </p>
  );
}

/** Whether these are the numbers of today, and the ones that were pinned. */
function Standing({ pin, result }: PartProps) {
  if (result.problem) {
    return (
      <div
        role="status"
        className="mt-2 flex items-start gap-2 rounded-control bg-warning-surface px-3 py-2 text-warning"
      >
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <p>
          <span className="font-medium">{strings.notCurrent}.</span> {result.problem}
        </p>
      </div>
    );
  }
  if (!result.hasChanged) return null;
  return (
    <Disclosure title={strings.changed} note={strings.changeCount(result.changes.length)}>
      <p className="text-muted">{strings.changedSince(formatDate(pin.pinnedAt))}</p>
      <ul className="mt-1 list-disc pl-5">
        {result.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
