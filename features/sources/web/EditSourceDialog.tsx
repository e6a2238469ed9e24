import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { uiStrings } from '#ui/strings.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Source } from '../contract.ts';
import { sourceNameMaximumLength } from '../limits.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { readsOfSources, sourcesApi } from './api.ts';
import { hasSapTabs } from './source-rules.ts';

interface EditSourceDialogProps {
  source: Source;
  onClose: () => void;
}

export function EditSourceDialog({ source, onClose }: EditSourceDialogProps) {
  const hasTabs = hasSapTabs(source.type);
  return (
    <Dialog isOpen onClose={onClose} title={strings.editTitle} description={source.name} width="medium">
      <Tabs
        label={strings.tabsLabel}
        tabs={[
          {
            id: 'general',
            label: strings.tabs.general,
            content: <GeneralSettings source={source} onClose={onClose} />,
          },
          {
            id: 'authentication',
            label: strings.tabs.authentication,
            isDisabled: !hasTabs,
            content: <p className="py-6 text-muted">{strings.authenticationTab}</p>,
          },
          {
            id: 'streaming',
            label: strings.tabs.streaming,
            isDisabled: !hasTabs,
            content: <p className="py-6 text-muted">{strings.streamingTab}</p>,
          },
        ]}
      />
    </Dialog>
  );
}

function GeneralSettings({ source, onClose }: EditSourceDialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState(source.name);
  const save = useMutation({
    mutationFn: (newName: string) =>
      sourcesApi('PUT /api/data-sources/{id}', {
        params: { id: source.id },
        body: { id: source.id, name: newName, type: source.type, configuration: source.configuration },
      }),
    onSuccess: (updated) => {
      showToast({ title: strings.updatedTitle, message: strings.updatedMessage(updated.name) });
      onClose();
      return refreshReads(client, ...readsOfSources);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.updateFailed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') showErrorToast(strings.validationTitle, strings.validationMessage);
    else save.mutate(name.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextInput
        label={strings.name}
        isRequired
        maxLength={sourceNameMaximumLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <p className="text-muted">
        {strings.type}: {strings.types[source.type]}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button type="submit" look="primary" isPending={save.isPending}>
          {save.isPending ? strings.saving : strings.save}
        </Button>
      </DialogActions>
    </form>
  );
}
