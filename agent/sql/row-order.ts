import type { Plan } from '../plan.ts';
import { sqlName } from './literals.ts';
import { type PredicateContext, predicateSql } from './predicates.ts';

/** The rows of a table with their place in its file. */
export const numberedRows = 'numbered_rows';
export const rowPosition = 'row_position';

export function numberedRowsSql(plan: Plan): string {
  return `WITH ${numberedRows} AS (\n  SELECT *, row_number() OVER () AS ${rowPosition}\n  FROM ${sqlName(plan.root)}\n)`;
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

export function pickSql(plan: Plan): string {
  const pick = plan.rowOrder?.pick;
  if (!pick) return '';
  const direction = pick.fromEnd ? ' DESC' : '';
  return `QUALIFY row_number() OVER (ORDER BY ${rowPosition}${direction}) = ${pick.at}`;
}
