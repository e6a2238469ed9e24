import { Shapes } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Select } from '#ui/Select.tsx';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { useSourcesRead } from './api.ts';
import { meaningStrings } from './meaning-strings.ts';
import { RelationDecisions } from './RelationDecisions.tsx';
import { TableMeaningForm } from './TableMeaningForm.tsx';
import type { Unsaved } from './use-unsaved.ts';

const strings = meaningStrings;

interface MeaningTabProps {
  sourceId: string;
  /** Watches over the fields of the table that is shown. */
  unsaved: Unsaved;
  onClose: () => void;
}

/** What the tables of a source mean: seen, and told otherwise. */
export function MeaningTab({ sourceId, unsaved, onClose }: MeaningTabProps) {
  const meaning = useSourcesRead('GET /api/data-sources/{id}/meaning', { params: { id: sourceId } });
  const [chosen, setChosen] = useState<string | null>(null);
  if (meaning.isPending) return <SkeletonList count={4} className="h-9" />;
  if (meaning.isError)
    return <ErrorState error={meaning.error} title={strings.failed} onRetry={() => void meaning.refetch()} />;
  const { tables, relations, elsewhere } = meaning.data;
  const table = tables.find(({ name }) => name === chosen) ?? tables[0];
  if (!table) return <EmptyState icon={Shapes} title={strings.emptyTitle} message={strings.emptyMessage} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-muted">{strings.intro}</p>
      {tables.length > 1 && (
        <Select
          label={strings.table}
          options={tables.map(({ name }) => ({ value: name, label: name }))}
          value={table.name}
          onChange={({ target }) => unsaved.leave(() => setChosen(target.value))}
        />
      )}
      <TableMeaningForm
        key={`${table.name} ${table.revision}`}
        sourceId={sourceId}
        table={table}
        onUnsaved={unsaved.tell}
        onClose={onClose}
      />
      {(relations.length > 0 || tables.length > 1 || elsewhere.length > 0) && (
        <RelationDecisions sourceId={sourceId} meaning={meaning.data} />
      )}
    </div>
  );
}
