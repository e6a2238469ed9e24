import { CircleCheck, LogOut, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { User } from '#features/identity/contract.ts';
import { displayName, initialOf } from '#features/identity/web/index.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { profileStrings as strings } from '../strings.ts';
import { EditProfileDialog } from './EditProfileDialog.tsx';

export function AccountCard({ user }: { user: User }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Card title={strings.accountTitle}>
      <div className="mb-4 flex items-center gap-3">
        <Avatar imageUrl={user.profileImageUrl} initial={initialOf(user)} className="size-14 text-xl" />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold text-base">{displayName(user)}</p>
          <p className="wrap-anywhere text-muted">{user.email}</p>
        </div>
      </div>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        <Fact name={strings.email}>{user.email}</Fact>
        <Fact name={strings.firstName}>{user.firstName || strings.notProvided}</Fact>
        <Fact name={strings.lastName}>{user.lastName || strings.notProvided}</Fact>
        <Fact name={strings.memberSince}>{memberSince(user.createdAt)}</Fact>
        <Fact name={strings.accountStatus}>
          <Badge tone="success" icon={CircleCheck}>
            {strings.active}
          </Badge>
        </Fact>
      </dl>
      <div className="mt-5 grid gap-2">
        <Button onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" className="size-4" />
          {strings.edit}
        </Button>
        <Button asChild>
          <a href="/api/logout">
            <LogOut aria-hidden="true" className="size-4" />
            {strings.signOut}
          </a>
        </Button>
      </div>
      {isEditing && <EditProfileDialog user={user} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere min-w-0 text-right">{children}</dd>
    </div>
  );
}

/** Spec §2: the locale date, or 'Unknown'. */
function memberSince(createdAt: string): string {
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? strings.unknown : date.toLocaleDateString(navigator.language);
}
