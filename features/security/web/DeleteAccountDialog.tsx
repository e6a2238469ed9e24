import type { UseQueryResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { uiStrings } from '#ui/strings.ts';
import { TextInput } from '#ui/TextInput.tsx';
import type { Deletion } from '../contract.ts';
import { securityStrings as strings } from '../strings.ts';
import { DeletionFacts } from './DeletionFacts.tsx';

interface DeleteAccountDialogProps {
  deletion: UseQueryResult<Deletion>;
  /** Whether the person has to show the own password. */
  asksPassword: boolean;
  remove: {
    mutate(entered: { email: string; password: string }): void;
    isPending: boolean;
    isError: boolean;
    error: unknown;
  };
  onClose: () => void;
}

/** Says what would be deleted, and asks for the address to be typed: nothing of it comes back. */
export function DeleteAccountDialog({ deletion, asksPassword, remove, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="medium"
      title={strings.deleteDialog}
      description={strings.deleteWarning}
    >
      {deletion.isPending ? (
        <SkeletonList count={3} className="h-6" />
      ) : deletion.isError ? (
        <ErrorState error={deletion.error} onRetry={() => void deletion.refetch()} />
      ) : (
        <ConfirmForm deletion={deletion.data} asksPassword={asksPassword} remove={remove} onClose={onClose} />
      )}
    </Dialog>
  );
}

type ConfirmFormProps = Omit<DeleteAccountDialogProps, 'deletion'> & { deletion: Deletion };

function ConfirmForm({ deletion, asksPassword, remove, onClose }: ConfirmFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const isTyped = email.trim().toLowerCase() === deletion.email.toLowerCase();
  const isReady = isTyped && (!asksPassword || password !== '') && deletion.hindrance === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) remove.mutate({ email, password });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <DeletionFacts deletion={deletion} />
      {deletion.hindrance === null ? (
        <>
          <TextInput
            label={strings.typeEmail(deletion.email)}
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          {asksPassword && (
            <TextInput
              label={strings.password}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </>
      ) : (
        <p role="alert" className="rounded-control bg-warning-surface px-3 py-2 text-warning">
          {deletion.hindrance}
        </p>
      )}
      {remove.isError && (
        <p role="alert" className="text-danger text-sm">
          {userMessageOf(remove.error, strings.deleteFailed)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button type="submit" look="danger" isUnavailable={!isReady} isPending={remove.isPending}>
          {remove.isPending ? strings.deleting : strings.deleteConfirm}
        </Button>
      </DialogActions>
    </form>
  );
}
