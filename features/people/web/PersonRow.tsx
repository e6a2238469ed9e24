import { Ban, KeyRound, MoreHorizontal, Shield } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#features/identity/web/index.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { formatDate, formatDateTime } from '#ui/format.ts';
import { Menu, MenuItem } from '#ui/Menu.tsx';
import type { Person } from '../contract.ts';
import { peopleStrings as strings } from '../strings.ts';
import { type PersonAction, PersonDialog } from './PersonDialog.tsx';

/** One account, what is special about it, and what can be done with it. The own one is looked after on other pages. */
export function PersonRow({ person }: { person: Person }) {
  const { data: user } = useCurrentUser();
  const [action, setAction] = useState<PersonAction | null>(null);
  const isOwn = user?.id === person.id;
  const { name, email, createdAt, lastSignInAt } = person;
  const signedIn = lastSignInAt ? strings.lastSignIn(formatDateTime(lastSignInAt)) : strings.never;
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-medium">{name}</span>
          <PersonBadges person={person} isOwn={isOwn} />
        </p>
        <p className="wrap-anywhere text-muted text-xs">
          {[email, strings.created(formatDate(createdAt)), signedIn].join(' · ')}
        </p>
      </div>
      {!isOwn && (
        <Menu
          align="end"
          trigger={
            <Button size="icon" look="quiet" aria-label={strings.actions(name)}>
              <MoreHorizontal aria-hidden="true" className="size-4" />
            </Button>
          }
        >
          {actionsFor(person).map((one) => (
            <MenuItem key={one} onSelect={() => setAction(one)}>
              {labels[one]}
            </MenuItem>
          ))}
        </Menu>
      )}
      {action && <PersonDialog person={person} action={action} onClose={() => setAction(null)} />}
    </li>
  );
}

function PersonBadges({ person, isOwn }: { person: Person; isOwn: boolean }) {
  return (
    <>
      {isOwn && <Badge tone="accent">{strings.you}</Badge>}
      {person.isAdministrator && (
        <Badge tone="info" icon={Shield}>
          {strings.administrator}
        </Badge>
      )}
      {person.isDisabled && (
        <Badge tone="warning" icon={Ban}>
          {strings.disabled}
        </Badge>
      )}
      {person.hasLink && <Badge icon={KeyRound}>{strings.linkOut}</Badge>}
      {person.kind === 'oidc' && <Badge>{strings.viaProvider}</Badge>}
    </>
  );
}

const labels: Record<PersonAction, string> = {
  disable: strings.disable,
  enable: strings.enable,
  makeAdministrator: strings.makeAdministrator,
  removeAdministrator: strings.removeAdministrator,
  issueLink: strings.issueLink,
  sessions: strings.showSessions,
  remove: strings.remove,
};

function actionsFor({ isDisabled, isAdministrator, kind }: Person): PersonAction[] {
  return [
    ...(isDisabled ? [] : (['sessions'] as const)),
    ...(kind === 'local' && !isDisabled ? (['issueLink'] as const) : []),
    isAdministrator ? 'removeAdministrator' : 'makeAdministrator',
    isDisabled ? 'enable' : 'disable',
    'remove',
  ];
}
