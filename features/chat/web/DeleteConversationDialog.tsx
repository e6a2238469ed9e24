import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { formatNumber } from '#ui/format.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { readKey, refreshReads } from '#ui/query.ts';
import { uiStrings } from '#ui/strings.ts';
import { showToast } from '#ui/toast-store.ts';
import type { ChatSession } from '../contract.ts';
import { chatStrings as strings } from '../strings.ts';
import { chatApi, messagesPath, sessionsPath } from './api.ts';

interface DeleteConversationDialogProps {
  session: ChatSession;
  onClose: () => void;
}

/** Says what goes before it does. What stands on the conversation elsewhere keeps it: then the server says so. */
export function DeleteConversationDialog({ session, onClose }: DeleteConversationDialogProps) {
  const client = useQueryClient();
  const { id, title } = session;
  const remove = useMutation({
    mutationFn: () => chatApi('DELETE /api/chat/sessions/{id}', { params: { id } }),
    onSuccess: async ({ receipts }) => {
      client.removeQueries({ queryKey: readKey(messagesPath, { params: { id } }) });
      client.setQueryData<ChatSession[]>(readKey(sessionsPath), (known) =>
        known?.filter((one) => one.id !== id),
      );
      showToast({ title: strings.deletedTitle, message: strings.deletedMessage(formatNumber(receipts)) });
      onClose();
      await Promise.all([refreshReads(client, '/api/storage'), refreshReads(client, '/api/dashboard/stats')]);
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={strings.askDelete}
      description={strings.askDeleteMessage(title || strings.untitled)}
    >
      {remove.isError && (
        <p role="alert" className="text-danger text-sm">
          {userMessageOf(remove.error, strings.deleteFailed)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button look="danger" isPending={remove.isPending} onClick={() => remove.mutate()}>
          {strings.deleteNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
