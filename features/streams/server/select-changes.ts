import type { StreamChange, StreamSettings } from '#kernel/stream-reader.ts';
import { changesMaximumLength, changesPerMessage } from '../limits.ts';

/**
 * The changes that a stream's settings ask for, with the fields they ask for. A reader may have left the others out
 * already; here it is made sure. `conditions` are in the system's own words and its reader's business.
 */
export function selectChanges(settings: StreamSettings, changes: readonly StreamChange[]): StreamChange[] {
  const fields = new Set(settings.filters.fields);
  return changes
    .filter((change) => isWanted(settings, change))
    .map((change) => (fields.size === 0 ? change : { ...change, record: pick(change.record, fields) }));
}

function isWanted(settings: StreamSettings, { table, operation }: StreamChange): boolean {
  switch (settings.streamType) {
    case 'event_driven':
      return isListed(settings.eventConfig.eventTypes, table);
    case 'change_tracking':
      return isListed(settings.filters.tables, table) && isTracked(settings.changeTracking, operation);
    case 'real_time':
      return isListed(settings.filters.tables, table);
  }
}

function isListed(names: readonly string[], name: string): boolean {
  return names.length === 0 || names.includes(name);
}

function isTracked(
  tracking: StreamSettings['changeTracking'],
  operation: StreamChange['operation'],
): boolean {
  if (operation === 'insert') return tracking.trackInserts;
  if (operation === 'update') return tracking.trackUpdates;
  if (operation === 'delete') return tracking.trackDeletes;
  return false;
}

function pick(record: Record<string, unknown>, fields: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.has(name)));
}

/** As many of the newest changes as one live message carries, oldest first. */
export function fitInMessage(changes: readonly StreamChange[]): StreamChange[] {
  const fitting: StreamChange[] = [];
  let length = 0;
  for (const change of changes.slice(-changesPerMessage).toReversed()) {
    length += JSON.stringify(change).length;
    if (length > changesMaximumLength) break;
    fitting.unshift(change);
  }
  return fitting;
}
