import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Plan, PlanAssumption } from '../plan.ts';
import { tableWords } from '../planning/labels.ts';

const adding = new Set(['sum', 'count', 'countDistinct']);

/**
 * "how many customers have sales below 1000": the groups are made of orders, so a customer who never ordered, and whose sales are nothing, is none of
 * them. Null where every one has rows, or where more than some amount is asked for.
 */
export function leftOutThings(model: SemanticModel, plan: Plan): PlanAssumption | null {
  const [measure] = plan.measures;
  const [dimension, ...more] = plan.dimensions;
  const isBelow = plan.having?.operator === '<' || plan.having?.operator === '<=';
  if (!isBelow || !measure || !adding.has(measure.aggregate) || measure.per || !dimension || more.length > 0)
    return null;
  const { column } = dimension;
  const joined = plan.joins.find(({ to }) => to.table === column.table);
  const from = column.table === plan.root ? column : joined?.from;
  const relation = model.relations.find(
    ({ fromTable, fromColumn }) => fromTable === from?.table && fromColumn === from.column,
  );
  const target = relation ? tableOf(model, relation.toTable) : null;
  if (!from || !target || (joined && joined.to.table !== target.sqlName)) return null;
  const pointing = tableOf(model, from.table).profile.columns.find(({ name }) => name === from.column);
  const hasAll = plan.where.length === 0 && (pointing?.distinctCount ?? 0) >= target.profile.rowCount;
  if (hasAll) return null;
  const rows = tableWords(tableOf(model, plan.root).name);
  const which = plan.where.length > 0 ? `${rows} that are asked about` : rows;
  return { kind: 'rows', chosen: `only those with ${which}, none without any`, options: [] };
}
