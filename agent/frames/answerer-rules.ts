import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { flagOf } from '../model/flag-columns.ts';
import { questionWords } from '../model/question-headers.ts';
import type { ColumnLink, ModelColumn, TableLink } from '../model/semantic-model.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import { filterPiece } from './filter-pieces.ts';
import type { FilterSpec, Piece, Term } from './fragments.ts';
import { columnsAt } from './terms.ts';

/** Of those who answer questions: "first-time visitors", "did not rate the café", "gave the café no rating", "non-members". */
export function answererRule(lattice: Lattice, at: number): Piece[] {
  return [
    ...ownFlags(lattice, at),
    ...countEach(lattice, at),
    ...comersAt(lattice, at),
    ...notRated(lattice, at),
    ...noRating(lattice, at),
    ...nonFlags(lattice, at),
  ];
}

const countOfEach =
  /^(?:(?:just|only|give me|show me|just give me) )?(?:the )?(?:number|count)s? (?:for|of) each(?: one| answer| of them)? ?[?.!]?$/;

/** "How did people hear about us? Just the number for each": how the answers are told. */
function countEach({ tokens }: Lattice, at: number): Piece[] {
  const said = tokens
    .slice(at)
    .map(({ lower }) => lower)
    .join(' ');
  return at > 0 && countOfEach.test(said)
    ? [{ from: at, to: tokens.length, score: 0.95, fragment: { kind: 'ask', word: 'howMany' } }]
    : [];
}

/** Whether they came for the first time, where a yes or no says that they have been there before. */
function comersAt(lattice: Lattice, at: number): Piece[] {
  const words = lattice.tokens.slice(at, at + 3).map(({ lower }) => lower);
  const text = words.join(' ');
  const isFirst = /^(first - time|first-time|first time)( |$)/.exec(text);
  const isAgain = /^(returning|repeat)( |$)/.exec(text);
  const said = isFirst ?? isAgain;
  if (!said) return [];
  const to = at + (said[1] ?? '').split(' ').length;
  const isOfRows = (lattice.spans[to] ?? []).some(({ kind }) => kind === 'table');
  const options = [...lattice.model.columns.values()].filter(saysBefore).map(asLink);
  return isOfRows && options.length === 1
    ? [filterPiece(at, to, 0.95, { kind: 'flag', column: { options }, negated: isFirst !== null })]
    : [];
}

/** "Have you visited before?", "Been here before": a yes or no. */
function saysBefore({ profile }: ModelColumn): boolean {
  return wordsOfName(profile.name).includes('before') && flagOf(profile) !== null;
}

function asLink(column: ModelColumn): ColumnLink {
  return { column, score: 0.9, source: 'part', phrase: column.label };
}

/** "did not rate the café", "never rated the café": nothing was answered. */
function notRated(lattice: Lattice, at: number): Piece[] {
  return operatorEnds(lattice, at, 'not').flatMap(({ to }) =>
    lattice.tokens[to]?.lemma === 'rate' ? missing(at, columnsAt(lattice, to)) : [],
  );
}

/** "gave the café no rating": a rating is named with what it is of before it. */
function noRating(lattice: Lattice, at: number): Piece[] {
  const { tokens, model } = lattice;
  if (!['give', 'gave', 'given', 'left'].includes(tokens[at]?.lower ?? '')) return [];
  return afterOptional(lattice, at + 1, 'the', 'our').flatMap((start) =>
    [1, 2].flatMap((length) => {
      const no = start + length;
      const noun = tokens[no + 1]?.lemma ?? '';
      if (tokens[no]?.lower !== 'no' || !['rating', 'score', 'mark'].includes(noun)) return [];
      const thing = tokens.slice(start, no).map(({ lemma }) => lemma);
      const options = model.columnIndex.get([...thing, noun].join(' ')) ?? [];
      return missing(at, options.length > 0 ? [{ to: no + 2, options }] : []);
    }),
  );
}

function missing(at: number, columns: readonly { to: number; options: readonly ColumnLink[] }[]): Piece[] {
  return columns.flatMap(({ to, options }) => {
    const gaps = options.filter(({ column }) => column.profile.nullCount > 0);
    return gaps.length > 0
      ? [filterPiece(at, to, 0.95, { kind: 'missing', column: { options: gaps }, negated: false })]
      : [];
  });
}

/** "non-members" where a yes or no says who is a member: whose rows they are, or a condition on them. */
function nonFlags(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const word = tokens[at]?.lower ?? '';
  const isApart = word === 'non';
  if (!isApart && !word.startsWith('non-')) return [];
  const from = tokens[at + 1]?.lower === '-' ? at + 2 : at + 1;
  const columns = isApart ? columnsAt(lattice, from) : joinedColumns(lattice, at, word.slice(4));
  return columns.flatMap(({ to, options }): Piece[] => {
    const flags = options.filter(({ column }) => flagOf(column.profile) !== null);
    const [first] = flags;
    if (!first) return [];
    const filter: FilterSpec = { kind: 'flag', column: { options: [first] }, negated: true };
    const term = rowsOf(first);
    const score = 0.95;
    return [
      filterPiece(at, to, score, filter),
      ...(isOwnNoun(first)
        ? [{ from: at, to, score, fragment: { kind: 'kind' as const, filter, term } }]
        : []),
    ];
  });
}

/** "how many members came": the rows of those who said yes. */
function ownFlags(lattice: Lattice, at: number): Piece[] {
  return columnsAt(lattice, at).flatMap(({ to, options }): Piece[] => {
    const [flag, ...more] = options.filter((link) => flagOf(link.column.profile) !== null && isOwnNoun(link));
    if (!flag || more.length > 0 || !['how', 'many'].includes(lattice.tokens[at - 1]?.lower ?? '')) return [];
    const filter: FilterSpec = { kind: 'flag', column: { options: [flag] }, negated: false };
    return [{ from: at, to, score: 0.97, fragment: { kind: 'kind', filter, term: rowsOf(flag) } }];
  });
}

function rowsOf({ column }: ColumnLink): Term {
  const rows: TableLink = { table: column.table, score: 0.9, source: 'default', phrase: 'row' };
  return { kind: 'table', choice: { options: [rows] } };
}

/** "Are you a member?" tells what those are who answer. */
function isOwnNoun({ column, phrase }: ColumnLink): boolean {
  return questionWords(column.profile.name) !== null && !phrase.includes(' ');
}

function joinedColumns(
  { model }: Lattice,
  at: number,
  noun: string,
): { to: number; options: readonly ColumnLink[] }[] {
  return [{ to: at + 1, options: model.columnIndex.get(lemmaOf(noun)) ?? [] }];
}
