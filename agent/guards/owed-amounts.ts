import { lemmasOfName } from '../model/name-phrases.ts';
import type { Guarded } from './guard.ts';

const owing = new Set(['owe', 'owed', 'owes', 'owing', 'outstanding', 'unpaid']);
const left = new Set(['still', 'left', 'yet', 'remaining']);

/** "how much is still to pay" is never told by what was paid. */
export function paidForOwed({ lattice, plan }: Guarded): string | null {
  const words = lattice.tokens.map(({ lower }) => lower);
  const isOwed = words.some(
    (word, at) =>
      owing.has(word) ||
      (left.has(word) &&
        words[at + 1] === 'to' &&
        words.slice(at + 2, at + 4).some((next) => /^(pay|paid)$/.test(next))) ||
      (word === 'to' && words[at + 1] === 'be' && words[at + 2] === 'paid'),
  );
  if (!isOwed) return null;
  const paid = plan.measures.find(
    ({ column, formula, named }) =>
      column &&
      !formula &&
      !named &&
      lemmasOfName(column.column).some((word) => ['paid', 'pay', 'payment'].includes(word)),
  );
  return paid ? `${paid.label} is what was paid, and what is left to pay was asked for.` : null;
}
