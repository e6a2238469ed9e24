import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnType, ColumnWriting, KnownTable, TableProfile } from '#kernel/catalog.ts';
import type { TableBounds } from '../profile/bounds.ts';
import { profileTable } from '../profile.ts';
import { readAggregates, readRow, readRows } from '../read-rows.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import {
  applyChosenTypes,
  chosenReading,
  clearChosenValues,
  emptyUnreadable,
  type FixedTable,
  fillChosenBlanks,
  keepColumns,
  keepFirstRows,
  trimChosenTexts,
} from './apply-fixes.ts';
import { type ColumnPlan, planSql } from './column-plan.ts';
import { isoShape } from './date-rules.ts';
import { type ChosenOf, decidePlans } from './decide-plans.ts';
import { type Decision, noteWarning } from './decision.ts';
import { FixLog } from './fix-log.ts';
import { findOddities } from './oddities/find-oddities.ts';
import { provenSelect } from './proven-select.ts';
import type { ReportWriter } from './report-writer.ts';
import { StagingTable } from './staging-table.ts';
import { settleFile, writeParquet } from './write-parquet.ts';

/** No column can have this name: control characters are removed from headers. */
const rowPlace = quoteName('\u0002place');

/** A table as it lies on disk after an import. */
export interface WrittenTable {
  name: string;
  path: string;
  profile: TableProfile;
  sizeBytes: number;
  /** SHA-256 of the Parquet file, hexadecimal. */
  contentHash: string;
}

export interface ColumnRequest {
  name: string;
  /** `text`, `integer`, `decimal(18,2)` …; decided from the values when absent. */
  type?: string;
  unit?: string;
}

/** A UTF-8 CSV whose rows all have the same number of fields. */
export interface CsvRequest {
  path: string;
  delimiter: string;
  skipLines: number;
  sampleRows: readonly (readonly (string | null)[])[];
}

/**
 * Reads, types and writes a CSV in one pass. Types are guessed from the sample and proved on every row while
 * writing: one row of another shape, or one cell of another form, and nothing is kept (null).
 */
export async function writeCsvTable(
  connection: DuckDBConnection,
  name: string,
  columns: readonly ColumnRequest[],
  file: CsvRequest,
  path: string,
  report: ReportWriter,
  known?: KnownTable,
): Promise<WrittenTable | null> {
  const sample = new StagingTable(
    connection,
    randomUUID(),
    columns.map((column) => column.name),
  );
  for (const row of file.sampleRows) sample.add(row);
  await sample.finish();
  const { decisions, doubtful } = await decideColumns(connection, sample, columns, (column) =>
    chosenReading(new FixLog(), name, column, known),
  );
  await connection.run(`DROP TABLE ${quoteName(sample.name)}`);
  let bounds: TableBounds;
  try {
    const query = provenSelect(decisions, csvRelation(columns, file), { hasEmptyTexts: false });
    bounds = await writeParquet(connection, query, path);
  } catch {
    // Another shape or form than the sample promised: the careful way reads the file again and says where.
    await rm(path, { force: true });
    return null;
  }
  const isSound =
    !(await holdsBlankRow(connection, bounds, path)) &&
    (await recheckTexts(connection, decisions, doubtful, path));
  const written = isSound ? await measure(connection, name, columns, decisions, { path, bounds }) : null;
  const isWhole =
    written !== null &&
    !(await holdsNul(connection, written)) &&
    !(await mayHoldSwallowedRows(connection, written, file.delimiter));
  if (!isWhole) {
    await rm(path, { force: true });
    return null;
  }
  await tell(connection, decisions, written, report);
  return written;
}

/**
 * The CSV reader keeps a NUL, invisible, within a text; in any other column the proof has refused it. The values of most
 * texts are listed by now; the others are asked of the written file, where a text that repeats is looked at once: several
 * times faster than reading the bytes of a large one again.
 */
async function holdsNul(connection: DuckDBConnection, { path, profile }: WrittenTable): Promise<boolean> {
  const texts = profile.columns.filter(({ type }) => type === 'text');
  const others = texts.filter(({ hasAllValues }) => !hasAllValues);
  if (texts.some(({ values }) => values.some(({ value }) => value.includes('\0')))) return true;
  if (others.length === 0) return false;
  const parts = others.map(({ name }) => `bool_or(contains(${quoteName(name)}, chr(0)))`);
  const cells = await readAggregates(connection, parts, `read_parquet(${quoteText(path)})`);
  return cells.includes(true);
}

/**
 * A quote that is not closed on its line may end at the next one of the file: rows in between are then one long text. It
 * holds a line break and as many delimiters as a row has; the careful way looks at the lines.
 */
