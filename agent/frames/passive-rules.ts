import { type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { Piece } from './fragments.ts';
import { comparisonsAt } from './number-rules.ts';

/** What things do with a value that several of them bear: "shared by more than two shops" counts the shops of each. */
const bearing = new Set('share use choose own hold have select prefer study speak pick adopt'.split(' '));

/** "used by at least 3 clients", "chosen by the most clients": the verb and its "by" say only whose the values are. */
export function passiveRule(lattice: Lattice, at: number): Piece[] {
  const { tokens, spans } = lattice;
  const verb = tokens[at];
  const isVerb = verb?.kind === 'word' && bearing.has(verb.lemma) && verb.lower !== verb.lemma;
  const isNamed = (spans[at] ?? []).some(({ kind }) => ['column', 'value', 'table'].includes(kind));
  if (!isVerb || isNamed || tokens[at + 1]?.lower !== 'by') return [];
  const next = ['the', 'a'].includes(tokens[at + 2]?.lower ?? '') ? at + 3 : at + 2;
  const isCounted =
    comparisonsAt(lattice, at + 2).length > 0 ||
    operatorEnds(lattice, at + 2, 'most', 'least').length > 0 ||
    operatorEnds(lattice, next, 'most', 'least').length > 0;
  return isCounted ? [{ from: at, to: at + 2, score: 0.6, fragment: { kind: 'verb' } }] : [];
}
