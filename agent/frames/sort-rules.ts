import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { Direction } from '../plan.ts';
import type { AggregateTerm, Piece, Term } from './fragments.ts';
import { measuresAt } from './measure-rules.ts';
import { termsAt } from './terms.ts';

interface SortReading {
  to: number;
  key: Term | AggregateTerm | null;
  direction: Direction | null;
  isByCount?: true;
  /** In the order of letters, of what is told apart. */
  isByName?: true;
}

/** What is sorted, said between the verb and its "by". */
const objects = ['by', 'in', 'the', 'list', 'lists', 'result', 'results', 'them', 'it', 'these', 'first'];
const counts = ['count', 'counts', 'frequency'];

/** "sorted by price descending", "in alphabetical order of name", "highest first", "and then by age". */
export function sortRule(lattice: Lattice, at: number): Piece[] {
  // Who is first in a ranking has the most.
  const isRanking = lattice.tokens[at]?.lemma === 'rank' || lattice.tokens[at]?.lower === 'ranked';
  return [...openedAt(lattice, at), ...continuedAt(lattice, at)].map(
    ({ to, key, direction: said, isByCount, isByName }) => {
      const isCount = isByCount || (key !== null && 'aggregate' in key && key.aggregate === 'count');
      const direction = said ?? (isRanking && isCount ? 'descending' : null);
      return {
        from: at,
        to,
        score: 0.95,
        fragment: {
          kind: 'sort',
          term: key,
          direction,
          ...(isByCount ? { by: 'count' } : isByName ? { by: 'name' } : {}),
        },
      };
    },
  );
}

/**
 * "total amount ordered by each team", "quantity ordered per item": what each of them ordered; nobody sorts by each. Right behind an amount
 * of orders, "ordered by team" is that as well, unless it says which way.
 */
function isDoneBy(lattice: Lattice, at: number): boolean {
  const { tokens, spans, model } = lattice;
  const isVerb = ['ordered', 'listed'].includes(tokens[at]?.lower ?? '');
  const by = isVerb ? at + 1 : at;
  if (isVerb && tokens[by]?.lower === 'per') return true;
  if (tokens[by]?.lower !== 'by') return false;
  if (['each', 'every'].includes(tokens[by + 1]?.lower ?? '')) return true;
  const isAmount = spans.some((own) =>
    own.some(
      (span) =>
        span.kind === 'column' &&
        span.to === at &&
        span.links.every(({ column }) => column.profile.role === 'additive'),
    ),
  );
  const isWayTold = tokens.some(
    (_, index) =>
      index > at && operatorEnds(lattice, index, 'ascending', 'descending', 'alphabetical').length > 0,
  );
  return tokens[at]?.lower === 'ordered' && isAmount && !isWayTold && model.tableIndex.has('order');
}

function openedAt(lattice: Lattice, at: number): SortReading[] {
  if (isDoneBy(lattice, at)) return [];
  const isNoun = isSortNoun(lattice, at);
  const sorting = operatorEnds(lattice, at, 'sortBy').flatMap(({ to }) => [
    ...sortedFrom(lattice, to, null).filter(({ key, isByCount }) => !isNoun || key !== null || isByCount),
    // "ordered by descending price": the direction stands before what is sorted by.
    ...afterOptional(lattice, to, ...objects).flatMap((next) => directedFrom(lattice, next)),
  ]);
  // "Order the countries by their size": what is put in order was named in the sentence before.
  const again = lattice.tokens[at]?.opensSentence
    ? operatorEnds(lattice, at, 'sortBy').flatMap(({ to }) =>
        termsAt(lattice, to)
          .filter((named) => ['by', 'in'].includes(lattice.tokens[named.to]?.lower ?? ''))
          .flatMap((named) => [
            ...sortedFrom(lattice, named.to + 1, null),
            ...directedFrom(lattice, named.to),
            ...directedFrom(lattice, named.to + 1),
          ])
          .filter(({ key, isByCount }) => key !== null || isByCount),
      )
    : [];
  const isBy = lattice.tokens[at]?.lower === 'by';
  return [...again, ...sorting, ...directedFrom(lattice, at), ...(isBy ? directedFrom(lattice, at + 1) : [])];
}

