import { quoteName } from '../sql-text.ts';
import type { SharedColumn } from './compare.ts';

/** SQL over two versions under the names `from_version` and `to_version`. */

/** Marks the rows of a side; no column of a table can have this name. */
const there = quoteName('\u0001there');

/** Keys that more than one row of a version has, or a row without one: with how many rows, at most five. */
export function sharedKeysSql(key: readonly string[]): string {
  const names = key.map(quoteName);
  const isEmpty = names.map((name) => `${name} IS NULL`).join(' OR ');
  const shown = names
    .map((name) => `coalesce(left(CAST(${name} AS VARCHAR), 60), 'empty')`)
    .join(` || ' / ' || `);
  const side = (table: string): string =>
    `(SELECT ${shown} AS value, count(*) AS rows FROM ${table} GROUP BY ${names.join(', ')} HAVING count(*) > 1 OR ${isEmpty})`;
  return `SELECT value, max(rows) AS rows FROM (${side('from_version')} UNION ALL ${side('to_version')}) AS found GROUP BY value ORDER BY rows DESC, value LIMIT 5`;
}

/** Added, removed, changed, unchanged, then for each column the rows in which it changed. */
export function countSql(key: readonly string[], columns: readonly SharedColumn[]): string {
  const differs = columns.map(differsSql);
  const isBoth = `f.${there} AND t.${there}`;
  const changed = `${isBoth} AND (${differs.join(' OR ') || 'false'})`;
  const counts = [
    `count(*) FILTER (f.${there} IS NULL)`,
    `count(*) FILTER (t.${there} IS NULL)`,
    `count(*) FILTER (${changed})`,
    `count(*) FILTER (${isBoth} AND NOT (${differs.join(' OR ') || 'false'}))`,
    ...differs.map((condition) => `count(*) FILTER (${isBoth} AND ${condition})`),
  ];
  return `SELECT ${counts.join(', ')} FROM (SELECT *, true AS ${there} FROM from_version) AS f
    FULL JOIN (SELECT *, true AS ${there} FROM to_version) AS t ON ${sameKey(key)}`;
}

/** The same for whole rows, each as often as it occurs: nothing is changed, only added or removed. */
export function rowCountSql(shared: readonly SharedColumn[]): string {
  const from = rowsSql('from_version', shared);
  const to = rowsSql('to_version', shared);
  return `SELECT a.n AS added, r.n AS removed, 0 AS changed, w.n - r.n AS unchanged
    FROM (SELECT count(*) AS n FROM (${to} EXCEPT ALL ${from}) AS x) AS a,
      (SELECT count(*) AS n FROM (${from} EXCEPT ALL ${to}) AS y) AS r,
      (SELECT count(*) AS n FROM from_version) AS w`;
}

/** Rows of one version that the other has not. */
export function addedSql(
  table: string,
  other: string,
  columns: readonly string[],
  { key, shared }: { key: readonly string[]; shared: readonly SharedColumn[] },
  limit: number,
): string {
  if (key.length === 0) {
    return `SELECT * FROM (${rowsSql(table, shared)} EXCEPT ALL ${rowsSql(other, shared)}) AS x ORDER BY ALL LIMIT ${limit}`;
  }
  const names = columns.map((name) => `t.${quoteName(name)}`).join(', ');
  return `SELECT ${names} FROM ${table} AS t ANTI JOIN ${other} AS f ON ${sameKey(key)} ORDER BY ${order(key, 't')} LIMIT ${limit}`;
}

/** The rows that are in both and differ: key, then each differing column before and after. */
export function changedSql(
  key: readonly string[],
  shared: readonly SharedColumn[],
  columns: readonly string[],
  limit: number,
): string {
  const values = columns.flatMap((name) => [
    `f.${quoteName(name)} AS ${quoteName(`${name} (before)`)}`,
    `t.${quoteName(name)} AS ${quoteName(`${name} (after)`)}`,
  ]);
  const differs = shared.filter(({ name }) => columns.includes(name)).map(differsSql);
  const keys = key.map((name) => `t.${quoteName(name)}`);
  return `SELECT ${[...keys, ...values].join(', ')} FROM from_version AS f JOIN to_version AS t ON ${sameKey(key)}
    WHERE ${differs.join(' OR ')} ORDER BY ${order(key, 't')} LIMIT ${limit}`;
}

function differsSql({ name, isRetyped }: SharedColumn): string {
  const [from, to] = ['f', 't'].map((side) => `${side}.${quoteName(name)}`);
  return isRetyped
    ? `CAST(${from} AS VARCHAR) IS DISTINCT FROM CAST(${to} AS VARCHAR)`
    : `${from} IS DISTINCT FROM ${to}`;
}

function sameKey(key: readonly string[]): string {
  return key.map((name) => `f.${quoteName(name)} = t.${quoteName(name)}`).join(' AND ');
}

function order(key: readonly string[], side: string): string {
  return key.map((name) => `${side}.${quoteName(name)}`).join(', ');
}

function rowsSql(table: string, shared: readonly SharedColumn[]): string {
  const columns = shared.map(({ name, isRetyped }) =>
    isRetyped ? `CAST(${quoteName(name)} AS VARCHAR) AS ${quoteName(name)}` : quoteName(name),
  );
  return `SELECT ${columns.join(', ')} FROM ${table}`;
}
