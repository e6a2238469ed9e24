import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { uiStrings } from '#ui/strings.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Connection } from '../contract.ts';
import { connectionsStrings as strings } from '../strings.ts';
import type { Family } from './families.ts';

interface RemoveConnectionDialogProps {
  family: Family;
  connection: Connection;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks first: deleted secrets cannot be brought back. */
export function RemoveConnectionDialog({
  family,
  connection,
  onClose,
  onRemoved,
}: RemoveConnectionDialogProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => family.remove(connection.id),
    onSuccess: () => {
      showToast({ title: strings.removedTitle, message: strings.removedMessage(connection.name) });
      onClose();
      onRemoved();
      return refreshReads(client, family.path);
    },
    onError: (error) => showErrorToast(strings.removeFailedTitle, userMessageOf(error, strings.removeFailed)),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={strings.removeQuestion(connection.name)}
      description={strings.removeMeaning}
    >
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button look="danger" isPending={remove.isPending} onClick={() => remove.mutate()}>
          {strings.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
