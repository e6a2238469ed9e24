import { quoteText } from '../sql-text.ts';
import {
  type DateShape,
  daySerialPattern,
  midnightPattern,
  timeFormats,
  timeOfDayPattern,
  timePattern,
  zonePattern,
} from './date-rules.ts';
import { durationPattern, durationSql, durationType } from './durations.ts';
import {
  canonicalNumberSql,
  codeLikePattern,
  type DecimalMark,
  dressedNumberPattern,
  plainNumberPattern,
  scientificPattern,
} from './number-rules.ts';
import { unixMillisecondsPattern, unixSecondsPattern } from './unix-times.ts';
import { type WrittenPlan, writtenSql } from './written-sql.ts';

/** How the texts of a column become values. Every plan has a guard: a text that is not exactly of its form is never converted. */
export type ColumnPlan =
  | { kind: 'text' }
  | { kind: 'boolean'; hasYesNo?: boolean }
  | { kind: 'integer'; digits: number; mark: DecimalMark; isPlain: boolean }
  | { kind: 'decimal'; precision: number; scale: number; mark: DecimalMark; isPlain: boolean }
  | { kind: 'double'; mark: DecimalMark; isPlain: boolean }
  | { kind: 'date'; shape: DateShape; hasMidnight: boolean }
  | { kind: 'timestamp'; shape: DateShape; hasZone: boolean }
  | { kind: 'unixTime'; unit: 'second' | 'millisecond' }
  /** A date as the number of its day in a spreadsheet. */
  | { kind: 'daySerial' }
  | { kind: 'time' }
  /** Hours, of texts such as `26:30` and `1h 20m`. */
  | { kind: 'duration' }
  /** Numbers with a word behind them that says a power of ten, or the unit. */
  | WrittenPlan;

/** Texts that say "no value" in a column of numbers or dates. In a column of texts they stay what they are. */
export const emptyTokens = [
  ...[
    'NA',
    'Na',
    'na',
    'N/A',
    'n/a',
    'N.A.',
    'n.a.',
    '#N/A',
    '#NA',
    'NULL',
    'Null',
    'null',
    '\\N',
    'NIL',
    'nil',
  ],
  ...['None', 'none', 'NaN', 'nan', 'NAN', '-', '--', '---', '–', '—', '?'],
  // "To be announced", "no answer", "does not apply", where no word of the language says it: "open" and "unknown" are values as often.
  ...[
    'TBD',
    'tbd',
    'T.B.D.',
    'TBC',
    'tbc',
    'TBA',
    'tba',
    'k.A.',
    'k. A.',
    'K.A.',
    'k.a.',
    'n.v.',
    'n. v.',
    'n.b.',
    'n. b.',
    'entfällt',
  ],
  ...['n.d.', 'N.D.', 'n.c.', 's.o.', 's/o', 'S/O', 's/d', 'S/D', 'n.v.t.', 'b.d.'],
  // What a spreadsheet writes where a formula failed, in the languages that it speaks.
  ...[
    '#DIV/0!',
    '#VALUE!',
    '#REF!',
    '#NAME?',
    '#NUM!',
    '#NULL!',
    '#NV',
    '#N/D',
    '#WERT!',
    '#BEZUG!',
    '#ZAHL!',
  ],
  ...[
    '#VALEUR!',
    '#NOMBRE!',
    '#NOM?',
    '#¡DIV/0!',
    '#¡REF!',
    '#¡VALOR!',
    '#¡NUM!',
    '#¿NOMBRE?',
    '#VALORE!',
    '#RIF!',
  ],
];
const emptyTokensPattern = emptyTokens.map((token) => token.replace(/[\\.?]/g, '\\$&')).join('|');

export interface PlanSql {
  /** True where the text is not a value: empty, blank, one of `emptyTokens`. */
  isEmpty: string;
  /** True where the text is of the plan's form. */
  guard: string;
  /** The typed value; defined where the guard holds. */
  value: string;
  /** The DuckDB type of `value`. */
  type: string;
}

