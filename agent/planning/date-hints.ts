import type { Lattice } from '../lattice/lattice.ts';
import { eventWordsOf, isDateColumn, verbOf } from '../model/dating.ts';
import { valueWords } from '../model/value-index.ts';
import type { ColumnRef } from '../plan.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { shareRoot } from '../text/word-roots.ts';

/** Dates of which some word of the question speaks: "sales" of `sold_at`, "paid" of `payment_date`, "won" of Close Date where that is Closed Won. */
export function dateHintsOf(lattice: Lattice): ColumnRef[] {
  const { model, tokens } = lattice;
  const typed = tokens.flatMap(({ kind, lemma }) =>
    kind === 'word' && lemma.length > 2 ? [lemma, verbOf(lemma)] : [],
  );
  const words = [...typed, ...wordsOfNamedValues(lattice)];
  return [...model.columns.values()].flatMap(({ ref, profile, lemmas }) =>
    isDateColumn(profile) &&
    eventWordsOf(lemmas).some((event) => words.some((word) => shareRoot(event, word)))
      ? [ref]
      : [],
  );
}

/** The other words of a value that was named by one of them. */
function wordsOfNamedValues({ spans }: Lattice): string[] {
  return spans
    .flat()
    .flatMap((span) =>
      span.kind === 'value'
        ? span.links.flatMap(({ source, value }) =>
            source === 'named' ? valueWords(value).map(lemmaOf) : [],
          )
        : [],
    );
}
