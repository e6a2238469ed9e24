import type { DuckDBConnection } from '@duckdb/node-api';
import { currencyOf } from '../profile/units.ts';
import { hasWord, splitWords, wordSet } from '../profile/words.ts';
import { type ColumnLook, lookAtColumns } from './column-look.ts';
import type { ColumnPlan } from './column-plan.ts';
import { countForms, type FormCounts, measureNumbers, type NumericDates } from './column-statistics.ts';
import {
  clearShapes,
  compactShape,
  isoShape,
  type NumericSeparator,
  numericSeparators,
  numericShape,
} from './date-rules.ts';
import type { DecimalMark } from './number-rules.ts';

export interface Decision {
  name: string;
  plan: ColumnPlan;
  /** Some of its texts have blanks around them. */
  isPadded: boolean;
  /** Written in the cells: a currency or %. */
  unit: string | null;
  /** What the person is told, each one sentence. */
  decisions: string[];
  warnings: string[];
}

/** What the columns that can be read in one way only say about the others of their file. */
export interface FileHabits {
  mark: DecimalMark | null;
  isDayFirst: boolean | null;
}

/** Decides how each column of a staged table of texts is to be read. */
export async function decidePlans(
  connection: DuckDBConnection,
  relation: string,
  names: readonly string[],
  hints: Partial<FileHabits> = {},
): Promise<Decision[]> {
  const looks = await lookAtColumns(connection, relation, names);
  const counted = new Map<string, FormCounts>();
  for (const look of looks) {
    // A column of words needs no closer look: what few numbers it holds do not make it a column of numbers.
    const mayBeTyped = look.filled > 0 && look.valueLike >= 0.5 * look.filled;
    if (mayBeTyped && plainPlan(look) === null)
      counted.set(look.name, await countForms(connection, relation, look.name));
  }
  const habits = findHabits([...counted.values()], looks, hints);
  const decisions: Decision[] = [];
  for (const look of looks) {
    const undecided: Decision = {
      name: look.name,
      plan: plainPlan(look) ?? { kind: 'text' },
      isPadded: look.padded > 0,
      unit: null,
      decisions: [],
      warnings: [],
    };
    const counts = counted.get(look.name);
    const decided =
      counts === undefined ? undecided : await decidePlan(connection, relation, undecided, counts, habits);
    decisions.push(tellEmptyTokens(decided, look));
  }
  return decisions;
}

/** The plan of a column that is written as a machine writes it, and can be read in one way only; null for all others. */
function plainPlan(look: ColumnLook): ColumnPlan | null {
  const { filled, integers, plainNumbers, isoDates, maxLength, maxFraction, minFraction } = look;
  if (filled === 0 || look.padded > 0 || look.leadingZeros > 0) return null;
  if (isoDates === filled && isoShape !== undefined)
    return { kind: 'date', shape: isoShape, hasMidnight: false };
  // Eight digits may be a date, and three decimals may be thousands: those are looked at closely.
  if (integers === filled && maxLength < 8)
    return { kind: 'integer', digits: maxLength, mark: 'point', isPlain: true };
  const isClear = minFraction !== 3 || maxFraction !== 3;
  if (plainNumbers !== filled || maxFraction === 0 || maxFraction > 6 || maxLength > 18 || !isClear)
    return null;
  const scale = Math.max(2, maxFraction);
  return {
    kind: 'decimal',
    precision: maxLength - maxFraction + scale <= 18 ? 18 : 38,
    scale,
    mark: 'point',
    isPlain: true,
  };
}

function tellEmptyTokens(decision: Decision, look: ColumnLook): Decision {
  if (decision.plan.kind === 'text' || look.emptyTokens === 0) return decision;
  decision.decisions.push(`In column "${decision.name}", marks such as N/A or - are read as empty.`);
  return decision;
}

function findHabits(
  columns: readonly FormCounts[],
  looks: readonly ColumnLook[],
  hints: Partial<FileHabits>,
): FileHabits {
  const onlyComma = columns.some((counts) => isAll(counts, counts.comma) && !isAll(counts, counts.point));
  const onlyPoint =
    looks.some((look) => plainPlan(look)?.kind === 'decimal') ||
    columns.some((counts) => isAll(counts, counts.point) && !isAll(counts, counts.comma));
  const orders = columns.flatMap((counts) =>
    numericSeparators.flatMap((separator) => {
      const dates = counts.numericDates[separator];
      return dates !== undefined && isAll(counts, dates.dates + dates.timestamps) ? [provenOrder(dates)] : [];
    }),
  );
  const isDayFirst = orders.includes(true) ? true : orders.includes(false) ? false : null;
  return {
    mark: onlyComma === onlyPoint ? (hints.mark ?? null) : onlyComma ? 'comma' : 'point',
    isDayFirst: isDayFirst ?? hints.isDayFirst ?? null,
  };
}

