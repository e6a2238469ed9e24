import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Cell, TableFinding, TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { settleFile, writeParquet } from '../import/write-parquet.ts';
import { closeDatabase, openWorkDatabase } from '../open-database.ts';
import { closeBehindAnswer } from '../process/child-side.ts';
import { profileTable } from '../profile.ts';
import { readRow, readRows } from '../read-rows.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { type ColumnFit, type ColumnMatch, matchColumns, type TypedColumn } from './column-fit.ts';
import { columnsAfter, combineSql } from './combine-sql.ts';
import { findRepeatedRows } from './repeated-rows.ts';
import { setListsApart } from './value-lists.ts';

/** What the parent sends: two versions, and how the second one goes into the first. */
export interface CombineJob {
  kind: 'combine';
  mode: 'append' | 'upsert';
  tablePath: string;
  addedPath: string;
  /** Columns that tell which row is which; for `upsert`. */
  key: string[];
  units: [string, string][];
  /** Of the table that rows are appended to: what tells its rows apart, where that is known. */
  rowKey: string[];
  directory: string;
  memoryBytes: number;
}

/** A row that could not be kept: its place among the added rows (0-based), and why. */
export interface RejectedRow {
  row: number;
  reason: string;
}

export interface CombineAnswer {
  path: string;
  /** The lists of values that the profile does not carry. */
  listsPath: string | null;
  profile: TableProfile;
  sizeBytes: number;
  contentHash: string;
  added: number;
  changed: number;
  unchanged: number;
  rejected: RejectedRow[];
  rejectedCount: number;
  /** Sentences on columns: missing, new, of a wider type, written as text. */
  notes: string[];
  /** What the rows that came in made doubtful. */
  findings: TableFinding[];
}

const rejectedMaximum = 100;

/** Writes the table that two versions make together. The versions themselves are only read. */
export async function runCombineJob(job: CombineJob): Promise<CombineAnswer> {
  await mkdir(job.directory, { recursive: true });
  const database = await openWorkDatabase(job);
  closeBehindAnswer(() => closeDatabase(database));
  const { connection } = database;
  await openVersion(connection, 'base', job.tablePath);
  await openVersion(connection, 'added', job.addedPath);
  const match = matchColumns(await columnsOf(connection, 'base'), await columnsOf(connection, 'added'));
  const key = requireKey(job, match.fits);
  const refused = await readRejected(connection, match.fits);
  await connection.run(fittedView(match));
  await requireRows(connection, refused.rejectedCount);
  if (key.length > 0) {
    await requireUnique(connection, 'base', key, 'The table');
    await requireUnique(connection, 'fitted', key, 'The file');
  }
  const columns = columnsAfter(match);
  const counts =
    key.length === 0 ? await countRows(connection) : await countByKey(connection, key, match.fits);
  const findings =
    job.mode === 'append'
      ? await findRepeatedRows(
          connection,
          job.rowKey.filter((name) => match.fits.some((fit) => fit.name === name)),
          match.fits.map(({ name }) => name),
        )
      : [];
  const path = join(job.directory, 'combined.parquet');
  const bounds = await writeParquet(connection, combineSql(match, key), path);
  const relation = `read_parquet(${quoteText(path)})`;
  const profile = await profileTable(connection, relation, new Map(job.units), bounds);
  if (profile.columns.length !== columns.length) throw new Error('The combined table lost a column.');
  const table = await setListsApart({ path, profile });
  return {
    ...table,
    ...(await settleFile(path)),
    ...counts,
    ...refused,
    notes: describeColumns(match),
    findings,
  };
}

function openVersion(connection: DuckDBConnection, name: string, path: string): Promise<unknown> {
  return connection.run(
    `CREATE VIEW ${name} AS SELECT * FROM read_parquet(${quoteText(path)}, file_row_number = true)`,
  );
}

async function columnsOf(connection: DuckDBConnection, view: string): Promise<TypedColumn[]> {
  const rows = await readRows(
    connection,
    `SELECT column_name, data_type FROM duckdb_columns() WHERE table_name = '${view}' ORDER BY column_index`,
  );
  return rows
    .map(([name, type]) => ({ name: String(name), type: String(type) }))
    .filter(({ name }) => name !== 'file_row_number');
}

/** The key by the table's own names. Throws `invalid` when there is nothing in common, or a key column is missing. */
function requireKey(job: CombineJob, fits: readonly ColumnFit[]): string[] {
  if (fits.length === 0) {
    throw new AppError(
      'invalid',
      'The file has no column that the table has. Check that it is the right one.',
    );
  }
  if (job.mode === 'append') return [];
  if (job.key.length === 0) throw new AppError('invalid', 'Choose the columns that tell which row is which.');
  return job.key.map((name) => {
    const fit = fits.find((column) => column.name.toLowerCase() === name.toLowerCase());
    if (fit) return fit.name;
    throw new AppError('invalid', `The key column "${name}" must be in the table and in the file.`);
  });
}

function misfits(fit: ColumnFit): string | null {
  return fit.fits && `(${quoteName(fit.addedName)} IS NOT NULL AND NOT ${fit.fits})`;
}

