import type { DuckDBConnection } from '@duckdb/node-api';
import type { Cell } from '#kernel/catalog.ts';
import { readRow, readRows } from '../read-rows.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { matches, saysNoValue, trimSql } from './column-plan.ts';
import {
  clearShapes,
  compactMonthShape,
  compactShape,
  daySerialPattern,
  midnightPattern,
  type NumericSeparator,
  numericDatePattern,
  numericSeparators,
  timeOfDayPattern,
  timePattern,
  yearMonthShape,
  zonePattern,
} from './date-rules.ts';
import { clockPattern } from './durations.ts';
import {
  ambiguousMarkPattern,
  bareExponentPattern,
  canonicalNumberSql,
  codeLikePattern,
  currencyPattern,
  type DecimalMark,
  dashedZeroPattern,
  dressedNumberPattern,
  integerPattern,
  leadingZeroPattern,
  plainNumberPattern,
  scientificPattern,
} from './number-rules.ts';
import { unixMillisecondsPattern, unixSecondsPattern } from './unix-times.ts';

const isFilled = `v <> '' AND NOT ${saysNoValue('v')}`;

/** What a text has in it: looked for first, as a pattern costs half a millisecond to compile, and most are of other columns. */
const marks = {
  colon: `contains(v, ':')`,
  slash: `contains(v, '/')`,
  dash: `contains(v, '-')`,
  blankedDash: `regexp_matches(v, '[-–—]$')`,
  dot: `contains(v, '.')`,
  letter: `regexp_matches(v, '[A-Za-z]')`,
} as const;
type Mark = keyof typeof marks;
const markNames = Object.keys(marks) as Mark[];

/** An aggregate of the texts `v`, which is 0 where no text has all of its marks. */
interface Count {
  sql: string;
  needs: readonly Mark[];
}

const all = {
  filled: { sql: 'count(*)', needs: [] },
  boolean: { sql: `count(*) FILTER (lower(v) IN ('true', 'false'))`, needs: ['letter'] },
  integer: count(integerPattern),
  /** Whole numbers of four digits and more without a mark between them. */
  bareThousands: count('[-+]?[1-9][0-9]{3,}'),
  leadingZero: count(leadingZeroPattern),
  scientific: count(scientificPattern, 'letter'),
  codeLike: count(codeLikePattern, 'letter'),
  bareExponent: count(bareExponentPattern, 'letter'),
  yesNo: { sql: `count(*) FILTER (lower(v) IN ('yes', 'no', 'y', 'n'))`, needs: ['letter'] },
  plainPoint: count(plainNumberPattern('point')),
  plainComma: count(plainNumberPattern('comma')),
  point: count(dressedNumberPattern('point')),
  comma: count(dressedNumberPattern('comma')),
  ambiguous: count(ambiguousMarkPattern),
  marked: { sql: `count(*) FILTER (regexp_matches(v, '[0-9][.,][0-9]'))`, needs: [] },
  percent: { sql: `count(*) FILTER (contains(v, '%'))`, needs: [] },
  dashedZero: count(dashedZeroPattern, 'blankedDash'),
  time: count(timeOfDayPattern, 'colon'),
  clock: count(clockPattern, 'colon'),
  zoned: {
    sql: `count(*) FILTER (regexp_matches(v, ${quoteText(`:[0-9]{2}(?:\\.[0-9]+)?${zonePattern}$`)}))`,
    needs: ['colon'],
  },
  atMidnight: {
    sql: `count(*) FILTER (regexp_matches(v, ${quoteText(`[T ]${midnightPattern}$`)}))`,
    needs: ['colon'],
  },
  compact: count(compactShape.pattern),
  compactMonth: count(compactMonthShape.pattern),
  daySerial: count(daySerialPattern),
  yearMonth: count(yearMonthShape.pattern),
  unixSeconds: count(unixSecondsPattern),
  unixMilliseconds: count(unixMillisecondsPattern),
} as const satisfies Record<string, Count>;
const keys = Object.keys(all) as (keyof typeof all)[];

const separatorMarks: Record<NumericSeparator, Mark> = { '/': 'slash', '.': 'dot', '-': 'dash' };
const shapeMarks: Record<string, Mark> = { iso: 'dash', 'ymd-slash': 'slash', 'ymd-dot': 'dot' };

const counted: readonly Count[] = [
  ...keys.map((key) => all[key]),
  // All other shapes name their month.
  ...clearShapes.flatMap(({ id, pattern }) => shapeCounts(pattern, shapeMarks[id] ?? 'letter')),
  ...numericSeparators.flatMap(numericCounts),
];

function count(pattern: string, ...needs: Mark[]): Count {
  return { sql: `count(*) FILTER (${matches('v', pattern)})`, needs };
}

function shapeCounts(pattern: string, mark: Mark): Count[] {
  return [count(pattern, mark), count(`${pattern}[T ]${timePattern}${zonePattern}?`, mark, 'colon')];
}