async function mayHoldSwallowedRows(
  connection: DuckDBConnection,
  { path, profile }: WrittenTable,
  delimiter: string,
): Promise<boolean> {
  const width = profile.columns.length;
  const texts = profile.columns.filter(({ type }) => type === 'text');
  const listed = texts.filter(({ hasAllValues }) => hasAllValues);
  const isLong = ({ value }: { value: string }): boolean =>
    value.includes('\n') && value.split(delimiter).length >= width;
  if (width < 2 || listed.some(({ values }) => values.some(isLong))) return width >= 2;
  const others = texts.filter(({ hasAllValues }) => !hasAllValues).map(({ name }) => quoteName(name));
  if (others.length === 0) return false;
  const relation = `read_parquet(${quoteText(path)})`;
  const hasBreaks = await readAggregates(
    connection,
    others.map((name) => `bool_or(contains(${name}, chr(10)))`),
    relation,
  );
  const parts = others
    .filter((_, index) => hasBreaks[index] === true)
    .map(
      (name) =>
        `bool_or(len(string_split(${name}, ${quoteText(delimiter)})) >= ${width}) FILTER (contains(${name}, chr(10)))`,
    );
  return parts.length > 0 && (await readAggregates(connection, parts, relation)).includes(true);
}

/** A line of delimiters alone is no row: the careful way leaves it out and says so. */
async function holdsBlankRow(
  connection: DuckDBConnection,
  bounds: TableBounds,
  path: string,
): Promise<boolean> {
  const columns = [...bounds.columns];
  if (columns.length < 2 || columns.some(([, column]) => column.nullCount === 0)) return false;
  // The writer tells the names as it quotes them.
  const isBlank = columns.map(([name]) => `${name} IS NULL`).join(' AND ');
  const found = await readRows(
    connection,
    `SELECT 1 FROM read_parquet(${quoteText(path)}) WHERE ${isBlank} LIMIT 1`,
  );
  return found.length > 0;
}

/**
 * Columns that the sample left as text without being words: on all rows they may be something else (false), and what the
 * report says of them must count all rows.
 */
async function recheckTexts(
  connection: DuckDBConnection,
  decisions: Decision[],
  doubtful: ReadonlySet<string>,
  path: string,
): Promise<boolean> {
  const names = decisions.map((decision) => decision.name).filter((name) => doubtful.has(name));
  if (names.length === 0) return true;
  const { decisions: whole } = await decidePlans(connection, `read_parquet(${quoteText(path)})`, names);
  if (whole.some((decision) => decision.plan.kind !== 'text')) return false;
  for (const decision of decisions) {
    const found = whole.find(({ name }) => name === decision.name);
    if (found !== undefined) decision.findings = found.findings;
  }
  return true;
}

function csvRelation(columns: readonly ColumnRequest[], file: CsvRequest): string {
  const types = columns.map((column) => `${quoteText(column.name)}: 'VARCHAR'`).join(', ');
  return `read_csv(${quoteText(file.path)}, columns = {${types}}, auto_detect = false, header = false,
    skip = ${file.skipLines}, delim = ${quoteText(file.delimiter)}, quote = '"', escape = '"', strict_mode = true,
    null_padding = false, nullstr = '', allow_quoted_nulls = true)`;
}

/**
 * Decides the types of a staged table on all of its rows and writes it. No value is lost: a column that resists is text.
 * What a person chose in the fixes is applied to the texts on the way.
 */
export async function writeStagedTable(
  connection: DuckDBConnection,
  name: string,
  columns: readonly ColumnRequest[],
  staging: StagingTable,
  path: string,
  report: ReportWriter,
  fixes: FixLog = new FixLog(),
  known?: KnownTable,
): Promise<WrittenTable> {
  const table: FixedTable = { connection, name, relation: quoteName(staging.name), fixes };
  const names = columns.map((column) => column.name);
  await trimChosenTexts(table, names);
  await fillChosenBlanks(table, names);
  const { decisions } = await decideColumns(connection, staging, columns, (column) =>
    chosenReading(fixes, name, column, known),
  );
  await applyChosenTypes(table, decisions);
  await fallBackToText(table, staging, decisions);
  await clearChosenValues(table, decisions);
  const relation = await keepFirstRows(table, decisions);
  const kept = await keepColumns(table, decisions);
  const bounds = await writeParquet(connection, provenSelect(kept, relation), path);
  const written = await measure(connection, name, columns, kept, { path, bounds });
  await tell(connection, kept, written, report);
  return written;
}

async function decideColumns(
  connection: DuckDBConnection,
  staging: StagingTable,
  columns: readonly ColumnRequest[],
  chosenOf?: ChosenOf,
): Promise<{ decisions: Decision[]; doubtful: ReadonlySet<string> }> {
  const undeclared = columns.filter((column) => column.type === undefined).map((column) => column.name);
  const { decisions: decided, doubtful } = await decidePlans(
    connection,
    quoteName(staging.name),
    undeclared,
    staging.lines,
    chosenOf,
  );
  const byName = new Map(decided.map((decision) => [decision.name, decision]));
  const decisions = columns.map(
    ({ name, type, unit }): Decision =>
      byName.get(name) ?? {
        name,
        plan: declaredPlan(type),
        isPadded: false,
        unit: unit ?? null,
        findings: [],
      },
  );
  return { decisions, doubtful };
}