/** SQL of a plan over `column` (a quoted name of VARCHAR type), whose texts have blanks around them when `isPadded`. */
export function planSql(plan: ColumnPlan, column: string, isPadded: boolean): PlanSql {
  if (plan.kind === 'text') {
    return {
      isEmpty: `(${column} IS NULL OR ${column} = '')`,
      guard: 'true',
      value: column,
      type: 'VARCHAR',
    };
  }
  // Trimming costs more than the conversion itself: only where it is needed.
  const text = isPadded ? trimSql(column) : column;
  const isEmpty = `(${column} IS NULL OR ${text} = '' OR ${saysNoValue(text)})`;
  return { isEmpty, ...convert(plan, text) };
}

/** A text without the blanks around it: spaces, tabs, no-break spaces. */
export function trimSql(column: string): string {
  return `trim(${column}, ${quoteText(' \t\u00a0')})`;
}

function convert(plan: Exclude<ColumnPlan, { kind: 'text' }>, text: string): Omit<PlanSql, 'isEmpty'> {
  switch (plan.kind) {
    case 'boolean':
      return plan.hasYesNo === true
        ? {
            guard: `lower(${text}) IN ('yes', 'no', 'y', 'n')`,
            value: `(lower(${text}) IN ('yes', 'y'))`,
            type: 'BOOLEAN',
          }
        : {
            guard: `lower(${text}) IN ('true', 'false')`,
            value: `(lower(${text}) = 'true')`,
            type: 'BOOLEAN',
          };
    case 'integer':
      return convertNumber(
        plan,
        text,
        plan.digits <= 18 ? 'BIGINT' : 'DECIMAL(38,0)',
        plan.digits <= 18 ? 18 : 38,
        0,
      );
    case 'decimal':
      return convertNumber(
        plan,
        text,
        `DECIMAL(${plan.precision},${plan.scale})`,
        plan.precision - plan.scale,
        plan.scale,
      );
    case 'double':
      return convertDouble(plan, text);
    case 'date':
      return convertDate(plan, text);
    case 'timestamp':
      return convertTimestamp(plan, text);
    case 'unixTime':
      return plan.unit === 'second'
        ? {
            guard: matches(text, unixSecondsPattern),
            value: `make_timestamp(CAST(${text} AS BIGINT) * 1000000)`,
            type: 'TIMESTAMP',
          }
        : {
            guard: matches(text, unixMillisecondsPattern),
            value: `make_timestamp(CAST(${text} AS BIGINT) * 1000)`,
            type: 'TIMESTAMP',
          };
    case 'daySerial':
      return {
        guard: matches(text, daySerialPattern),
        value: `(DATE '1899-12-30' + CAST(${text} AS INTEGER))`,
        type: 'DATE',
      };
    case 'time':
      return { guard: matches(text, timeOfDayPattern), value: `CAST(${text} AS TIME)`, type: 'TIME' };
    case 'duration':
      return { guard: matches(text, durationPattern), value: durationSql(text), type: durationType };
    case 'written':
      return writtenSql(plan, text);
  }
}

function convertNumber(
  plan: { mark: DecimalMark; isPlain: boolean },
  text: string,
  type: string,
  wholeDigits: number,
  scale: number,
): Omit<PlanSql, 'isEmpty'> {
  // The guard is on the canonical text, so that no digit is ever rounded away or out of range.
  const isDirect = plan.isPlain && plan.mark === 'point';
  const canonical = isDirect ? text : canonicalNumberSql(text, plan.mark);
  const fraction = scale === 0 ? '' : `(?:\\.[0-9]{1,${scale}})?`;
  const whole = wholeDigits < 1 ? '0' : `(?:0|[1-9][0-9]{0,${wholeDigits - 1}})`;
  const body = scale === 0 ? whole : `(?:${whole}${fraction}|\\.[0-9]{1,${scale}})`;
  const exact = matches(canonical, `-?${body}`);
  const guard = isDirect ? exact : `(${matches(text, dressedNumberPattern(plan.mark))} AND ${exact})`;
  return { guard, value: `CAST(${canonical} AS ${type})`, type };
}

