import type { ColumnForm } from '#kernel/live.ts';
import type { SqlDialect } from '#kernel/sql-dialect.ts';
import type { Grain } from '../../dates/calendar.ts';
import type { Aggregate } from '../../plan.ts';

/** A plan says what this database cannot compute to the same result; the message says what, for people. */
export class Unsayable extends Error {
  override name = 'Unsayable';
}

export type TextMatch = 'contains' | 'startsWith' | 'endsWith';

/** What a number is computed of: whole numbers overflow or round in some databases. */
export interface Operand {
  sql: string;
  isInteger: boolean;
  /** It has digits behind the point, and is exact. */
  isDecimal?: boolean;
  /** Of a quantile, the part of the values that lies below it. */
  quantile?: number | undefined;
}

/**
 * What differs between databases when the same plan is said to them. Every member takes and gives SQL; what a database cannot say
 * throws `Unsayable`. The meaning is DuckDB's: texts are compared by their very characters, division is exact and null where it is
 * by zero, weeks begin on Monday, empty cells go last.
 */
export interface Dialect {
  id: SqlDialect | 'duckdb';
  /** For people. */
  title: string;

  /** An identifier. */
  name(name: string): string;
  /** A text as a value. */
  text(value: string): string;
  truth(value: boolean): string;
  /** A day `YYYY-MM-DD` as a value. */
  day(date: string): string;

  /**
   * How a column is written whose values are held in a form of their own, so that it is what it is here. Null: it can be read, but the
   * database computes with it to other numbers.
   */
  forms: Readonly<Partial<Record<ColumnForm, ((column: string) => string) | null>>>;
  /** A column of texts, so that it is told, grouped and ordered by its very characters. */
  exactText(column: string): string;
  /** The same where it is compared for being equal; differs where a database ignores blanks at the end. */
  textKey(text: string): string;
  /** What a text has to be grouped by so that no two different ones fall together. */
  groupKeys(sql: string): readonly string[];
  /** Whether a group is named by the place of its column, instead of said again. */
  groupsByPlace: boolean;
  /** Whether a text is found, whatever the case of its letters. `column` is the plain column. */
  matches(column: string, match: TextMatch, text: string, negated: boolean): string;
  /** A text in small letters, to be compared with one that is. `column` is the plain column. */
  lowered(column: string): string;
  /** Not equal to the value, or empty. */
  differs(column: string, value: string): string;
  /** A condition that may be unknown, denied: true unless it holds. */
  denied(condition: string): string;

  /** Rows that meet the conditions count. Without `of`, rows are counted. */
  aggregate(aggregate: Aggregate, of: Operand | null, filters: readonly string[], other?: string): string;
  /** The average over all rows that are told, as a window. */
  meanOver(sql: string): string;
  /** Exact, and null where it is by zero. */
  ratio(above: string, below: string): string;
  /** Divided by a number that is not zero. */
  quotient(sql: string, divisor: number, isWhole: boolean): string;

  /** A product of exact numbers that has more digits is rounded there, without a word; absent where it is not. */
  productDigits?: number;

  startOf(grain: Grain, moment: string): string;
  /** What the start of a period is made of, where grouping by these takes less than by the start itself. */
  partsOfPeriod?(grain: Grain, moment: string): string[] | null;
  /** Monday is 1. */
  weekday(moment: string): string;
  weekdayName(moment: string): string;
  monthOfYear(moment: string): string;
  monthName(moment: string): string;
  hour(moment: string): string;
  asDay(moment: string): string;
  daysBetween(from: string, to: string): string;
  /** Boundaries of seconds passed. */
  secondsBetween(from: string, to: string): string;
  /** The number that a text begins with, null where it begins with none. `column` is the plain column. */
  leadingNumber(column: string): string;

  /** A key of an order, with empty cells last in both directions. */
  ordered(sql: string, direction: '' | ' ASC' | ' DESC'): string;
  /** The first rows of a statement, of which `rest` ends with its order. */
  limited(outputs: string, rest: string, count: number): string;
  /** Days, months … from the first to the last date of a table, as rows of one column: the query of a common table expression. */
  periods(source: { table: string; column: string; grain: Grain }): string;
  /** Whether a SELECT may keep rows by a window (QUALIFY); where not, it is put into another one. */
  hasQualify: boolean;
  /** Whether an aggregate may stand over rows that are looked up in another table. */
  aggregatesSubqueries: boolean;
  /** The placeholder of the parameter with that place, from 1 on. */
  placeholder(place: number): string;
  /** Each placeholder has its own value, or the same text is given once. */
  hasNumberedPlaceholders: boolean;
}
