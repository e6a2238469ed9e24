import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { Piece } from './fragments.ts';

const pointers = new Set('listed recorded shown stored registered available present existing'.split(' '));
const places = [
  ['in', 'the', 'list'],
  ['in', 'the', 'database'],
  ['in', 'the', 'records'],
  ['in', 'the', 'record'],
  ['in', 'record'],
  ['in', 'records'],
  ['on', 'record'],
];
const collectives = new Set('faculty staff crew personnel team committee board'.split(' '));

/** Words that only point at the rows: "across all shops", "among the players", "the cities listed", "faculty members". */
export function pointingRule(lattice: Lattice, at: number): Piece[] {
  return [
    ...throughoutEnds(lattice, at),
    ...listedEnds(lattice, at),
    ...placeEnds(lattice, at),
    ...memberEnds(lattice, at),
    ...eitherEnds(lattice, at),
    ...respectiveEnds(lattice, at),
    ...oneEnds(lattice, at),
    ...listEnds(lattice, at),
  ].map((to) => ({ from: at, to, score: 0.7, fragment: { kind: 'filler' } }));
}

function isRows({ spans }: Lattice, at: number, described = 1): boolean {
  return (spans[at] ?? []).some(
    (span) =>
      span.kind === 'table' ||
      (span.kind === 'value' && described > 0 && isRows({ spans } as Lattice, span.to, 0)),
  );
}

/** "across all shops", "among students": of all rows together. "Across shops" may mean each by itself. */
function throughoutEnds(lattice: Lattice, at: number): number[] {
  const { tokens } = lattice;
  const word = tokens[at]?.lower ?? '';
  const isOutOf = word === 'out' && tokens[at + 1]?.lower === 'of';
  const isOverAll = word === 'over' && tokens[at + 1]?.lower === 'all';
  if (!['across', 'among', 'amongst'].includes(word) && !isOutOf && !isOverAll) return [];
  const start = isOutOf ? at + 2 : at + 1;
  const to =
    afterOptional(lattice, start, 'all', 'of', 'the', 'these', 'those', 'our', 'their').at(-1) ?? start;
  const saysAll = tokens.slice(start, to).some(({ lower }) => lower === 'all');
  return isRows(lattice, to) && (word !== 'across' || saysAll || isOwnRows(lattice, at, to)) ? [to] : [];
}

/** "ages across artists": each artist has one age, so that nothing could be told by artist. */
function isOwnRows({ spans }: Lattice, at: number, to: number): boolean {
  const tables = (spans[to] ?? []).flatMap((span) =>
    span.kind === 'table' ? span.links.map(({ table }) => table.sqlName) : [],
  );
  return spans
    .slice(0, at)
    .some((own) =>
      own.some(
        (span) =>
          span.kind === 'column' &&
          span.links.every(
            ({ column }) => column.profile.role === 'ratio' && tables.includes(column.ref.table),
          ),
      ),
    );
}

/** "players listed", "are available": a word of the file itself, where no column and no value is about just that. */
function listedEnds({ tokens, spans, model }: Lattice, at: number): number[] {
  const word = tokens[at]?.lower ?? '';
  if (!pointers.has(word) || isAboutData({ tokens, spans, model } as Lattice, at)) return [];
  const before = tokens[at - 1]?.lower ?? '';
  const next = tokens[at + 1];
  const isClosing = next === undefined || next.opensSentence || [',', 'in', 'for', 'by'].includes(next.lower);
  const isSorted = (spans[at + 1] ?? []).some(
    (span) =>
      span.kind === 'operator' &&
      ['sortBy', 'ascending', 'descending', 'alphabetical'].includes(span.operator),
  );
  const isBeforeRows =
    word !== 'listed' && (spans[at + 1] ?? []).some(({ kind }) => kind === 'table' || kind === 'column');
  const isSaid =
    ['are', 'is', 'were', 'was', ','].includes(before) ||
    spans.some(
      (own, from) =>
        from < at && own.some(({ kind, to }) => to === at && (kind === 'table' || kind === 'column')),
    );
  return (isSaid && (isClosing || isSorted)) || (isBeforeRows && word === 'available') ? [at + 1] : [];
}

