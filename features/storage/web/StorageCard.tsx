import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { storageStrings as strings } from '../strings.ts';
import { useStorageRead } from './api.ts';
import { UsageBar, UsageSummary } from './UsageBar.tsx';

/** How much of its space the workspace uses, and the way to more of it. */
export function StorageCard() {
  const storage = useStorageRead('GET /api/storage');
  return (
    <Card
      title={strings.title}
      actions={
        <Button asChild>
          <Link href="/settings/storage">{strings.manage}</Link>
        </Button>
      }
    >
      <p className="mb-3 text-muted">{strings.openHint}</p>
      {storage.isPending ? (
        <Skeleton className="h-10" />
      ) : storage.isError ? (
        <ErrorState error={storage.error} title={strings.readFailed} onRetry={() => void storage.refetch()} />
      ) : (
        <>
          <UsageSummary storage={storage.data} />
          <UsageBar storage={storage.data} className="mt-2" />
        </>
      )}
    </Card>
  );
}
