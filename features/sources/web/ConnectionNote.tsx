import { Link } from 'wouter';
import { warehouseTypes } from '#connectors/manifests.ts';
import type { Source, SourceType } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';

interface ConnectionNoteProps {
  source: Pick<Source, 'type'>;
  id: string;
}

/** Of a source that a saved connection has become: where its settings are. */
export function ConnectionNote({ source: { type }, id }: ConnectionNoteProps) {
  return (
    <p className="mb-4 text-muted">
      {strings.ofConnection}{' '}
      <Link href={connectionAddress(type, id)} className="text-accent underline">
        {strings.openConnection}
      </Link>
    </p>
  );
}

/** The page of its family, with its tab and its form open. */
function connectionAddress(type: SourceType, id: string): string {
  const tab = type === 'sqlserver' ? 'sql' : type;
  const isWarehouse = (warehouseTypes as readonly string[]).includes(tab);
  const page = isWarehouse ? '/data-warehouse-connectors' : '/business-app-connectors';
  return `${page}?${new URLSearchParams({ tab, edit: id })}`;
}