function convertDouble(
  plan: { mark: DecimalMark; isPlain: boolean },
  text: string,
): Omit<PlanSql, 'isEmpty'> {
  if (plan.isPlain && plan.mark === 'point') {
    const pattern = `(?:${scientificPattern}|${codeLikePattern}|${plainNumberPattern('point')})`;
    return { guard: matches(text, pattern), value: `CAST(${text} AS DOUBLE)`, type: 'DOUBLE' };
  }
  const value = `CAST(${canonicalNumberSql(text, plan.mark)} AS DOUBLE)`;
  return { guard: matches(text, dressedNumberPattern(plan.mark)), value, type: 'DOUBLE' };
}

function convertDate(
  plan: { shape: DateShape; hasMidnight: boolean },
  text: string,
): Omit<PlanSql, 'isEmpty'> {
  const pattern = plan.hasMidnight ? `${plan.shape.pattern}(?:[T ]${midnightPattern})?` : plan.shape.pattern;
  const dateText = plan.hasMidnight
    ? `regexp_extract(${text}, ${quoteText(`^${plan.shape.pattern}`)})`
    : text;
  if (plan.shape.id === 'iso') {
    // Dates of ten characters that write back to the same text are of this form: cheaper than a pattern.
    const same = `CAST(TRY_CAST(${text} AS DATE) AS VARCHAR) = ${text}`;
    const isPlain = plan.shape.isPadded === true && !plan.hasMidnight;
    const guard = isPlain
      ? same
      : `(${matches(text, pattern)} AND TRY_CAST(${dateText} AS DATE) IS NOT NULL)`;
    return { guard, value: `CAST(${dateText} AS DATE)`, type: 'DATE' };
  }
  const formats = formatList(plan.shape.formats);
  const told = plan.shape.rewritten?.(dateText) ?? dateText;
  const guard = `(${matches(text, pattern)} AND try_strptime(${told}, ${formats}) IS NOT NULL)`;
  return { guard, value: `CAST(strptime(${told}, ${formats}) AS DATE)`, type: 'DATE' };
}

function convertTimestamp(
  plan: { shape: DateShape; hasZone: boolean },
  text: string,
): Omit<PlanSql, 'isEmpty'> {
  if (plan.shape.id === 'iso') {
    const zone = plan.hasZone ? `${zonePattern}?` : '';
    const pattern = matches(
      text,
      `${plan.shape.pattern}(?:[T ][0-9]{1,2}:[0-9]{2}(?::[0-9]{2}(?:\\.[0-9]{1,9})?)?${zone})?`,
    );
    const type = plan.hasZone ? 'TIMESTAMPTZ' : 'TIMESTAMP';
    const inUtc = plan.hasZone ? ` AT TIME ZONE 'UTC'` : '';
    return {
      guard: `(${pattern} AND TRY_CAST(${text} AS ${type}) IS NOT NULL)`,
      value: `(CAST(${text} AS ${type})${inUtc})`,
      type: 'TIMESTAMP',
    };
  }
  const formats = formatList(
    plan.shape.formats.flatMap((date) => [...timeFormats.map((time) => `${date} ${time}`), date]),
  );
  const { rewritten } = plan.shape;
  const time = `regexp_extract(${text}, ${quoteText(`[0-9]{1,2}:[0-9]{2}.*$`)})`;
  const told = rewritten === undefined ? text : `trim(${rewritten(text)} || ' ' || ${time})`;
  const guard = `(${matches(text, `${plan.shape.pattern}(?: ${timePattern})?`)} AND try_strptime(${told}, ${formats}) IS NOT NULL)`;
  return { guard, value: `strptime(${told}, ${formats})`, type: 'TIMESTAMP' };
}

function formatList(formats: readonly string[]): string {
  return `[${formats.map(quoteText).join(', ')}]`;
}

/** SQL that is true where a text is one of `emptyTokens`. A pattern: DuckDB turns an IN of this length into a join of its own. */
export function saysNoValue(text: string): string {
  return matches(text, emptyTokensPattern);
}

export function matches(text: string, pattern: string): string {
  return `regexp_full_match(${text}, ${quoteText(pattern)})`;
}
