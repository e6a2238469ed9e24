import type { Measure, Plan, Predicate } from '../plan.ts';

/**
 * Whether a plan says what no roles of words can: units of time, shares, comparisons, courses, formulas and the like. The second method has then nothing
 * to say of it, and that it finds something else is no sign.
 */
export function isBeyondRoles(plan: Plan): boolean {
  const { dimensions, measures, where, having } = plan;
  return (
    plan.share !== null ||
    plan.comparison !== null ||
    having?.isOfMean === true ||
    [
      plan.isRunning,
      plan.moving,
      plan.overPrior,
      plan.forecast,
      plan.placeOf,
      plan.verdict,
      plan.drivers,
      plan.within,
      plan.rowOrder,
      plan.overGroups,
    ].some((said) => said !== undefined) ||
    dimensions.some(({ grain, part, band }) => grain !== null || part !== undefined || band !== undefined) ||
    plan.select.some(({ formula }) => formula !== undefined) ||
    measures.some(isWorkedOut) ||
    where.some(({ kind }) => beyond.has(kind))
  );
}

const beyond = new Set<Predicate['kind']>(['formula', 'named', 'columns', 'datePart', 'missing']);
const plain = new Set<Measure['aggregate']>(['sum', 'avg', 'min', 'max', 'count', 'countDistinct']);

function isWorkedOut({ aggregate, formula, named, per, where }: Measure): boolean {
  return (
    !plain.has(aggregate) || formula !== undefined || named !== undefined || per !== null || where.length > 0
  );
}
