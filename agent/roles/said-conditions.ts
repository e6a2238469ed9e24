import type { Period } from '../dates/period.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { columnOf, sameColumn } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import type { DraftPeriod } from '../planning/draft.ts';
import { isDate } from '../planning/nouns.ts';
import { type Compared, comparedColumn } from './compared-columns.ts';
import { comparesBetween, comparisonAt } from './comparisons.ts';
import { type DeniableCondition, deniedParts, isDeniedColumn } from './denials.ts';
import type { Part } from './links.ts';
import { matchAt, textColumn, textPredicate, valuePredicate } from './named-values.ts';
import { columnsPredicate, openPredicate } from './open-conditions.ts';
import { boundedBy, isYears, timedColumn } from './period-columns.ts';

const nearby = 2;

/** What the parts say one by one, before it is known which of it belongs together. */
export interface Reading {
  lattice: Lattice;
  parts: readonly Part[];
  said: DeniableCondition[];
  /** The periods among them, as they were told; those of years that are no integers are conditions like any other. */
  periods: Map<Predicate, DraftPeriod>;
  /** Periods of which the rows that are told say the date. */
  undated: DraftPeriod[];
  /** Columns that something is compared with. */
  used: Set<Part>;
  denied: Set<Part>;
  doubts: string[];
}

/** What the parts of a question say, one by one; null where a number has nothing that it could be compared with. */
export function saidOf(lattice: Lattice, parts: readonly Part[]): Reading | null {
  const reading: Reading = {
    lattice,
    parts,
    said: [],
    periods: new Map(),
    undated: [],
    used: new Set(),
    denied: deniedParts(lattice, parts),
    doubts: [],
  };
  for (let index = 0; index < parts.length; ) {
    const read = readPart(reading, index);
    if (read === null) return null;
    index += read;
  }
  addOpen(reading);
  return reading;
}

/** How many parts the condition at `index` takes; null where it has nothing that it could be a condition of. */
function readPart(reading: Reading, index: number): number | null {
  const part = reading.parts[index];
  if (!part || (part.role !== 'condition' && part.role !== 'denial')) return 1;
  const { mention, value } = part;
  if (value && !isBounded(reading, part)) return readValue(reading, index);
  if (mention.text !== null)
    return (
      readDay(reading, index, mention.text) ??
      readNumeral(reading, index, mention.text) ??
      readText(reading, index, mention.text)
    );
  const { number, period } = mention;
  const isTime = period !== null && (number === null || !isOfNumber(reading, index));
  if (isTime) return readPeriod(reading, index, period);
  return number === null ? 1 : readNumber(reading, index, number);
}

/** "more than 20 points": a number that is bounded is one, though some value is written like it. */
function isBounded({ lattice }: Reading, part: Part): boolean {
  const operator = part.mention.number === null ? '=' : comparisonAt(lattice, part, undefined);
  return operator !== '=' && operator !== '<>';
}

/** "a balance of more than 2000", "after season 2012": a column that is named makes it no year, or no whole one. */
function isOfNumber({ lattice, parts, used }: Reading, index: number): boolean {
  const compared = comparedColumn(lattice, parts, index, used);
  const part = parts[index];
  if (!part || !compared?.part || compared.doubt !== null) return false;
  return !isYears(compared.column) || comparisonAt(lattice, part, compared.part) !== '=';
}

function say(reading: Reading, index: number, predicate: Predicate): void {
  const { lattice, parts, denied, said } = reading;
  const part = parts[index];
  const isDenied = part !== undefined && denied.has(part);
  if (isDenied && part.role !== 'denial') reading.doubts.push('not by its place');
  said.push({ predicate, at: index, isOr: isJoinedByOr(lattice, parts, index), isDenied });
}

function readValue(reading: Reading, index: number): number {
  const { lattice, parts, used } = reading;
  const value = parts[index]?.value;
  for (const part of parts)
    if (part.role === 'condition' && value && part.column && sameColumn(part.column.ref, value.column))
      used.add(part);
  const predicate = valuePredicate(lattice, parts, index);
  say(reading, index, predicate);
  return 1;
}

function readPeriod(reading: Reading, index: number, told: Period): number {
  const { lattice, parts, periods, undated, denied } = reading;
  const timed = timedColumn(lattice, parts, index);
  const period = timed.part ? boundedBy(lattice, timed.part, told) : told;
  note(reading, timed);
  const part = parts[index];
  const negated = part !== undefined && denied.has(part);
  const draft: DraftPeriod = { period, column: timed.column, negated, isListed: false };
  const column = timed.column && columnOf(lattice.model, timed.column);
  const isWhole = [period.start, period.end].every((day) => day === null || day.endsWith('-01-01'));
  if (!column || !(isDate(column) || isWhole)) {
    undated.push(draft);
    return 1;
  }
  const predicate: Predicate = {
    kind: 'period',
    column: column.ref,
    start: period.start,
    end: period.end,
    label: period.label,
    isYearNumber: !isDate(column),
    negated: false,
  };
  if (isDate(column) || column.profile.type === 'integer') periods.set(predicate, draft);
  say(reading, index, predicate);
  return 1;
}

const dayOrTime = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/;

/** "after '2019-03-01 10:30:00'": a quotation that is a day or a time is compared with one. */
function readDay(reading: Reading, index: number, text: string): number | null {
  const { lattice, parts } = reading;
  const part = parts[index];
  if (!part || !dayOrTime.test(text)) return null;
  const timed = timedColumn(lattice, parts, index);
  const column = timed.column && columnOf(lattice.model, timed.column);
  if (!column || !isDate(column)) return null;
  note(reading, timed);
  const operator = comparisonAt(lattice, part, timed.part ?? undefined);
  say(reading, index, { kind: 'compare', column: column.ref, operator, value: text });
  return 1;
}

