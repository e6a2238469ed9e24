import type { Person } from '../contract.ts';
import { ChangePersonDialog } from './ChangePersonDialog.tsx';
import { IssueLinkDialog } from './IssueLinkDialog.tsx';
import { PersonSessionsDialog } from './PersonSessionsDialog.tsx';
import { RemovePersonDialog } from './RemovePersonDialog.tsx';

export type PersonAction =
  | 'disable'
  | 'enable'
  | 'makeAdministrator'
  | 'removeAdministrator'
  | 'issueLink'
  | 'sessions'
  | 'remove';

interface PersonDialogProps {
  person: Person;
  action: PersonAction;
  onClose: () => void;
}

export function PersonDialog({ person, action, onClose }: PersonDialogProps) {
  switch (action) {
    case 'sessions':
      return <PersonSessionsDialog person={person} onClose={onClose} />;
    case 'issueLink':
      return <IssueLinkDialog person={person} onClose={onClose} />;
    case 'remove':
      return <RemovePersonDialog person={person} onClose={onClose} />;
    default:
      return <ChangePersonDialog person={person} action={action} onClose={onClose} />;
  }
}
