import type { Lattice } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import { type ModelColumn, sameColumn } from '../model/semantic-model.ts';
import type { ColumnRef, Comparison, Predicate } from '../plan.ts';
import type { DraftPeriod } from '../planning/draft.ts';
import { isDate, isNumber } from '../planning/nouns.ts';
import { periodColumn } from '../planning/time.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import type { Part } from './links.ts';

export interface RoleConditions {
  where: Predicate[];
  periods: DraftPeriod[];
  /** Conditions that a row of its own must meet each: "both red and blue". */
  apart: Predicate[];
  /** "more than 3" of the rows that are counted. */
  bound: { operator: Comparison; value: number } | null;
  limit: number | null;
  /** What speaks against them, by name. */
  doubts: string[];
}

const comparisons = new Map<Operator, Comparison>([
  ['above', '>'],
  ['below', '<'],
  ['atLeast', '>='],
  ['atMost', '<='],
  ['equal', '='],
  ['notEqual', '<>'],
]);
const reach = 5;

/** The conditions of a question whose parts are known; null where a number has nothing that it could be compared with. */
export function conditionsOf(lattice: Lattice, parts: readonly Part[]): RoleConditions | null {
  const told: RoleConditions = { where: [], apart: [], periods: [], bound: null, limit: null, doubts: [] };
  const joined: { predicate: Predicate; at: number; isOr: boolean }[] = [];
  const used = new Set<Part>();
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (!part) continue;
    const { mention, role, value } = part;
    if (role === 'limit') {
      told.limit = mention.number;
      continue;
    }
    if (role === 'countBound' && mention.number !== null) {
      told.bound = { operator: comparisonAt(lattice, part, parts[index - 1]), value: mention.number };
      continue;
    }
    if (role !== 'condition' && role !== 'denial') continue;
    const isOr = isJoinedByOr(lattice, parts, index);
    const add = (predicate: Predicate): void => void joined.push({ predicate, at: index, isOr });
    if (value) {
      const own = columnOfValue(parts, index);
      if (own) used.add(own);
      add(valuePredicate(lattice, parts, index, part));
      continue;
    }
    if (mention.number !== null || mention.period || mention.text !== null) {
      const subject = subjectOf(parts, index);
      if (subject) used.add(subject);
      if (mention.period && (!subject?.column || isDate(subject.column) || isYears(subject.column))) {
        told.periods.push({
          period: mention.period,
          column: subject?.column?.ref ?? datedBefore(lattice, parts, index),
          negated: role === 'denial',
          isListed: false,
        });
        continue;
      }
      if (!subject?.column) return null;
      if (mention.text !== null) {
        if (subject.column.profile.type !== 'text') return null;
        add(textPredicate(lattice, part, subject.column, mention.text, role === 'denial'));
        continue;
      }
      if (mention.number === null) return null;
      const next = parts[index + 1];
      const isRange = comparesBetween(lattice, part) && next?.mention.number !== null && next !== undefined;
      if (isRange) {
        add({
          kind: 'between',
          column: subject.column.ref,
          low: mention.number,
          high: next.mention.number ?? mention.number,
          negated: role === 'denial',
        });
        index += 1;
        continue;
      }
      if (!isNumber(subject.column)) return null;
      const operator = comparisonAt(lattice, part, subject);
      add({
        kind: 'compare',
        column: subject.column.ref,
        operator: role === 'denial' && operator === '=' ? '<>' : operator,
        value: mention.number,
      });
    }
  }
  const open = parts.filter(
    (part) => part.role === 'condition' && part.column !== null && !used.has(part) && !part.value,
  );
  const besideMean = open.flatMap((part) => meanPredicate(lattice, part) ?? []);
  const [mean] = besideMean;
  if (mean) told.where.push(mean);
  const idle = mean ? [] : open;
  told.doubts.push(...idle.map(() => 'condition without a value'));
  const apart = apartOf(lattice, parts, joined);
  told.apart.push(...apart);
  told.where.push(...alternatives(joined.filter(({ predicate }) => !apart.includes(predicate))));
  if (told.where.some(isOfSeveral)) return null;
  if (joined.some(({ isOr }) => isOr)) told.doubts.push('or');
  return told;
}