function isAll(counts: FormCounts, part: number): boolean {
  return counts.filled > 0 && part === counts.filled;
}

/** True for day first, false for month first, null where the values allow both (or forbid both). */
function provenOrder(dates: NumericDates): boolean | null {
  if (dates.maxFirst > 12 && dates.maxSecond <= 12) return true;
  if (dates.maxSecond > 12 && dates.maxFirst <= 12) return false;
  return null;
}

async function decidePlan(
  connection: DuckDBConnection,
  relation: string,
  decision: Decision,
  counts: FormCounts,
  habits: FileHabits,
): Promise<Decision> {
  if (counts.filled === 0) return decision;
  if (isAll(counts, counts.boolean)) return { ...decision, plan: { kind: 'boolean' } };
  const dates = decideDates(decision, counts, habits);
  if (dates !== null) return dates;
  if (counts.leadingZero > 0 && isAll(counts, counts.integer + counts.leadingZero)) {
    decision.decisions.push(
      `Column "${decision.name}" is kept as text: some of its numbers begin with a zero.`,
    );
    return decision;
  }
  const mark = decideMark(decision, counts, habits);
  if (mark !== null) return decideNumber(connection, relation, decision, counts, mark);
  warnOfStrays(decision, counts);
  return decision;
}

function decideDates(decision: Decision, counts: FormCounts, habits: FileHabits): Decision | null {
  for (const shape of clearShapes) {
    const found = counts.shapes[shape.id];
    if (found !== undefined && isAll(counts, found.dates + found.timestamps)) {
      return withDates(decision, counts, shape, found.timestamps);
    }
  }
  for (const separator of numericSeparators) {
    const found = counts.numericDates[separator];
    if (found !== undefined && isAll(counts, found.dates + found.timestamps)) {
      return decideNumericDates(decision, counts, habits, separator, found);
    }
  }
  const words = splitWords(decision.name);
  if (isAll(counts, counts.compact) && hasWord(words, wordSet('date day dt datum'))) {
    return withDates(decision, counts, compactShape, 0);
  }
  if (
    isAll(counts, counts.time) &&
    hasWord(words, wordSet('time at hour start end clock arrival departure open close'))
  ) {
    return { ...decision, plan: { kind: 'time' } };
  }
  return null;
}

function withDates(
  decision: Decision,
  counts: FormCounts,
  shape: ColumnDateShape,
  timestamps: number,
): Decision {
  if (shape.id !== 'iso')
    decision.decisions.push(`Column "${decision.name}" holds dates written ${shape.label}.`);
  if (timestamps === 0) return { ...decision, plan: { kind: 'date', shape, hasMidnight: false } };
  if (counts.atMidnight === timestamps && counts.zoned === 0) {
    decision.decisions.push(`Column "${decision.name}" is read as dates: all its times are midnight.`);
    return { ...decision, plan: { kind: 'date', shape, hasMidnight: true } };
  }
  if (counts.zoned === 0) return { ...decision, plan: { kind: 'timestamp', shape, hasZone: false } };
  if (shape.id !== 'iso' || counts.zoned !== counts.filled) {
    decision.warnings.push(
      `Column "${decision.name}" is kept as text: only some of its times name a time zone.`,
    );
    return decision;
  }
  decision.decisions.push(`The times of column "${decision.name}" are given in UTC.`);
  return { ...decision, plan: { kind: 'timestamp', shape, hasZone: true } };
}

type ColumnDateShape = (typeof clearShapes)[number];

function decideNumericDates(
  decision: Decision,
  counts: FormCounts,
  habits: FileHabits,
  separator: NumericSeparator,
  found: NumericDates,
): Decision {
  const { name } = decision;
  if (found.maxFirst > 12 && found.maxSecond > 12) {
    decision.warnings.push(
      `Column "${name}" is kept as text: some of its dates are written day first, others month first.`,
    );
    return decision;
  }
  const proven = provenOrder(found);
  const guessed = guessOrder(found, habits, separator);
  const isDayFirst = proven ?? guessed;
  const shape = numericShape(separator, isDayFirst);
  const decided = withDates(decision, counts, shape, found.timestamps);
  if (proven === null && habits.isDayFirst === null) {
    decision.warnings.push(
      `The dates of column "${name}" can be read day first or month first; they are read as ${shape.label}. Check one that you know.`,
    );
  }
  return decided;
}

/** No value is above 12. A part that never changes is the day of monthly data; else the other columns, else the separator. */
function guessOrder(found: NumericDates, habits: FileHabits, separator: NumericSeparator): boolean {
  if (habits.isDayFirst !== null) return habits.isDayFirst;
  if (found.maxFirst === 1 && found.distinctSecond > 1) return true;
  if (found.maxSecond === 1 && found.distinctFirst > 1) return false;
  return separator === '.' || habits.mark === 'comma';
}

