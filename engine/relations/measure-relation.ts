import type { RunQuery } from '#kernel/catalog.ts';
import { quoteName } from '../sql-text.ts';

/** A column of a version. */
export interface RelationEnd {
  versionId: string;
  column: string;
}

/** How the values of two columns meet. Empty cells count on neither side. */
export interface RelationMeasure {
  /** Rows of the one that hold a value, and those whose value is found in the other. */
  rows: number;
  foundRows: number;
  /** The same of different values. */
  values: number;
  foundValues: number;
  /** Some of the values that are not found, those of most rows first. */
  missing: string[];
  /** No value occurs twice. */
  isFromUnique: boolean;
  isToUnique: boolean;
  /** Some of the values that occur more than once in the other, those of most rows first. */
  repeated: { value: string; rows: number }[];
}

const deadlineMs = 20_000;
const examples = 3;

/** Measures a relation that somebody states, over all rows of both versions. */
export async function measureRelation(
  run: RunQuery,
  from: RelationEnd,
  to: RelationEnd,
): Promise<RelationMeasure> {
  const values = ({ column }: RelationEnd, table: string): string =>
    `SELECT ${quoteName(column)} AS value, count(*) AS times FROM ${table} WHERE ${quoteName(column)} IS NOT NULL GROUP BY 1`;
  const sides = `WITH source AS (${values(from, 'from_rows')}), target AS (${values(to, 'to_rows')})`;
  const ask = async (sql: string, maxRows: number) => {
    const { rows } = await run({
      sql: `${sides} ${sql}`,
      tables: [
        { sqlName: 'from_rows', versionId: from.versionId },
        { sqlName: 'to_rows', versionId: to.versionId },
      ],
      maxRows,
      deadlineMs,
    });
    return rows;
  };
  const joined = `FROM source LEFT JOIN target ON source.value = target.value`;
  const [counts = []] = await ask(
    `SELECT coalesce(sum(source.times), 0), coalesce(sum(source.times) FILTER (target.value IS NOT NULL), 0),
      count(*), count(target.value), coalesce(max(source.times), 0), (SELECT coalesce(max(times), 0) FROM target) ${joined}`,
    1,
  );
  const [rows = 0, foundRows = 0, different = 0, foundValues = 0, mostFrom = 0, mostTo = 0] =
    counts.map(Number);
  const missing = await ask(
    `SELECT CAST(source.value AS VARCHAR) ${joined} WHERE target.value IS NULL ORDER BY source.times DESC, source.value LIMIT ${examples}`,
    examples,
  );
  const repeated = await ask(
    `SELECT CAST(value AS VARCHAR), times FROM target WHERE times > 1 ORDER BY times DESC, value LIMIT ${examples}`,
    examples,
  );
  return {
    rows,
    foundRows,
    values: different,
    foundValues,
    missing: missing.map(([value]) => String(value)),
    isFromUnique: mostFrom <= 1,
    isToUnique: mostTo <= 1,
    repeated: repeated.map(([value, times]) => ({ value: String(value), rows: Number(times) })),
  };
}

/** What keeps columns from telling rows apart. */
export interface KeyMeasure {
  /** Combinations of values that several rows share. */
  repeated: number;
  /** Some of them, those of most rows first, the values in the order of the columns. */
  examples: { values: string[]; rows: number }[];
  /** Rows in which one of the columns is empty. */
  incomplete: number;
}

/** Measures whether each row of a version has its own values in some columns. */
export async function measureKey(
  run: RunQuery,
  versionId: string,
  columns: readonly string[],
): Promise<KeyMeasure> {
  const names = columns.map(quoteName);
  const present = names.map((name) => `${name} IS NOT NULL`).join(' AND ');
  const list = names.join(', ');
  const ask = async (sql: string, maxRows: number) => {
    const tables = [{ sqlName: 'key_rows', versionId }];
    return (await run({ sql, tables, maxRows, deadlineMs })).rows;
  };
  const groups = `(SELECT ${list}, count(*) AS key_times FROM key_rows WHERE ${present} GROUP BY ${list} HAVING count(*) > 1)`;
  const [[repeated = 0, incomplete = 0] = []] = await ask(
    `SELECT (SELECT count(*) FROM ${groups}), (SELECT count(*) FROM key_rows WHERE NOT (${present}))`,
    1,
  );
  const found =
    Number(repeated) === 0
      ? []
      : await ask(
          `SELECT key_times, ${names.map((name) => `CAST(${name} AS VARCHAR)`).join(', ')} FROM ${groups} ORDER BY key_times DESC, ${list} LIMIT ${examples}`,
          examples,
        );
  return {
    repeated: Number(repeated),
    incomplete: Number(incomplete),
    examples: found.map(([times, ...values]) => ({ values: values.map(String), rows: Number(times) })),
  };
}
