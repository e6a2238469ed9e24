import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useAskAbout } from '#features/chat/web/index.tsx';
import { ExportMenu } from '#features/exports/web/index.tsx';
import { sourceAddress } from '#features/sources/web/index.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDateTime, formatNumber } from '#ui/format.ts';
import { WaitingPlace } from '#ui/lazy-part.tsx';
import { refreshReads } from '#ui/query.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { Model, PredictedTable } from '../../contract.ts';
import { useModelsRead } from '../api.ts';
import { pageStrings as strings } from './strings.ts';

const pollMs = 1_500;

/** The tables that the model predicted, each with its way to be asked and exported. */
export function PredictedTables({ model }: { model: Model }) {
  const tables = useModelsRead('GET /api/ml/models/{id}/predicted-tables', {
    params: { id: model.id },
    pollMs: (list) => (list?.some(({ status }) => status === 'running') ? pollMs : false),
  });
  useSourcesReadAnew(tables.data?.some(({ status }) => status === 'running') ?? false);
  return (
    <Card title={strings.predictedTables}>
      {tables.isPending ? (
        <SkeletonList count={2} className="h-12" />
      ) : tables.isError ? (
        <ErrorState
          error={tables.error}
          title={strings.predictedTablesFailed}
          onRetry={() => void tables.refetch()}
        />
      ) : tables.data.length === 0 ? (
        <p className="text-muted">{strings.noPredictedTables}</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
          {tables.data.map((table) => (
            <PredictedTableItem key={table.id} table={table} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** A table that is ready is a table like any other: whoever shows the sources reads them again. */
function useSourcesReadAnew(isRunning: boolean): void {
  const client = useQueryClient();
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refreshReads(client, '/api/data-sources', '/api/dashboard');
    wasRunning.current = isRunning;
  }, [client, isRunning]);
}

const looks = {
  running: { tone: 'info', icon: LoaderCircle },
  done: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
} as const;
const words = { running: strings.running, done: strings.done, failed: strings.tableFailed } as const;

function PredictedTableItem({ table }: { table: PredictedTable }) {
  const { status, source, result, error } = table;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere flex flex-wrap items-center gap-2">
          <span className="font-medium">
            {result ? strings.rowsOfTable(result.table, formatNumber(result.rows)) : source.table}
          </span>
          <Badge {...looks[status]}>{words[status]}</Badge>
        </p>
        <p className="wrap-anywhere text-muted text-xs">
          {strings.ofTable(source.table, source.version)} · {strings.byModel(table.modelVersion)} ·{' '}
          {formatDateTime(table.createdAt)}
        </p>
        {error && <p className="wrap-anywhere text-danger text-xs">{error}</p>}
      </div>
      {result && <ResultActions result={result} />}
    </li>
  );
}

function ResultActions({ result }: { result: NonNullable<PredictedTable['result']> }) {
  const askAbout = useAskAbout();
  const { dataSourceId, table, rows } = result;
  return (
    <div className="flex flex-wrap gap-1">
      <Button asChild look="quiet" size="small">
        <Link href={sourceAddress(dataSourceId, table)}>{strings.open}</Link>
      </Button>
      <Button look="quiet" size="small" onClick={() => askAbout(dataSourceId)}>
        {strings.ask}
      </Button>
      <WaitingPlace fallback={null}>
        <ExportMenu target={{ kind: 'table', sourceId: dataSourceId, table }} rowCount={rows} />
      </WaitingPlace>
    </div>
  );
}
