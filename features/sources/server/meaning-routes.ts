import type { Engine } from '#engine/index.ts';
import type { TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { meaningEndpoints, ShownRelation, ShownTable, TableMeaning } from '../contract.ts';
import { applyMeaning, fittingMeaning, rolesOf } from './apply-meaning.ts';
import type { MeaningStore, ToldMeaning } from './meaning-store.ts';
import type { SourceStore } from './source-store.ts';
import { sourcesServerStrings as strings } from './strings.ts';
import type { RelationRow, TableRow, TableStore } from './table-store.ts';

export interface MeaningRouteParts {
  sources: SourceStore;
  tables: TableStore;
  meanings: MeaningStore;
  engine: Pick<Engine, 'readProfile'>;
  clock: Clock;
}

const examplesMaximum = 3;

export function meaningHandlers(parts: MeaningRouteParts): Handlers<typeof meaningEndpoints> {
  const { sources, tables, meanings, engine, clock } = parts;
  return {
    async readMeaning({ caller, params }) {
      const { workspaceId } = caller;
      const own = await tablesOf(workspaceId, params.id);
      const told = await meanings.current(workspaceId);
      const names = new Map(own.map((table) => [table.tableId, table.name]));
      return {
        tables: await Promise.all(own.map((table) => show(workspaceId, table, told.get(table.tableId)))),
        relations: (await tables.listRelations(workspaceId)).flatMap((row) => present(row, names)),
      };
    },
    async tellMeaning({ caller, params, body: { revision, ...body } }) {
      const { workspaceId, accountId } = caller;
      const table = (await tablesOf(workspaceId, params.id)).find(({ name }) => name === params.table);
      if (!table) throw new AppError('notFound', strings.unknownTable);
      const profile = await engine.readProfile(workspaceId, table.versionId);
      requireFit(profile, body);
      const before = (await meanings.current(workspaceId)).get(table.tableId)?.body;
      await meanings.add({
        workspaceId,
        tableId: table.tableId,
        accountId,
        after: revision,
        body: before ? withResting(profile, before, body) : body,
        now: clock.now(),
      });
      return show(workspaceId, table, (await meanings.current(workspaceId)).get(table.tableId));
    },
    async decideRelation({ caller, params, body: { decision, ...ends } }) {
      const { workspaceId } = caller;
      const own = await tablesOf(workspaceId, params.id);
      const idOf = (name: string) => own.find((table) => table.name === name)?.tableId ?? '';
      const key = {
        fromTableId: idOf(ends.fromTable),
        fromColumn: ends.fromColumn,
        toTableId: idOf(ends.toTable),
        toColumn: ends.toColumn,
      };
      const isKnown = await tables.decideRelation(workspaceId, key, decision);
      const names = new Map(own.map((table) => [table.tableId, table.name]));
      const row = (await tables.listRelations(workspaceId)).find(
        (relation) =>
          relation.fromTableId === key.fromTableId &&
          relation.fromColumn === key.fromColumn &&
          relation.toTableId === key.toTableId &&
          relation.toColumn === key.toColumn,
      );
      const [shown] = row ? present(row, names) : [];
      if (!isKnown || !shown) throw new AppError('notFound', strings.unknownRelation);
      return shown;
    },
  };

  async function tablesOf(workspaceId: string, id: string): Promise<TableRow[]> {
    if (!(await sources.find(workspaceId, id))) throw new AppError('notFound', strings.unknownSource);
    return tables.list(workspaceId, [id]);
  }

  async function show(
    workspaceId: string,
    table: TableRow,
    meaning: ToldMeaning | undefined,
  ): Promise<ShownTable> {
    const profile = await engine.readProfile(workspaceId, table.versionId);
    const { mainDate, displayColumn, key } = profile;
    return {
      name: table.name,
      revision: meaning?.revision ?? 0,
      changedAt: meaning?.createdAt ?? null,
      changedBy: meaning?.createdBy ?? null,
      key,
      told: fittingMeaning(profile, meaning?.body ?? { columns: {} }),
      found: { mainDate, displayColumn },
      columns: profile.columns.map((column) => ({
        name: column.name,
        type: column.type,
        found: { role: column.role, unit: column.unit },
        roles: [...new Set([...rolesOf(column.type), column.role])],
        examples: examplesOf(column),
      })),
    };
  }
}

function examplesOf({ values, min, max }: TableProfile['columns'][number]): string[] {
  const listed = values.slice(0, examplesMaximum).map(({ value }) => value);
  return listed.length > 0 ? listed : [...new Set([min, max])].filter((value) => value !== null);
}

/** What was told of columns that are gone is shown to nobody, so nobody who tells anew means to take it back. */
function withResting(profile: TableProfile, before: TableMeaning, body: TableMeaning): TableMeaning {
  const resting = Object.entries(before.columns).filter(([name]) =>
    profile.columns.every((column) => column.name !== name),
  );
  return { ...body, columns: { ...Object.fromEntries(resting), ...body.columns } };
}

/** Says what cannot be told of this table, instead of storing what would never count. */
function requireFit(profile: TableProfile, body: TableMeaning): void {
  const fitting = fittingMeaning(profile, body);
  for (const [name, { role }] of Object.entries(body.columns)) {
    const column = profile.columns.find((each) => each.name === name);
    if (!column) throw new AppError('invalid', strings.meaningNoColumn(name));
    if (role !== undefined && role !== column.role && fitting.columns[name]?.role === undefined)
      throw new AppError('invalid', strings.meaningRoleUnfit(name, column.type));
  }
  if (body.mainDate !== undefined && fitting.mainDate === undefined)
    throw new AppError('invalid', strings.meaningNoDate(body.mainDate ?? ''));
  if (body.displayColumn !== undefined && fitting.displayColumn === undefined)
    throw new AppError('invalid', strings.meaningNoColumn(body.displayColumn ?? ''));
  const names = applyMeaning(profile, fitting).columns.map(({ name, label }) =>
    (label ?? name).toLowerCase(),
  );
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new AppError('invalid', strings.meaningNameTaken(twice));
}

function present(
  { fromTableId, toTableId, decision, ...row }: RelationRow,
  names: ReadonlyMap<string, string>,
): ShownRelation[] {
  const [fromTable, toTable] = [names.get(fromTableId), names.get(toTableId)];
  return fromTable && toTable
    ? [{ ...row, fromTable, toTable, decision: decision as ShownRelation['decision'] }]
    : [];
}
