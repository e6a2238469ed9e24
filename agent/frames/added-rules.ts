import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { flagOf } from '../model/flag-columns.ts';
import { personColumn } from '../model/person-columns.ts';
import type { ModelColumn } from '../model/semantic-model.ts';
import { ownValue } from '../text/own-value.ts';
import type { Piece, Term } from './fragments.ts';
import { shownTermsAt } from './terms.ts';

const pronouns = ['they', 'it', 'he', 'she'];
const verbs = ['is', 'are', 'was', 'were', 'has', 'have', 'had', 'belong', 'belongs', 'belonged', 'got'];
const places = ['in', 'to', 'on', 'from', 'at'];
/** Who does what, by the nouns that headers use for them. */
const doers: Record<string, RegExp> = {
  sell: /^(salesperson|seller|sale|agent|rep)/,
  buy: /^(buyer|customer|purchaser|client)/,
  give: /^(donor|giver)/,
  own: /owner$/,
  have: /^(assign|holder|owner|user)/,
};

/** "customers in Munich and which industry they are in", "with sale price and who sold it": a column to be shown as well. */
export function addedRule(lattice: Lattice, at: number): Piece[] {
  if (!['and', 'with'].includes(lattice.tokens[at]?.lower ?? '') || at === 0) return [];
  return [...whichOfThem(lattice, at), ...whoDidIt(lattice, at), ...withColumns(lattice, at)];
}

/** "…, with city and signup date", "with their segment": columns at the end, to be shown beside what is listed. */
function withColumns(lattice: Lattice, at: number): Piece[] {
  const { tokens, spans } = lattice;
  const isBehind = spans
    .slice(0, at)
    .some((own) => own.some(({ kind, to }) => (kind === 'value' || kind === 'table') && to <= at));
  if (tokens[at]?.lower !== 'with' || !isBehind) return [];
  const isTheirs = ['their', 'its', 'his', 'her'].includes(tokens[at + 1]?.lower ?? '');
  const start = isTheirs || tokens[at + 1]?.lower === 'the' ? at + 2 : at + 1;
  return columnLists(lattice, start).flatMap(({ to, terms, score }): Piece[] => {
    const [first, ...rest] = terms;
    const isClear = isTheirs || rest.length > 0 || (first !== undefined && hasNoBlank(first));
    if (!first || tokens[to] !== undefined || !isClear) return [];
    const beside = rest.length > 0 ? { beside: rest } : {};
    return [
      {
        from: at,
        to,
        score,
        fragment: { kind: 'term', term: first, distinct: false, isAdded: true, ...beside },
      },
    ];
  });
}

function columnLists(lattice: Lattice, at: number): { to: number; terms: Term[]; score: number }[] {
  return shownTermsAt(lattice, at)
    .filter(({ term }) => term.kind === 'column')
    .flatMap(({ to, term, score }) => {
      const comma = lattice.tokens[to]?.lower === ',' ? to + 1 : to;
      const next = lattice.tokens[comma]?.lower === 'and' ? comma + 1 : comma;
      const longer = next > to ? columnLists(lattice, next) : [];
      return [
        { to, terms: [term], score },
        ...longer.map((list) => ({
          to: list.to,
          terms: [term, ...list.terms],
          score: Math.min(score, list.score),
        })),
      ];
    });
}

/** Every row has one, so "with" it chooses none. "Boats with a sauna" are those of which a flag says yes, however the file writes it. */
function hasNoBlank(term: Term): boolean {
  return (
    term.kind === 'column' &&
    term.choice.options.every(
      ({ column: { profile } }) =>
        profile.nullCount === 0 && flagOf(profile) === null && Number(profile.min) !== 0,
    )
  );
}

function whichOfThem(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  if (!['which', 'what'].includes(tokens[at + 1]?.lower ?? '')) return [];
  return shownTermsAt(lattice, at + 2).flatMap(({ to, term, score }): Piece[] => {
    const end = pronounEnd(lattice, to);
    return end !== null && term.kind === 'column' ? [added(at, end, score, term)] : [];
  });
}

/** Behind "they are in", which says no more than that the column is theirs. */
function pronounEnd(lattice: Lattice, at: number): number | null {
  const { tokens } = lattice;
  if (!pronouns.includes(tokens[at]?.lower ?? '') || !verbs.includes(tokens[at + 1]?.lower ?? ''))
    return null;
  const end = afterOptional(lattice, at + 2, ...places).at(-1) ?? at + 2;
  return tokens[end] === undefined ? end : null;
}

function whoDidIt({ model, tokens }: Lattice, at: number): Piece[] {
  const wanted = ownValue(doers, tokens[at + 2]?.lemma);
  const isOfIt = ['it', 'them', 'each'].includes(tokens[at + 3]?.lower ?? '') && tokens[at + 4] === undefined;
  const [table, ...more] = model.tables.values();
  if (tokens[at + 1]?.lower !== 'who' || !wanted || !isOfIt || !table || more.length > 0) return [];
  const column = personColumn(model, table);
  if (!column || !wanted.test(column.lemmas.join(' '))) return [];
  return [added(at, at + 4, 0.97, termOf(column))];
}

function termOf(column: ModelColumn): Term {
  const link = { column, score: 0.97, source: 'name' as const, phrase: column.label };
  return { kind: 'column', choice: { options: [link] }, isOwned: false };
}

function added(from: number, to: number, score: number, term: Term): Piece {
  return { from, to, score, fragment: { kind: 'term', term, distinct: false, isAdded: true } };
}
