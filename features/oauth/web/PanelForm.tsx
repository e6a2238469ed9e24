import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { uiStrings } from '#ui/strings.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { OAuthConfiguration } from '../contract.ts';
import { oauthStrings as strings } from '../strings.ts';
import { oauthApi, readsOfOAuth } from './api.ts';

interface PanelFormProps {
  configuration: OAuthConfiguration | null;
  onClose: () => void;
}

/** The four fields of the panel; a successful save returns to the view. */
export function PanelForm({ configuration, onClose }: PanelFormProps) {
  const client = useQueryClient();
  const [values, setValues] = useState({
    authUrl: configuration?.authUrl ?? '',
    clientId: configuration?.clientId ?? '',
    clientSecret: '',
    redirectUri: configuration?.redirectUri ?? '',
  });
  const save = useMutation({
    mutationFn: () => oauthApi('POST /api/oauth/config', { body: values }),
    onSuccess: () => {
      showToast({ title: strings.savedTitle, message: strings.panelSavedMessage });
      onClose();
      return refreshReads(client, ...readsOfOAuth);
    },
    onError: (error) => showErrorToast(strings.saveErrorTitle, userMessageOf(error, strings.saveError)),
  });
  const field = (name: keyof typeof values) => ({
    label: strings[name],
    value: values[name],
    spellCheck: false,
    autoComplete: name === 'clientSecret' ? 'new-password' : 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextInput {...field('authUrl')} isRequired inputMode="url" />
      <TextInput {...field('clientId')} isRequired />
      <TextInput
        {...field('clientSecret')}
        type="password"
        hint={configuration?.hasClientSecret ? strings.secretStored : undefined}
      />
      <TextInput {...field('redirectUri')} inputMode="url" hint={strings.redirectHint} />
      {save.isError && (
        <p role="alert" className="rounded-control bg-danger-surface px-3 py-2 text-danger">
          {userMessageOf(save.error, strings.saveError)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button type="submit" look="primary" isPending={save.isPending}>
          {save.isPending ? strings.saving : strings.save}
        </Button>
      </div>
    </form>
  );
}
