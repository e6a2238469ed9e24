import type { Plan } from '../plan.ts';
import { Unsayable } from './dialects/dialect.ts';
import { duckdb } from './dialects/duckdb.ts';
import { type PredicateContext, predicateSql } from './predicates.ts';
import type { Scope } from './scope.ts';
import type { Kept } from './select.ts';

/** The rows of a table with their place in its file. */
export const numberedRows = 'numbered_rows';
export const rowPosition = 'row_position';

export function numberedRowsSql({ root }: Plan, { dialect, table }: Scope): string {
  if (dialect !== duckdb)
    throw new Unsayable(`The rows of a table have no order of their own in ${dialect.title}.`);
  return `WITH ${numberedRows} AS (\n  SELECT *, row_number() OVER () AS ${rowPosition}\n  FROM ${table(root)}\n)`;
}

/** Behind the last of the rows that were named, or before the first of them. */
export function besideSql(plan: Plan, context: PredicateContext): string[] {
  const beside = plan.rowOrder?.beside;
  if (!beside) return [];
  const [edge, operator] = beside.side === 'after' ? ['max', '>'] : ['min', '<'];
  const conditions = beside.of.map((part) => predicateSql(part, context)).join(' AND ');
  return [
    `${rowPosition} ${operator} (SELECT ${edge}(${rowPosition}) FROM ${numberedRows} WHERE ${conditions})`,
  ];
}

/** The longest stretch of rows that stand one behind the other: what is left numbered anew lags behind by as much all along a stretch. */
export function longestRunSql(conditions: string[], name: string): string {
  const where = conditions.length > 0 ? `\n    WHERE ${conditions.join(' AND ')}` : '';
  return [
    `SELECT coalesce(max(run_length), 0) AS ${name}`,
    'FROM (',
    '  SELECT count(*) AS run_length',
    `  FROM (\n    SELECT ${rowPosition} - row_number() OVER (ORDER BY ${rowPosition}) AS run\n    FROM ${numberedRows}${where}\n  )`,
    '  GROUP BY run',
    ')',
  ].join('\n');
}

export function pickedRow({ rowOrder }: Plan): Kept[] {
  const pick = rowOrder?.pick;
  if (!pick) return [];
  const direction = pick.fromEnd ? ' DESC' : '';
  return [
    {
      left: `row_number() OVER (ORDER BY ${rowPosition}${direction})`,
      operator: '=',
      right: String(pick.at),
    },
  ];
}
