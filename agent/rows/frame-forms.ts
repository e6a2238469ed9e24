import type { Plan } from '../plan.ts';

const eachWords = new Set(['by', 'per', 'each', 'every']);
const listing = new Set(['list', 'show', 'display']);
const comparing = new Set(['compare', 'compared', 'versus', 'vs']);

/**
 * What people ask of a file of records and hardly ever of a page: amounts by groups or by time, totals, shares, lists. The questions over pages
 * that the judge was fitted on tell nothing of them, so what the frames read so stands as it is.
 */
export function isOfRecords(plan: Plan, words: string[]): boolean {
  return isOfGroups(plan, words) || isOfTime(plan) || isWorked(plan, words) || isList(plan, words);
}

/** "amount by region", "top 3 customers by amount". */
function isOfGroups({ dimensions, limit, having }: Plan, words: string[]): boolean {
  const isOfOne = limit !== null && limit.count === 1;
  return dimensions.length > 0 && !isOfOne && !having && words.some((word) => eachWords.has(word));
}

function isOfTime({ where, dimensions, measures }: Plan): boolean {
  const isAmount = measures.some(({ aggregate }) => aggregate !== 'count' && aggregate !== 'countDistinct');
  const isTimed =
    dimensions.some(({ isTime }) => isTime) ||
    where.some(({ kind }) => kind === 'period' || kind === 'datePart');
  return isAmount && isTimed;
}

function isWorked(plan: Plan, words: string[]): boolean {
  const [measure] = plan.measures;
  const isTotal = plan.dimensions.length === 0 && plan.measures.length === 1 && measure?.aggregate === 'sum';
  const isCompared = plan.comparison?.kind === 'periods' || words.some((word) => comparing.has(word));
  const isMoving = plan.isRunning ?? plan.moving ?? plan.overPrior ?? plan.drivers ?? plan.forecast;
  return isTotal || plan.share !== null || (plan.comparison !== null && isCompared) || isMoving !== undefined;
}

function isList({ intent, where }: Plan, [first]: string[]): boolean {
  return intent !== 'aggregate' && where.length > 0 && listing.has(first ?? '');
}
