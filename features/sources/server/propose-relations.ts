import { type Engine, subjectName } from '#engine/index.ts';
import { messageOf } from '#kernel/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { LiveTableRow } from './systems/live-table-store.ts';
import type { TableRow, TableStore } from './table-store.ts';

export interface ProposalParts {
  engine: Pick<Engine, 'readProfile' | 'inferAcross'>;
  tables: TableStore;
  log: Log;
  /** Tables that stay in their systems are measured again, so that they are looked at beside what has come. */
  measureLive?: (workspaceId: string) => Promise<void>;
}

/** A table that stays in its system, with its first rows as a version. */
export interface SampledTable extends Pick<LiveTableRow, 'tableId' | 'sqlName' | 'name' | 'dataSourceName'> {
  factsId: string;
  facts: Pick<LiveTableRow['facts'], 'profile'>;
  sampleVersionId: string;
}

/** Tables of other sources that are looked at, those loaded last first: so many hold the work of an upload to a moment. */
const othersMaximum = 200;

/**
 * Looks for relations between the tables of a source, as they are now, and those of the other sources of its workspace, and proposes
 * them: none is followed until a person confirms it. The sample company belongs to nobody's data. What was loaded is loaded, so this
 * never throws; what fails is found with the next version.
 */
export async function proposeRelations(
  { engine, tables, log, measureLive }: ProposalParts,
  {
    workspaceId,
    dataSourceId,
    live = [],
  }: { workspaceId: string; dataSourceId: string; live?: readonly SampledTable[] },
): Promise<void> {
  try {
    const real = (await tables.list(workspaceId)).filter(({ isSample }) => isSample !== 1);
    const own = real.filter((table) => table.dataSourceId === dataSourceId && live.length === 0);
    if (own.length > 0) await measureLive?.(workspaceId);
    const others = real
      .filter((table) => table.dataSourceId !== dataSourceId)
      .toSorted((left, right) => right.asOf.localeCompare(left.asOf))
      .slice(0, othersMaximum);
    if (own.length + live.length === 0 || others.length === 0) return;
    const read = (table: TableRow) => readTable(engine, workspaceId, table);
    const relations = await engine.inferAcross(
      workspaceId,
      [...(await Promise.all(own.map(read))), ...live.map(sampled)],
      await Promise.all(others.map(read)),
    );
    const looked = [
      ...own,
      ...others,
      ...live.map(({ tableId, sqlName, factsId }) => ({ tableId, sqlName, versionId: factsId })),
    ];
    const idOf = new Map(looked.map(({ sqlName, tableId }) => [sqlName, tableId]));
    await tables.replaceProposals({
      workspaceId,
      dataSourceId,
      versions: new Map(looked.map(({ tableId, versionId }) => [tableId, versionId])),
      found: relations.flatMap(({ fromTable, toTable, ...relation }) => {
        const [fromTableId, toTableId] = [idOf.get(fromTable), idOf.get(toTable)];
        return fromTableId && toTableId ? [{ ...relation, fromTableId, toTableId, decision: null }] : [];
      }),
    });
  } catch (error) {
    log.warn({ error: messageOf(error), dataSourceId }, 'relations to other sources were not looked for');
  }
}

function sampled({ sqlName, name, dataSourceName, sampleVersionId, facts }: SampledTable) {
  const { profile } = facts;
  return { sqlName, name: subjectName(name, dataSourceName), versionId: sampleVersionId, profile };
}

async function readTable(engine: ProposalParts['engine'], workspaceId: string, table: TableRow) {
  const { sqlName, versionId, name, dataSourceName } = table;
  return {
    sqlName,
    name: subjectName(name, dataSourceName),
    versionId,
    profile: await engine.readProfile(workspaceId, versionId),
  };
}
