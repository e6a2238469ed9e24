import type { Lattice } from '../lattice/lattice.ts';
import { wholePrice } from '../model/default-measure.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { isPersonNoun } from '../model/person-columns.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Piece } from './fragments.ts';

const helpers = new Set('do does did will would'.split(' '));
const averaging = /\b(?:on average|average|typically|usually|normally)\b/;
/** What it costs those who ask is another amount than what they charge. */
const askers = new Set('us me'.split(' '));
const payers = new Set('you them one people'.split(' '));

/**
 * "what does an emergency cost the owner on average, all in": the verb asks for the whole price of one row, never for a part of it
 * that happens to be called a cost. The answer is an average only where that is said.
 */
export function costRule(lattice: Lattice, at: number): Piece[] {
  if (!isAskedPrice(lattice) || !isCostVerb(lattice, at)) return allIn(lattice, at);
  const options = askers.has(lattice.tokens[at + 1]?.lower ?? '') ? [] : priceOf(lattice);
  if (options.length === 0) return [];
  const term = { kind: 'column' as const, choice: { options }, isOwned: false };
  return endsOf(lattice, at + 1).map((to) => ({
    from: at,
    to,
    score: 0.97,
    fragment: { kind: 'term', term, distinct: false },
  }));
}

function isAskedPrice({ tokens }: Lattice): boolean {
  const first = tokens[0]?.lower ?? '';
  const isAmount = first === 'what' || (first === 'how' && tokens[1]?.lower === 'much');
  return isAmount && averaging.test(tokens.map(({ lower }) => lower).join(' '));
}

/** "does X cost", "does X come to": what is asked about stands between the two verbs. */
export function isCostVerb({ tokens }: Lattice, at: number): boolean {
  return (
    tokens[at]?.lower === 'cost' &&
    tokens.slice(0, Math.max(0, at - 1)).some(({ lower }) => helpers.has(lower))
  );
}

/** The whole price of the rows of the only table with money. */
function priceOf({ model }: Lattice): ColumnLink[] {
  const [table, ...more] = model.tables.values();
  const column = table && more.length === 0 ? wholePrice(model, table) : null;
  return column ? [{ column, score: 0.9, source: 'synonym', phrase: 'cost' }] : [];
}

/** "cost the owner", "cost us": whoever pays says nothing of which rows. */
function endsOf({ tokens }: Lattice, at: number): number[] {
  const isArticle = ['the', 'our', 'a', 'an', 'their'].includes(tokens[at]?.lower ?? '');
  const noun = tokens[isArticle ? at + 1 : at];
  const isPayer = noun !== undefined && (payers.has(noun.lower) || (isArticle && isPersonNoun(noun.lemma)));
  return isPayer ? [at + (isArticle ? 2 : 1)] : [at];
}

/** "all in" of a price that is a total. */
function allIn(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const isSaid = tokens[at]?.lower === 'all' && tokens[at + 1]?.lower === 'in' && at + 2 === tokens.length;
  if (!isSaid) return [];
  const isWhole = priceOf(lattice).some(({ column }) =>
    lemmasOfName(column.ref.column).some((word) => ['total', 'gross'].includes(word)),
  );
  const isPriced = tokens.some((_, index) => isCostVerb(lattice, index));
  return isWhole && isPriced ? [{ from: at, to: at + 2, score: 0.9, fragment: { kind: 'filler' } }] : [];
}
