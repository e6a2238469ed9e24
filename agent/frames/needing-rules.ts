import type { Lattice } from '../lattice/lattice.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Piece } from './fragments.ts';
import { comparisonsAt, isNumeric } from './number-rules.ts';
import { columnsAt } from './terms.ts';

/** Verbs that say of their object only that there was so much of it. */
const neutral = new Set(['need', 'require', 'reach', 'involve', 'show', 'see', 'record', 'contain']);

/** "visits that needed more than one nurse" of an amount Nurses: the bound behind the verb is all the condition there is. */
export function needingRule(lattice: Lattice, at: number): Piece[] {
  const word = lattice.tokens[at];
  if (word?.kind !== 'word' || !neutral.has(word.lemma) || at === 0) return [];
  const isBound = comparisonsAt(lattice, at + 1).some((reading) =>
    columnsAt(lattice, reading.to).some((column) => isNumeric(column) && isCalledSo(column.options)),
  );
  return isBound ? [{ from: at, to: at + 1, score: 0.5, fragment: { kind: 'verb' } }] : [];
}

/** A word of a longer header may be of another amount: pumps are no `Pump Hours`. */
function isCalledSo(links: readonly ColumnLink[]): boolean {
  return links.some(({ source, score }) => source === 'name' && score >= 0.9);
}
