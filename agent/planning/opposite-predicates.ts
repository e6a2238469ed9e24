import type { Comparison, Predicate } from '../plan.ts';

const opposites: Record<Comparison, Comparison> = {
  '=': '<>',
  '<>': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/** What holds of a row that does not meet the condition; several must hold together. Null of what has no opposite in words. */
export function oppositeOf(predicate: Predicate): Predicate[] | null {
  if (predicate.kind === 'compare') return [{ ...predicate, operator: opposites[predicate.operator] }];
  if (predicate.kind === 'average' && !predicate.total)
    return [{ ...predicate, operator: opposites[predicate.operator] }];
  if (predicate.kind === 'any') {
    const parts = predicate.parts.map(oppositeOf);
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }
  return 'negated' in predicate ? [{ ...predicate, negated: !predicate.negated }] : null;
}
