import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { passwordMinimumLength } from '#features/identity/limits.ts';
import { identityStrings } from '#features/identity/strings.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { showToast } from '#ui/toast-store.ts';
import { securityStrings as strings } from '../strings.ts';
import { securityApi } from './api.ts';

export function PasswordCard({ hasPassword }: { hasPassword: boolean }) {
  return (
    <Card title={strings.passwordTitle}>
      {hasPassword ? <PasswordForm /> : <p className="text-muted">{strings.passwordElsewhere}</p>}
    </Card>
  );
}

const empty = { currentPassword: '', newPassword: '' };

function PasswordForm() {
  const client = useQueryClient();
  const [entered, setEntered] = useState(empty);
  const [errors, setErrors] = useState<Partial<typeof empty>>({});
  const change = useMutation({
    mutationFn: (body: typeof empty) => securityApi('POST /api/security/password', { body }),
    // What was typed is not kept beside the form.
    gcTime: 0,
    onSuccess: ({ ended }) => {
      setEntered(empty);
      showToast({ title: strings.changedTitle, message: strings.changedMessage(ended) });
      return refreshReads(client, '/api/security');
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found: Partial<typeof empty> = {};
    if (entered.currentPassword === '') found.currentPassword = strings.passwordMissing;
    if (entered.newPassword.length < passwordMinimumLength)
      found.newPassword = identityStrings.passwordTooShort;
    setErrors(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong === undefined) change.mutate(entered);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  };
  const field = (name: keyof typeof empty) => ({
    name,
    type: 'password',
    value: entered[name],
    error: errors[name] ?? null,
    onChange: (event: { target: { value: string } }) =>
      setEntered({ ...entered, [name]: event.target.value }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-4">
      <TextInput
        {...field('currentPassword')}
        label={strings.currentPassword}
        autoComplete="current-password"
      />
      <TextInput
        {...field('newPassword')}
        label={strings.newPassword}
        hint={identityStrings.passwordTooShort}
        autoComplete="new-password"
      />
      <p className="text-muted text-xs">{strings.passwordNote}</p>
      {change.isError && (
        <p role="alert" className="text-danger text-sm">
          {userMessageOf(change.error, strings.changeFailed)}
        </p>
      )}
      <Button type="submit" look="primary" className="justify-self-start" isPending={change.isPending}>
        {change.isPending ? strings.changing : strings.change}
      </Button>
    </form>
  );
}
