import type { Grain } from '../dates/calendar.ts';
import type { DatePart } from '../dates/day-parts.ts';
import { type PeriodTexts, unitStart } from '../model/period-texts.ts';
import type { ColumnRef, Dimension, Plan } from '../plan.ts';
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
  const keys =
    dimension.grain && !scope.periods(dimension.column)
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
  if (grain === null) return sql;
  const texts = scope.periods(column);
  return texts ? unitOfTextSql(texts, grain, column, scope) : scope.dialect.startOf(grain, sql);
}

/** The first day of the unit to which a text that names a period belongs. */
function unitOfTextSql(texts: PeriodTexts, grain: Grain, column: ColumnRef, scope: Scope): string {
  const days = texts.values.map(
    ({ text, start }) =>
      `WHEN ${scope.value(column, text)} THEN ${scope.dialect.day(unitStart(texts, start, grain))}`,
  );
  return `CASE ${scope.column(column)} ${days.join(' ')} END`;
}

/** Where texts that name periods are told one by one, what puts them in the order of time; null of other groups. */
export function timeOrderSql({ column, grain, band, part, name }: Dimension, scope: Scope): string | null {
  const texts = grain === null && !band && !part ? scope.periods(column) : null;
  if (!texts) return null;
  const places = texts.values.map(({ text }, at) => `WHEN ${scope.value(column, text)} THEN ${at + 1}`);
  return `CASE ${scope.dialect.name(name)} ${places.join(' ')} END`;
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
  return time
    ? (timeOrderSql({ ...time, name: time.column.column }, scope) ?? dimensionSql(time, scope))
    : '1';
}
