import { TriangleAlert } from 'lucide-react';
import { useSourcesRead } from '../api.ts';
import { systemsStrings as strings } from './strings.ts';

/** What the account may do that a reader need not: said where a table is about to be asked by it. Where it cannot be told, nothing is. */
export function AccountRights({ sourceId }: { sourceId: string }) {
  const rights = useSourcesRead('GET /api/data-sources/{id}/rights', { params: { id: sourceId } });
  const sentences = rights.data?.beyondReading ?? [];
  if (sentences.length === 0) return null;
  return (
    <div role="status" className="flex items-start gap-2 rounded-control bg-warning-surface px-3 py-2">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      <div>
        <p>{strings.rights}</p>
        <p className="text-muted text-xs">{sentences.join(' ')}</p>
      </div>
    </div>
  );
}
