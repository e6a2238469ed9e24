import { labelOf, type Period, period } from '../dates/period.ts';
import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { dateColumns } from '../model/date-columns.ts';
import { eventWordsOf, verbOf } from '../model/dating.ts';
import type { ColumnLink, ModelColumn } from '../model/semantic-model.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Choice, Piece } from './fragments.ts';

/** Words of a date by which something is to be done, or until which it holds. */
const dueWords = new Set(['due', 'deadline']);
const expiryWords = new Set(['expiry', 'expire', 'expiration', 'expires', 'until']);
/** What is done with what is due. */
const doneVerbs = new Set(
  'pay return complete close finish deliver submit settle resolve receive ship'.split(' '),
);

const pastDue =
  /^(?:(?:long |already |now )?overdue|(?:gone )?past (?:their |its |the )?due(?: (?:by )?dates?)?|(?:gone )?(?:past|over|beyond) (?:their |its |the )?(?:due dates?|deadlines?))(?= |$)/;
const expired = /^(?:expired|lapsed|(?:already |have |has )+(?:expired|lapsed)|run out)(?= |$)/;
const coming =
  /^(?:(?:is |are )?(?:up|due|coming up|coming due) for (?:a |an |its |their )?(\p{L}+)|(?:to be |being )?(renewed|renewing|renews?)|(expires?|expiring|lapses?|lapsing|runs? out|running out))(?= |$)/u;

/** "overdue", "past their due date", "expired", "up for renewal", "expiring in the next 30 days": dates set against today. */
export function deadlineRule(lattice: Lattice, at: number): Piece[] {
  const said = lattice.tokens
    .slice(at, at + longestPhrase)
    .map(({ lower }) => lower)
    .join(' ');
  const named = [
    ...pastDueAt(lattice, at, said),
    ...comingAt(lattice, at, said),
    ...expiredAt(lattice, at, said),
  ];
  return [...named, ...ofThing(lattice, at)];
}

/** "a warranty expiring", "warranty that has expired", "expired warranty": what the date of the end is the end of. */
function ofThing(lattice: Lattice, at: number): Piece[] {
  const end = expiryOf(lattice);
  const isThing = (index: number): boolean =>
    end?.lemmas.some((word) => word === lattice.tokens[index]?.lemma && !expiryWords.has(word)) ?? false;
  const read = (from: number): Piece[] => {
    const said = lattice.tokens
      .slice(from, from + longestPhrase)
      .map(({ lower }) => lower)
      .join(' ');
    return [...expiredAt(lattice, from, said), ...comingAt(lattice, from, said)];
  };
  if (isThing(at))
    return afterOptional(lattice, at + 1, 'that', 'which', 'is', 'are', 'has', 'have', 'will').flatMap(
      (from) => read(from).map((piece) => ({ ...piece, from: at })),
    );
  return read(at).flatMap((piece) => (isThing(piece.to) ? [{ ...piece, to: piece.to + 1 }] : []));
}

const longestPhrase = 6;

function pastDueAt(lattice: Lattice, at: number, said: string): Piece[] {
  const phrase = pastDue.exec(said)?.[0];
  if (phrase === undefined || isNamed(lattice, at, phrase)) return [];
  const dates = deadlineDates(lattice);
  return dates ? [dated(at, phrase, dates.due, before(lattice.today), dates.done)] : [];
}

/** By when something is to be done, and when it was: what was done in the end is not overdue. Null where no two dates say so. */
export function deadlineDates(lattice: Lattice): { due: ModelColumn; done: ModelColumn } | null {
  const due = onlyDate(lattice, (words) => words.some((word) => dueWords.has(word)));
  if (!due) return null;
  const done = onlyDate(
    lattice,
    (words, column) =>
      column.ref.table === due.ref.table &&
      column.profile.nullCount > 0 &&
      eventWordsOf(words).some((word) => doneVerbs.has(verbOf(word))),
  );
  return done ? { due, done } : null;
}

function expiredAt(lattice: Lattice, at: number, said: string): Piece[] {
  const phrase = expired.exec(said)?.[0];
  const end = phrase === undefined ? null : expiryOf(lattice);
  return phrase !== undefined && end && !isNamed(lattice, at, phrase) && !isTimed(lattice)
    ? [dated(at, phrase, end, before(lattice.today), null)]
    : [];
}

/** The date that is meant by the period of the question: without a period it is not clear how soon. */
function comingAt(lattice: Lattice, at: number, said: string): Piece[] {
  const match = coming.exec(said);
  if (!match || !isTimed(lattice)) return [];
  const [phrase, purpose, renewing] = match;
  if (isNamed(lattice, at, phrase)) return [];
  const word = purpose ?? (renewing === undefined ? null : 'renewal');
  const column =
    word === null
      ? expiryOf(lattice)
      : onlyDate(lattice, (words) => words.some((own) => own === word || shareRoot(own, word)));
  if (!column) return [];
  const to = at + phrase.split(' ').length;
  return [
    { from: at, to, score: 0.95, fragment: { kind: 'dateVerb', column: chosen(column), isNew: false } },
  ];
}

function expiryOf(lattice: Lattice): ModelColumn | null {
  return onlyDate(lattice, (words) => words.some((word) => expiryWords.has(word)));
}

/** The only date of the catalog that is of that kind. */
export function onlyDate(
  { model }: Lattice,
  isMeant: (lemmas: readonly string[], column: ModelColumn) => boolean,
): ModelColumn | null {
  const [only, ...more] = dateColumns(model).filter((column) => isMeant(column.lemmas, column));
  return only && more.length === 0 ? only : null;
}

/** A state of the data by that word says more than dates do. */
function isNamed({ spans, tokens }: Lattice, at: number, phrase: string): boolean {
  const to = at + phrase.split(' ').length;
  // What expires is not yet in a state that is called Expired.
  const isComing = (index: number): boolean => /(ing|[^s]s|e)$/.test(tokens[index]?.lower ?? '');
  return spans
    .slice(at, to)
    .some((own, index) =>
      own.some(
        (span) =>
          span.kind === 'valueSet' ||
          (span.kind === 'value' &&
            !(isComing(at + index) && span.links.every(({ source }) => source === 'common'))),
      ),
    );
}

function isTimed({ spans }: Lattice): boolean {
  return spans.some((own) => own.some(({ kind }) => kind === 'period'));
}

export function before(day: string): Period {
  return period(null, day, `before ${labelOf(day, 'day')}`, 'day');
}

/** A date of rows within a period; with `undone`, of those that have not come to that other date. */
export function dated(
  from: number,
  phrase: string,
  column: ModelColumn,
  within: Period,
  undone: ModelColumn | null,
): Piece {
  return {
    from,
    to: from + phrase.split(' ').length,
    score: 0.95,
    fragment: {
      kind: 'dated',
      column: chosen(column),
      period: within,
      undone: undone ? chosen(undone) : null,
    },
  };
}

function chosen(column: ModelColumn): Choice<ColumnLink> {
  return { options: [{ column, score: 0.9, source: 'part', phrase: column.label }] };
}
