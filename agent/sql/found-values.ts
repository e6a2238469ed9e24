import type { Relation } from '#kernel/catalog.ts';
import { sqlName } from './literals.ts';

/** One row: how many different values the one end of a relation holds, and how many of them are found at the other. */
export function foundValuesSql({ fromTable, fromColumn, toTable, toColumn }: Relation): string {
  const [from, to] = [sqlName(fromColumn), sqlName(toColumn)];
  return `SELECT count(*), count(*) FILTER (value IN (SELECT ${to} FROM ${sqlName(toTable)}))
FROM (SELECT DISTINCT ${from} AS value FROM ${sqlName(fromTable)} WHERE ${from} IS NOT NULL)`;
}
