import { newId } from '#kernel/ids.ts';
import type { StreamBatch, StreamReader, StreamSettings } from '#kernel/stream-reader.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { NewStream } from './stream-store.ts';

/** So many seconds after a fixed time. */
export function moment(seconds: number): Date {
  return new Date(Date.parse('2026-03-01T10:00:00Z') + seconds * 1000);
}

export async function addWorkspace(db: Db): Promise<string> {
  const id = newId();
  await db
    .insertInto('workspaces')
    .values({ id, name: 'W', created_at: moment(0).toISOString() })
    .execute();
  return id;
}

export async function addSource(
  db: Db,
  { workspaceId, name = 'ERP', type = 's4hana' }: { workspaceId: string; name?: string; type?: string },
): Promise<string> {
  const id = newId();
  const time = moment(0).toISOString();
  await db
    .insertInto('data_sources')
    .values({
      id,
      workspace_id: workspaceId,
      name,
      type,
      status: 'inactive',
      is_sample: 0,
      configuration: '',
      report: null,
      error: null,
      record_count: 0,
      size_bytes: 0,
      created_at: time,
      updated_at: time,
      deleted_at: null,
    })
    .execute();
  return id;
}

export function streamSettings(change: Partial<StreamSettings> = {}): StreamSettings {
  return {
    streamType: 'real_time',
    updateInterval: 30_000,
    filters: { tables: [], fields: [], conditions: '' },
    changeTracking: { trackInserts: true, trackUpdates: true, trackDeletes: false },
    eventConfig: { eventTypes: [] },
    ...change,
  };
}

export function newStream(
  place: { workspaceId: string; dataSourceId: string },
  change: Partial<NewStream> = {},
): NewStream {
  return { id: newId(), name: 'Orders', settings: streamSettings(), now: moment(0), ...place, ...change };
}

/** A reader that the test plays: it says what each opening yields, and sees what it was opened with. */
export interface PlayedReader extends StreamReader {
  openings: { position: unknown; signal: AbortSignal; configuration: Record<string, unknown> }[];
}

export function playReader(
  play: (position: unknown, signal: AbortSignal) => AsyncIterable<StreamBatch>,
): PlayedReader {
  const openings: PlayedReader['openings'] = [];
  return {
    openings,
    open(source, _settings, position, signal) {
      openings.push({ position, signal, configuration: source.configuration });
      return play(position, signal);
    },
  };
}

/** A batch of records of a table, numbered. */
export function batchOf(position: unknown, ...numbers: number[]): StreamBatch {
  return {
    position,
    changes: numbers.map((number) => ({ table: 'Orders', operation: 'record', record: { number } })),
  };
}
