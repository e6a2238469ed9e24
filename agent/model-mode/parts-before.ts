import { predicateWords } from '../answer/predicate-words.ts';
import { columnKey, type SemanticModel } from '../model/semantic-model.ts';
import type { Plan, Predicate } from '../plan.ts';

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** What of a plan is new: what it kept of the plan before needs no word in the question. */
export function withoutBefore(plan: Plan, before: Plan | null): Plan {
  if (!before) return plan;
  const { isRunning, ...rest } = plan;
  return {
    ...rest,
    ...(isRunning && !before.isRunning ? { isRunning } : {}),
    measures: plan.measures.filter((measure) => !before.measures.some((old) => same(old, measure))),
    dimensions: plan.dimensions.filter((dimension) => !before.dimensions.some((old) => same(old, dimension))),
    select: plan.select.filter((shown) => !before.select.some((old) => same(old, shown))),
    where: plan.where.filter((predicate) => !before.where.some((old) => same(old, predicate))),
    having: same(plan.having, before.having) ? null : plan.having,
    limit: same(plan.limit, before.limit) ? null : plan.limit,
    share: plan.share === before.share ? null : plan.share,
  };
}

/** Parts of the plan before that are gone: conditions and measures that nothing took the place of, cuts, shares and running totals. */
export function droppedParts(model: SemanticModel, before: Plan, plan: Plan): string[] {
  const columnOf = (predicate: Predicate): string =>
    'column' in predicate ? columnKey(predicate.column) : predicate.kind;
  const conditions = before.where.filter(
    (old) => !plan.where.some((predicate) => same(predicate, old) || columnOf(predicate) === columnOf(old)),
  );
  const measures = before.measures.filter(
    ({ name }) => !plan.measures.some((measure) => measure.name === name),
  );
  return [
    ...conditions.map((predicate) => predicateWords(model, predicate)),
    ...(plan.measures.length > 0 ? measures.map(({ label }) => label) : []),
    ...(before.having && !plan.having ? ['the condition on the groups'] : []),
    ...(before.limit && !plan.limit ? [`the first ${before.limit.count}`] : []),
    ...(before.share && !plan.share ? ['the share'] : []),
    ...(before.isRunning && !plan.isRunning ? ['the running total'] : []),
  ];
}
