import {
  createReadingStore,
  type StreamReaders,
  type StreamRunner,
  startStreamRunner,
} from '#features/streams/server/index.ts';
import type { Config } from '#platform/config.ts';
import type { FeatureParts } from './features.ts';

/** Who reads which type of source in real time. Nobody yet: streams can be set up, and say that nothing is received. */
export const streamReaders: StreamReaders = {};

/** Goes on with the streams that ran when the last process ended. */
export async function startStreams(
  parts: Pick<
    FeatureParts,
    'db' | 'live' | 'sources' | 'seal' | 'streamReaders' | 'notify' | 'clock' | 'log'
  >,
  config: Pick<Config, 'DATABASE_URL'>,
): Promise<StreamRunner> {
  const { db, live, sources, seal, clock, log } = parts;
  const readings = createReadingStore(db);
  if (!config.DATABASE_URL) await readings.releaseAll();
  return startStreamRunner({
    readings,
    readers: parts.streamReaders,
    live,
    notify: parts.notify,
    clock,
    log,
    async openSource(workspaceId, id) {
      const row = await sources.find(workspaceId, id);
      const configuration = row && seal.open(row.configuration, { id, workspaceId });
      return configuration && { id, name: row.name, configuration };
    },
  });
}
