import { formatNumber } from '#ui/format.ts';
import type { TableChange, TableVersion } from '../contract.ts';
import { versionsStrings } from './versions-strings.ts';

const strings = versionsStrings;

type Counts = Pick<TableChange, 'added' | 'changed' | 'removed'>;

/** `12 added, 3 changed`; nothing is left out silently, so what could not be counted says so. */
export function describeCounts({ added, changed, removed }: Counts): string {
  if (added === null || changed === null || removed === null) return strings.notCounted;
  const parts = [
    ...(added > 0 ? [strings.added(formatNumber(added))] : []),
    ...(changed > 0 ? [strings.changed(formatNumber(changed))] : []),
    ...(removed > 0 ? [strings.removed(formatNumber(removed))] : []),
  ];
  return parts.length === 0 ? strings.nothing : parts.join(', ');
}

/** One sentence for each column that came, went or has another type. */
export function describeSchema(changes: TableChange['schemaChanges']): string[] {
  return changes.map(({ column, kind, from, to }) => {
    if (kind === 'added') return strings.columnAdded(column);
    if (kind === 'removed') return strings.columnRemoved(column);
    return strings.columnRetyped(column, from ?? '', to ?? '');
  });
}

/** How a version came about, with its file. */
export function describeOrigin({ origin, fileName, restoredFrom }: TableVersion): string {
  if (restoredFrom !== null) return strings.restoredFrom(restoredFrom);
  const word = strings.origins[origin];
  return fileName === null ? word : `${word}: ${fileName}`;
}