function isAboutData({ tokens, spans, model }: Lattice, at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  const lemma = tokens[at]?.lemma ?? '';
  const stem = word.slice(0, 5);
  const isNamed = [...model.columns.values()].some(({ lemmas }) =>
    lemmas.some((own) => own === lemma || (own.length > 4 && own.startsWith(stem))),
  );
  return isNamed || (spans[at] ?? []).some(({ kind }) => kind === 'value');
}

function placeEnds({ tokens, spans }: Lattice, at: number): number[] {
  return places.flatMap((phrase) => {
    const to = at + phrase.length;
    const isSaid = phrase.every((word, index) => tokens[at + index]?.lower === word);
    const isNamed = (spans[to - 1] ?? []).some(
      ({ kind }) => kind === 'table' || kind === 'column' || kind === 'value',
    );
    return isSaid && !isNamed && at > 0 ? [to] : [];
  });
}

/** "faculty members": those who are the faculty. */
function memberEnds({ tokens, spans }: Lattice, at: number): number[] {
  const isMember = tokens[at]?.lemma === 'member' && collectives.has(tokens[at - 1]?.lemma ?? '');
  const isNamed = (spans[at] ?? []).some(
    ({ kind }) => kind === 'column' || kind === 'value' || kind === 'table',
  );
  return isMember && !isNamed ? [at + 1] : [];
}

/** "from either France or Spain": the "or" that follows has its own part in the plan. */
function eitherEnds({ tokens }: Lattice, at: number): number[] {
  const isJoined = tokens.slice(at + 1, at + 9).some(({ lower }) => lower === 'or');
  return tokens[at]?.lower === 'either' && isJoined ? [at + 1] : [];
}

/** "the corresponding number of players", "their respective teams". */
function respectiveEnds(lattice: Lattice, at: number): number[] {
  const word = lattice.tokens[at]?.lower ?? '';
  if (!['corresponding', 'respective', 'respectively', 'associated', 'individual'].includes(word)) return [];
  const isBeforeNoun =
    (lattice.spans[at + 1] ?? []).some(({ kind }) => kind === 'column' || kind === 'table') ||
    operatorEnds(lattice, at + 1, 'countOf').length > 0;
  return isBeforeNoun || lattice.tokens[at + 1] === undefined ? [at + 1] : [];
}

/** "the youngest one", "the one with the highest price": it stands for what is asked for. */
function oneEnds({ tokens, spans }: Lattice, at: number): number[] {
  if (!['one', 'ones'].includes(tokens[at]?.lower ?? '')) return [];
  const isRanked = (spans[at - 1] ?? []).some(
    ({ kind, to }) => (kind === 'adjective' || kind === 'dateSuperlative') && to === at,
  );
  const isBefore =
    tokens[at - 1]?.lower === 'the' &&
    ['with', 'that', 'which', 'who', 'having'].includes(tokens[at + 1]?.lower ?? '');
  return isRanked || isBefore ? [at + 1] : [];
}

/** "in the product list", "from our catalogue of products": where they are told, which is the table itself. */
function listEnds(lattice: Lattice, at: number): number[] {
  const { tokens, spans } = lattice;
  if (!['in', 'on', 'from'].includes(tokens[at]?.lower ?? '') || at === 0) return [];
  return afterOptional(lattice, at + 1, 'the', 'our', 'my').flatMap((start) =>
    (spans[start] ?? []).flatMap((span) => {
      const isList = ['list', 'catalogue', 'catalog'].includes(tokens[span.to]?.lower ?? '');
      return span.kind === 'table' && isList ? [span.to + 1] : [];
    }),
  );
}
