import { ShieldX, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { SettingsLinks } from '#features/security/web/index.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { HttpError } from '#ui/http-error.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useFreshReads } from '#ui/query.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { peopleStrings as strings } from '../strings.ts';
import { AddPersonDialog } from './AddPersonDialog.tsx';
import { usePeopleRead } from './api.ts';
import { PeopleList } from './PeopleList.tsx';
import { SignUpCard } from './SignUpCard.tsx';

/** Who has an account, for administrators of the installation; everybody else is told that it is not for them. */
export function PeopleScreen() {
  const signUp = usePeopleRead('GET /api/installation/sign-up');
  const [isAdding, setAdding] = useState(false);
  useFreshReads('/api/people');
  const isClosed = signUp.error instanceof HttpError && signUp.error.status === 403;
  return (
    <>
      <PageHeading
        title={strings.title}
        subtitle={strings.subtitle}
        actions={
          signUp.data?.kind === 'local' && (
            <Button look="primary" onClick={() => setAdding(true)}>
              <UserPlus aria-hidden="true" className="size-4" />
              {strings.add}
            </Button>
          )
        }
      />
      <SettingsLinks />
      {signUp.isPending ? (
        <SkeletonList count={5} className="h-12" />
      ) : isClosed ? (
        <Card title={strings.notAdministrator}>
          <EmptyState
            icon={ShieldX}
            title={strings.notAdministrator}
            message={strings.notAdministratorMessage}
          />
        </Card>
      ) : signUp.isError ? (
        <ErrorState error={signUp.error} title={strings.readFailed} onRetry={() => void signUp.refetch()} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <SignUpCard signUp={signUp.data} />
          <PeopleList />
        </div>
      )}
      {isAdding && <AddPersonDialog onClose={() => setAdding(false)} />}
    </>
  );
}
