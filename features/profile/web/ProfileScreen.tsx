import { useCurrentUser } from '#features/identity/web/index.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { profileStrings as strings } from '../strings.ts';
import { AccountCard } from './AccountCard.tsx';
import { AssistantCard } from './AssistantCard.tsx';

export function ProfileScreen() {
  const { data: user } = useCurrentUser();
  if (!user) return null;
  return (
    <>
      <PageHeading title={strings.title} subtitle={strings.subtitle} />
      <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <AccountCard user={user} />
        <AssistantCard />
      </div>
    </>
  );
}
