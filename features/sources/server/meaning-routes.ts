import type { Engine } from '#engine/index.ts';
import { anyDate, type ColumnProfile, type TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { meaningEndpoints, ShownTable, SourceMeaning } from '../contract.ts';
import { applyMeaning, type Described, fittingMeaning, rolesOf } from './apply-meaning.ts';
import type { MeaningStore, ToldMeaning } from './meaning-store.ts';
import { readTerms, termProblems, toldTerms } from './named-terms.ts';
import { withPack } from './packs/apply-pack.ts';
import { type PackReading, readPack } from './packs/read-pack.ts';
import { presentRelations } from './relation-routes.ts';
import type { SourceStore } from './source-store.ts';
import { sourcesServerStrings as strings } from './strings.ts';
import type { TableRow, TableStore } from './table-store.ts';
import type { KeyProblem } from './told-keys.ts';

export interface MeaningRouteParts {
  sources: SourceStore;
  tables: TableStore;
  meanings: MeaningStore;
  engine: Pick<Engine, 'readProfile' | 'readRows' | 'findTexts'>;
  keyProblem: KeyProblem;
  clock: Clock;
}

const examplesMaximum = 3;

export function meaningHandlers(parts: MeaningRouteParts): Handlers<typeof meaningEndpoints> {
  const { sources, tables, meanings, engine, keyProblem, clock } = parts;
  return {
    async readMeaning({ caller, params }) {
      const { workspaceId } = caller;
      const own = await tablesOf(workspaceId, params.id);
      const all = await tables.list(workspaceId);
      const told = await meanings.current(workspaceId);
      const place = { workspaceId, id: params.id, all };
      return {
        tables: await Promise.all(own.map((table) => show(workspaceId, table, told.get(table.tableId)))),
        relations: await presentRelations(engine, place, await tables.listRelations(workspaceId)),
        elsewhere: await elsewhere(place),
      };
    },
    async tellMeaning({ caller, params, body: { revision, ...body } }) {
      const { workspaceId, accountId } = caller;
      const table = (await tablesOf(workspaceId, params.id)).find(({ name }) => name === params.table);
      if (!table) throw new AppError('notFound', strings.unknownTable);
      const profile = await engine.readProfile(workspaceId, table.versionId);
      requireFit(profile, body);
      const before = (await meanings.current(workspaceId)).get(table.tableId)?.body;
      // One that rests is no reason to refuse what else is told.
      const isNewKey = body.key !== undefined && body.key.join('\0') !== before?.key?.join('\0');
      const problem = isNewKey ? await keyProblem(workspaceId, { ...table, profile }, body.key ?? []) : null;
      if (problem !== null) throw new AppError('invalid', problem);
      const { metrics, filters, ...described } = body;
      const terms = await readTerms(engine, {
        table: { ...table, workspaceId, synonyms: body.synonyms ?? [] },
        profile: applyMeaning(profile, described),
        told: { metrics, filters },
        before,
      });
      await meanings.add({
        workspaceId,
        tableId: table.tableId,
        accountId,
        after: revision,
        body: { ...(before ? withResting(profile, before, described) : described), ...terms },
        now: clock.now(),
      });
      return show(workspaceId, table, (await meanings.current(workspaceId)).get(table.tableId));
    },
    async chooseStates({ caller, params, body: { column, leftOut } }) {
      const { workspaceId, accountId } = caller;
      const table = (await tablesOf(workspaceId, params.id)).find(({ name }) => name === params.table);
      if (!table) throw new AppError('notFound', strings.unknownTable);
      const profile = await engine.readProfile(workspaceId, table.versionId);
      requireStates(profile, column, leftOut ?? []);
      const known = (await meanings.current(workspaceId)).get(table.tableId);
      const { [column]: _, ...others } = known?.body.states ?? {};
      const states = leftOut === null ? others : { ...others, [column]: leftOut };
      await meanings.add({
        workspaceId,
        tableId: table.tableId,
        accountId,
        after: known?.revision ?? 0,
        body: { ...(known?.body ?? { columns: {} }), states },
        now: clock.now(),
      });
      return show(workspaceId, table, (await meanings.current(workspaceId)).get(table.tableId));
    },
  };

  async function tablesOf(workspaceId: string, id: string): Promise<TableRow[]> {
    if (!(await sources.find(workspaceId, id))) throw new AppError('notFound', strings.unknownSource);
    return tables.list(workspaceId, [id]);
  }

  /** Tables of other sources that rows of this one may belong to. The sample company belongs to nobody's data. */
  async function elsewhere({
    workspaceId,
    id,
    all,
  }: {
    workspaceId: string;
    id: string;
    all: readonly TableRow[];
  }): Promise<SourceMeaning['elsewhere']> {
    if (all.some((table) => table.dataSourceId === id && table.isSample === 1)) return [];
    const others = all.filter((table) => table.dataSourceId !== id && table.isSample !== 1);
    const named = await Promise.all(
      others.map(async ({ dataSourceId, dataSourceName, name, versionId }) => {
        const { columns } = await engine.readProfile(workspaceId, versionId);
        return { dataSourceId, dataSourceName, name, columns: columns.map((column) => column.name) };
      }),
    );
    return [...Map.groupBy(named, ({ dataSourceId }) => dataSourceId)].map(([source, own]) => ({
      id: source,
      name: own[0]?.dataSourceName ?? '',
      tables: own.map(({ name, columns }) => ({ name, columns })),
    }));
  }

  async function show(
    workspaceId: string,
    table: TableRow,
    meaning: ToldMeaning | undefined,
  ): Promise<ShownTable> {
    const measured = await engine.readProfile(workspaceId, table.versionId);
    const siblings = (await tables.list(workspaceId, [table.dataSourceId]))
      .filter(({ tableId }) => tableId !== table.tableId)
      .map(({ name }) => name);
    const reading = table.isSample === 1 ? null : await readPack({ ...table, siblings }, measured);
    const profile = meaning?.body.withoutPack ? measured : withPack(measured, reading);
    const { mainDate, displayColumn, key } = profile;
    const toldKey = meaning?.body.key;
    const broken = toldKey ? await keyProblem(workspaceId, { ...table, profile }, toldKey) : null;
    return {
      name: table.name,
      revision: meaning?.revision ?? 0,
      changedAt: meaning?.createdAt ?? null,
      changedBy: meaning?.createdBy ?? null,
      key: toldKey && broken === null ? toldKey : key,
      keyProblem: broken,
      problems: termProblems(profile, meaning?.body),
      told: { ...fittingMeaning(profile, meaning?.body ?? { columns: {} }), ...toldTerms(meaning?.body) },
      found: { mainDate, displayColumn, key },
      pack: reading && shownPack(reading),
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

function shownPack({ by, described, conditions }: PackReading): ShownTable['pack'] {
  return {
    name: by,
    words: Object.fromEntries(
      Object.entries(described.columns).flatMap(([name, { synonyms }]) =>
        synonyms ? [[name, synonyms]] : [],
      ),
    ),
    conditions: conditions.map(({ name, text }) => ({ name, text })),
  };
}

function examplesOf({ values, min, max }: TableProfile['columns'][number]): string[] {
  const listed = values.slice(0, examplesMaximum).map(({ value }) => value);
  return listed.length > 0 ? listed : [...new Set([min, max])].filter((value) => value !== null);
}

/** What was told of columns that are gone is shown to nobody, so nobody who tells anew means to take it back. */
function withResting(profile: TableProfile, before: Described, body: Described): Described {
  const resting = Object.entries(before.columns).filter(([name]) =>
    profile.columns.every((column) => column.name !== name),
  );
  const { states } = before;
  // What was chosen in an answer is no part of the form, which would take it back unseen.
  return { ...(states && { states }), ...body, columns: { ...Object.fromEntries(resting), ...body.columns } };
}

/** States are values of a column of words, yes and no, or there being a date, and some must be left to count. */
function requireStates(profile: TableProfile, column: string, leftOut: readonly string[]): void {
  const found = profile.columns.find(({ name }) => name === column);
  const known = found ? statesOf(found, profile.rowCount) : null;
  if (known === null) throw new AppError('invalid', strings.statesNoColumn(column));
  const unknown = leftOut.find((value) => !known.has(value));
  if (unknown !== undefined) throw new AppError('invalid', strings.statesNoValue(unknown, column));
  if (leftOut.length > 0 && [...known].every((value) => leftOut.includes(value)))
    throw new AppError('invalid', strings.statesNothingLeft(column));
}

/** What can be told of a column as a state; null where it has none. A date leaves those rows to count that have none. */
function statesOf(
  { type, values, nullCount, min, max }: ColumnProfile,
  rowCount: number,
): Set<string> | null {
  switch (type) {
    case 'text':
      return new Set(values.map(({ value }) => value));
    case 'boolean':
      return new Set(['true', 'false']);
    case 'integer':
      return min === '0' && max === '1' ? new Set(['1', '0']) : null;
    case 'date':
    case 'timestamp':
      return nullCount > 0 && nullCount < rowCount ? new Set([anyDate, '']) : null;
    default:
      return null;
  }
}

/** Says what cannot be told of this table, instead of storing what would never count. */
function requireFit(profile: TableProfile, body: Described): void {
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