function numericCounts(separator: NumericSeparator): Count[] {
  const pattern = numericDatePattern(separator);
  const mark = separatorMarks[separator];
  const isDate = matches('v', `${pattern}(?:[ T]${timePattern})?`);
  const first = `TRY_CAST(regexp_extract(v, '^[0-9]+') AS INTEGER)`;
  const second = `TRY_CAST(regexp_extract(v, '^[0-9]+[^0-9]([0-9]+)', 1) AS INTEGER)`;
  const parts = [`max(${first})`, `max(${second})`, `count(DISTINCT ${first})`, `count(DISTINCT ${second})`];
  return [
    ...shapeCounts(pattern, mark),
    ...parts.map((sql): Count => ({ sql: `${sql} FILTER (${isDate})`, needs: [mark] })),
  ];
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

/** Counts forms in columns of texts: two scans of them, in which each pattern is compiled once for all columns. */
export async function countForms(
  connection: DuckDBConnection,
  relation: string,
  names: readonly string[],
): Promise<Map<string, FormCounts>> {
  if (names.length === 0) return new Map();
  const texts = namedTexts(relation, names);
  const seen = await readRow(
    connection,
    `SELECT ${markNames.map((mark) => `bool_or(${marks[mark]})`).join(', ')} FROM (${texts})`,
  );
  const present = new Set(markNames.filter((_, index) => seen[index] === true));
  const asked = counted.filter(({ needs }) => needs.every((mark) => present.has(mark)));
  const rows = await readRows(
    connection,
    `SELECT name, ${asked.map(({ sql }) => sql).join(', ')} FROM (${texts}) GROUP BY name`,
  );
  const found = new Map(rows.map(([name, ...cells]) => [String(name), cells]));
  const columns = names.map((name) => {
    // A column of empty texts alone has no row.
    const cells = new Map(asked.map((part, index) => [part, numberOf(found.get(name)?.[index] ?? null)]));
    return [name, readCounts(counted.map((part) => cells.get(part) ?? 0))] as const;
  });
  return new Map(columns);
}

/** The non-blank texts of columns as `v`, each with the `name` of its column. */
function namedTexts(relation: string, names: readonly string[]): string {
  const texts = `UNPIVOT (SELECT ${names.map(quoteName).join(', ')} FROM ${relation}) ON COLUMNS(*) INTO NAME name VALUE value`;
  return `SELECT name, v FROM (SELECT name, ${trimSql('value')} AS v FROM (${texts})) WHERE ${isFilled}`;
}

/** The non-blank texts of a column as `v`. */
export function filledTexts(relation: string, name: string): string {
  // Named in a query of its own: a table may have a column `v`.
  const texts = `SELECT ${trimSql(quoteName(name))} AS v FROM ${relation}`;
  return `SELECT v FROM (${texts}) WHERE ${isFilled}`;
}

function readCounts(cells: readonly number[]): FormCounts {
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

export interface MeasuredNumbers {
  wholeDigits: number;
  fractionDigits: number;
  significantDigits: number;
  currencies: string[];
  /** `1.200` beside `3.5`: three digits behind a mark that elsewhere has fewer may be thousands. */
  mixesMarks: boolean;
}

/** The longest whole and fractional parts of a column of numbers, and the currencies written in it. */
export async function measureNumbers(
  connection: DuckDBConnection,
  relation: string,
  name: string,
  mark: DecimalMark,
): Promise<MeasuredNumbers> {
  const canonical = canonicalNumberSql('v', mark);
  const [whole, fraction, significant, currencies, threes, fewer] = await readRow(
    connection,
    `SELECT max(length(regexp_extract(n, '^-?([0-9]*)', 1))),
            max(length(regexp_extract(n, '\\.([0-9]*)$', 1))),
            max(length(regexp_replace(n, '[^0-9]', '', 'g'))),
            coalesce(array_to_string(list_sort(list(DISTINCT c) FILTER (c <> '')), '|'), ''),
            count(*) FILTER (regexp_matches(n, '^-?[1-9][0-9]{0,2}[.][0-9]{3}$')),
            count(*) FILTER (regexp_matches(n, '[.][0-9]{1,2}$'))
     FROM (SELECT ${canonical} AS n, trim(regexp_extract(v, ${quoteText(currencyPattern)})) AS c FROM (${filledTexts(relation, name)}))`,
  );
  return {
    wholeDigits: numberOf(whole ?? null),
    fractionDigits: numberOf(fraction ?? null),
    significantDigits: numberOf(significant ?? null),
    currencies: String(currencies ?? '')
      .split('|')
      .filter((text) => text !== ''),
    mixesMarks: numberOf(threes ?? null) > 0 && numberOf(fewer ?? null) > 0,
  };
}

function numberOf(cell: Cell): number {
  return Number(cell ?? 0);
}
