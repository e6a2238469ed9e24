import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { classNames } from '#ui/class-names.ts';
import { formatDate } from '#ui/format.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { Model } from '../contract.ts';
import { modelsStrings as strings } from '../strings.ts';
import { accuracyText, baselineText } from './accuracy-words.ts';
import { ModelActions } from './ModelActions.tsx';
import { ModelStatus } from './ModelStatus.tsx';
import { modelAddress } from './model-address.ts';
import { TrainingProgress } from './TrainingProgress.tsx';

interface ModelCardProps {
  model: Model;
  /** The address names it: it is brought into view, and stands out. */
  isMarked?: boolean;
}

export function ModelCard({ model, isMarked = false }: ModelCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    card.current?.scrollIntoView({ block: 'nearest' });
    card.current?.focus({ preventScroll: true });
  }, [isMarked]);
  return (
    <li
      ref={card}
      aria-current={isMarked || undefined}
      tabIndex={isMarked ? -1 : undefined}
      className={classNames(
        'flex min-w-0 scroll-mt-20 flex-col rounded-card border bg-surface p-4',
        isMarked ? 'border-accent outline-2 outline-accent' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <h3 className="wrap-anywhere min-w-0 font-semibold">
          <Link href={modelAddress(model.id)} className="rounded-control hover:underline">
            {model.name}
          </Link>
        </h3>
        <ModelStatus model={model} />
      </div>
      <p className="text-muted">
        {strings.types[model.type]} · {strings.algorithms[model.algorithm]}
      </p>
      <CardAccuracy model={model} />
      <p className="mt-2 mb-3 break-words text-muted text-xs">
        {strings.dataSource}: {model.dataSourceName ?? strings.noDataSource} · {strings.created}{' '}
        {formatDate(model.createdAt)}
      </p>
      <CardState model={model} />
      <ModelActions model={model} />
    </li>
  );
}

/** The accuracy, and what it has to beat. */
function CardAccuracy({ model }: { model: Model }) {
  const isMeasured = model.status === 'trained' || model.status === 'active';
  const baseline = baselineText(model);
  return (
    <>
      <p className="mt-2 flex flex-wrap justify-between gap-x-2 tabular-nums">
        <span className="text-muted">{strings.accuracy}</span>
        {accuracyText(model)}
      </p>
      {isMeasured && model.accuracy !== null && (
        <ProgressBar label={strings.accuracy} percent={model.accuracy * 100} className="mt-1" />
      )}
      {baseline && <p className="mt-1 text-muted text-xs tabular-nums">{strings.baseline(baseline)}</p>}
    </>
  );
}

/** What is being done, what went wrong, and what has changed since. */
function CardState({ model }: { model: Model }) {
  return (
    <>
      <TrainingProgress model={model} />
      {model.error && <p className="wrap-anywhere mb-2 text-danger text-xs">{model.error}</p>}
      {model.hasNewerData && !model.progress && (
        <p className="mb-2 text-warning text-xs">
          {strings.newerData}{' '}
          <Link href={modelAddress(model.id, 'settings')} className="rounded-control underline">
            {strings.trainAgain}
          </Link>
        </p>
      )}
    </>
  );
}
