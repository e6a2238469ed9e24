import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { type ModelFilter, type ModelMetric, phraseEnd } from '../model/named-terms.ts';
import type { Aggregate } from '../plan.ts';
import { filterPiece, maybeNegated } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';

const aggregates: Partial<Record<string, Aggregate>> = {
  average: 'avg',
  median: 'median',
  maximum: 'max',
  minimum: 'min',
};

/** What a person named goes a little before what the words commonly mean, and not so far that two clear readings are not told apart. */
const namedScore = 1.02;

/** "margin", "total margin", "average margin", "by margin": a number that people have named. */
export function metricRule(lattice: Lattice, at: number): Piece[] {
  if (lattice.model.named.metrics.length === 0) return [];
  const plain = afterOptional(lattice, at, 'the', 'our');
  const ranked = operatorEnds(lattice, at, 'by').map(({ to }) => to);
  const totalled = operatorEnds(lattice, at, 'sum').flatMap(({ to }) =>
    afterOptional(lattice, to, 'the', 'of', 'our'),
  );
  const taken = operatorEnds(lattice, at, 'average', 'median', 'maximum', 'minimum').flatMap(
    ({ to, operator }) =>
      afterOptional(lattice, to, 'the', 'of', 'our').flatMap((start) =>
        metricsAt(lattice, start).map(({ to: end, metric }) =>
          metricPiece(at, end, metric, aggregates[operator] ?? null),
        ),
      ),
  );
  // "total" says nothing of what is a total anyway; a rate has none, so there the word has no part.
  const added = totalled.flatMap((start) =>
    metricsAt(lattice, start).map(({ to, metric }) => metricPiece(at, to, metric, 'sum')),
  );
  // "number of buyers" where buyers are a count themselves.
  const counted = operatorEnds(lattice, at, 'countOf').flatMap(({ to }) =>
    afterOptional(lattice, to, 'the', 'of', 'our').flatMap((start) =>
      metricsAt(lattice, start)
        .filter(({ metric }) => isCount(metric))
        .map(({ to: end, metric }) => metricPiece(at, end, metric, null)),
    ),
  );
  const bare = [...plain, ...ranked].flatMap((start) =>
    metricsAt(lattice, start).map(({ to, metric }) => metricPiece(at, to, metric, null)),
  );
  return [...bare, ...added, ...counted, ...taken];
}

function isCount({ metric: { tree } }: ModelMetric): boolean {
  return tree.kind === 'aggregate' && tree.aggregate.startsWith('count');
}

function metricsAt({ model, tokens }: Lattice, at: number): { to: number; metric: ModelMetric }[] {
  return model.named.metrics.flatMap((metric) =>
    metric.phrases.flatMap((words) => {
      const to = phraseEnd(tokens, at, words);
      return to === null ? [] : [{ to, metric }];
    }),
  );
}

function metricPiece(from: number, to: number, metric: ModelMetric, aggregate: Aggregate | null): Piece {
  return { from, to, score: namedScore, fragment: { kind: 'formula', metric, aggregate } };
}

/** "active customers", "who are active", "not VIP", "how many big deals": a condition that people have named. */
export function namedFilterRule(lattice: Lattice, at: number): Piece[] {
  const { filters } = lattice.model.named;
  if (filters.length === 0) return [];
  return maybeNegated(lattice, at).flatMap(({ to: start, negated }) =>
    afterOptional(lattice, start, 'a', 'an', 'any', 'the', 'our').flatMap((next) =>
      filters.flatMap((named) => filterPieces(lattice, at, next, named, negated)),
    ),
  );
}

function filterPieces(
  lattice: Lattice,
  from: number,
  start: number,
  named: ModelFilter,
  negated: boolean,
): Piece[] {
  const isAbsent = negated && saysAbsence(lattice, from);
  const filter = { kind: 'named' as const, named, negated, isAbsent };
  return named.phrases.flatMap(({ words, nounWords }): Piece[] => {
    const to = phraseEnd(lattice.tokens, start, words.slice(0, words.length - nounWords));
    if (to === null) return [];
    const isRow = rowsAt(lattice, to, named);
    // "active customer" is said of customers alone: "active" by itself may be anything.
    if (nounWords > 0) {
      const isFree = !isNounOfOthers(lattice, to) && speaksOfRows(lattice, named);
      return isRow || isFree ? [filterPiece(from, to, namedScore, filter)] : [];
    }
    const link = { table: named.table, score: 0.9, source: 'default' as const, phrase: named.filter.name };
    const asRows: Piece = {
      from,
      to,
      score: namedScore,
      fragment: {
        kind: 'kind',
        filter,
        term: { kind: 'table', choice: { options: [link] } },
      },
    };
    const asCondition = filterPiece(from, to, namedScore, filter);
    return isRow || speaksOfRows(lattice, named) || negated ? [asCondition] : [asRows, asCondition];
  });
}

/** "without", "with no": there is none of it, which is more than that one row is not so. */
function saysAbsence(lattice: Lattice, at: number): boolean {
  return (
    operatorEnds(lattice, at, 'without').length > 0 ||
    /^(no|with|having)$/.test(lattice.tokens[at]?.lower ?? '')
  );
}

function rowsAt({ spans }: Lattice, at: number, { table }: ModelFilter): boolean {
  return (spans[at] ?? []).some(
    (span) => span.kind === 'table' && span.links.some((link) => link.table.sqlName === table.sqlName),
  );
}

/** In "prime bids of clients" the bids are said to be prime. */
function isNounOfOthers({ spans }: Lattice, at: number): boolean {
  return (spans[at] ?? []).some(({ kind }) => kind === 'table' || kind === 'column');
}

function speaksOfRows(lattice: Lattice, named: ModelFilter): boolean {
  return lattice.tokens.some((_, at) => rowsAt(lattice, at, named));
}
