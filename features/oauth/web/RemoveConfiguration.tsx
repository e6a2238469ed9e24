import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type OAuthProvider, oauthProviders } from '#connectors/manifests.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { uiStrings } from '#ui/strings.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import { oauthSetupStrings as setupStrings } from '../setup-strings.ts';
import { oauthStrings as strings } from '../strings.ts';
import { oauthApi, readsOfOAuth } from './api.ts';

/** Asks first: deleted secrets cannot be brought back. */
export function RemoveConfiguration({ id, onRemoved }: { id: OAuthProvider; onRemoved: () => void }) {
  const { name } = oauthProviders[id];
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => oauthApi('DELETE /api/oauth/configurations/{provider}', { params: { provider: id } }),
    onSuccess: () => {
      showToast({ title: setupStrings.removedTitle, message: setupStrings.removedMessage(name) });
      setAsking(false);
      onRemoved();
      return refreshReads(client, ...readsOfOAuth);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, setupStrings.removeFailed)),
  });
  return (
    <>
      <Button look="quiet" className="mr-auto" onClick={() => setAsking(true)}>
        {setupStrings.remove}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          onClose={() => setAsking(false)}
          title={setupStrings.removeQuestion(name)}
          description={setupStrings.removeMeaning}
        >
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{uiStrings.cancel}</Button>
            <Button look="danger" isPending={remove.isPending} onClick={() => remove.mutate()}>
              {setupStrings.remove}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