function declaredPlan(type: string | undefined): ColumnPlan {
  const decimal = /^decimal\((\d+),(\d+)\)$/.exec(type ?? '');
  if (decimal !== null) {
    return {
      kind: 'decimal',
      precision: Number(decimal[1]),
      scale: Number(decimal[2]),
      mark: 'point',
      isPlain: true,
    };
  }
  switch (type) {
    case 'integer':
      return { kind: 'integer', digits: 18, mark: 'point', isPlain: true };
    case 'double':
      return { kind: 'double', mark: 'point', isPlain: true };
    case 'boolean':
      return { kind: 'boolean' };
    case 'date':
    case 'timestamp':
      return type === 'date'
        ? { kind: 'date', shape: isoShape, hasMidnight: false }
        : { kind: 'timestamp', shape: isoShape, hasZone: false };
    default:
      return { kind: 'text' };
  }
}

/** Counts the cells that a plan cannot read, such as 31 February, and makes their columns text, or the cells empty where that was chosen. */
async function fallBackToText(
  table: FixedTable,
  staging: StagingTable,
  decisions: Decision[],
): Promise<void> {
  const checked = decisions.filter((decision) => decision.plan.kind !== 'text');
  if (checked.length === 0) return;
  const misses = checked.map((decision) => {
    const { isEmpty, guard } = planSql(decision.plan, quoteName(decision.name), decision.isPadded);
    return `(NOT coalesce(${isEmpty}, true) AND NOT coalesce(${guard}, false))`;
  });
  const { connection, relation } = table;
  const counts = await readAggregates(
    connection,
    misses.map((missed) => `count(*) FILTER (${missed})`),
    relation,
  );
  for (const [index, decision] of checked.entries()) {
    const count = Number(counts[index]);
    if (count === 0 || (await emptyUnreadable(table, decision.name, misses[index] ?? ''))) continue;
    const name = quoteName(decision.name);
    const [example, row] = await readRow(
      connection,
      // The rows are numbered here: a column of the file may be called rowid.
      `SELECT left(${name}, 40), ${rowPlace} FROM (SELECT *, row_number() OVER () - 1 AS ${rowPlace} FROM ${relation})
       WHERE ${misses[index]} ORDER BY ${rowPlace} LIMIT 1`,
    );
    const { kind } = decision.plan;
    const readAs = typeReadBy(kind);
    decision.plan = { kind: 'text' };
    decision.unit = null;
    decision.findings = [];
    const line = staging.lines.lineOf(Number(row));
    noteWarning(
      decision,
      'mixedTypes',
      `Column "${decision.name}" is kept as text: ${count.toLocaleString('en')} of its values cannot be read as ${readAs}, such as "${example}"${staging.lines.where(line)}.`,
      {
        ...(line === undefined ? {} : { line }),
        fix: { kind: 'setType', type: readAs, emptied: [String(example)] },
      },
    );
  }
}

async function measure(
  connection: DuckDBConnection,
  name: string,
  columns: readonly ColumnRequest[],
  decisions: readonly Decision[],
  { path, bounds }: { path: string; bounds: TableBounds },
): Promise<WrittenTable> {
  const units = new Map<string, string>();
  for (const decision of decisions) {
    const unit = decision.unit ?? columns.find((column) => column.name === decision.name)?.unit;
    if (unit !== undefined) units.set(decision.name, unit);
  }
  // The disk works while the columns are measured: the version's own sync then finds nothing left to do.
  const [profile, file] = await Promise.all([
    profileTable(connection, `read_parquet(${quoteText(path)})`, units, bounds),
    settleFile(path),
  ]);
  const writing = decisions.flatMap(writingOf);
  return { name, path, profile: { ...profile, ...(writing.length > 0 && { writing }) }, ...file };
}

/** What its plan says of texts that could be read in another way. */
function writingOf({ name, plan }: Decision): ColumnWriting[] {
  if ('mark' in plan && plan.mark === 'comma') return [{ column: name, mark: 'comma' }];
  const order =
    plan.kind === 'date' || plan.kind === 'timestamp' ? /^(?:dmy|mdy)/.exec(plan.shape.id)?.[0] : null;
  return order ? [{ column: name, isDayFirst: order === 'dmy' }] : [];
}

/** Reports what was found while the columns were decided, and what looks wrong in the written table. */
async function tell(
  connection: DuckDBConnection,
  decisions: readonly Decision[],
  { name, path, profile }: WrittenTable,
  report: ReportWriter,
): Promise<void> {
  for (const { name: column, findings } of decisions)
    for (const { level, sentence, ...rest } of findings)
      report.add(level, sentence, { table: name, column, ...rest });
  await findOddities(connection, { name, relation: `read_parquet(${quoteText(path)})`, profile }, report);
}

/** What the values of a plan are called to a person. */
function typeReadBy(kind: ColumnPlan['kind']): ColumnType {
  switch (kind) {
    case 'unixTime':
      return 'timestamp';
    case 'daySerial':
      return 'date';
    case 'duration':
    case 'written':
      return 'decimal';
    default:
      return kind;
  }
}
