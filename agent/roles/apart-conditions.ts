import type { Lattice } from '../lattice/lattice.ts';
import { sameColumn } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import type { Part } from './links.ts';

/** Two values of one column that are not joined by "or", and two bounds that no number can meet: each is said of a row of its own. */
export function apartOf(
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
