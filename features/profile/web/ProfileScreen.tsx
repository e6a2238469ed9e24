import { Bot, CircleCheck, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { User } from '#features/identity/contract.ts';
import { displayName, initialOf, useCurrentUser } from '#features/identity/web/index.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { profileStrings as strings } from '../strings.ts';

export function ProfileScreen() {
  const { data: user } = useCurrentUser();
  if (!user) return null;
  return (
    <>
      <PageHeading title={strings.title} subtitle={strings.subtitle} />
      <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <AccountCard user={user} />
        <Card title={strings.assistantTitle}>
          <EmptyState
            icon={Bot}
            title={strings.assistantTitle}
            message={strings.assistantMessage}
            action={
              <Button look="primary" asChild>
                <Link href="/ai-agent">{strings.openAgent}</Link>
              </Button>
            }
          />
        </Card>
      </div>
    </>
  );
}

function AccountCard({ user }: { user: User }) {
  return (
    <Card title={strings.accountTitle}>
      <div className="mb-4 flex items-center gap-3">
        <Avatar imageUrl={user.profileImageUrl} initial={initialOf(user)} className="size-14 text-xl" />
        <div className="min-w-0">
          <p className="truncate font-semibold text-base">{displayName(user)}</p>
          <p className="truncate text-muted">{user.email}</p>
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
      <Button asChild className="mt-5 w-full">
        <a href="/api/logout">
          <LogOut aria-hidden="true" className="size-4" />
          {strings.signOut}
        </a>
      </Button>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 truncate text-right">{children}</dd>
    </div>
  );
}

/** Spec §2: the locale date, or 'Unknown'. */
function memberSince(createdAt: string): string {
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? strings.unknown : date.toLocaleDateString(navigator.language);
}
