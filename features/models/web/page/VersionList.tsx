import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDateTime, formatDuration, formatNumber } from '#ui/format.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Model, ModelVersion } from '../../contract.ts';
import { modelsStrings } from '../../strings.ts';
import { accuracyText, baselineText } from '../accuracy-words.ts';
import { modelsApi, readsOfModels, useModelsRead } from '../api.ts';
import { NoBetterBadge } from '../ModelStatus.tsx';
import { resultsAddress } from '../model-address.ts';
import { pageStrings as strings } from './strings.ts';

/** Every training that came to its end; any of them can predict again. */
export function VersionList({ model }: { model: Model }) {
  const versions = useModelsRead('GET /api/ml/models/{id}/versions', { params: { id: model.id } });
  return (
    <Card title={strings.tabs.versions} subtitle={strings.versionsNote}>
      {versions.isPending ? (
        <SkeletonList count={2} className="h-16" />
      ) : versions.isError ? (
        <ErrorState
          error={versions.error}
          title={strings.versionsFailed}
          onRetry={() => void versions.refetch()}
        />
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
          {versions.data.map((version) => (
            <VersionItem key={version.version} model={model} version={version} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function VersionItem({ model, version }: { model: Model; version: ModelVersion }) {
  const rollBack = useRollBack(model);
  const { version: number, isCurrent } = version;
  return (
    <li className="flex flex-wrap items-start justify-between gap-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">
            {strings.version} {formatNumber(number)}
          </span>
          {isCurrent && (
            <Badge tone="success" icon={CircleCheck}>
              {strings.predicts}
            </Badge>
          )}
          {version.isNoBetterThanBaseline && <NoBetterBadge />}
        </p>
        <p className="tabular-nums">
          {modelsStrings.accuracy} {accuracyText(version)}
          <span className="text-muted">
            {' '}
            · {modelsStrings.baseline(baselineText(version) ?? modelsStrings.notMeasured)}
          </span>
        </p>
        <p className="wrap-anywhere text-muted text-xs tabular-nums">{factsOf(version)}</p>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button asChild look="quiet" size="small">
          <Link href={resultsAddress(model.id, number)} aria-label={strings.resultsOf(number)}>
            {strings.tabs.results}
          </Link>
        </Button>
        {!isCurrent && (
          <Button
            size="small"
            aria-label={strings.predictByNamed(number)}
            isPending={rollBack.isPending}
            onClick={() => rollBack.mutate(number)}
          >
            {strings.use}
          </Button>
        )}
      </div>
    </li>
  );
}

function factsOf({ trainedAt, durationMs, rowsLearnt, seed, tables }: ModelVersion): string {
  return [
    formatDateTime(trainedAt),
    `${strings.took.toLowerCase()} ${formatDuration(durationMs)}`,
    `${strings.learntRows.toLowerCase()}: ${formatNumber(rowsLearnt)}`,
    ...tables.map(({ name, version }) => `${name} ${strings.version.toLowerCase()} ${version}`),
    `${strings.seed.toLowerCase()} ${seed}`,
  ].join(' · ');
}

function useRollBack({ id }: Model) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) =>
      modelsApi('POST /api/ml/models/{id}/versions/{version}/restore', {
        params: { id, version: String(version) },
      }),
    onSuccess: async ({ version }) => {
      await refreshReads(client, ...readsOfModels);
      showToast({ title: strings.usedTitle, message: strings.used(version) });
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.rollBackFailed)),
  });
}
