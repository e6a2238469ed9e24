import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { emailMaximumLength, nameMaximumLength } from '#features/identity/limits.ts';
import { identityStrings } from '#features/identity/strings.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { formatDateTime } from '#ui/format.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { uiStrings } from '#ui/strings.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { peopleStrings as strings } from '../strings.ts';
import { peopleApi } from './api.ts';
import { HandOverLink } from './HandOverLink.tsx';

const empty = { firstName: '', lastName: '', email: '' };
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Makes an account, then shows the link with which its person sets a password, once. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: (body: typeof empty) => peopleApi('POST /api/people', { body }),
    gcTime: 0,
    onSuccess: () => refreshReads(client, '/api/people'),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={add.data ? 'medium' : 'small'}
      title={add.data ? strings.linkTitle : strings.addTitle}
      description={
        add.data ? strings.linkDescription(formatDateTime(add.data.expiresAt)) : strings.addDescription
      }
    >
      {add.data ? (
        <HandOverLink link={add.data.link} onClose={onClose} />
      ) : (
        <PersonForm add={add} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface PersonFormProps {
  add: { mutate(body: typeof empty): void; isPending: boolean; isError: boolean; error: unknown };
  onClose: () => void;
}

function PersonForm({ add, onClose }: PersonFormProps) {
  const [entered, setEntered] = useState(empty);
  const [errors, setErrors] = useState<Partial<typeof empty>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found: Partial<typeof empty> = {};
    if (entered.firstName.trim() === '') found.firstName = identityStrings.firstNameMissing;
    if (!emailForm.test(entered.email.trim())) found.email = identityStrings.emailInvalid;
    setErrors(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong === undefined) add.mutate(entered);
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  };
  const field = (name: keyof typeof empty) => ({
    name,
    label: strings[name],
    autoComplete: 'off',
    maxLength: name === 'email' ? emailMaximumLength : nameMaximumLength,
    value: entered[name],
    error: errors[name] ?? null,
    onChange: (event: { target: { value: string } }) =>
      setEntered({ ...entered, [name]: event.target.value }),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextInput {...field('firstName')} />
      <TextInput {...field('lastName')} />
      <TextInput {...field('email')} type="email" />
      {add.isError && (
        <p role="alert" className="text-danger text-sm">
          {userMessageOf(add.error, strings.addFailed)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button type="submit" look="primary" isPending={add.isPending}>
          {add.isPending ? strings.adding : strings.add}
        </Button>
      </DialogActions>
    </form>
  );
}
