import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { isDateColumn } from '../model/dating.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Comparison } from '../plan.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece } from './fragments.ts';
import { comparisonOf } from './number-rules.ts';
import { columnsAt } from './terms.ts';

const links = 'the their its his her a an was were is are it they being been then later earlier'.split(' ');

/** "paid after their due date", "delivered before the promised date", "actual hours above planned hours". */
export function columnPairRule(lattice: Lattice, at: number): Piece[] {
  return columnsAt(lattice, at).flatMap((left) =>
    afterOptional(lattice, left.to, 'is', 'are', 'was', 'were', 'date', 'later', 'earlier').flatMap((start) =>
      comparisonsOf(lattice, start).flatMap(({ to, dated, operator }) =>
        afterOptional(lattice, to, ...links).flatMap((next) =>
          columnsAt(lattice, next).flatMap((right): Piece[] => {
            const pairs = pairsOf(left.options, right.options, dated);
            const [first] = pairs;
            if (!first) return [];
            return [
              filterPiece(at, right.to, 0.96, {
                kind: 'columns',
                column: { options: [first.left] },
                operator,
                other: { options: [first.right] },
              }),
            ];
          }),
        ),
      ),
    ),
  );
}

/** "paid on or before the due date". */
const intime = ['on or before', 'no later than', 'not later than', 'not after', 'before or on', 'by'];

interface ComparisonWord {
  to: number;
  /** Whether dates or numbers are compared so; null for both. */
  dated: boolean | null;
  operator: Comparison;
}

function comparisonsOf(lattice: Lattice, at: number): ComparisonWord[] {
  const word = lattice.tokens[at]?.lower;
  const dated = { after: '>', before: '<', past: '>' } as const;
  const direct = word === 'after' || word === 'before' || word === 'past' ? dated[word] : null;
  const within = intime.find((phrase) =>
    phrase.split(' ').every((own, index) => lattice.tokens[at + index]?.lower === own),
  );
  const than = { later: '>', earlier: '<' } as const;
  const late =
    (word === 'later' || word === 'earlier') && lattice.tokens[at + 1]?.lower === 'than' ? than[word] : null;
  const numeric = operatorEnds(lattice, at, 'above', 'below', 'atLeast', 'atMost').flatMap(
    ({ to, operator }): ComparisonWord[] => {
      const comparison = comparisonOf[operator];
      return comparison ? [{ to, dated: null, operator: comparison }] : [];
    },
  );
  return [
    ...(direct ? [{ to: at + 1, dated: true, operator: direct }] : []),
    ...(within ? [{ to: at + within.split(' ').length, dated: true, operator: '<=' as const }] : []),
    ...(late ? [{ to: at + 2, dated: true, operator: late }] : []),
    ...numeric,
  ];
}

/** Two different columns of one table that can be compared. */
function pairsOf(
  left: ColumnLink[],
  right: ColumnLink[],
  dated: boolean | null,
): { left: ColumnLink; right: ColumnLink }[] {
  return left.flatMap((one) =>
    right.flatMap((other) => {
      const areDates = isDateColumn(one.column.profile) && isDateColumn(other.column.profile);
      const isSameTable = one.column.ref.table === other.column.ref.table && one.column !== other.column;
      const fits = dated === true ? areDates : areDates || (isAmount(one) && isAmount(other));
      return isSameTable && fits ? [{ left: one, right: other }] : [];
    }),
  );
}

function isAmount({ column: { profile } }: ColumnLink): boolean {
  return ['integer', 'decimal', 'double'].includes(profile.type) && profile.role !== 'identifier';
}
