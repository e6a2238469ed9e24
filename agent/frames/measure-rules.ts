import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import type { Aggregate } from '../plan.ts';
import type { AggregateTerm, Piece } from './fragments.ts';
import { termsAt } from './terms.ts';

const aggregateOf: Partial<Record<Operator, Aggregate>> = {
  sum: 'sum',
  average: 'avg',
  maximum: 'max',
  minimum: 'min',
  median: 'median',
};

/** A measure that was read, and the token after it. */
export interface MeasureReading {
  to: number;
  aggregate: AggregateTerm;
  score: number;
}

/** "total revenue", "average of the price", "how many customers", "number of different cities". */
export function measuresAt(lattice: Lattice, at: number): MeasureReading[] {
  return [...aggregatesAt(lattice, at), ...countsAt(lattice, at)];
}

function aggregatesAt(lattice: Lattice, at: number): MeasureReading[] {
  return operatorEnds(lattice, at, 'sum', 'average', 'maximum', 'minimum', 'median').flatMap(
    ({ to, operator }) => {
      const aggregate = aggregateOf[operator];
      if (!aggregate) return [];
      return afterOptional(lattice, to, 'of', 'the', 'for', 'in').flatMap((next) =>
        termsAt(lattice, next).flatMap((reading): MeasureReading[] =>
          reading.term.kind === 'column'
            ? [
                {
                  to: reading.to,
                  score: reading.score,
                  aggregate: { aggregate, term: reading.term, isHowMany: false },
                },
              ]
            : [],
        ),
      );
    },
  );
}

/** Counting words with what they count; "rows" count the table itself. */
function countsAt(lattice: Lattice, at: number): MeasureReading[] {
  return afterOptional(lattice, at, 'the', 'a').flatMap((start) =>
    operatorEnds(lattice, start, 'howMany', 'countOf').flatMap(({ to, operator }) => {
      const isHowMany = operator === 'howMany';
      return afterOptional(lattice, to, 'of', 'the', 'our', 'all', 'total').flatMap((next) => [
        ...countedTerms(lattice, next, isHowMany, false),
        ...operatorEnds(lattice, next, 'distinct').flatMap((distinct) =>
          countedTerms(lattice, distinct.to, isHowMany, true),
        ),
        ...operatorEnds(lattice, next, 'rows').map(
          (rows): MeasureReading => ({
            to: rows.to,
            score: 1,
            aggregate: { aggregate: 'count', term: null, isHowMany },
          }),
        ),
      ]);
    }),
  );
}

function countedTerms(
  lattice: Lattice,
  at: number,
  isHowMany: boolean,
  isDistinct: boolean,
): MeasureReading[] {
  return termsAt(lattice, at).map((reading) => ({
    to: reading.to,
    score: reading.score,
    aggregate: { aggregate: isDistinct ? 'countDistinct' : 'count', term: reading.term, isHowMany },
  }));
}

export function measureRule(lattice: Lattice, at: number): Piece[] {
  const direct = afterOptional(lattice, at, 'the', 'a').flatMap((start) => measuresAt(lattice, start));
  const distinctCounts = operatorEnds(lattice, at, 'distinct').flatMap(({ to, operator: _ }) =>
    /^number of/.test(textOf(lattice, at, to)) ? countedTerms(lattice, to, false, true) : [],
  );
  return [...direct, ...distinctCounts].map((reading) => ({
    from: at,
    to: reading.to,
    score: reading.score,
    fragment: { kind: 'aggregate', aggregate: reading.aggregate },
  }));
}

/** Words that ask for an amount before its noun is known: "how much did we sell", "count them". */
export function countWordRule(lattice: Lattice, at: number): Piece[] {
  const pieces = operatorEnds(lattice, at, 'howMuch').map(
    ({ to }): Piece => ({
      from: at,
      to,
      score: 0.9,
      fragment: { kind: 'ask', word: 'howMuch' },
    }),
  );
  return pieces;
}

export function textOf(lattice: Lattice, from: number, to: number): string {
  return lattice.tokens
    .slice(from, to)
    .map((token) => token.lower)
    .join(' ');
}
