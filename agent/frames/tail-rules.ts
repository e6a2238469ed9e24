import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import type { Aggregate } from '../plan.ts';
import { isMeasureColumn } from '../planning/nouns.ts';
import { ownValue } from '../text/own-value.ts';
import type { Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

const aggregateOf: Partial<Record<Operator, Aggregate>> = {
  sum: 'sum',
  average: 'avg',
  maximum: 'max',
  minimum: 'min',
  median: 'median',
  countOf: 'count',
  highest: 'max',
  lowest: 'min',
};
const plurals: Record<string, Aggregate> = {
  totals: 'sum',
  sums: 'sum',
  sum: 'sum',
  averages: 'avg',
  means: 'avg',
  medians: 'median',
  counts: 'count',
};
const stops = new Set([',', '-', '–', '—', ':', '?', '.', ';', '(']);

/** "fines by branch, total and average", "gifts by fund, with totals", "refund – total?": how the amount that was named is taken. */
export function tailRule(lattice: Lattice, at: number): Piece[] {
  const leading = leadingPieces(lattice, at);
  if (at === 0 || leading.length > 0) return leading;
  const { tokens } = lattice;
  const opening = ['with', 'as', 'both', 'the', 'in'].includes(tokens[at]?.lower ?? '') ? at + 1 : at;
  const start = tokens[opening]?.lower === 'the' ? opening + 1 : opening;
  const read = membersFrom(lattice, start);
  if (!read || !isClosed(lattice, read.to) || read.isRanking) return [];
  const before = tokens[at - 1]?.lower ?? '';
  const isApart =
    stops.has(before) || opening > at || read.aggregates.length > 1 || read.to === tokens.length;
  return isApart
    ? [{ from: at, to: read.to, score: 0.8, fragment: { kind: 'tail', aggregates: read.aggregates } }]
    : [];
}

/** "total and average revenue by region": several ways to take the amount that follows. */
function leadingPieces(lattice: Lattice, at: number): Piece[] {
  const from = ['the', 'both'].includes(lattice.tokens[at]?.lower ?? '') ? at + 1 : at;
  const read = shortMembers(lattice, from) ?? membersFrom(lattice, from);
  if (!read || read.aggregates.length < 2) return [];
  return afterOptional(lattice, read.to, 'of', 'the', 'our')
    .filter((next) =>
      columnsAt(lattice, next).some(({ options }) =>
        // Where rows have no amount, "count" may be of all rows or of those with one.
        options.some(
          ({ column }) =>
            isMeasureColumn(column) && (column.profile.nullCount === 0 || !read.aggregates.includes('count')),
        ),
      ),
    )
    .map((to) => ({ from: at, to, score: 0.97, fragment: { kind: 'tail', aggregates: read.aggregates } }));
}

interface Members {
  to: number;
  aggregates: Aggregate[];
  /** "the highest and the lowest" may rank as well. */
  isRanking: boolean;
}

const links = new Set([',', 'and', '&', '/']);
const shortForms = new Set('min max avg mean median minimum maximum average'.split(' '));

/** "min avg max": three of them in a row, by words that describe nothing else. */
function shortMembers(lattice: Lattice, at: number): Members | null {
  let to = at;
  const aggregates: (Aggregate | undefined)[] = [];
  for (let next = at; shortForms.has(lattice.tokens[next]?.lower ?? ''); ) {
    aggregates.push(memberAt(lattice, next)?.aggregate);
    to = next + 1;
    next = to;
    // "min max and average".
    while (links.has(lattice.tokens[next]?.lower ?? '') && next < to + 2) next += 1;
  }
  const known = aggregates.filter((aggregate) => aggregate !== undefined);
  const isList = known.length >= 3 && new Set(known).size === aggregates.length;
  return isList ? { to, aggregates: known, isRanking: false } : null;
}

function membersFrom(lattice: Lattice, at: number): Members | null {
  const first = memberAt(lattice, at);
  if (!first) return null;
  const joined = ['and', ',', '&', '+', '/'].includes(lattice.tokens[first.to]?.lower ?? '')
    ? first.to + 1
    : null;
  const next = joined === null ? null : lattice.tokens[joined]?.lower === 'and' ? joined + 1 : joined;
  const rest = next === null ? null : membersFrom(lattice, next);
  return rest
    ? {
        to: rest.to,
        aggregates: [first.aggregate, ...rest.aggregates],
        isRanking: first.isRanking || rest.isRanking,
      }
    : { to: first.to, aggregates: [first.aggregate], isRanking: first.isRanking };
}

function memberAt(
  lattice: Lattice,
  at: number,
): { to: number; aggregate: Aggregate; isRanking: boolean } | null {
  const plural = ownValue(plurals, lattice.tokens[at]?.lower);
  if (plural) return { to: at + 1, aggregate: plural, isRanking: false };
  const ends = operatorEnds(
    lattice,
    at,
    'sum',
    'average',
    'maximum',
    'minimum',
    'median',
    'countOf',
    'highest',
    'lowest',
  );
  for (const { to, operator } of ends) {
    const aggregate = aggregateOf[operator];
    const isPlain = operator !== 'sum' || lattice.tokens[at]?.lower === 'total';
    if (aggregate && isPlain && to === at + 1)
      return { to, aggregate, isRanking: operator === 'highest' || operator === 'lowest' };
  }
  return null;
}

/** Nothing follows that the words could belong to: the end, a stop, a grouping or a time. */
function isClosed(lattice: Lattice, at: number): boolean {
  const word = lattice.tokens[at]?.lower;
  if (word === undefined || stops.has(word) || word === 'please') return true;
  const isTime = (lattice.spans[at] ?? []).some(({ kind }) => kind === 'period');
  return (
    isTime || operatorEnds(lattice, at, 'by', 'per', 'each', 'monthly', 'yearly', 'quarterly').length > 0
  );
}
