import type { Lattice } from '../lattice/lattice.ts';
import { dateColumns } from '../model/date-columns.ts';
import { eventWordsOf, verbOf } from '../model/dating.ts';
import { valueWords } from '../model/value-index.ts';
import type { ColumnRef } from '../plan.ts';
import { lemmaOf } from '../text/lemmas.ts';
import { shareRoot } from '../text/word-roots.ts';
import { doneStateWords } from './done-states.ts';

/** Dates of which some word of the question speaks: "sales" of `sold_at`, "paid" of `payment_date`, "won" of Close Date where that is Closed Won. */
export function dateHintsOf(lattice: Lattice): ColumnRef[] {
  const { model } = lattice;
  // "since the start of 2024" speaks of the year, not of a start date.
  const tokens = lattice.tokens.filter(
    ({ lower }, at) => !(edges.has(lower) && lattice.tokens[at + 1]?.lower === 'of'),
  );
  const typed = tokens.flatMap(({ kind, lemma }) =>
    kind === 'word' && (lemma.length > 2 || particles.has(lemma)) ? [verbOf(lemma)] : [],
  );
  const nouns = tokens.flatMap(({ kind, lemma }) => (kind === 'word' && lemma.length > 2 ? [lemma] : []));
  const datesOf = (words: string[]): ColumnRef[] =>
    dateColumns(model).flatMap(({ ref, lemmas }) => (isSpokenOf(eventWordsOf(lemmas), words) ? [ref] : []));
  // What was done says it more surely than the noun of the rows.
  const done = datesOf(doneStateWords(lattice) ?? []);
  if (done.length === 1) return done;
  const collected = isCollected(lattice) ? datesOf(['pay']) : [];
  if (collected.length === 1) return collected;
  const words = [...typed, ...nouns, ...wordsOfNamedValues(lattice)];
  return datesOf(words);
}

/** "how much did we collect": money comes in on the day on which it is paid. */
function isCollected({ tokens }: Lattice): boolean {
  const isMoney = tokens.some(
    ({ lower }, at) => moneyWords.has(lower) || (lower === 'how' && tokens[at + 1]?.lower === 'much'),
  );
  return isMoney && tokens.some(({ lemma }) => lemma === 'collect' || lemma === 'receive');
}

const moneyWords = new Set(['money', 'cash', 'payment', 'payments']);
const edges = new Set(['start', 'end', 'beginning', 'close']);
const particles = new Set('in out up off down over back'.split(' '));

/** "checked out" speaks of `Check-out`, not of `Check-in`: where the name ends in a particle, verb and particle stand together. */
function isSpokenOf(events: string[], words: string[]): boolean {
  const [verb, particle, ...more] = events;
  if (verb !== undefined && particle !== undefined && more.length === 0 && particles.has(particle))
    return words.some(
      (word, at) => (shareRoot(verb, word) && words[at + 1] === particle) || word === `${verb}${particle}`,
    );
  return events.some((event) => words.some((word) => shareRoot(event, word)));
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
