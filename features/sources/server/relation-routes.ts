import type { Engine } from '#engine/index.ts';
import { AppError } from '#kernel/errors.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type {
  MeasuredRelation,
  RelationEnds as NamedEnds,
  relationEndpoints,
  ShownRelation,
} from '../contract.ts';
import { haveSameEnds, mayRest, toldOrigin } from './relation-ends.ts';
import type { SourceStore } from './source-store.ts';
import { sourcesServerStrings as strings } from './strings.ts';
import type { RelationEnds, RelationRow, TableRow, TableStore } from './table-store.ts';
import { canMatch, columnOf, toldProblem } from './told-relations.ts';

export interface RelationRouteParts {
  sources: SourceStore;
  tables: TableStore;
  engine: Pick<Engine, 'readProfile' | 'measureRelation'>;
}

/** One end as it was named, found in the workspace. */
interface End {
  table: TableRow;
  column: string;
}

export function relationHandlers({
  sources,
  tables,
  engine,
}: RelationRouteParts): Handlers<typeof relationEndpoints> {
  return {
    async decideRelation({ caller: { workspaceId }, params, body: { decision, ...named } }) {
      const ends = await endsOf(workspaceId, params.id, named);
      if (!ends || !(await tables.decideRelation(workspaceId, ends, decision)))
        throw new AppError('notFound', strings.unknownRelation);
      return find(workspaceId, params.id, ends);
    },
    async measureRelation({ caller: { workspaceId }, params, body }) {
      return (await measure(workspaceId, params.id, body)).measured;
    },
    async addRelation({ caller: { workspaceId }, params, body }) {
      const { measured, from, to } = await measure(workspaceId, params.id, body);
      const ends = idsOf(from, to);
      const relation = { ...ends, inclusion: measured.inclusion, origin: toldOrigin, decision: null };
      if (!(await tables.addRelation(workspaceId, from.table.dataSourceId, relation)))
        throw new AppError('conflict', strings.relationKnown);
      return find(workspaceId, params.id, ends);
    },
    async removeRelation({ caller: { workspaceId }, params, body }) {
      const ends = await endsOf(workspaceId, params.id, body);
      if (!ends || !(await tables.removeRelation(workspaceId, ends)))
        throw new AppError('notFound', strings.unknownRelation);
      return body;
    },
  };

  /** The tables of all sources, once the one of the address is found. */
  async function allTables(workspaceId: string, id: string): Promise<TableRow[]> {
    if (!(await sources.find(workspaceId, id))) throw new AppError('notFound', strings.unknownSource);
    return tables.list(workspaceId);
  }

  async function endsOf(workspaceId: string, id: string, named: NamedEnds): Promise<RelationEnds | null> {
    const [from, to] = namedTables(await allTables(workspaceId, id), id, named);
    return from && to
      ? idsOf({ table: from, column: named.fromColumn }, { table: to, column: named.toColumn })
      : null;
  }

  async function find(workspaceId: string, id: string, ends: RelationEnds): Promise<ShownRelation> {
    const all = await tables.list(workspaceId);
    const row = (await tables.listRelations(workspaceId)).find((relation) => haveSameEnds(relation, ends));
    const [shown] = row ? await presentRelations(engine, { workspaceId, id, all }, [row]) : [];
    if (!shown) throw new AppError('notFound', strings.unknownRelation);
    return shown;
  }

  /** Throws `invalid` where the two columns cannot be related, and says what to do. */
  async function measure(
    workspaceId: string,
    id: string,
    named: NamedEnds,
  ): Promise<{ measured: MeasuredRelation; from: End; to: End }> {
    const all = await allTables(workspaceId, id);
    const [fromTable, toTable] = namedTables(all, id, named);
    if (!fromTable || !toTable) throw new AppError('notFound', strings.unknownTable);
    const from = { table: fromTable, column: named.fromColumn };
    const to = { table: toTable, column: named.toColumn };
    if (fromTable.dataSourceId !== id && toTable.dataSourceId !== id)
      throw new AppError('invalid', strings.relationOfNoOwn);
    if (fromTable.tableId === toTable.tableId) throw new AppError('invalid', strings.relationWithItself);
    const [one, other] = await Promise.all([profileOf(workspaceId, from), profileOf(workspaceId, to)]);
    if (!canMatch(one, other))
      throw new AppError('invalid', strings.relationTypes(called(from), one.type, called(to), other.type));
    const stated = await engine.measureRelation(workspaceId, versionOf(from), versionOf(to));
    if (!stated.isToUnique && !stated.isFromUnique)
      throw new AppError('invalid', strings.relationMany(called(from), called(to), stated.repeated));
    const isTurned = !stated.isToUnique;
    const [many, single] = isTurned ? [to, from] : [from, to];
    const counted = isTurned
      ? await engine.measureRelation(workspaceId, versionOf(many), versionOf(single))
      : stated;
    if (counted.values === 0) throw new AppError('invalid', strings.relationNoValues(called(many)));
    if (counted.foundValues === 0)
      throw new AppError('invalid', strings.relationNoneFound(counted.values, called(many), called(single)));
    if (!(isTurned ? one : other).isUnique)
      throw new AppError('invalid', strings.relationEmptyCells(called(single)));
    const known = await tables.listRelations(workspaceId);
    const reversed = idsOf(single, many);
    if (
      known.some(
        (relation) => haveSameEnds(relation, idsOf(many, single)) || haveSameEnds(relation, reversed),
      )
    )
      throw new AppError('conflict', strings.relationKnown);
    return {
      from: many,
      to: single,
      measured: {
        ends: namedEnds(id, idsOf(many, single), all),
        isTurned,
        isOneToOne: stated.isFromUnique && stated.isToUnique,
        values: counted.values,
        foundValues: counted.foundValues,
        inclusion: counted.foundRows / counted.rows,
        missing: counted.missing,
      },
    };
  }

  async function profileOf(workspaceId: string, { table, column }: End) {
    const found = columnOf(await engine.readProfile(workspaceId, table.versionId), column);
    if (!found) throw new AppError('notFound', strings.meaningNoColumn(column));
    return found;
  }
}