/** "for each permit sort": a verb in this form begins what is asked for, or stands behind "and". */
function isSortNoun({ tokens }: Lattice, at: number): boolean {
  const isBare = ['sort', 'order', 'rank'].includes(tokens[at]?.lower ?? '');
  const before = tokens[at - 1]?.lower;
  if (!isBare || before === undefined || tokens[at]?.opensSentence) return false;
  // "the name and rank of every company": what comes behind a verb is what is sorted, or by what.
  const isListed = ['and', ','].includes(before) && nounFollowers.has(tokens[at + 1]?.lower ?? '.');
  return isListed || !verbOpeners.has(before);
}

const nounFollowers = new Set('of for from in at and , . ?'.split(' '));

const verbOpeners = new Set('and then , please to now also just can you us'.split(' '));

function directedFrom(lattice: Lattice, at: number): SortReading[] {
  return operatorEnds(lattice, at, 'ascending', 'descending', 'alphabetical').flatMap(({ to, operator }) =>
    sortedFrom(lattice, to, operator === 'descending' ? 'descending' : 'ascending').map((reading) =>
      operator === 'alphabetical' && reading.key === null && !reading.isByCount
        ? { ...reading, isByName: true as const }
        : reading,
    ),
  );
}

/** "…, and then by name", "by title and year": what rows are told apart by that stand alike. */
function continuedAt(lattice: Lattice, at: number): SortReading[] {
  const { tokens } = lattice;
  if (!['and', ',', 'then'].includes(tokens[at]?.lower ?? '')) return [];
  if (!isBehindKey(lattice, at)) return [];
  return afterOptional(lattice, at + 1, 'and', 'then', 'by', 'the')
    .flatMap((next) => sortedFrom(lattice, next, null))
    .filter(({ key }) => key !== null && !('aggregate' in key) && key.kind === 'column');
}

/** What is sorted by stands behind "by" or "of"; "sort the names" says only what is listed. */
function isKeyPlace({ tokens }: Lattice, to: number, at: number): boolean {
  const isNext = tokens.slice(to, at + 1).every(({ opensSentence }) => !opensSentence);
  const words = tokens.slice(Math.max(0, to - 1), at).map(({ lower }) => lower);
  const isVerb = /^(sort|order|rank|arrange|sorted|ordered|arranged)$/.test(words[0] ?? '');
  const isOrderOf = words[0] === 'order' && words[1] === 'of' && to > 1;
  return isNext && (!isVerb || words.includes('by') || isOrderOf);
}

/** Behind "sorted by title", with nothing but what is sorted by between. */
function isBehindKey(lattice: Lattice, at: number): boolean {
  for (let from = at - 1; from >= Math.max(0, at - longestKey); from -= 1) {
    if (lattice.tokens[from]?.opensSentence) return false;
    const isBy = operatorEnds(lattice, from, 'sortBy').some(
      ({ to }) => to < at && ['by', 'of'].includes(lattice.tokens[to - 1]?.lower ?? ''),
    );
    if (isBy) return true;
  }
  return false;
}

const longestKey = 6;

function sortedFrom(lattice: Lattice, to: number, direction: Direction | null): SortReading[] {
  const readings: SortReading[] = [{ to, key: null, direction }];
  for (const next of afterOptional(lattice, to, ...objects, 'of', 'their', 'its', 'this')) {
    const word = lattice.tokens[next]?.lower ?? '';
    // "ordered by the count", "by frequency": by the number that is shown.
    const shown = counts.includes(word) ? [{ to: next + 1, key: null, isByCount: true as const }] : [];
    const named = [
      ...termsAt(lattice, next).map((reading) => ({ to: reading.to, key: reading.term })),
      ...measuresAt(lattice, next).map((reading) => ({ to: reading.to, key: reading.aggregate })),
    ];
    if (!isKeyPlace(lattice, to, next)) continue;
    for (const { to: end, ...sorted } of [...shown, ...named]) {
      readings.push({ to: end, ...sorted, direction });
      for (const after of afterOptional(lattice, end, 'in', ',', 'the'))
        for (const told of operatorEnds(lattice, after, 'ascending', 'descending', 'alphabetical'))
          readings.push({
            to: told.to,
            ...sorted,
            direction: told.operator === 'descending' ? 'descending' : 'ascending',
          });
    }
  }
  return readings;
}
