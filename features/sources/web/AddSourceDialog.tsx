import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { Select } from '#ui/Select.tsx';
import { uiStrings } from '#ui/strings.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { SourceType } from '../contract.ts';
import { sourceNameMaximumLength } from '../limits.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { readsOfSources, sourcesApi } from './api.ts';
import { isSourceType, needsAuthentication, typeOptions } from './source-rules.ts';

interface AddSourceDialogProps {
  /** The page wants authentication for the systems that have one; the dashboard asks for name and type alone (spec §5). */
  variant: 'page' | 'dashboard';
  onClose: () => void;
}

export function AddSourceDialog({ variant, onClose }: AddSourceDialogProps) {
  const [name, setName] = useState('');
  const [type, setType] = useState('');
  const add = useAddSource(variant, onClose);
  const lacksAuthentication = variant === 'page' && isSourceType(type) && needsAuthentication(type);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || !isSourceType(type)) {
      showErrorToast(strings.validationTitle, strings.validationMessage);
    } else if (lacksAuthentication) {
      showErrorToast(strings.authenticationTitle, strings.authenticationMessage);
    } else add.mutate({ name: name.trim(), type });
  };

  return (
    <Dialog isOpen onClose={onClose} title={strings.add} description={strings.addNote}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextInput
          label={strings.name}
          isRequired
          maxLength={sourceNameMaximumLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label={strings.type}
          isRequired
          placeholder={strings.chooseType}
          options={typeOptions}
          value={type}
          hint={lacksAuthentication ? strings.authenticationNotYet : undefined}
          onChange={(event) => setType(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{uiStrings.cancel}</Button>
          <Button type="submit" look="primary" isPending={add.isPending}>
            {add.isPending ? strings.adding : strings.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useAddSource(variant: 'page' | 'dashboard', onAdded: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (source: { name: string; type: SourceType }) =>
      sourcesApi('POST /api/data-sources', {
        body: { ...source, ...(variant === 'page' ? { config: '{}' } : { configuration: {} }) },
      }),
    onSuccess: (source) => {
      showToast({ title: strings.addedTitle, message: strings.addedMessage(source.name) });
      onAdded();
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.addFailed)),
  });
}