/** The relations in which a table of the source has a part, as its address names them. */
export async function presentRelations(
  engine: Pick<Engine, 'readProfile'>,
  { workspaceId, id, all }: { workspaceId: string; id: string; all: readonly TableRow[] },
  rows: readonly RelationRow[],
): Promise<ShownRelation[]> {
  const tableOf = new Map(all.map((table) => [table.tableId, table]));
  const own = rows.filter(({ fromTableId, toTableId }) => {
    const sources = [tableOf.get(fromTableId)?.dataSourceId, tableOf.get(toTableId)?.dataSourceId];
    return sources.includes(id) && !sources.includes(undefined);
  });
  const sourceOf = new Map(all.map(({ tableId, dataSourceId }) => [tableId, dataSourceId]));
  const resting = own.filter((row) => mayRest(row, sourceOf) && row.decision !== 'rejected');
  const needed = new Set(resting.flatMap(({ fromTableId, toTableId }) => [fromTableId, toTableId]));
  const profiles = new Map(
    await Promise.all(
      [...needed].map(async (tableId) => {
        const versionId = tableOf.get(tableId)?.versionId ?? '';
        return [tableId, await engine.readProfile(workspaceId, versionId)] as const;
      }),
    ),
  );
  return own.map((row) => ({
    ...namedEnds(id, row, all),
    inclusion: row.inclusion,
    origin: row.origin,
    decision: row.decision as ShownRelation['decision'],
    problem: resting.includes(row) ? toldProblem(row, profiles) : null,
  }));
}

function namedTables(
  all: readonly TableRow[],
  id: string,
  { fromTable, fromSource = id, toTable, toSource = id }: NamedEnds,
): [TableRow | undefined, TableRow | undefined] {
  const find = (source: string, name: string) =>
    all.find((table) => table.dataSourceId === source && table.name === name);
  return [find(fromSource, fromTable), find(toSource, toTable)];
}

function namedEnds(id: string, ends: RelationEnds, all: readonly TableRow[]): NamedEnds {
  const [from, to] = [ends.fromTableId, ends.toTableId].map((tableId) =>
    all.find((table) => table.tableId === tableId),
  );
  return {
    fromTable: from?.name ?? '',
    fromColumn: ends.fromColumn,
    toTable: to?.name ?? '',
    toColumn: ends.toColumn,
    ...(from && from.dataSourceId !== id && { fromSource: from.dataSourceId }),
    ...(to && to.dataSourceId !== id && { toSource: to.dataSourceId }),
  };
}

function idsOf(from: End, to: End): RelationEnds {
  return {
    fromTableId: from.table.tableId,
    fromColumn: from.column,
    toTableId: to.table.tableId,
    toColumn: to.column,
  };
}

function versionOf({ table, column }: End): { versionId: string; column: string } {
  return { versionId: table.versionId, column };
}

/** `orders.customer`, as sentences name it. */
function called({ table, column }: End): string {
  return `"${table.name}.${column}"`;
}
