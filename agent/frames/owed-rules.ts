import type { Lattice } from '../lattice/lattice.ts';
import { eventWordsOf, isDateColumn, verbOf } from '../model/dating.ts';
import { wholePrice } from '../model/default-measure.ts';
import { type ColumnLink, type ModelColumn, tableOf } from '../model/semantic-model.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';

const owing = new Set(['owed', 'owing']);
const levels = /\b(balance|outstanding|due|owe|paid|payment|pay|deposit|refund|credit)\b/;

/**
 * "how much are we still owed": the whole price of the rows that nobody has paid yet, where a date says when they were. Data that tells
 * what was paid, or what is left to pay, in amounts is never read so.
 */
export function owedRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const isOwed = tokens.some(({ lower }, index) => owing.has(lower) && isOwedToUs(lattice, index));
  const paid = isOwed ? paidDate(lattice) : null;
  if (!paid) return [];
  if (owing.has(tokens[at]?.lower ?? ''))
    return [
      filterPiece(at, at + 1, 0.95, {
        kind: 'missing',
        column: { options: [linkTo(paid, 'paid')] },
        negated: false,
      }),
    ];
  const price = wholePrice(lattice.model, tableOf(lattice.model, paid.ref.table));
  if (!price || tokens[at]?.lower !== 'how' || tokens[at + 1]?.lower !== 'much') return [];
  const to = tokens[at + 2]?.lower === 'money' ? at + 3 : at + 2;
  const term = {
    kind: 'column' as const,
    choice: { options: [linkTo(price, 'amount owed')] },
    isOwned: false,
  };
  return [
    {
      from: at,
      to,
      score: 1,
      fragment: { kind: 'aggregate', aggregate: { aggregate: 'sum', term, isHowMany: false } },
    },
  ];
}

/** "we are owed", "owed to us", "is still owing": and no one else. */
function isOwedToUs({ tokens }: Lattice, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ lower }) => lower);
  const after = tokens.slice(at + 1, at + 3).map(({ lower }) => lower);
  const isBy = after[0] === 'to' && after[1] !== 'us';
  return (
    !isBy &&
    (before.includes('we') || after[1] === 'us' || ['is', 'still'].some((word) => before.includes(word)))
  );
}

/** The only date of payment, some of which are missing, in a table without amounts that were paid or are left. */
function paidDate({ model }: Lattice): ModelColumn | null {
  const dates = [...model.columns.values()].filter(
    ({ profile, lemmas }) =>
      isDateColumn(profile) &&
      profile.nullCount > 0 &&
      eventWordsOf(lemmas).some((word) => verbOf(word) === 'pay' || word === 'pay' || word === 'paid'),
  );
  const [only, ...more] = dates;
  if (!only || more.length > 0) return null;
  const isInAmounts = [...model.columns.values()].some(
    ({ profile, label, ref }) =>
      ref.table === only.ref.table &&
      ['additive', 'balance'].includes(profile.role) &&
      levels.test(label.toLowerCase()),
  );
  return isInAmounts ? null : only;
}

function linkTo(column: ModelColumn, phrase: string): ColumnLink {
  return { column, score: 0.9, source: 'default', phrase };
}
