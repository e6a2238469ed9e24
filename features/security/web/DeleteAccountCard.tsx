import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { DialogStandIn } from '#ui/Dialog.tsx';
import { securityStrings as strings } from '../strings.ts';
import { securityApi, useSecurityRead } from './api.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

export function DeleteAccountCard({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={strings.deleteTitle}>
      <p className="mb-4 text-muted">{strings.deleteNote}</p>
      <Button className="self-start" onClick={() => setOpen(true)}>
        {strings.deleteOpen}
      </Button>
      {isOpen && (
        <Suspense fallback={<DialogStandIn title={strings.deleteDialog} onClose={() => setOpen(false)} />}>
          <OwnDeletion hasPassword={hasPassword} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function OwnDeletion({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const deletion = useSecurityRead('GET /api/security/deletion');
  const remove = useMutation({
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      securityApi('POST /api/security/deletion', {
        body: hasPassword ? { email, password } : { email },
      }),
    gcTime: 0,
    // Everything of the account leaves the memory of the page, too.
    onSuccess: () => window.location.replace('/'),
  });
  return (
    <DeleteAccountDialog deletion={deletion} asksPassword={hasPassword} remove={remove} onClose={onClose} />
  );
}
