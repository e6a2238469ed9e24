import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnType } from '#kernel/catalog.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { type ColumnLook, lookAtColumns } from './column-look.ts';
import { type ColumnPlan, matches, saysNoValue, trimSql } from './column-plan.ts';
import { countForms, type FormCounts } from './column-statistics.ts';
import { isoShape, numericSeparators } from './date-rules.ts';
import { decideDateNumber, mayBeDateNumbers } from './decide-date-numbers.ts';
import { decideDates, provenOrder } from './decide-dates.ts';
import { decideClock } from './decide-durations.ts';
import { decideMark, decideNumber } from './decide-numbers.ts';
import { decideUnixTime } from './decide-unix-times.ts';
import { readWritten, type WrittenReading } from './decide-written.ts';
import {
  type ChosenReading,
  type Decision,
  type FileHabits,
  isAll,
  noteDecision,
  noteWarning,
} from './decision.ts';
import { LineMap } from './line-map.ts';
import { findEmptyTokens, findMajority, findStrays, isMajority, type Majority, quoteList } from './strays.ts';

/** The lines of the rows of a relation. */
export type Lines = Pick<LineMap, 'lineOf' | 'where'>;

export interface DecidedPlans {
  decisions: Decision[];
  /** Columns of text that are not words: empty so far, or a mixture. More rows may tell otherwise. */
  doubtful: ReadonlySet<string>;
}

/** What a person chose for a column. */
export type ChosenOf = (column: string) => ChosenReading;

/** Decides how each column of a table of texts is to be read. */
export async function decidePlans(
  connection: DuckDBConnection,
  relation: string,
  names: readonly string[],
  lines: Lines = new LineMap(),
  chosenOf: ChosenOf = () => ({}),
): Promise<DecidedPlans> {
  const looks = await lookAtColumns(connection, relation, names);
  const unclear = looks.filter((look) => mayBeTyped(look) && plainPlan(look) === null);
  const counted = await countForms(
    connection,
    relation,
    unclear.map(({ name }) => name),
  );
  const habits = findHabits([...counted.values()], looks);
  const decisions: Decision[] = [];
  for (const look of looks) {
    const chosen = chosenOf(look.name);
    const isOfVersions = chosen.type === undefined && tellsVersions(look);
    const undecided: Decision = {
      name: look.name,
      plan: isOfVersions
        ? { kind: 'text' }
        : (chosenPlan(chosen, look) ?? plainPlan(look) ?? { kind: 'text' }),
      isPadded: look.padded > 0,
      unit: null,
      findings: [],
    };
    if (isOfVersions) tellVersions(undecided);
    const counts = counted.get(look.name);
    const decided =
      counts === undefined || chosen.type === 'text' || isOfVersions
        ? undecided
        : await decidePlan(
            { connection, relation, lines, chosen },
            undecided,
            counts,
            habitsOf(habits, chosen),
          );
    tellYesNo(decided, look);
    tellBlanks(decided, look);
    if (look.emptyTokens > 0)
      tellEmptyTokens(decided, await findEmptyTokens(connection, relation, look.name));
    decisions.push(decided);
  }
  const doubtful = looks
    .filter(
      (look, index) =>
        decisions[index]?.plan.kind === 'text' &&
        (look.filled === 0 || (mayBeTyped(look) && !tellsVersions(look))),
    )
    .map((look) => look.name);
  return { decisions, doubtful: new Set(doubtful) };
}

/** `Version`, `app_release`: 2.1 and 2.10 are two of them, and 2.0 is not 2. */
function tellsVersions({ name, filled, plainNumbers, maxFraction }: ColumnLook): boolean {
  return versionHeader.test(name) && filled > 0 && plainNumbers === filled && maxFraction > 0;
}

const versionHeader =
  /(?:^|[^a-z])(?:version|ver|release|firmware|revision)(?:[ _-]?(?:no|nr|number|num)\.?)?\s*$/i;

function tellVersions(decision: Decision): void {
  noteDecision(
    decision,
    'type',
    `Column "${decision.name}" is kept as text: its numbers are versions, of which 2.1 and 2.10 are two.`,
    { kind: 'setType', type: 'decimal' },
  );
}

/** A column of words needs no closer look: what few numbers it holds do not make it a column of numbers. */
function mayBeTyped(look: ColumnLook): boolean {
  return look.filled > 0 && look.valueLike >= 0.5 * look.filled;
}