/** Conditions with an "or" between them are one: either holds. Values of one column are a list. */
function alternatives(joined: { predicate: Predicate; isOr: boolean }[]): Predicate[] {
  const found: Predicate[] = [];
  for (const { predicate, isOr } of joined) {
    const last = found.at(-1);
    const isOfOne =
      last?.kind === 'oneOf' &&
      predicate.kind === 'oneOf' &&
      sameColumn(last.column, predicate.column) &&
      last.negated === predicate.negated;
    if (last && isOfOne && last.kind === 'oneOf' && predicate.kind === 'oneOf')
      found[found.length - 1] = { ...last, values: [...new Set([...last.values, ...predicate.values])] };
    else if (last && isOr)
      found[found.length - 1] =
        last.kind === 'any'
          ? { ...last, parts: [...last.parts, predicate] }
          : { kind: 'any', parts: [last, predicate] };
    else found.push(predicate);
  }
  return found;
}

/** Whether one row holds it or another: no condition on rows says that. */
function isOfSeveral(predicate: Predicate): boolean {
  return (
    predicate.kind === 'any' && new Set(columnsOfPredicates([predicate]).map(({ table }) => table)).size > 1
  );
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
  return lattice.tokens.slice(before.mention.to, part.mention.from).some(({ lower }) => lower === 'or');
}

function columnOfValue(parts: readonly Part[], index: number): Part | null {
  const value = parts[index]?.value;
  if (!value) return null;
  return (
    parts.find(
      ({ role, column }) => role === 'condition' && column !== null && sameColumn(column.ref, value.column),
    ) ?? null
  );
}

function valuePredicate(lattice: Lattice, parts: readonly Part[], index: number, part: Part): Predicate {
  const value = part.value;
  if (!value) throw new Error('A value has no link.');
  const negated = part.role === 'denial';
  const said = lattice.tokens
    .slice(parts[index - 1]?.mention.to ?? 0, part.mention.from)
    .map(({ lower }) => lower);
  const match = said.some((word) =>
    /^(contain|contains|containing|substring|word|includes|including|part)$/.test(word),
  )
    ? 'contains'
    : said.some((word) => /^(start|starts|starting|begin|begins|beginning|prefix)$/.test(word))
      ? 'startsWith'
      : said.some((word) => /^(end|ends|ending|suffix)$/.test(word))
        ? 'endsWith'
        : null;
  const quoted = lattice.tokens
    .slice(part.mention.from, part.mention.to)
    .map(({ text }) => text)
    .join(' ');
  if (match) return { kind: 'text', column: value.column, match, text: quoted, negated };
  return { kind: 'oneOf', column: value.column, values: [value.value, ...(value.twins ?? [])], negated };
}

function textPredicate(
  lattice: Lattice,
  { mention }: Part,
  column: ModelColumn,
  text: string,
  negated: boolean,
): Predicate {
  const said = lattice.tokens
    .slice(Math.max(0, mention.from - reach), mention.from)
    .map(({ lower }) => lower);
  const match = said.some((word) => /^(start|begin)/.test(word))
    ? 'startsWith'
    : said.some((word) => /^end/.test(word))
      ? 'endsWith'
      : 'contains';
  return { kind: 'text', column: column.ref, match, text, negated };
}

/** What a number or a date is compared with: the column named before it, or right behind it. */
function subjectOf(parts: readonly Part[], index: number): Part | null {
  const before = parts
    .slice(0, index)
    .findLast(({ role, column }) => role === 'condition' && column !== null);
  const behind = parts[index + 1];
  if (before) return before;
  if (behind?.role === 'condition' && behind.column) return behind;
  const other = parts[index - 1];
  return other?.column && (isNumber(other.column) || isDate(other.column)) ? other : null;
}

function isYears(column: ModelColumn): boolean {
  return isNumber(column) && column.lemmas.some((lemma) => lemma === 'year');
}

function comparesBetween({ spans }: Lattice, { mention }: Part): boolean {
  return [1, 2].some((back) =>
    (spans[mention.from - back] ?? []).some(
      (span) => span.kind === 'operator' && span.operator === 'between',
    ),
  );
}

