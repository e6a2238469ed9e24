import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import type { WorkspaceSettings } from '../contract.ts';
import { workspaceStrings as strings } from '../strings.ts';
import { useWorkspaceRead } from './api.ts';
import { currencyName, describeFiscalYear } from './describe-settings.ts';
import { EditWorkspaceDialog } from './EditWorkspaceDialog.tsx';

/** What the whole workspace reads days, years and revenue by. */
export function WorkspaceCard() {
  const settings = useWorkspaceRead('GET /api/workspace/settings');
  return (
    <Card title={strings.title}>
      <p className="mb-4 text-muted">{strings.subtitle}</p>
      {settings.isPending ? (
        <SkeletonList count={3} className="h-6" />
      ) : settings.isError ? (
        <ErrorState
          error={settings.error}
          title={strings.readFailed}
          onRetry={() => void settings.refetch()}
        />
      ) : (
        <Settings settings={settings.data} />
      )}
    </Card>
  );
}

function Settings({ settings }: { settings: WorkspaceSettings }) {
  const [isEditing, setEditing] = useState(false);
  const facts = [
    [strings.timeZone, settings.timeZone.replaceAll('_', ' ')],
    [strings.fiscalYearFact, describeFiscalYear(settings.fiscalYear) ?? strings.notSet],
    [strings.currency, settings.currency ? currencyName(settings.currency) : strings.notSet],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="wrap-anywhere min-w-0 text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <Button className="mt-5 w-full" onClick={() => setEditing(true)}>
        <Settings2 aria-hidden="true" className="size-4" />
        {strings.edit}
      </Button>
      {isEditing && <EditWorkspaceDialog settings={settings} onClose={() => setEditing(false)} />}
    </>
  );
}