/** The plan of a column that is written as a machine writes it, and can be read in one way only; null for all others. */
function plainPlan(look: ColumnLook): ColumnPlan | null {
  const { filled, integers, plainNumbers, isoDates, maxLength, maxFraction, minFraction } = look;
  if (filled === 0 || look.padded > 0 || look.leadingZeros > 0) return null;
  if (isoDates === filled && isoShape !== undefined)
    return { kind: 'date', shape: isoShape, hasMidnight: false };
  // Eight digits may be a date, and three decimals may be thousands: those are looked at closely.
  if (integers === filled && maxLength < 8 && !mayBeDateNumbers(look))
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

/** What needs no further look, because a person chose it; null for all else. */
function chosenPlan({ type }: ChosenReading, look: ColumnLook): ColumnPlan | null {
  if (type === 'text') return { kind: 'text' };
  return type === 'boolean' && isYesNo(look) ? { kind: 'boolean', hasYesNo: true } : null;
}

function isYesNo(look: ColumnLook): boolean {
  return look.filled > 0 && look.yesNo === look.filled;
}

/** In a column of values such a mark is no value; among words it may be one (NA is a country), so it stays. */
function tellEmptyTokens(decision: Decision, tokens: string[]): void {
  const { name, plan } = decision;
  const marks = quoteList(tokens);
  const sentence =
    plan.kind === 'text'
      ? `In column "${name}", ${marks} ${tokens.length === 1 ? 'is' : 'are'} kept as text like its other values.`
      : `In column "${name}", ${marks} ${tokens.length === 1 ? 'is' : 'are'} read as empty.`;
  const fix =
    plan.kind === 'text'
      ? ({ kind: 'clearValues', values: tokens } as const)
      : ({ kind: 'setType', type: 'text' } as const);
  noteDecision(decision, 'noValueMarks', sentence, fix);
}

/** `Paris` and ` Paris` are two values to every question. */
function tellBlanks(decision: Decision, look: ColumnLook): void {
  if (decision.plan.kind !== 'text' || look.padded === 0) return;
  noteDecision(
    decision,
    'blanks',
    `Some texts of column "${decision.name}" have blanks around them, which were kept.`,
    { kind: 'trimTexts' },
  );
}

function tellYesNo(decision: Decision, look: ColumnLook): void {
  // N alone may as well be North.
  const holdsBoth = look.yes > 0 && look.yes < look.yesNo;
  if (!isYesNo(look) || !holdsBoth || decision.plan.kind === 'boolean') return;
  noteDecision(
    decision,
    'type',
    `Column "${decision.name}" holds yes and no; they are kept as the words they are.`,
    { kind: 'setType', type: 'boolean' },
  );
}

function findHabits(columns: readonly FormCounts[], looks: readonly ColumnLook[]): FileHabits {
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
    mark: onlyComma === onlyPoint ? null : onlyComma ? 'comma' : 'point',
    isDayFirst,
  };
}

/** What a person chose, what the other columns of the file prove, and what the table is known to hold, in this order. */
function habitsOf(
  { mark, isDayFirst }: FileHabits,
  { isDayFirst: chosen, known }: ChosenReading,
): FileHabits {
  return {
    mark: mark ?? known?.mark ?? null,
    isDayFirst: chosen ?? isDayFirst ?? known?.isDayFirst ?? null,
    known,
  };
}

interface Place {
  lines: Lines;
  connection: DuckDBConnection;
  relation: string;
  chosen: ChosenReading;
}

async function decidePlan(
  place: Place,
  decision: Decision,
  counts: FormCounts,
  habits: FileHabits,
): Promise<Decision> {
  if (counts.filled === 0) return decision;
  if (isAll(counts, counts.boolean)) return { ...decision, plan: { kind: 'boolean' } };
  const clock = decideClock(decision, counts, place.chosen);
  if (clock !== null) return clock;
  const dates = decideDates(decision, counts, habits);
  if (dates !== null) return dates;
  const moments = decideUnixTime(decision, counts, place.chosen);
  if (moments !== null) return moments;
  const days = decideDateNumber(decision, counts, place.chosen);
  if (days !== null) return days;
  const mark = decideMark(decision, counts, habits, place.chosen.mark);
  if (mark !== null) return decideNumber(place.connection, place.relation, decision, counts, mark);
  const written = hasCodes(counts) ? null : await readWritten(place, decision, habits);
  if (written !== null && written.count === counts.filled) return written.decision;
  const chosen = await readAsChosen(place, decision, counts, habits, written);
  if (chosen !== null) return chosen;
  if (!tellCodes(decision, counts)) await warnOfStrays(place, decision, counts, written);
  return decision;
}

