import { columnOf, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef, Plan, PlanAssumption } from '../plan.ts';
import { tableWords } from '../planning/labels.ts';

const adding = new Set(['sum', 'count', 'countDistinct']);

/**
 * "how many customers have sales below 1000", "average order amount per customer": what is told of the groups is made of orders, so a customer who never
 * ordered is none of them. Null where every one has rows, or where nothing is told that they would change.
 */
export function leftOutThings(model: SemanticModel, plan: Plan): PlanAssumption | null {
  const from = groupsBelow(plan) ? pointingOf(plan) : averagedOver(model, plan);
  const relation = model.relations.find(
    ({ fromTable, fromColumn }) => fromTable === from?.table && fromColumn === from.column,
  );
  const target = relation ? tableOf(model, relation.toTable) : null;
  if (!from || !target) return null;
  const [dimension] = plan.dimensions;
  const joined = dimension && plan.joins.find(({ to }) => to.table === dimension.column.table);
  if (joined && joined.to.table !== target.sqlName) return null;
  const pointing = tableOf(model, from.table).profile.columns.find(({ name }) => name === from.column);
  const known = pointing?.distinctCount ?? 0;
  const { rowCount } = target.profile;
  if (plan.where.length === 0 && known >= rowCount) return null;
  const rows = tableWords(tableOf(model, plan.root).name);
  const which = plan.where.length > 0 ? `${rows} that are asked about` : rows;
  // How many those are is known of all rows.
  const many = plan.where.length === 0 ? `: ${known} of ${rowCount} ${tableWords(target.name)}` : '';
  return { kind: 'rows', chosen: `only those with ${which}, none without any${many}`, options: [] };
}

/** Only groups that come to less than something. */
function groupsBelow({ having, measures: [measure], dimensions }: Plan): boolean {
  const isBelow = having?.operator === '<' || having?.operator === '<=';
  return (
    isBelow &&
    measure !== undefined &&
    adding.has(measure.aggregate) &&
    !measure.per &&
    dimensions.length === 1
  );
}

/** The column by which the rows point to the things that are told apart. */
function pointingOf({ dimensions: [dimension], joins, root }: Plan): ColumnRef | undefined {
  if (!dimension) return undefined;
  return dimension.column.table === root
    ? dimension.column
    : joins.find(({ to }) => to.table === dimension.column.table)?.from;
}

/** The same of an average: over the things that a total is divided by, over the totals of each, or of the rows of each. */
function averagedOver(model: SemanticModel, plan: Plan): ColumnRef | undefined {
  const [measure, ...more] = plan.measures;
  const [dimension, ...dimensions] = plan.dimensions;
  if (!measure || more.length + dimensions.length > 0 || plan.having || plan.limit) return undefined;
  if (!dimension)
    return measure.per?.aggregate === 'countDistinct' ? (measure.per.column ?? undefined) : undefined;
  const isMean = plan.overGroups === 'mean' || ['avg', 'median'].includes(measure.aggregate);
  // A segment is told of several customers: none is missing among the segments.
  const isThing =
    dimension.key !== null ||
    dimension.column.table === plan.root ||
    columnOf(model, dimension.column).profile.isUnique;
  return isMean && isThing ? pointingOf(plan) : undefined;
}
