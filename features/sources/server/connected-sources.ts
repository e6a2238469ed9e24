import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Clock } from '#platform/clock.ts';
import type { SourceType } from '../contract.ts';
import type { ConfigurationSeal } from './configuration.ts';
import type { SourceStore } from './source-store.ts';
import { sourcesServerStrings as strings } from './strings.ts';
import type { UploadParts } from './upload.ts';

export interface ConnectedSourcesParts {
  sources: SourceStore;
  seal: ConfigurationSeal;
  storage: UploadParts['storage'];
  clock: Clock;
}

/** A saved connection as a source: what it is called at first, and of which type. */
export interface ConnectionOfSource {
  id: string;
  name: string;
  type: SourceType;
  /** Its settings lead to a practice system. */
  isPractice: boolean;
}

/** The data sources that saved connections have become. Their settings stay with the connection. */
export interface ConnectedSources {
  /** By connection; of those that were removed, none. */
  list(workspaceId: string): Promise<Map<string, string>>;
  /**
   * Throws where a connection would lead from a practice system to a real one, or the other way round: what was read of one would stand
   * under the other.
   */
  requireSame(workspaceId: string, connection: Pick<ConnectionOfSource, 'id' | 'isPractice'>): Promise<void>;
  /** The source of a connection, which is made, or brought back where it was removed. Throws where the workspace is full. */
  keep(workspaceId: string, connection: ConnectionOfSource): Promise<string>;
  /** Removes it like any other: with what was read of it, it can be restored for a while. */
  remove(workspaceId: string, connectionId: string): Promise<void>;
}

export function createConnectedSources({
  sources,
  seal,
  storage,
  clock,
}: ConnectedSourcesParts): ConnectedSources {
  return {
    async list(workspaceId) {
      const rows = await sources.list(workspaceId);
      return new Map(
        rows.flatMap((row) => (row.connection_id === null ? [] : [[row.connection_id, row.id]])),
      );
    },
    async requireSame(workspaceId, { id, isPractice }) {
      const known = await sources.findByConnection(workspaceId, id);
      if (known && (known.is_practice === 1) !== isPractice)
        throw new AppError('conflict', strings.practiceConnectionStays);
    },
    async keep(workspaceId, { id: connectionId, name, type, isPractice }) {
      const known = await sources.findByConnection(workspaceId, connectionId);
      if (known && known.deleted_at === null) return known.id;
      using _ = await storage.claim(workspaceId, { bytes: null, sources: 1 });
      if (known && (await sources.restore(workspaceId, known.id))) return known.id;
      const id = newId();
      await sources.insert({
        id,
        workspaceId,
        name,
        type,
        status: 'inactive',
        isSample: false,
        configuration: seal.seal({}, { id, workspaceId }),
        report: null,
        recordCount: 0,
        sizeBytes: 0,
        connectionId,
        isPractice,
        now: clock.now(),
      });
      return id;
    },
    async remove(workspaceId, connectionId) {
      const known = await sources.findByConnection(workspaceId, connectionId);
      if (known) await sources.remove(workspaceId, known.id, clock.now());
    },
  };
}