/** The decision for a column of a mixture whose type a person chose; null where its values do not come out as that. */
async function readAsChosen(
  place: Place,
  decision: Decision,
  counts: FormCounts,
  habits: FileHabits,
  written: WrittenReading | null,
): Promise<Decision | null> {
  const { chosen, connection, relation } = place;
  if (chosen.type === undefined) return null;
  if (hasCodes(counts) && chosen.type === 'double')
    return { ...decision, plan: { kind: 'double', mark: 'point', isPlain: true } };
  const texts = textsOf(decision.name, counts, chosen.type, written);
  if (texts === null) return null;
  const kept = `(SELECT ${texts} AS ${quoteName(decision.name)} FROM ${relation})`;
  const recounted = (await countForms(connection, kept, [decision.name])).get(decision.name);
  if (recounted === undefined) return null;
  const found = await decidePlan(
    { ...place, relation: kept, chosen: withoutType(chosen) },
    { ...decision, findings: [] },
    recounted,
    habits,
  );
  // Nothing is made empty for a column that would stay text all the same.
  return found.plan.kind === 'text' ? null : { ...found, texts };
}

function withoutType({ type: _, ...rest }: ChosenReading): ChosenReading {
  return rest;
}

/** SQL of a column's texts without what keeps them from being of a type; null where that is not known. */
function textsOf(
  name: string,
  counts: FormCounts,
  type: ColumnType,
  written: WrittenReading | null,
): string | null {
  const column = quoteName(name);
  const isNumber = type === 'integer' || type === 'decimal' || type === 'double';
  if (hasLeadingZeros(counts) && isNumber)
    return `regexp_replace(${column}, ${quoteText('^([^0-9]*)0+([0-9])')}, ${quoteText('\\1\\2')})`;
  const most = findMajority(counts);
  if (isMostly(written, counts, most) && isNumber)
    return `CASE WHEN ${trimSql(column)} = '' OR ${written.guard(trimSql(column))} OR ${saysNoValue(trimSql(column))} THEN ${column} END`;
  if (most === null || (most.word === 'numbers') !== isNumber || type === 'boolean') return null;
  const text = trimSql(column);
  return `CASE WHEN ${text} = '' OR ${matches(text, most.pattern)} OR ${saysNoValue(text)} THEN ${column} END`;
}

/** Whether most texts have a word behind their number, more than are numbers or dates without one. */
function isMostly(
  written: WrittenReading | null,
  counts: FormCounts,
  plain: Majority | null,
): written is WrittenReading {
  return written !== null && isMajority(written.count, counts) && written.count > (plain?.count ?? 0);
}

function hasLeadingZeros(counts: FormCounts): boolean {
  return counts.leadingZero > 0 && isAll(counts, counts.integer + counts.leadingZero);
}

function hasCodes(counts: FormCounts): boolean {
  return counts.codeLike > 0 && isAll(counts, counts.plainPoint + counts.codeLike);
}

/** Numbers that begin with a zero or look like 12E3 are as likely codes: as numbers they would lose what they say. */
function tellCodes(decision: Decision, counts: FormCounts): boolean {
  if (hasLeadingZeros(counts)) {
    noteDecision(
      decision,
      'type',
      `Column "${decision.name}" is kept as text: some of its numbers begin with a zero.`,
      { kind: 'setType', type: 'integer' },
    );
    return true;
  }
  if (hasCodes(counts)) {
    noteDecision(
      decision,
      'type',
      `Column "${decision.name}" is kept as text: values such as 12E3 may be numbers or codes.`,
      { kind: 'setType', type: 'double' },
    );
    return true;
  }
  return false;
}

/** Says so when a column is text only because of a few of its values. */
async function warnOfStrays(
  place: Place,
  decision: Decision,
  counts: FormCounts,
  written: WrittenReading | null,
): Promise<void> {
  const plain = findMajority(counts);
  const most = isMostly(written, counts, plain)
    ? { word: 'numbers', count: written.count, guard: written.guard('v') }
    : plain && { ...plain, guard: matches('v', plain.pattern) };
  if (most === null) return;
  const { name } = decision;
  const strays = await findStrays(place.connection, place.relation, name, most.guard);
  const [first] = strays;
  const line = first === undefined ? undefined : place.lines.lineOf(first.row);
  const others = counts.filled - most.count;
  const example =
    first === undefined ? '' : ` ("${first.text}"${place.lines.where(line)}${others > 1 ? ', …' : ''})`;
  noteWarning(
    decision,
    'mixedTypes',
    `Column "${name}" is kept as text: ${most.count.toLocaleString('en')} of its values are ${most.word}, but ${others.toLocaleString('en')} ${others === 1 ? 'is' : 'are'} not${example}.`,
    {
      ...(line === undefined ? {} : { line }),
      fix: {
        kind: 'setType',
        type: most.word === 'numbers' ? 'decimal' : 'date',
        emptied: strays.map((stray) => stray.text),
      },
    },
  );
}
