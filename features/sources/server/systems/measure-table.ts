import { rm } from 'node:fs/promises';
import type { SystemTable } from '#connectors/index.ts';
import type { Engine } from '#engine/index.ts';
import { type ProposalParts, proposeRelations } from '../propose-relations.ts';
import type { LiveTableStore } from './live-table-store.ts';
import type { SystemReader, SystemSource } from './system-reader.ts';

export interface MeasureParts extends ProposalParts {
  engine: ProposalParts['engine'] & Pick<Engine, 'publishLoaded' | 'deleteVersion'>;
  reader: Pick<SystemReader, 'measure'>;
  liveTables: LiveTableStore;
  clock: { now(): Date };
}

export interface TableToMeasure {
  workspaceId: string;
  dataSourceId: string;
  dataSourceName: string;
  source: SystemSource;
  table: SystemTable;
  /** As people see it. */
  name: string;
  /** Of this measuring alone. */
  directory: string;
  signal: AbortSignal;
}

/**
 * Looks at a table whose rows stay in its system, and puts it into the catalog. Its first rows are here while relations to the tables of
 * other sources are looked for, and no longer. Returns how many rows it has.
 */
export async function measureTable(parts: MeasureParts, asked: TableToMeasure): Promise<number> {
  const { workspaceId, dataSourceId, dataSourceName, source, table, name, directory, signal } = asked;
  const { reader, liveTables, engine, clock } = parts;
  try {
    const { samplePath, ...facts } = await reader.measure(source, { table, directory }, { signal });
    await liveTables.save({
      workspaceId,
      dataSourceId,
      dataSourceName,
      name,
      systemName: table.name,
      facts: { ...facts, label: table.label },
      now: clock.now(),
    });
    const { profile } = facts;
    const sample = { path: samplePath, listsPath: null, profile, name, sizeBytes: 0, contentHash: '' };
    const { versionId } = await engine.publishLoaded(workspaceId, sample);
    try {
      const saved = await liveTables.list(workspaceId, [dataSourceId]);
      const live = saved.filter(({ systemName }) => systemName === table.name);
      await proposeRelations(parts, {
        workspaceId,
        dataSourceId,
        live: live.map((row) => ({ ...row, sampleVersionId: versionId })),
      });
    } finally {
      await engine.deleteVersion(workspaceId, versionId);
    }
    return profile.rowCount;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
