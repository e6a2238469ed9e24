import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { DeleteAccountDialog } from '#features/security/web/index.tsx';
import { DialogStandIn } from '#ui/Dialog.tsx';
import { refreshReads } from '#ui/query.ts';
import { showToast } from '#ui/toast-store.ts';
import type { Person } from '../contract.ts';
import { peopleStrings as strings } from '../strings.ts';
import { peopleApi, usePeopleRead } from './api.ts';

export function RemovePersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const client = useQueryClient();
  const params = { id: person.id };
  const deletion = usePeopleRead('GET /api/people/{id}/deletion', { params });
  const remove = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      peopleApi('POST /api/people/{id}/deletion', { params, body: { email } }),
    onSuccess: () => {
      showToast({ title: strings.removedTitle, message: strings.removedMessage(person.name) });
      onClose();
      return refreshReads(client, '/api/people');
    },
  });
  return (
    <Suspense fallback={<DialogStandIn title={strings.remove} onClose={onClose} />}>
      <DeleteAccountDialog deletion={deletion} asksPassword={false} remove={remove} onClose={onClose} />
    </Suspense>
  );
}
