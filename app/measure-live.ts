import { countsOf, firstRows, isOrdered, valuesOf } from '#agent/live/facts.ts';
import { SystemFailure, type SystemSession, type SystemTable } from '#connectors/system-session.ts';
import { LoadSession } from '#engine/child.ts';
import type { LiveFacts } from '#features/sources/server/index.ts';
import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { LiveColumn, LiveTable } from '#kernel/live.ts';
import { systemNamesOf, withSystemNames } from '#kernel/system-names.ts';
import type { LoadJob } from './load-job.ts';

/** Of a table with more rows these alone are looked at one by one. */
const sampleRows = 20_000;
const sampleDeadlineMs = 20_000;
/** Statements that read a whole table: beyond it, what the first rows tell has to do. */
const countDeadlineMs = 20_000;
const valuesDeadlineMs = 10_000;
const valuesMost = 1000;
/** Columns whose values are listed, those with the fewest first: each is a statement over the whole table. */
const listedColumnsMost = 8;

const sentences = {
  notAsked: 'This system can be read, but not be asked. Sync the table.',
  sameNames: 'Two of its columns have the same name but for its case. Sync the table.',
};

type Ask = (sql: string, maxRows: number, deadlineMs: number) => Promise<(readonly (string | null)[])[]>;
type Lying = Pick<LiveTable, 'dialect' | 'path' | 'columns'>;

/**
 * What a question needs to know of a table that stays where it is: its first rows are measured as a version is, the whole of it by a few
 * statements that have a deadline.
 */
export async function measureLive(
  system: SystemSession,
  { table, directory, memoryBytes }: Extract<LoadJob, { kind: 'measure' }>,
): Promise<LiveFacts> {
  const live = lyingOf(system, table);
  const ask: Ask = async (sql, maxRows, deadlineMs) => {
    const rows: (readonly (string | null)[])[] = [];
    const request = { sql, parameters: [], tables: [live.path], maxRows, deadlineMs };
    await system.query?.(request, (cells) => rows.push(cells));
    return rows;
  };
  const found = await ask(firstRows(live, live.columns), sampleRows, sampleDeadlineMs);
  const session = await LoadSession.open({ directory, memoryBytes });
  const units = new Map(table.columns.map(({ name, unit }) => [name, unit]));
  const loading = session.openTable({
    name: table.name,
    columns: live.columns.map((column) => ({ ...column, unit: units.get(column.name) })),
  });
  await loading.addRows(found.slice(0, sampleRows));
  const { profile, path: samplePath } = await loading.close();
  session.close();
  if (profile.columns.some(({ name }, index) => name !== live.columns[index]?.name))
    throw new AppError('invalid', sentences.sameNames);
  const known = withSystemNames(
    { ...profile, columns: profile.columns.map(shortList) },
    systemNamesOf(table),
  );
  const isSampled = found.length > sampleRows;
  // What could not be read as what it declares is asked for as text, too.
  const columns = live.columns.map((column, index) =>
    known.columns[index]?.type === 'text' ? asText(column) : column,
  );
  const told = isSampled ? await wholeOf(known, { live: { ...live, columns }, ask, table }) : known;
  return { ...live, columns, profile: withKey(told, table.key), isSampled, samplePath };
}

function lyingOf({ dialect, query }: SystemSession, table: SystemTable): Lying {
  if (!dialect || !query) throw new AppError('invalid', sentences.notAsked);
  const { name, schema } = table;
  return {
    dialect,
    path: schema === null ? [name] : [schema, name.slice(schema.length + 1)],
    // Money is written in the language of the server: that is neither added up nor compared.
    columns: table.columns
      .filter(({ form }) => form !== 'apart')
      .map(
        ({ name: column, type, nativeType, form }): LiveColumn => ({
          name: column,
          type: nativeType === 'money' && dialect === 'postgresql' ? 'text' : type,
          ...(form && { form }),
        }),
      ),
  };
}

