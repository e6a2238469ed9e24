import type { Grain } from '../../dates/calendar.ts';
import type { Aggregate } from '../../plan.ts';
import { sqlLiteral } from '../literals.ts';
import { boundText, holdsControl } from './bound-values.ts';
import { type Dialect, type Operand, type TextMatch, Unsayable } from './dialect.ts';

/**
 * What the databases share beside DuckDB, as far from their differences as can be: names always quoted, values bound, empty cells
 * put last by hand, conditions of aggregates as CASE, names of days spelled out. Each says only what it says otherwise.
 */
export const standard = {
  name: (name: string) => `"${plainName(name).replaceAll('"', '""')}"`,
  text: boundText,
  truth: (value: boolean) => (value ? 'true' : 'false'),
  day: (date: string) => `CAST(${boundText(date)} AS date)`,
  forms: {} as Dialect['forms'],
  exactText: (column: string) => column,
  textKey: (text: string) => text,
  groupKeys: (sql: string): readonly string[] => [sql],
  groupsByPlace: false,
  matches: (column: string, match: TextMatch, text: string, negated: boolean) =>
    `LOWER(${column}) ${negated ? 'NOT ' : ''}LIKE LOWER(${boundText(likePattern(match, text))}) ESCAPE '!'`,
  lowered: (column: string) => `LOWER(${column})`,
  differs: (column: string, value: string) => `(${column} <> ${value} OR ${column} IS NULL)`,
  denied: (condition: string) => `CASE WHEN ${condition} THEN 0 ELSE 1 END = 1`,
  meanOver: (sql: string) => `avg(1e0 * ${bracketed(sql)}) OVER ()`,
  // A whole number over a whole number would be cut off, a decimal one rounded to a few digits.
  ratio: (above: string, below: string) => `1e0 * ${bracketed(above)} / nullif(${bracketed(below)}, 0)`,
  quotient: (sql: string, divisor: number) => `1e0 * ${bracketed(sql)} / ${divisor}`,
  monthOfYear: (moment: string) => `EXTRACT(MONTH FROM ${moment})`,
  asDay: (moment: string) => `CAST(${moment} AS date)`,
  ordered: (sql: string, direction: '' | ' ASC' | ' DESC') => `${sql}${direction} NULLS LAST`,
  limited: (outputs: string, rest: string, count: number) => `SELECT\n  ${outputs}\n${rest}\nLIMIT ${count}`,
  hasQualify: false,
  aggregatesSubqueries: true,
  placeholder: (_place: number) => '?',
  hasNumberedPlaceholders: false,
} satisfies Partial<Dialect>;

/** Empty cells last where the database has no words for it. */
export function emptyLast(sql: string, direction: '' | ' ASC' | ' DESC'): string {
  return `CASE WHEN ${sql} IS NULL THEN 1 ELSE 0 END, ${sql}${direction}`;
}

/** A name that can be quoted: a sign that cannot be seen has no place in one. */
export function plainName(name: string): string {
  if (name === '' || holdsControl(name))
    throw new Unsayable('A table or a column has a name that holds signs which cannot be written.');
  return name;
}

/** In brackets, unless it is one operand by itself. */
export function bracketed(sql: string): string {
  return /^[\w."`[\]]+$/.test(sql) || /^\w+\([^()]*\)$/.test(sql) ? sql : `(${sql})`;
}

/** A pattern for LIKE with the escape sign `!`, whose meaning no database gives to anything else. */
export function likePattern(match: TextMatch, text: string, signs = /[!%_]/g): string {
  const part = text.replaceAll(signs, (sign) => `!${sign}`);
  return { contains: `%${part}%`, startsWith: `${part}%`, endsWith: `%${part}` }[match];
}

/** How a database writes each aggregate over one operand; null where it has none that comes to the same. */
export type AggregateWords = Record<
  Exclude<Aggregate, 'count' | 'countDistinct' | 'corr'>,
  ((of: Operand) => string) | null
> & {
  count: string;
  corr: string | null;
};

const words: Record<Aggregate, string> = {
  sum: 'totals',
  avg: 'averages',
  min: 'the least of many',
  max: 'the most of many',
  median: 'exact medians',
  quantile: 'exact percentiles',
  stddev: 'standard deviations',
  corr: 'correlations',
  count: 'counts',
  countDistinct: 'counts of different values',
};

/** Aggregates whose conditions stand in a CASE, or behind them where the database knows FILTER. */
export function aggregateWriter(
  title: string,
  own: AggregateWords,
  options: { hasFilter: boolean; textKey: Dialect['textKey']; isText: (sql: string) => boolean },
): Dialect['aggregate'] {
  return (aggregate, of, filters, other) => {
    const condition = filters.join(' AND ');
    const behind = options.hasFilter && condition !== '' ? ` FILTER (WHERE ${condition})` : '';
    const kept = (sql: string): string =>
      condition === '' || options.hasFilter ? sql : `CASE WHEN ${condition} THEN ${sql} END`;
    if (!of) return `${own.count}(${condition === '' || options.hasFilter ? '*' : kept('1')})${behind}`;
    if (aggregate === 'count') return `${own.count}(${kept(of.sql)})${behind}`;
    if (aggregate === 'countDistinct') {
      const key = options.isText(of.sql) ? options.textKey(of.sql) : of.sql;
      return `${own.count}(DISTINCT ${kept(key)})${behind}`;
    }
    if (aggregate === 'corr') {
      if (own.corr === null) throw new Unsayable(`${title} has no ${words.corr}.`);
      return `${own.corr}(${kept(of.sql)}, ${kept(other ?? of.sql)})${behind}`;
    }
    const write = own[aggregate];
    if (!write) throw new Unsayable(`${title} has no ${words[aggregate]}.`);
    return `${write({ ...of, sql: kept(of.sql) })}${behind}`;
  };
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
]; // biome-ignore format: one list

/** The English name of a day by its number: what a database calls it goes by the language of the session. */
export function dayName(weekday: string): string {
  return named(weekday, days);
}

export function monthName(month: string): string {
  return named(month, months);
}

function named(number: string, names: readonly string[]): string {
  return `CASE ${number} ${names.map((name, index) => `WHEN ${index + 1} THEN ${sqlLiteral(name)}`).join(' ')} END`;
}

/** How many digits a number of periods has at most: 270 years of days; more would leave the calendar of some databases. */
const periodDigits: Record<Grain, number> = { day: 5, week: 4, month: 4, quarter: 4, year: 3 };

/** Counts the periods by digits, for databases that have no rows of numbers: a recursion would be cut short without a word. */
export function countedPeriods(
  { table, column, grain }: { table: string; column: string; grain: Grain },
  step: (first: string, count: string) => string,
  from = '',
): string {
  const digits = `(${Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS d${from}`).join(' UNION ALL ')})`;
  const places = Array.from({ length: periodDigits[grain] }, (_, place) => ({
    name: `d${place}`,
    worth: 10 ** place,
  }));
  const first = `${table}.${column}`;
  const next = step(first, `(${places.map(({ name, worth }) => `${worth} * ${name}.d`).join(' + ')})`);
  return [
    `SELECT ${next} AS ${column}`,
    `FROM ${table}`,
    ...places.map(({ name }) => `CROSS JOIN ${digits} ${name}`),
    `WHERE ${first} = (SELECT min(${column}) FROM ${table})`,
    `  AND ${next} <= (SELECT max(${column}) FROM ${table})`,
  ].join('\n');
}
