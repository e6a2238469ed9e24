import { AccessCard } from '#features/access/web/index.tsx';
import { useCurrentUser } from '#features/identity/web/index.tsx';
import { LanguageModelCard } from '#features/language-model/web/index.tsx';
import { VerifiedSummaryCard } from '#features/verified-questions/web/index.tsx';
import { WorkspaceCard } from '#features/workspace/web/index.tsx';
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
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <AccountCard user={user} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:row-span-2">
          <AssistantCard />
          <AccessCard />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <WorkspaceCard />
          <LanguageModelCard />
          <VerifiedSummaryCard />
        </div>
      </div>
    </>
  );
}