/** "weddings in 2015": the date by which the rows that stand before it are told. */
function datedBefore({ model }: Lattice, parts: readonly Part[], index: number): ColumnRef | null {
  const table = parts.slice(0, index).findLast(({ table: own }) => own !== null)?.table;
  return table ? (periodColumn(model, table.sqlName)?.column ?? null) : null;
}

/** "a price above the average": compared with the mean of all. */
function meanPredicate({ tokens }: Lattice, { column, mention }: Part): Predicate | null {
  if (!column || !isNumber(column)) return null;
  const words = tokens
    .slice(Math.max(0, mention.from - reach), mention.to + reach + 2)
    .map(({ lower }) => lower);
  if (!words.some((word) => word === 'average' || word === 'mean')) return null;
  const operator = words.some((word) => isMore.test(word))
    ? '>'
    : words.some((word) => isLess.test(word))
      ? '<'
      : null;
  return operator ? { kind: 'average', column: column.ref, operator } : null;
}

/** Two values of one column that are not joined by "or", and two bounds that no number can meet: each is said of a row of its own. */
function apartOf(
  lattice: Lattice,
  parts: readonly Part[],
  joined: { predicate: Predicate; at: number; isOr: boolean }[],
): Predicate[] {
  const [first, second, ...more] = joined.filter(({ predicate }) => 'column' in predicate);
  if (!first || !second || more.length > 0 || second.isOr) return [];
  const [left, right] = [first.predicate, second.predicate];
  if (!('column' in left) || !('column' in right) || !sameColumn(left.column, right.column)) return [];
  const areValues = left.kind === 'oneOf' && right.kind === 'oneOf';
  const areBounds =
    left.kind === 'compare' &&
    right.kind === 'compare' &&
    (areExclusive(left, right) ||
      areExclusive(right, left) ||
      (left.operator === '=' && right.operator === '='));
  const [from, to] = [parts[first.at]?.mention.to ?? 0, parts[second.at]?.mention.from ?? 0];
  const isAnd = lattice.tokens.slice(from, to).some(({ lower }) => lower === 'and' || lower === 'but');
  return isAnd && (areValues || areBounds) ? [left, right] : [];
}

function areExclusive(
  left: Extract<Predicate, { kind: 'compare' }>,
  right: Extract<Predicate, { kind: 'compare' }>,
): boolean {
  return (
    left.operator.startsWith('>') &&
    right.operator.startsWith('<') &&
    Number(left.value) >= Number(right.value)
  );
}

const isMore =
  /^(more|greater|higher|larger|bigger|longer|older|taller|heavier|over|above|later|exceeding|exceeds?|expensive)$/;
const isLess = /^(less|fewer|lower|smaller|younger|shorter|lighter|under|below|earlier|cheaper)$/;

/** "more than 5", "5 or more": how a number is compared; equal where nothing says it. */
function comparisonAt({ spans, tokens }: Lattice, { mention }: Part, subject: Part | undefined): Comparison {
  const behind = (spans[mention.to] ?? []).flatMap((span) =>
    span.kind === 'operator' ? [span.operator] : [],
  );
  const isOther = tokens.slice(mention.to, mention.to + 4).some(({ lower }) => lower === 'than');
  if (behind.includes('orMore') && !isOther) return '>=';
  if (behind.includes('orLess') && !isOther) return '<=';
  const around = subject && subject.mention.to <= mention.from ? subject.mention.from : mention.from;
  const least = Math.max(0, around - 3, mention.from - reach);
  for (let at = mention.from - 1; at >= least; at -= 1)
    for (const span of spans[at] ?? []) {
      const operator =
        span.kind === 'operator' && span.to <= mention.from ? comparisons.get(span.operator) : undefined;
      if (operator) return operator;
    }
  if (tokens[mention.from - 1]?.lower !== 'than') return '=';
  const said = tokens.slice(Math.max(0, mention.from - reach - 2), mention.from).map(({ lower }) => lower);
  const word = said.findLast((one) => isMore.test(one) || isLess.test(one));
  return word === undefined ? '=' : isMore.test(word) ? '>' : '<';
}
