import type { Lattice } from '../lattice/lattice.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { comparisonsAt, isNumeric } from './number-rules.ts';

/** Verbs of a sale that take their price with "for", and what headers call that price. */
const prices = new Map<string, readonly string[]>([
  ['sell', ['sale price', 'sell price', 'price sell']],
  ['go', ['sale price', 'sell price', 'price sell']],
  ['buy', ['purchase price', 'price pay']],
  ['purchase', ['purchase price', 'price pay']],
]);

/** "sold for more than 500,000", "went for under 200": what follows is the price of the sale, where one column holds it. */
export function soldForRule(lattice: Lattice, at: number): Piece[] {
  const { tokens, model } = lattice;
  const names = prices.get(tokens[at]?.lemma ?? '');
  if (!names || tokens[at]?.kind !== 'word' || tokens[at + 1]?.lower !== 'for') return [];
  const called = names
    .flatMap((name) => model.columnIndex.get(name) ?? [])
    .filter((link) => isNumeric({ options: [link] }));
  const options = [...new Map(called.map((link) => [link.column, link])).values()];
  const [only, ...more] = options;
  if (!only || more.length > 0) return [];
  const column: { options: ColumnLink[] } = { options: [{ ...only, source: 'name', score: 0.95 }] };
  return comparisonsAt(lattice, at + 2).map((reading) =>
    filterPiece(at, reading.to, 0.97, reading.filter(column)),
  );
}
