import type { Lattice } from '../lattice/lattice.ts';
import { namedFormulas } from '../lexicon/formulas.ts';
import { builtFormula } from '../model/formula-columns.ts';
import type { Comparison } from '../plan.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { textOf } from './measure-rules.ts';

/** What is said of a row whose price lies above or below another one, and which worked out amount says so. */
const phrases: [name: 'profit' | 'discount', operator: Comparison, words: string[]][] = [
  [
    'profit',
    '<',
    [
      'at a loss',
      'with a loss',
      'made a loss',
      'below cost',
      'under cost',
      'below cost price',
      'under cost price',
      'below purchase price',
      'for less than we paid',
      'for less than we paid for it',
      'for less than we paid for them',
      'for less than we bought it for',
      'for less than we bought them for',
      'for less than it was bought for',
      'for less than they were bought for',
      'for less than it cost',
      'for less than it cost us',
      'for less than they cost us',
      'for less than its cost',
      'for less than the purchase price',
    ],
  ],
  ['profit', '>', ['at a profit', 'with a profit', 'made a profit']],
  [
    'discount',
    '>',
    [
      'below list price',
      'below the list price',
      'under list price',
      'under the list price',
      'under the asking price',
      'below the asking price',
      'below asking price',
      'for less than the list price',
      'for less than list price',
      'at a discount',
      'with a discount',
    ],
  ],
  [
    'discount',
    '<',
    [
      'above list price',
      'above the list price',
      'over list price',
      'over the list price',
      'above the asking price',
      'for more than the list price',
      'for more than list price',
    ],
  ],
];
const longest = 8;
const openings = new Set(phrases.flatMap(([, , said]) => said.map((phrase) => phrase.split(' ', 1)[0])));

/** "sold at a loss", "sold for less than we bought it for", "below the list price": one amount of a row against another. */
export function lossRule(lattice: Lattice, at: number): Piece[] {
  const { tokens, model } = lattice;
  if (!openings.has(tokens[at]?.lower)) return [];
  return phrases.flatMap(([name, operator, words]): Piece[] => {
    const count = Array.from({ length: longest }, (_, index) => longest - index).find(
      (length) => at + length <= tokens.length && words.includes(textOf(lattice, at, at + length)),
    );
    if (count === undefined) return [];
    const named = namedFormulas.find(({ names, per }) => names.includes(name) && per === null);
    const built = named ? builtFormula(model, named) : null;
    if (!built) return [];
    return [
      filterPiece(at, at + count, 0.97, {
        kind: 'formula',
        formula: built.formula,
        operator,
        value: 0,
        title: null,
      }),
    ];
  });
}
