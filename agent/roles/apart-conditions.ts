import type { Lattice } from '../lattice/lattice.ts';
import { sameColumn } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import type { Part } from './links.ts';

/** A condition with the place of the part that says it. */
export interface SaidCondition {
  predicate: Predicate;
  at: number;
  isOr: boolean;
}

/** "and", "as well as". */
const joining = new Set(['and', 'but', 'also', 'well', 'plus']);

/** Two values or times of one column that are not joined by "or", and two bounds that no number can meet: each is said of a row of its own. */
export function apartOf(
  lattice: Lattice,
  parts: readonly Part[],
  said: readonly SaidCondition[],
): Predicate[] {
  for (const [index, second] of said.entries()) {
    const first = said[index - 1];
    if (!first || second.isOr || first.isOr) continue;
    const words = wordsBetween(lattice, parts, first, second);
    if (!words.some((word) => joining.has(word))) continue;
    if (areApart(first.predicate, second.predicate, isOfBoth(lattice, parts, first)))
      return [first.predicate, second.predicate];
  }
  return [];
}

/** "in 2010 and 2012" without "both": either will do. */
export function isListedBehind(
  lattice: Lattice,
  parts: readonly Part[],
  first: SaidCondition,
  second: SaidCondition,
): boolean {
  const [left, right] = [first.predicate, second.predicate];
  return (
    left.kind === 'period' &&
    right.kind === 'period' &&
    sameColumn(left.column, right.column) &&
    areDisjoint(left, right) &&
    wordsBetween(lattice, parts, first, second).some((word) => word === 'and' || word === 'or')
  );
}

function wordsBetween(
  { tokens }: Lattice,
  parts: readonly Part[],
  first: SaidCondition,
  second: SaidCondition,
): string[] {
  const [from, to] = [parts[first.at]?.mention.to ?? 0, parts[second.at]?.mention.from ?? 0];
  return tokens.slice(from, to).map(({ lower }) => lower);
}

function isOfBoth({ tokens }: Lattice, parts: readonly Part[], first: SaidCondition): boolean {
  return tokens.slice(0, parts[first.at]?.mention.to ?? 0).some(({ lower }) => lower === 'both');
}

function areApart(left: Predicate, right: Predicate, isBoth: boolean): boolean {
  if (!('column' in left) || !('column' in right) || !sameColumn(left.column, right.column)) return false;
  if (left.kind === 'oneOf' && right.kind === 'oneOf') return true;
  if (left.kind === 'period' && right.kind === 'period')
    return areDisjoint(left, right) && (isBoth || (isOpen(left) && isOpen(right)));
  return (
    left.kind === 'compare' &&
    right.kind === 'compare' &&
    (areExclusive(left, right) ||
      areExclusive(right, left) ||
      (left.operator === '=' && right.operator === '='))
  );
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

type PeriodPredicate = Extract<Predicate, { kind: 'period' }>;

function areDisjoint(left: PeriodPredicate, right: PeriodPredicate): boolean {
  const endsBefore = (one: PeriodPredicate, other: PeriodPredicate): boolean =>
    one.end !== null && other.start !== null && one.end <= other.start;
  return endsBefore(left, right) || endsBefore(right, left);
}

function isOpen({ start, end }: PeriodPredicate): boolean {
  return start === null || end === null;
}
