import type { DuckDBConnection } from '@duckdb/node-api';
import type { Cell } from '#kernel/catalog.ts';
import { readRow } from '../read-rows.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { matches, saysNoValue, trimSql } from './column-plan.ts';
import {
  clearShapes,
  compactShape,
  midnightPattern,
  numericDatePattern,
  numericSeparators,
  timeOfDayPattern,
  timePattern,
  yearMonthShape,
  zonePattern,
} from './date-rules.ts';
import {
  ambiguousMarkPattern,
  bareExponentPattern,
  canonicalNumberSql,
  codeLikePattern,
  currencyPattern,
  type DecimalMark,
  dressedNumberPattern,
  integerPattern,
  leadingZeroPattern,
  plainNumberPattern,
  scientificPattern,
} from './number-rules.ts';

const all = {
  filled: 'count(*)',
  boolean: `count(*) FILTER (lower(v) IN ('true', 'false'))`,
  integer: count(integerPattern),
  leadingZero: count(leadingZeroPattern),
  scientific: count(scientificPattern),
  codeLike: count(codeLikePattern),
  bareExponent: count(bareExponentPattern),
  yesNo: `count(*) FILTER (lower(v) IN ('yes', 'no', 'y', 'n'))`,
  plainPoint: count(plainNumberPattern('point')),
  plainComma: count(plainNumberPattern('comma')),
  point: count(dressedNumberPattern('point')),
  comma: count(dressedNumberPattern('comma')),
  ambiguous: count(ambiguousMarkPattern),
  marked: `count(*) FILTER (regexp_matches(v, '[0-9][.,][0-9]'))`,
  percent: `count(*) FILTER (contains(v, '%'))`,
  time: count(timeOfDayPattern),
  zoned: `count(*) FILTER (regexp_matches(v, ${quoteText(`:[0-9]{2}(?:\\.[0-9]+)?${zonePattern}$`)}))`,
  atMidnight: `count(*) FILTER (regexp_matches(v, ${quoteText(`[T ]${midnightPattern}$`)}))`,
  compact: count(compactShape.pattern),
  yearMonth: count(yearMonthShape.pattern),
} as const;

function count(pattern: string): string {
  return `count(*) FILTER (${matches('v', pattern)})`;
}

export type Shape = { dates: number; timestamps: number };
export interface NumericDates extends Shape {
  /** Largest first and second number: above 12 it is a day. */
  maxFirst: number;
  maxSecond: number;
  distinctFirst: number;
  distinctSecond: number;
}

/** How many of a column's texts have which form. Blank texts and "no value" texts are not counted. */
export type FormCounts = { [Key in keyof typeof all]: number } & {
  shapes: Record<string, Shape>;
  numericDates: Record<string, NumericDates>;
};

/** Counts forms in one column; a full scan of it. */
export async function countForms(
  connection: DuckDBConnection,
  relation: string,
  name: string,
): Promise<FormCounts> {
  const keys = Object.keys(all) as (keyof typeof all)[];
  const shapes = clearShapes.flatMap((shape) => shapeCounts(shape.pattern));
  const numeric = numericSeparators.flatMap((separator) => {
    const pattern = numericDatePattern(separator);
    const isDate = matches('v', `${pattern}(?:[ T]${timePattern})?`);
    const first = `TRY_CAST(regexp_extract(v, '^[0-9]+') AS INTEGER)`;
    const second = `TRY_CAST(regexp_extract(v, '^[0-9]+[^0-9]([0-9]+)', 1) AS INTEGER)`;
    return [
      ...shapeCounts(pattern),
      ...[`max(${first})`, `max(${second})`, `count(DISTINCT ${first})`, `count(DISTINCT ${second})`].map(
        (sql) => `${sql} FILTER (${isDate})`,
      ),
    ];
  });
  const selected = [...keys.map((key) => all[key]), ...shapes, ...numeric].join(', ');
  const cells = await readRow(connection, `SELECT ${selected} FROM (${filledTexts(relation, name)})`);
  return readCounts(keys, cells.map(numberOf));
}

/** The non-blank texts of a column as `v`. */
export function filledTexts(relation: string, name: string): string {
  // Named in a query of its own: a table may have a column `v`.
  const texts = `SELECT ${trimSql(quoteName(name))} AS v FROM ${relation}`;
  return `SELECT v FROM (${texts}) WHERE v <> '' AND NOT ${saysNoValue('v')}`;
}

function shapeCounts(pattern: string): string[] {
  return [count(pattern), count(`${pattern}[T ]${timePattern}${zonePattern}?`)];
}

function readCounts(keys: readonly (keyof typeof all)[], cells: readonly number[]): FormCounts {
  const next = cells[Symbol.iterator]();
  const take = (): number => next.next().value ?? 0;
  const counts = Object.fromEntries(keys.map((key) => [key, take()])) as {
    [Key in keyof typeof all]: number;
  };
  const shapes = Object.fromEntries(
    clearShapes.map((shape) => [shape.id, { dates: take(), timestamps: take() }]),
  );
  const numericDates = Object.fromEntries(
    numericSeparators.map((separator) => [
      separator,
      {
        dates: take(),
        timestamps: take(),
        maxFirst: take(),
        maxSecond: take(),
        distinctFirst: take(),
        distinctSecond: take(),
      },
    ]),
  );
  return { ...counts, shapes, numericDates };
}

/** The longest whole and fractional parts of a column of numbers, and the currencies written in it. */
export async function measureNumbers(
  connection: DuckDBConnection,
  relation: string,
  name: string,
  mark: DecimalMark,
): Promise<{ wholeDigits: number; fractionDigits: number; significantDigits: number; currencies: string[] }> {
  const canonical = canonicalNumberSql('v', mark);
  const [whole, fraction, significant, currencies] = await readRow(
    connection,
    `SELECT max(length(regexp_extract(n, '^-?([0-9]*)', 1))),
            max(length(regexp_extract(n, '\\.([0-9]*)$', 1))),
            max(length(regexp_replace(n, '[^0-9]', '', 'g'))),
            coalesce(array_to_string(list_sort(list(DISTINCT c) FILTER (c <> '')), '|'), '')
     FROM (SELECT ${canonical} AS n, trim(regexp_extract(v, ${quoteText(currencyPattern)})) AS c FROM (${filledTexts(relation, name)}))`,
  );
  return {
    wholeDigits: numberOf(whole ?? null),
    fractionDigits: numberOf(fraction ?? null),
    significantDigits: numberOf(significant ?? null),
    currencies: String(currencies ?? '')
      .split('|')
      .filter((text) => text !== ''),
  };
}

function numberOf(cell: Cell): number {
  return Number(cell ?? 0);
}
