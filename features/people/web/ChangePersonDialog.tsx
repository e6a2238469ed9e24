import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { uiStrings } from '#ui/strings.ts';
import { showToast } from '#ui/toast-store.ts';
import type { Person } from '../contract.ts';
import { peopleStrings as strings } from '../strings.ts';
import { peopleApi } from './api.ts';

type Change = 'disable' | 'enable' | 'makeAdministrator' | 'removeAdministrator';

interface ChangePersonDialogProps {
  person: Person;
  action: Change;
  onClose: () => void;
}

const changes = {
  disable: { isDisabled: true },
  enable: { isDisabled: false },
  makeAdministrator: { isAdministrator: true },
  removeAdministrator: { isAdministrator: false },
} as const;

const told = {
  disable: strings.disabledMessage,
  enable: strings.enabledMessage,
  makeAdministrator: strings.administratorAdded,
  removeAdministrator: strings.administratorRemoved,
} as const;

/** Asks before an account is changed, and says what follows from it. */
export function ChangePersonDialog({ person, action, onClose }: ChangePersonDialogProps) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => peopleApi('PUT /api/people/{id}', { params: { id: person.id }, body: changes[action] }),
    onSuccess: () => {
      showToast({ title: strings.changedTitle, message: told[action](person.name) });
      onClose();
      return refreshReads(client, '/api/people');
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={strings.changeTitles[action](person.name)}
      description={strings.changeMessages[action]}
    >
      {change.isError && (
        <p role="alert" className="mb-3 text-danger text-sm">
          {userMessageOf(change.error, strings.changeFailed)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button
          look={action === 'disable' ? 'danger' : 'primary'}
          isPending={change.isPending}
          onClick={() => change.mutate()}
        >
          {change.isPending ? strings.changing : strings.changeConfirms[action]}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