/** A column that holds what its type does not: it is told as the system writes it, whatever that is. */
function asText({ name, type, form }: LiveColumn): LiveColumn {
  const isWritten = type === 'text' || form === 'bits';
  return { name, type: 'text', ...(isWritten && form && { form }) };
}

/** Lists of values travel with a profile, so they are short. */
function shortList(column: ColumnProfile): ColumnProfile {
  if (column.values.length <= valuesMost) return column;
  return { ...column, values: column.values.slice(0, valuesMost), hasAllValues: false };
}

/** What the system declares of its rows goes before what some of them show. */
function withKey(profile: TableProfile, key: readonly string[]): TableProfile {
  if (key.length === 0) return profile;
  const [only, ...more] = key;
  return {
    ...profile,
    key: [...key],
    columns: profile.columns.map((column) =>
      column.name === only && more.length === 0
        ? { ...column, isUnique: true, distinctCount: profile.rowCount, nullCount: 0 }
        : column,
    ),
  };
}

interface Measured {
  live: Lying;
  ask: Ask;
  table: SystemTable;
}

/** The first rows say nothing of how many there are, nor that a value does not come twice. */
async function wholeOf(profile: TableProfile, measured: Measured): Promise<TableProfile> {
  const { live, ask, table } = measured;
  const [cells] = await inTime(ask(countsOf(live, live.columns), 1, countDeadlineMs), []);
  const rowCount = cells ? Number(cells[0]) : Math.max(profile.rowCount, table.rowEstimate ?? 0);
  let at = 1;
  const columns = profile.columns.map((column, index): ColumnProfile => {
    const own = live.columns[index];
    const hasOrder = own !== undefined && isOrdered(own);
    const [filled, min, max] = cells?.slice(at, at + 3) ?? [];
    at += hasOrder ? 3 : 1;
    const scale = rowCount / Math.max(1, profile.rowCount);
    const isNearlyUnique = column.distinctCount > 0.9 * (profile.rowCount - column.nullCount);
    return {
      ...column,
      isUnique: false,
      distinctCount: Math.round(column.distinctCount * (isNearlyUnique ? scale : 1)),
      nullCount: cells ? rowCount - Number(filled) : Math.round(column.nullCount * scale),
      hasAllValues: column.type === 'boolean' && column.hasAllValues,
      ...(hasOrder && cells && { min: min ?? null, max: max ?? null }),
    };
  });
  const { yearParts: _, ...rest } = profile;
  return { ...rest, rowCount, key: [], columns: await withValues(columns, measured) };
}

/** All values of the columns that name things, where those are few enough. */
async function withValues(
  columns: readonly ColumnProfile[],
  { live, ask }: Measured,
): Promise<ColumnProfile[]> {
  const listed = columns
    .filter(
      ({ type, values, distinctCount }) =>
        type === 'text' && values.length > 0 && distinctCount <= valuesMost,
    )
    .toSorted((left, right) => left.distinctCount - right.distinctCount)
    .slice(0, listedColumnsMost);
  const valuesByName = new Map<string, ColumnProfile['values']>();
  for (const { name } of listed) {
    const column = live.columns.find((own) => own.name === name);
    if (!column || column.form === 'large') continue;
    const rows = await inTime(
      ask(valuesOf(live, { ...column, type: 'text' }), valuesMost, valuesDeadlineMs),
      null,
    );
    if (rows === null || rows.length > valuesMost) continue;
    valuesByName.set(
      name,
      rows.map(([value, count]) => ({ value: value ?? '', rows: Number(count) })),
    );
  }
  return columns.map((column) => {
    const values = valuesByName.get(column.name);
    return values ? { ...column, values, hasAllValues: true, distinctCount: values.length } : column;
  });
}

/** A statement that the system ends for its time is none that it cannot be asked without. */
async function inTime<Value, Other>(work: Promise<Value>, otherwise: Other): Promise<Value | Other> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SystemFailure && !error.isPassing && !error.isUnreached) return otherwise;
    throw error;
  }
}
