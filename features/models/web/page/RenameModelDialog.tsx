import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { uiStrings } from '#ui/strings.ts';
import { TextInput } from '#ui/TextInput.tsx';
import type { Model } from '../../contract.ts';
import { modelNameMaximumLength } from '../../limits.ts';
import { modelsStrings } from '../../strings.ts';
import { pageStrings as strings } from './strings.ts';
import { useChangeModel } from './use-change-model.ts';

export function RenameModelDialog({ model, onClose }: { model: Model; onClose: () => void }) {
  const [name, setName] = useState(model.name);
  const [isMissing, setMissing] = useState(false);
  const change = useChangeModel(model, (changed) => changed.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    setMissing(trimmed === '');
    if (trimmed !== '') change.mutate({ name: trimmed }, { onSuccess: onClose });
  };
  return (
    <Dialog isOpen onClose={onClose} title={strings.renameTitle}>
      <form noValidate onSubmit={submit}>
        <TextInput
          label={strings.name}
          isRequired
          maxLength={modelNameMaximumLength}
          error={isMissing ? modelsStrings.nameMissing : null}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{uiStrings.cancel}</Button>
          <Button type="submit" look="primary" isPending={change.isPending}>
            {change.isPending ? strings.saving : strings.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
