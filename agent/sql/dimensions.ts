import type { DatePart } from '../dates/day-parts.ts';
import type { Dimension, Plan } from '../plan.ts';
import { datePartSql } from './predicates.ts';
import type { Scope } from './scope.ts';
import type { At } from './select.ts';

interface DimensionColumn {
  sql: string;
  name: string;
  /** What is grouped by in its place. */
  keys?: string[];
}

/** The columns that a dimension is told by: the key of a thing whose name repeats, the number that names of months are ordered by. */
export function dimensionColumns(dimension: Dimension, scope: Scope): DimensionColumn[] {
  if (dimension.part) return datePartColumns(dimension, dimension.part, scope);
  const key = dimension.key ? [{ sql: scope.column(dimension.key), name: dimension.key.column }] : [];
  const keys = dimension.grain
    ? (scope.dialect.partsOfPeriod?.(dimension.grain, scope.column(dimension.column)) ?? null)
    : null;
  const own = { sql: dimensionSql(dimension, scope), name: dimension.name };
  return [...key, keys === null ? own : { ...own, keys }];
}

/** Days and months are told by name and ordered by number; weekends and weekdays need no order. */
function datePartColumns(dimension: Dimension, part: DatePart, scope: Scope): DimensionColumn[] {
  const { dialect } = scope;
  const column = scope.column(dimension.column);
  if (part === 'dayKind')
    return [
      {
        sql: `CASE WHEN ${dialect.weekday(column)} >= 6 THEN 'Weekend' WHEN ${column} IS NOT NULL THEN 'Weekday' END`,
        name: dimension.name,
      },
    ];
  const number = datePartSql(column, part, dialect);
  if (part === 'hour') return [{ sql: number, name: dimension.name }];
  const name = part === 'weekday' ? dialect.weekdayName(column) : dialect.monthName(column);
  return [
    { sql: number, name: `${dimension.name}_number` },
    { sql: name, name: dimension.name },
  ];
}

function dimensionSql({ column, grain, band }: Dimension, scope: Scope): string {
  const sql = scope.column(column);
  if (band) return `floor(${scope.dialect.quotient(sql, band, false)}) * ${band}`;
  return grain === null ? sql : scope.dialect.startOf(grain, sql);
}

/** The groups in which is ranked or shared; nothing where that is done over all of them. */
export function partitionSql({ dimensions, within }: Plan, scope: Scope, at: At): string {
  const columns = dimensions
    .slice(0, within ?? 0)
    .flatMap((dimension) => dimensionColumns(dimension, scope))
    .flatMap(({ sql }) => scope.dialect.groupKeys(sql))
    .map(at);
  return columns.length > 0 ? `PARTITION BY ${columns.join(', ')} ` : '';
}

/** What a running total runs along. */
export function runningOrder({ dimensions }: Plan, scope: Scope): string {
  const time = dimensions.find(({ isTime }) => isTime);
  return time ? dimensionSql(time, scope) : '1';
}