/** A quoted number is one where the column that is named holds numbers. */
function readNumeral(reading: Reading, index: number, text: string): number | null {
  const { lattice, parts, used } = reading;
  if (!/^-?\d+(\.\d+)?$/.test(text)) return null;
  const compared = comparedColumn(lattice, parts, index, used);
  return compared?.part && compared.doubt === null ? readNumber(reading, index, Number(text)) : null;
}

function readText(reading: Reading, index: number, text: string): number | null {
  const { lattice, parts } = reading;
  const named = textColumn(lattice, parts, index);
  if (!named) return null;
  note(reading, named);
  say(reading, index, textPredicate(lattice, parts, index, named.column, text));
  return 1;
}

function readNumber(reading: Reading, index: number, number: number): number | null {
  const { lattice, parts, used, denied } = reading;
  const part = parts[index];
  if (!part) return null;
  const compared = comparedColumn(lattice, parts, index, used) ?? alikeBefore(reading, index);
  const asText = compared?.doubt === null ? null : numberAsText(reading, index);
  if (asText) return asText;
  if (!compared) return null;
  note(reading, compared);
  const column = compared.column.ref;
  const next = parts[index + 1];
  const high = next?.mention.number ?? null;
  if (next && high !== null && comparesBetween(lattice, part, next)) {
    say(reading, index, { kind: 'between', column, low: number, high, negated: false });
    return 2;
  }
  const operator = comparisonAt(lattice, part, compared.part ?? undefined);
  const affirmed = denied.has(part) && operator === '<>' ? '=' : operator;
  say(reading, index, { kind: 'compare', column, operator: affirmed, value: number });
  return 1;
}

/** "taller than 200 or lower than 190": the second number is one of the same column. */
function alikeBefore({ lattice, parts, said }: Reading, index: number): Compared | null {
  const [last, before, part] = [said.at(-1), parts[index - 1], parts[index]];
  if (last?.at !== index - 1 || last.predicate.kind !== 'compare' || !before || !part) return null;
  const words = lattice.tokens.slice(before.mention.to, part.mention.from).map(({ lower }) => lower);
  return words.includes('or') || words.includes('and')
    ? { column: columnOf(lattice.model, last.predicate.column), part: null, doubt: null }
    : null;
}

/** "a code that starts with 4": in a column of texts a number is a text, too. */
function numberAsText(reading: Reading, index: number): number | null {
  const { lattice, parts } = reading;
  const named = textColumn(lattice, parts, index);
  const mention = parts[index]?.mention;
  const text = mention && lattice.tokens[mention.from]?.text;
  if (!named?.part || text === undefined) return null;
  const match = matchAt(lattice, parts, index);
  const part = parts[index];
  const isNamed =
    part !== undefined &&
    named.part.role === 'condition' &&
    Math.abs(part.mention.from - named.part.mention.to) <= nearby &&
    comparisonAt(lattice, part, named.part) === '=';
  if (!match && !isNamed) return null;
  note(reading, named);
  const column = named.column.ref;
  say(
    reading,
    index,
    match
      ? { kind: 'text', column, match, text, negated: false }
      : { kind: 'oneOf', column, values: [text], negated: false },
  );
  return 1;
}

function note(reading: Reading, { part, doubt }: { part: Part | null; doubt: string | null }): void {
  if (part) reading.used.add(part);
  if (doubt) reading.doubts.push(doubt);
}

/** Columns with which nothing is compared say something by themselves, or nothing. */
function addOpen(reading: Reading): void {
  const { lattice, parts, used, said, doubts } = reading;
  for (const [at, part] of parts.entries()) {
    if (part.role !== 'condition' || !part.column || part.value || used.has(part)) continue;
    const next = parts[at + 1];
    const other = next && !used.has(next) && !next.value ? next : undefined;
    const pair = columnsPredicate(lattice, part, other);
    if (pair && other) used.add(other);
    const isDenied = isDeniedColumn(lattice, parts, part);
    const predicate = pair ?? openPredicate(lattice, part, isDenied, hasValueBeside(part, next));
    if (!predicate) {
      doubts.push('condition without a value');
      continue;
    }
    const last = parts.slice(0, at).findLast(({ role }) => role === 'condition' || role === 'denial');
    const isOr = last !== undefined && said.length > 0 && hasOr(lattice, last, part);
    said.push({ predicate, at, isOr, isDenied: false });
  }
  said.sort((left, right) => left.at - right.at);
}

/** "with the description 'old'": the value is told of that column, wherever it was found. */
function hasValueBeside({ mention }: Part, next: Part | undefined): boolean {
  return next !== undefined && next.value !== null && next.mention.from - mention.to <= nearby;
}

function hasOr({ tokens }: Lattice, left: Part, right: Part): boolean {
  return tokens.slice(left.mention.to, right.mention.from).some(({ lower }) => lower === 'or');
}

function isJoinedByOr(lattice: Lattice, parts: readonly Part[], index: number): boolean {
  const before = parts
    .slice(0, index)
    .findLast(
      ({ role, column, value }) =>
        (role === 'condition' || role === 'denial') && (value !== null || column === null),
    );
  const part = parts[index];
  if (!before || !part) return false;
  return hasOr(lattice, before, part);
}
