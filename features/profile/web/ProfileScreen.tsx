import { AccessCard } from '#features/access/web/index.tsx';
import { useCurrentUser } from '#features/identity/web/index.tsx';
import { LanguageModelCard } from '#features/language-model/web/index.tsx';
import { SecurityCard } from '#features/security/web/index.tsx';
import { StorageCard } from '#features/storage/web/index.tsx';
import { VerifiedSummaryCard } from '#features/verified-questions/web/index.tsx';
import { WorkspaceCard } from '#features/workspace/web/index.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { PanelBoundary } from '#ui/PanelBoundary.tsx';
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
        <PanelBoundary>
          <AccountCard user={user} />
        </PanelBoundary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:row-span-2">
          <PanelBoundary>
            <AssistantCard />
          </PanelBoundary>
          <PanelBoundary>
            <AccessCard />
          </PanelBoundary>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <PanelBoundary>
            <WorkspaceCard />
          </PanelBoundary>
          <PanelBoundary>
            <SecurityCard />
          </PanelBoundary>
          <PanelBoundary>
            <StorageCard />
          </PanelBoundary>
          <PanelBoundary>
            <LanguageModelCard />
          </PanelBoundary>
          <PanelBoundary>
            <VerifiedSummaryCard />
          </PanelBoundary>
        </div>
      </div>
    </>
  );
}
