import { abapPack, entityOf, packOf } from '#connectors/index.ts';
import type { Engine } from '#engine/index.ts';
import type { RelationRow, TableStore } from '../table-store.ts';
import { toldProblem } from '../told-relations.ts';

/** Below it the two columns hold other things than the pack takes them for. */
const inclusionLeast = 0.5;

/**
 * Standard relations between the tables of a source whose rows are here, each measured: both columns are there, the one it leads to tells its rows
 * apart, and at least half of the values are found. They are proposals like those that values tell, which a person may reject.
 */
export async function packRelations(
  {
    engine,
    tables,
  }: {
    engine: Pick<Engine, 'readProfile' | 'measureRelation'>;
    tables: Pick<TableStore, 'list'>;
  },
  { workspaceId, dataSourceId }: { workspaceId: string; dataSourceId: string },
): Promise<RelationRow[]> {
  const own = (await tables.list(workspaceId, [dataSourceId])).filter(
    ({ versionId }) => !versionId.startsWith('live:'),
  );
  if (own.length < 2) return [];
  const packs = [await packOf(own[0]?.sourceType ?? ''), (await abapPack()).pack].filter(
    (pack) => pack !== null,
  );
  const wanted = packs.flatMap((pack) => {
    const byEntity = Map.groupBy(own, ({ name }) => entityOf(pack, name)?.names[0] ?? '');
    return pack.relations.flatMap(({ from, fromColumn, to, toColumn }) => {
      const [fromTable, toTable] = [byEntity.get(from)?.[0], byEntity.get(to)?.[0]];
      return fromTable && toTable ? [{ fromTable, fromColumn, toTable, toColumn }] : [];
    });
  });
  const profileOf = new Map(
    await Promise.all(
      [...new Set(wanted.flatMap(({ fromTable, toTable }) => [fromTable, toTable]))].map(
        async ({ tableId, versionId }) =>
          [tableId, await engine.readProfile(workspaceId, versionId)] as const,
      ),
    ),
  );
  const found: RelationRow[] = [];
  for (const { fromTable, fromColumn, toTable, toColumn } of wanted) {
    const ends = { fromTableId: fromTable.tableId, fromColumn, toTableId: toTable.tableId, toColumn };
    if (toldProblem(ends, profileOf) !== null) continue;
    const { rows, foundRows } = await engine.measureRelation(
      workspaceId,
      { versionId: fromTable.versionId, column: fromColumn },
      { versionId: toTable.versionId, column: toColumn },
    );
    const inclusion = rows === 0 ? 0 : foundRows / rows;
    if (inclusion >= inclusionLeast) found.push({ ...ends, inclusion, origin: 'inferred', decision: null });
  }
  return found;
}
