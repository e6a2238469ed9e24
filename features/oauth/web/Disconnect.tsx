import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { uiStrings } from '#ui/strings.ts';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import { oauthSetupStrings as setupStrings } from '../setup-strings.ts';
import { oauthStrings as strings } from '../strings.ts';
import { oauthApi, readsOfOAuth } from './api.ts';
import type { NamedProvider } from './named-provider.ts';

/** Asks first: a person has to sign in to have a token again. */
export function Disconnect({ provider: { id: system, name } }: { provider: NamedProvider }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const disconnect = useMutation({
    mutationFn: () => oauthApi('DELETE /api/oauth/tokens/{system}', { params: { system } }),
    onSuccess: ({ isRevoked }) => {
      showToast({
        title: setupStrings.disconnectedTitle,
        message: setupStrings.disconnectedMessage(name, isRevoked),
      });
      setAsking(false);
      return refreshReads(client, ...readsOfOAuth);
    },
    onError: (error) =>
      showErrorToast(strings.errorTitle, userMessageOf(error, setupStrings.disconnectFailed)),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Unplug aria-hidden="true" className="size-4" />
        {setupStrings.disconnect}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          onClose={() => setAsking(false)}
          title={setupStrings.disconnectQuestion(name)}
          description={setupStrings.disconnectMeaning}
        >
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{uiStrings.cancel}</Button>
            <Button look="danger" isPending={disconnect.isPending} onClick={() => disconnect.mutate()}>
              {setupStrings.disconnect}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
