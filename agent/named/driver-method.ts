import type { TotalExpression } from '#kernel/named-terms.ts';
import type { Measure, Plan } from '../plan.ts';
import { isAdditive, leavesOf } from './trees.ts';

/** How the groups of a measure make up its change. */
export interface DriverMethod {
  /** A total that adds up over groups. */
  above: Measure;
  /** Another one, by which it is divided; `per` of the measure itself, and null of what is not divided. */
  below: Measure | 'per' | null;
}

/**
 * Sums and counts change by what each group adds. An average is the sum over the number of rows, a rate one total over another: both
 * totals add up over groups, so that the change parts into that of the groups and that of their weights. Null of all other measures.
 */
export function driverMethod(measure: Measure): DriverMethod | null {
  const { named, per, aggregate } = measure;
  if (named) return namedMethod(measure, named);
  const isTotal = aggregate === 'sum' || aggregate === 'count';
  if (per?.times !== undefined) return null;
  if (per) return isTotal && per.aggregate !== 'countDistinct' ? { above: measure, below: 'per' } : null;
  if (isTotal) return { above: measure, below: null };
  return aggregate === 'avg'
    ? { above: { ...measure, aggregate: 'sum' }, below: { ...measure, aggregate: 'count' } }
    : null;
}

function namedMethod(measure: Measure, named: NonNullable<Measure['named']>): DriverMethod | null {
  if (measure.per) return null;
  if (named.isAdditive) return { above: measure, below: null };
  const ratio = ratioOf(named.tree);
  if (!ratio) return null;
  const of = (tree: TotalExpression): Measure => ({
    ...measure,
    named: { ...named, tree, isAdditive: true },
  });
  return { above: of(ratio[0]), below: of(ratio[1]) };
}

/** A quotient of two numbers that add up, also times a fixed number: "sum(profit) / sum(revenue) * 100". */
function ratioOf(tree: TotalExpression): [TotalExpression, TotalExpression] | null {
  if (tree.kind !== 'arithmetic') return null;
  const { operator, left, right } = tree;
  if (operator === '/' && isAdditive(left) && isAdditive(right)) return [left, right];
  if (operator !== '*') return null;
  const [ratio, factor] = leavesOf(right).length === 0 ? [left, right] : [right, left];
  const inner = leavesOf(factor).length === 0 ? ratioOf(ratio) : null;
  return inner && [{ kind: 'arithmetic', operator: '*', left: inner[0], right: factor }, inner[1]];
}

/** Why the change of a plan cannot be told by groups; null where it can, or where none is asked for. */
export function driversProblem({
  drivers,
  measures,
  dimensions,
}: Pick<Plan, 'drivers' | 'measures' | 'dimensions'>): string | null {
  const [measure] = measures;
  if (!drivers || !measure) return null;
  if (dimensions.length > 1) return 'A change is told by one kind of groups at a time.';
  if (dimensions.some(({ isTime, part }) => isTime || part !== undefined))
    return 'A change between two periods is told by groups, not by time.';
  if (driverMethod(measure) !== null) return null;
  return measure.aggregate === 'countDistinct' || measure.per?.aggregate === 'countDistinct'
    ? 'Different things are counted once in all and once in each group, so the groups do not add up to the change.'
    : 'That number of the groups does not add up to that of all rows, so its change cannot be told by groups.';
}
