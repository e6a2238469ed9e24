import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { Model } from '../../contract.ts';
import { modelsStrings } from '../../strings.ts';
import { ModelStatus } from '../ModelStatus.tsx';
import { TrainingProgress } from '../TrainingProgress.tsx';
import { useRemoveModel } from '../use-remove-model.ts';
import { RenameModelDialog } from './RenameModelDialog.tsx';
import { pageStrings as strings } from './strings.ts';
import { useActivate } from './use-change-model.ts';

/** Name and state of a model, how far its training is, and what can be done with the whole of it. */
export function ModelHeading({ model }: { model: Model }) {
  const subtitle = [
    modelsStrings.types[model.type],
    modelsStrings.algorithms[model.algorithm],
    model.dataSourceName,
  ];
  return (
    <>
      <PageHeading
        title={model.name}
        subtitle={subtitle.filter(Boolean).join(' · ')}
        actions={<HeadingActions model={model} />}
      />
      <div className="-mt-2 mb-4 grid gap-3">
        <ModelStatus model={model} />
        <TrainingProgress model={model} />
        {model.error && (
          <p role="alert" className="wrap-anywhere rounded-card bg-danger-surface p-3 text-danger">
            {model.error}
          </p>
        )}
        {model.hasNewerData && !model.progress && <p className="text-warning">{modelsStrings.newerData}</p>}
        {model.status === 'trained' && <ActivateNote model={model} />}
      </div>
    </>
  );
}

function HeadingActions({ model }: { model: Model }) {
  const [, navigate] = useLocation();
  const [isRenaming, setRenaming] = useState(false);
  const remove = useRemoveModel(() => navigate('/ml-models'));
  return (
    <>
      <Button onClick={() => setRenaming(true)}>
        <Pencil aria-hidden="true" className="size-4" />
        {strings.rename}
      </Button>
      <Button
        aria-label={modelsStrings.removeNamed(model.name)}
        isPending={remove.isPending}
        onClick={() => remove.mutate(model)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {modelsStrings.remove}
      </Button>
      {isRenaming && <RenameModelDialog model={model} onClose={() => setRenaming(false)} />}
    </>
  );
}

function ActivateNote({ model }: { model: Model }) {
  const activate = useActivate(model);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-warning-surface p-3 text-warning">
      <p className="min-w-0 flex-1 basis-64">
        {model.isNoBetterThanBaseline ? strings.activateNote : strings.activateUnknown}
      </p>
      <Button size="small" isPending={activate.isPending} onClick={() => activate.mutate()}>
        {strings.activate}
      </Button>
    </div>
  );
}
