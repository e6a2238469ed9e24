import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { uiStrings } from '#ui/strings.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Model } from '../contract.ts';
import { modelsStrings as strings } from '../strings.ts';
import { modelsApi, readsOfModels } from './api.ts';

/** Asks first: a deleted model cannot be brought back. */
export function RemoveModelDialog({ model, onClose }: { model: Model; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => modelsApi('DELETE /api/ml/models/{id}', { params: { id: model.id } }),
    onSuccess: () => {
      showToast({ title: strings.removedTitle, message: strings.removedMessage(model.name) });
      onClose();
      return refreshReads(client, ...readsOfModels);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.removeFailed)),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={strings.removeTitle}
      description={strings.removeMessage(model.name)}
    >
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button look="danger" isPending={remove.isPending} onClick={() => remove.mutate()}>
          {remove.isPending ? strings.removing : strings.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
