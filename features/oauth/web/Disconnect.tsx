import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { useState } from 'react';
import { type OAuthProvider, oauthProviders } from '#connectors/manifests.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { uiStrings } from '#ui/strings.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import { oauthStrings as strings } from '../strings.ts';
import { oauthApi, readsOfOAuth } from './api.ts';

/** Asks first: a person has to sign in to have a token again. */
export function Disconnect({ system }: { system: OAuthProvider }) {
  const { name } = oauthProviders[system];
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const disconnect = useMutation({
    mutationFn: () => oauthApi('DELETE /api/oauth/tokens/{system}', { params: { system } }),
    onSuccess: ({ isRevoked }) => {
      showToast({ title: strings.disconnectedTitle, message: strings.disconnectedMessage(name, isRevoked) });
      setAsking(false);
      return refreshReads(client, ...readsOfOAuth);
    },
    onError: (error) => showErrorToast(strings.errorTitle, userMessageOf(error, strings.disconnectFailed)),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Unplug aria-hidden="true" className="size-4" />
        {strings.disconnect}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          onClose={() => setAsking(false)}
          title={strings.disconnectQuestion(name)}
          description={strings.disconnectMeaning}
        >
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{uiStrings.cancel}</Button>
            <Button look="danger" isPending={disconnect.isPending} onClick={() => disconnect.mutate()}>
              {strings.disconnect}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
