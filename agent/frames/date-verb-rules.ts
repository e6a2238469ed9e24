import type { Lattice } from '../lattice/lattice.ts';
import { originVerbs } from '../lexicon/origin-verbs.ts';
import { aheadWords, datingOf, eventWordsOf, isDateColumn } from '../model/dating.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import { type ColumnLink, columnKey, type ModelColumn } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

/** "started", "signed up", "were sold", "new customers": words that say by which date rows are told apart. */
export function dateVerbRule(lattice: Lattice, at: number): Piece[] {
  const token = lattice.tokens[at];
  if (token?.kind !== 'word') return [];
  if (token.lower === 'new') return newRows(lattice, at);
  if (token.lemma === 'become') return becameOne(lattice, at);
  if (!isVerb(lattice, at)) return [];
  // "born in Norway" is no time, and where somebody lives is not where they were born.
  if (token.lower === 'born' && !isTimed(lattice)) return [];
  // With a time in the question the verb speaks of that time rather than of a state.
  const score = isTimed(lattice) ? 0.92 : 0.55;
  const piece = (to: number, options: ColumnLink[]): Piece => ({
    from: at,
    to,
    score,
    fragment: { kind: 'dateVerb', column: { options }, isNew: false },
  });
  const named = columnsAt(lattice, at).flatMap((column) => {
    const dates = column.options.filter(
      ({ column: { profile } }) => isDateColumn(profile) || isYearColumn(profile),
    );
    return dates.length > 0 ? [piece(column.to, dates)] : [];
  });
  if (named.length > 0) return named;
  const rooted = [...lattice.model.columns.values()].flatMap((column): ColumnLink[] => {
    const isTime = isDateColumn(column.profile) || isYearColumn(column.profile);
    return isTime && eventWordsOf(column.lemmas).some((word) => isOfVerb(word, token))
      ? [{ column, score: 0.85, source: 'part', phrase: token.lemma }]
      : [];
  });
  if (rooted.length === 0 && token.lemma === 'join') rooted.push(...joiningDates(lattice, () => true));
  const past = isPastForm(token) ? rooted.filter(({ column }) => !isAhead(column.lemmas)) : rooted;
  const found = past.length > 0 ? past : rooted;
  const options = found.length > 0 ? found : originYears(lattice, token.lemma);
  return options.length > 0 ? [piece(at + 1, options)] : [];
}

/** Beginnings of verbs that stand in headers of dates and are no words by themselves: `plan_date` is not when something was planted. */
const shortVerbs = new Set('pub reg exp inst mod upd cert appr compl arr canc subm recv'.split(' '));

/** "joined" of `joining_date`, "born" of `birth_year`, "published" of `pub_year`. */
function isOfVerb(word: string, { lower, lemma }: Token): boolean {
  return (
    shareRoot(word, lemma) ||
    (lower === 'born' && word === 'birth') ||
    (shortVerbs.has(word) && lemma.startsWith(word) && /ed$/.test(lower))
  );
}

const joining = new Set(
  'signup sign join register registration enroll enrol enrolment enrollment onboard onboarding'.split(' '),
);

/** The dates on which somebody came in: those of signing up, of registering. */
function joiningDates({ model }: Lattice, isMeant: (column: ModelColumn) => boolean): ColumnLink[] {
  return [...model.columns.values()].flatMap((column): ColumnLink[] =>
    isDateColumn(column.profile) &&
    isMeant(column) &&
    eventWordsOf(column.lemmas).some((word) => joining.has(word))
      ? [{ column, score: 0.85, source: 'part', phrase: 'join' }]
      : [],
  );
}

/** "who became a customer in 2026": by the date on which customers signed up. */
function becameOne(lattice: Lattice, at: number): Piece[] {
  const { tokens, spans } = lattice;
  const next = ['a', 'an', 'our', 'one'].includes(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  return (spans[next] ?? []).flatMap((span): Piece[] => {
    if (span.kind !== 'table') return [];
    const tables = new Set(span.links.map(({ table }) => table.sqlName));
    const options = joiningDates(lattice, ({ ref }) => tables.has(ref.table));
    return options.length > 0
      ? [
          {
            from: at,
            to: next,
            score: 0.92,
            fragment: { kind: 'dateVerb', column: { options }, isNew: false },
          },
        ]
      : [];
  });
}

/** What was done is told by the date of that, and never by the date on which it is to be done next. */
function isPastForm({ lower, lemma }: Token): boolean {
  return lower !== lemma && !/(s|ing)$/.test(lower);
}

function isAhead(lemmas: readonly string[]): boolean {
  return lemmas.some((word) => aheadWords.has(word));
}

/** "opened before 1990" of a table whose things have one Year, and no other date. */
function originYears(lattice: Lattice, verb: string): ColumnLink[] {
  if (!originVerbs.has(verb) || !isTimed(lattice)) return [];
  const rows = new Set(
    lattice.spans.flatMap((own) =>
      own.flatMap((span) => (span.kind === 'table' ? span.links.map(({ table }) => table) : [])),
    ),
  );
  return [...lattice.model.columns.values()].flatMap((column): ColumnLink[] => {
    const isOnly =
      rows.has(column.table) &&
      column.lemmas.join(' ') === 'year' &&
      isYearColumn(column.profile) &&
      datingOf(column.table)?.column.column === column.ref.column;
    return isOnly ? [{ column, score: 0.7, source: 'part', phrase: verb }] : [];
  });
}

const countedBy = new Set('most more fewest fewer least less many number of'.split(' '));

function isVerb({ tokens }: Lattice, at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  // "the most orders", "more orders": so many of them.
  if (countedBy.has(tokens[at - 1]?.lower ?? '')) return false;
  const isPast = token.lower !== token.lemma && !/s$/.test(token.lower);
  const isAsked = tokens
    .slice(Math.max(0, at - 5), at)
    .some(({ lower }) => ['did', 'do', 'does'].includes(lower));
  return isPast || isAsked;
}

function isTimed({ spans, tokens }: Lattice): boolean {
  const units = new Set(
    'weekend weekends weekday weekdays day month week quarter year monthly daily weekly yearly'.split(' '),
  );
  return (
    spans.some((own) => own.some(({ kind }) => kind === 'period' || kind === 'dateSuperlative')) ||
    tokens.some(({ lower }) => units.has(lower))
  );
}

/** "new customers per month": those that came in then, by the date by which their rows are dated. */
function newRows(lattice: Lattice, at: number): Piece[] {
  const tables = (lattice.spans[at + 1] ?? []).flatMap((span) => (span.kind === 'table' ? span.links : []));
  const options = tables.flatMap((link): ColumnLink[] => {
    const dating = datingOf(link.table);
    const column = dating ? lattice.model.columns.get(columnKey(dating.column)) : undefined;
    return column && isDateColumn(column.profile)
      ? [{ column, score: link.score, source: 'part', phrase: 'new' }]
      : [];
  });
  return options.length > 0
    ? [{ from: at, to: at + 1, score: 0.8, fragment: { kind: 'dateVerb', column: { options }, isNew: true } }]
    : [];
}
