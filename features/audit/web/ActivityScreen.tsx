import { Download } from 'lucide-react';
import { SettingsLinks } from '#features/security/web/index.tsx';
import { addressOf } from '#ui/api.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useFreshReads } from '#ui/query.ts';
import { auditStrings as strings } from '../strings.ts';
import { ActivityFilter } from './ActivityFilter.tsx';
import { ActivityList } from './ActivityList.tsx';
import { useFilter } from './filter.ts';

/** Who did what, newest first; filtered by the address. */
export function ActivityScreen() {
  const [filter, change] = useFilter();
  useFreshReads('/api/audit');
  return (
    <>
      <PageHeading
        title={strings.title}
        subtitle={strings.subtitle}
        actions={
          <Button asChild>
            <a href={addressOf('/api/audit/export', { query: { ...filter } })} download>
              <Download aria-hidden="true" className="size-4" />
              {strings.exportCsv}
            </a>
          </Button>
        }
      />
      <SettingsLinks />
      <ActivityFilter filter={filter} onChange={change} />
      <Card title={strings.scopes[filter.scope]}>
        {/* Another filter begins at its newest entries. */}
        <ActivityList key={JSON.stringify(filter)} filter={filter} />
      </Card>
    </>
  );
}
