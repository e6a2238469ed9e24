import { type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { columnsMeasuring } from './comparative-rules.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { numberAt } from './number-rules.ts';

/** Who is called so at which ages; null bounds nothing. */
const ages: Readonly<Record<string, { over: number | null; under: number | null }>> = {
  child: { over: null, under: 18 },
  kid: { over: null, under: 18 },
  youngster: { over: null, under: 18 },
  minor: { over: null, under: 18 },
  adult: { over: 18, under: null },
  senior: { over: 55, under: null },
  people: { over: null, under: null },
  person: { over: null, under: null },
};
const upper = new Set(['under', 'below', 'younger']);
const lower = new Set(['over', 'above', 'older']);

/**
 * "children younger than 6", "adults over 60" of rows with one age: the bound says all that the noun says and more. Children over 6 may be
 * those under 18 as well, so there the noun is a condition of its own and is not skipped.
 */
export function agedPeopleRule(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const word = tokens[at];
  const called = word?.kind === 'word' && Object.hasOwn(ages, word.lemma) ? ages[word.lemma] : undefined;
  const columns = called ? columnsMeasuring(lattice, ['age'], null) : [];
  if (!called || columns.length !== 1) return [];
  const from = tokens[at + 1]?.lower === 'aged' ? at + 2 : at + 1;
  const side = tokens[from]?.lower ?? '';
  const start = tokens[from + 1]?.lower === 'than' ? from + 2 : from + 1;
  const number = numberAt(lattice, start);
  const isBound = operatorEnds(lattice, from, 'above', 'below').length > 0 || start === from + 2;
  if (!number || !isBound) return [];
  const isImplied =
    (upper.has(side) && called.over === null && (called.under === null || number.value <= called.under)) ||
    (lower.has(side) && called.under === null && (called.over === null || number.value >= called.over));
  if (!isImplied) return [];
  const operator = upper.has(side) ? '<' : '>';
  const bound = { operator, value: number.value, isPercent: false, unit: null, isOfOne: true } as const;
  return [filterPiece(at, number.to, 0.96, { kind: 'number', column: { options: columns }, ...bound })];
}
