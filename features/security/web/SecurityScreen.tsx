import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useFreshReads } from '#ui/query.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { securityStrings as strings } from '../strings.ts';
import { useSecurityRead } from './api.ts';
import { DeleteAccountCard } from './DeleteAccountCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SettingsLinks } from './SettingsLinks.tsx';

export function SecurityScreen() {
  const security = useSecurityRead('GET /api/security');
  useFreshReads('/api/security');
  return (
    <>
      <PageHeading title={strings.title} subtitle={strings.subtitle} />
      <SettingsLinks />
      {security.isPending ? (
        <SkeletonList count={3} className="h-24" />
      ) : security.isError ? (
        <ErrorState
          error={security.error}
          title={strings.readFailed}
          onRetry={() => void security.refetch()}
        />
      ) : (
        <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
          <PasswordCard hasPassword={security.data.hasPassword} />
          <SessionsCard sessions={security.data.sessions} currentId={security.data.currentSessionId} />
          <DeleteAccountCard hasPassword={security.data.hasPassword} />
        </div>
      )}
    </>
  );
}
