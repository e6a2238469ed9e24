import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnProfile, TableProfile } from '#kernel/catalog.ts';
import { splitWords } from '../../profile/words.ts';
import { readRow, readRows } from '../../read-rows.ts';
import { quoteName } from '../../sql-text.ts';
import type { ReportWriter } from '../report-writer.ts';
import type { WrittenRelation } from './find-oddities.ts';

/** A column whose values are this distinct is meant to name its rows. */
const nearlyUnique = 0.9;
/** So many times as many rows as there are could be told apart, had the columns nothing to do with each other. */
const timesApart = 5;
/** Whole rows are compared in tables up to here. */
const comparedRows = 200_000;

/** An identifier of the rows that occurs more than once: the rows behind it are counted twice in every sum and join. */
export async function findDuplicateKeys(
  connection: DuckDBConnection,
  { name, relation, profile }: WrittenRelation,
  report: ReportWriter,
): Promise<void> {
  const { rowCount, columns } = profile;
  const column = columns.find((candidate, index) => isIntendedKey(candidate, index, rowCount));
  if (column === undefined || column.isUnique) return;
  const key = quoteName(column.name);
  const doubled = await readRows(
    connection,
    `SELECT left(${key}::VARCHAR, 40), count(*) AS times FROM ${relation} WHERE ${key} IS NOT NULL
     GROUP BY ${key} HAVING times > 1 ORDER BY times DESC, 1 LIMIT 1001`,
  );
  const [first] = doubled;
  if (first === undefined) return;
  const values =
    doubled.length > 1000
      ? 'more than 1,000 values'
      : `${doubled.length} ${doubled.length === 1 ? 'value' : 'values'}`;
  report.add(
    'warning',
    `Column "${column.name}" looks like the key of its rows, but ${values} ${doubled.length === 1 ? 'occurs' : 'occur'} more than once, such as "${first[0]}".`,
    {
      kind: 'duplicateKey',
      table: name,
      column: column.name,
      fix: { kind: 'dropDuplicates', columns: [column.name] },
    },
  );
}

function isIntendedKey(column: ColumnProfile, index: number, rowCount: number): boolean {
  const words = splitWords(column.name);
  const isNamedKey = words.at(-1) === 'id' || (index === 0 && column.role === 'identifier');
  // The first column names its own rows; an id further on may name those of another table.
  return (
    isNamedKey &&
    index === 0 &&
    rowCount >= 5 &&
    column.distinctCount >= Math.min(nearlyUnique * rowCount, rowCount - 1)
  );
}

/**
 * The share of rows that may repeat others by mistake. Where more do, they are observations; but what happened on days is
 * seldom alike by chance, where its columns could tell far more rows apart than there are.
 */
function mostRepeated({ rowCount, columns }: TableProfile): number {
  const isDated = columns.some(({ type, distinctCount }) => type === 'date' && distinctCount > 1);
  const apart = columns.reduce((product, { distinctCount }) => product * Math.max(1, distinctCount), 1);
  return isDated && apart >= timesApart * rowCount ? 0.5 : 0.1;
}

/** Rows that agree in every column, in a table without a key. */
export async function findDuplicateRows(
  connection: DuckDBConnection,
  { name, relation, profile }: WrittenRelation,
  report: ReportWriter,
): Promise<void> {
  const { rowCount, columns } = profile;
  const isCompared =
    rowCount >= 5 && rowCount <= comparedRows && columns.length >= 3 && columns.length <= 200;
  if (!isCompared || profile.key.length > 0 || columns.some((column) => column.isUnique)) return;
  const [distinct] = await readRow(connection, `SELECT count(*) FROM (SELECT DISTINCT * FROM ${relation})`);
  const repeated = rowCount - Number(distinct);
  if (repeated === 0 || repeated > mostRepeated(profile) * rowCount) return;
  report.add(
    'warning',
    `In "${name}", ${repeated.toLocaleString('en')} ${repeated === 1 ? 'row repeats' : 'rows repeat'} another row in every column.`,
    {
      kind: 'duplicateRow',
      table: name,
      fix: { kind: 'dropDuplicates', columns: columns.map((column) => column.name) },
    },
  );
}