async function readRejected(
  connection: DuckDBConnection,
  fits: readonly ColumnFit[],
): Promise<Pick<CombineAnswer, 'rejected' | 'rejectedCount'>> {
  const doubtful = fits.flatMap((fit) => {
    const condition = misfits(fit);
    return condition === null ? [] : [{ fit, condition }];
  });
  if (doubtful.length === 0) return { rejected: [], rejectedCount: 0 };
  const anywhere = doubtful.map(({ condition }) => condition).join(' OR ');
  const pick = (value: (fit: ColumnFit, index: number) => string): string =>
    `CASE ${doubtful.map(({ fit, condition }, index) => `WHEN ${condition} THEN ${value(fit, index)}`).join(' ')} END`;
  const [count] = await readRow(connection, `SELECT count(*) FROM added WHERE ${anywhere}`);
  const rows = await readRows(
    connection,
    `SELECT file_row_number, ${pick((_, index) => String(index))},
       ${pick((fit) => `left(CAST(${quoteName(fit.addedName)} AS VARCHAR), 60)`)}
     FROM added WHERE ${anywhere} ORDER BY file_row_number LIMIT ${rejectedMaximum}`,
  );
  return {
    rejectedCount: Number(count),
    rejected: rows.map(([row, index, value]) => {
      const fit = doubtful[Number(index)]?.fit;
      return {
        row: Number(row),
        reason: `"${value}" does not fit column "${fit?.name}" (${fit?.tableType}).`,
      };
    }),
  };
}

/** The rows that fit, with the table's names and types; `file_row_number` keeps their order. */
function fittedView({ fits, added }: ColumnMatch): string {
  const conditions = fits.flatMap((fit) => misfits(fit) ?? []);
  const values = [
    ...fits.map((fit) => `${fit.value} AS ${quoteName(fit.name)}`),
    ...added.map((column) => quoteName(column.name)),
    'file_row_number',
  ];
  const where = conditions.length === 0 ? '' : ` WHERE NOT (${conditions.join(' OR ')})`;
  return `CREATE VIEW fitted AS SELECT ${values.join(', ')} FROM added${where}`;
}

async function requireRows(connection: DuckDBConnection, rejectedCount: number): Promise<void> {
  const [count] = await readRow(connection, 'SELECT count(*) FROM fitted');
  if (Number(count) > 0) return;
  throw new AppError(
    'unreadable',
    `None of the ${rejectedCount} rows fits the types of the table. Replace the table instead, or correct the file.`,
  );
}

/** Throws `invalid` with examples when two rows share a key or one has none. */
async function requireUnique(
  connection: DuckDBConnection,
  relation: string,
  key: readonly string[],
  subject: string,
): Promise<void> {
  const names = key.map(quoteName);
  const isEmpty = names.map((name) => `${name} IS NULL`).join(' OR ');
  const shown = names.map((name) => `coalesce(left(CAST(${name} AS VARCHAR), 60), 'empty')`);
  const examples = await readRows(
    connection,
    `SELECT ${shown.join(` || ' / ' || `)}, count(*) FROM ${relation}
     GROUP BY ${names.join(', ')} HAVING count(*) > 1 OR ${isEmpty} ORDER BY 2 DESC, 1 LIMIT 5`,
  );
  if (examples.length === 0) return;
  const told = examples.map(
    ([value, count]) => `${value} (${count} ${Number(count) === 1 ? 'row' : 'rows'})`,
  );
  throw new AppError(
    'invalid',
    `${subject} has rows that ${key.map((name) => `"${name}"`).join(' and ')} cannot tell apart: ${told.join(', ')}. Choose other key columns, or correct the data.`,
    { details: { examples: examples.map(([value]) => value) } },
  );
}

type Counts = Pick<CombineAnswer, 'added' | 'changed' | 'unchanged'>;

async function countRows(connection: DuckDBConnection): Promise<Counts> {
  const [base, added] = await readRow(
    connection,
    'SELECT (SELECT count(*) FROM base), (SELECT count(*) FROM fitted)',
  );
  return { added: Number(added), changed: 0, unchanged: Number(base) };
}

async function countByKey(
  connection: DuckDBConnection,
  key: readonly string[],
  fits: readonly ColumnFit[],
): Promise<Counts> {
  const same = key.map((name) => `b.${quoteName(name)} = f.${quoteName(name)}`).join(' AND ');
  const others = fits.filter((fit) => !key.includes(fit.name));
  const differs = others
    .map(({ name }) => `b.${quoteName(name)} IS DISTINCT FROM f.${quoteName(name)}`)
    .join(' OR ');
  const [both, changed, base, added]: Cell[] = await readRow(
    connection,
    `SELECT count(*), count(*) FILTER (${differs || 'false'}), (SELECT count(*) FROM base),
       (SELECT count(*) FROM fitted) FROM base b JOIN fitted f ON ${same}`,
  );
  return {
    added: Number(added) - Number(both),
    changed: Number(changed),
    unchanged: Number(base) - Number(changed),
  };
}

function describeColumns({ fits, missing, added }: ColumnMatch): string[] {
  return [
    ...missing.map(({ name }) => `Column "${name}" is not in the file and stays empty in new rows.`),
    ...added.map(({ name }) => `Column "${name}" is new and is empty in the rows before.`),
    ...fits.flatMap((fit) => {
      if (fit.type !== fit.tableType)
        return [
          `Column "${fit.name}" becomes ${fit.type} (was ${fit.tableType}), so that every number fits.`,
        ];
      if (fit.tableType === 'VARCHAR' && fit.addedType !== 'VARCHAR')
        return [`Column "${fit.name}" holds texts; its new ${fit.addedType} values are written as texts.`];
      return [];
    }),
  ];
}
