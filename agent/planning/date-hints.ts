import type { Lattice } from '../lattice/lattice.ts';
import { eventWordsOf, isDateColumn, verbOf } from '../model/dating.ts';
import type { ColumnRef } from '../plan.ts';
import { shareRoot } from '../text/word-roots.ts';

/** Dates of which some word of the question speaks: "sales" of `sold_at`, "paid" of `payment_date`. */
export function dateHintsOf({ model, tokens }: Lattice): ColumnRef[] {
  const words = tokens.flatMap(({ kind, lemma }) =>
    kind === 'word' && lemma.length > 2 ? [lemma, verbOf(lemma)] : [],
  );
  return [...model.columns.values()].flatMap(({ ref, profile, lemmas }) =>
    isDateColumn(profile) &&
    eventWordsOf(lemmas).some((event) => words.some((word) => shareRoot(event, word)))
      ? [ref]
      : [],
  );
}