/** The decimal mark under which all values are numbers; null where they are not all numbers. */
function decideMark(decision: Decision, counts: FormCounts, habits: FileHabits): DecimalMark | null {
  const isPoint = isAll(counts, counts.point) || isAll(counts, counts.plainPoint + counts.scientific);
  const isComma = isAll(counts, counts.comma);
  if (!isPoint || !isComma) return isPoint ? 'point' : isComma ? 'comma' : null;
  if (counts.marked === 0) return habits.mark ?? 'point';
  // `1,234` or `1.234` only: thousands or three decimals.
  const commas = counts.plainComma > counts.plainPoint;
  const mark = habits.mark ?? 'point';
  const reading = commas === (mark === 'comma') ? 'a decimal mark' : 'a thousands mark';
  const sentence = `In column "${decision.name}", ${commas ? 'the comma' : 'the point'} is read as ${reading}`;
  if (habits.mark !== null) decision.decisions.push(`${sentence}, as in the other columns.`);
  else decision.warnings.push(`${sentence}; no value proves it. Check one that you know.`);
  return mark;
}

/** Decimals up to here are kept exact; with more the cells are measurements, and floating point is their own form. */
const exactScale = 9;

async function decideNumber(
  connection: DuckDBConnection,
  relation: string,
  decision: Decision,
  counts: FormCounts,
  mark: DecimalMark,
): Promise<Decision> {
  const isPlain =
    counts.filled === (mark === 'point' ? counts.plainPoint + counts.scientific : counts.plainComma);
  if (counts.scientific > 0) return { ...decision, plan: { kind: 'double', mark: 'point', isPlain: true } };
  const measured = await measureNumbers(connection, relation, decision.name, mark);
  const currencies = new Set(
    measured.currencies.map((text) => currencyOf(text.replace(/^US\$$/, '$')) ?? text),
  );
  if (currencies.size > 1 || (counts.percent > 0 && counts.percent < counts.filled && currencies.size > 0)) {
    const list = [...currencies].join(', ');
    decision.warnings.push(
      `Column "${decision.name}" is kept as text: it mixes units (${list}) that cannot be added up.`,
    );
    return decision;
  }
  if (mark === 'comma' && counts.marked > 0) {
    decision.decisions.push(`Column "${decision.name}" uses the comma as its decimal mark.`);
  }
  const [currency] = currencies;
  const unit = counts.percent > 0 ? '%' : (currency ?? null);
  if (unit !== null)
    decision.decisions.push(`The ${unit} marks of column "${decision.name}" became its unit.`);
  const plan = numberPlan(measured, { mark, isPlain });
  if (plan === null) {
    decision.decisions.push(
      `Column "${decision.name}" is kept as text: its numbers have more than 38 digits.`,
    );
    return decision;
  }
  return { ...decision, plan, unit };
}

function numberPlan(
  measured: { wholeDigits: number; fractionDigits: number; significantDigits: number },
  style: { mark: DecimalMark; isPlain: boolean },
): ColumnPlan | null {
  const { wholeDigits, fractionDigits, significantDigits } = measured;
  if (fractionDigits === 0)
    return wholeDigits > 38 ? null : { kind: 'integer', digits: wholeDigits, ...style };
  if (fractionDigits > exactScale && significantDigits <= 18) return { kind: 'double', ...style };
  if (wholeDigits + fractionDigits > 38)
    return fractionDigits > exactScale ? { kind: 'double', ...style } : null;
  const scale = Math.max(2, fractionDigits);
  return { kind: 'decimal', precision: wholeDigits + scale <= 18 ? 18 : 38, scale, ...style };
}

/** Says so when a column is text only because of a few of its values. */
function warnOfStrays(decision: Decision, counts: FormCounts): void {
  const numbers = Math.max(counts.point, counts.comma, counts.plainPoint + counts.scientific);
  const dates = Math.max(
    0,
    ...Object.values(counts.shapes).map((shape) => shape.dates + shape.timestamps),
    ...Object.values(counts.numericDates).map((shape) => shape.dates + shape.timestamps),
  );
  const [most, word] = numbers >= dates ? [numbers, 'numbers'] : [dates, 'dates'];
  const others = counts.filled - most;
  if (counts.filled < 10 || others === 0 || most < 0.9 * counts.filled) return;
  decision.warnings.push(
    `Column "${decision.name}" is kept as text: ${most.toLocaleString('en')} of its values are ${word}, but ${others.toLocaleString('en')} ${others === 1 ? 'is' : 'are'} not.`,
  );
}
