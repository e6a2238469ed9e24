import type { CatalogTable } from '#kernel/catalog.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { eventWordsOf, isDateColumn, verbOf } from '../model/dating.ts';
import { wholePrice } from '../model/default-measure.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { type ColumnLink, type ModelColumn, tableOf } from '../model/semantic-model.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';

const owing = new Set(['owed', 'owing']);
const levels = /\b(balance|outstanding|due|owe|paid|payment|pay|deposit|refund|credit)\b/;

/** What is not paid yet, by other words than the verb; what is due is asked of its date. */
const unpaid = new Set(['outstanding', 'unpaid', 'overdue', 'unsettled', 'due']);

/**
 * "how much are we still owed", "how much is outstanding", "total overdue by customer": the whole price of the rows that nobody has paid yet, where
 * a date says when they were. Data that tells what was paid, or what is left to pay, in amounts is never read so.
 */
export function owedRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const owed = tokens.map((_, index) => owedAt(lattice, index));
  const isUnpaid = tokens.some(({ lower }) => unpaid.has(lower));
  const paid = isUnpaid || owed.some((to) => to !== null) ? paidDate(lattice) : null;
  if (!paid) return [];
  // What is still to be paid to suppliers is not owed to us.
  const to = isPayable(paid.table) ? null : (owed[at] ?? null);
  const filter = { kind: 'missing' as const, column: { options: [linkTo(paid, 'paid')] }, negated: false };
  return to === null ? amountAsked(lattice, at, paid) : [filterPiece(at, to, 0.95, filter)];
}

const payable = new Set('supplier vendor creditor payable payables expense purchase'.split(' '));

function isPayable({ name, profile }: CatalogTable): boolean {
  return [name, ...profile.columns.map((column) => column.name)].some((header) =>
    lemmasOfName(header).some((word) => payable.has(word)),
  );
}

/** Behind words that say that something is still to be paid to us; null of all others. */
function owedAt(lattice: Lattice, at: number): number | null {
  const word = lattice.tokens[at]?.lower ?? '';
  const isDescribing =
    word === 'outstanding' && (lattice.spans[at + 1] ?? []).some(({ kind }) => kind === 'column');
  if (isDescribing) return at + 1;
  if (owing.has(word)) return isOwedToUs(lattice, at) ? at + 1 : null;
  const isToUs = ['owe', 'owes'].includes(word) && ['us', 'me'].includes(lattice.tokens[at + 1]?.lower ?? '');
  if (!isToUs) return null;
  return lattice.tokens[at + 2]?.lower === 'money' ? at + 3 : at + 2;
}

/** "how much", and "total" where no amount is named behind it: the whole price of the rows. */
function amountAsked(lattice: Lattice, at: number, paid: ModelColumn): Piece[] {
  const { tokens, spans, model } = lattice;
  const price = wholePrice(model, tableOf(model, paid.ref.table));
  const [word, next] = [tokens[at]?.lower, tokens[at + 1]?.lower ?? ''];
  const isMuch = word === 'how' && next === 'much';
  const isNamed = (spans[at + 2] ?? []).some(({ kind }) => kind === 'column' || kind === 'table');
  const isTotal = word === 'total' && unpaid.has(next) && !isNamed;
  if (!price || !(isMuch || isTotal) || isOfThen(lattice)) return [];
  const behind = isMuch ? at + 2 : at + 1;
  const term = {
    kind: 'column' as const,
    choice: { options: [linkTo(price, isDue(tokens) ? price.label : 'amount owed')] },
    isOwned: false,
  };
  return [
    {
      from: at,
      to: tokens[behind]?.lower === 'money' ? behind + 1 : behind,
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

/** What falls due may have been paid already. */
function isDue(tokens: Lattice['tokens']): boolean {
  return tokens.some(({ lower }) => lower === 'due');
}

/** "how much was outstanding in May": what nobody had paid then is not what nobody has paid by now. */
function isOfThen({ tokens }: Lattice): boolean {
  return !isDue(tokens) && tokens.some(({ lower }) => lower === 'was' || lower === 'were');
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
