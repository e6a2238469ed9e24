import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { uiStrings } from '#ui/strings.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { AccessToken } from '../contract.ts';
import { accessStrings as strings } from '../strings.ts';
import { accessApi } from './api.ts';

/** Asks first: a token that was revoked cannot be brought back. */
export function RevokeTokenDialog({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => accessApi('DELETE /api/tokens/{id}', { params: { id: token.id } }),
    onSuccess: () => {
      showToast({ title: strings.revokedTitle, message: strings.revokedMessage(token.name) });
      onClose();
      return refreshReads(client, '/api/tokens');
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.revokeFailed)),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={strings.revokeTitle}
      description={strings.revokeMessage(token.name)}
    >
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button look="danger" isPending={revoke.isPending} onClick={() => revoke.mutate()}>
          {revoke.isPending ? strings.revoking : strings.revokeConfirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
