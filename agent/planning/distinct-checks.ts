import { columnOf, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef, Plan } from '../plan.ts';

/** Of the values of a text column, so many begin with a number where it holds amounts: "56 m", "1,300 kg". */
const amountShare = 0.75;

/**
 * "which service has the lowest bit rate", "how many floors does the Harbour House have": different values are counted only
 * where several rows may have different ones. In one row there is one; and of amounts the highest is meant, never how many differ.
 */
export function countedInOne(model: SemanticModel, plan: Omit<Plan, 'trace' | 'margin'>): string | null {
  const [measure, ...others] = plan.measures;
  if (plan.intent !== 'aggregate' || measure?.aggregate !== 'countDistinct' || !measure.column) return null;
  if (others.length > 0) return null;
  const { column } = measure;
  const { label } = columnOf(model, column);
  const isOfOneRow = plan.where.some(
    (predicate) =>
      predicate.kind === 'oneOf' &&
      !predicate.negated &&
      predicate.values.length === 1 &&
      tellsRows(model, predicate.column, plan.root) &&
      !sameColumn(predicate.column, column),
  );
  const isWithinRows = plan.dimensions.some((dimension) => tellsRows(model, dimension.column, plan.root));
  if (isOfOneRow || isWithinRows) return `A single row has one ${label}; there is nothing to count.`;
  return holdsAmounts(model, column)
    ? `${label} holds amounts as texts; how many differ is not what was asked.`
    : null;
}

/**
 * "stands larger than 60 sqm" of bookings in which stand A73 comes again, with another size: rows are large or small, and how many
 * different stands that are is another number.
 */
export function countedApart(model: SemanticModel, plan: Omit<Plan, 'trace' | 'margin'>): string | null {
  const [measure] = plan.measures;
  if (measure?.aggregate !== 'countDistinct' || !measure.column || measure.column.table !== plan.root)
    return null;
  const { profile, label } = columnOf(model, measure.column);
  const { key } = tableOf(model, plan.root).profile;
  const hasOwnKey = key.length === 1 && key[0] !== profile.name;
  const isOfAmount = plan.where.some(
    (predicate) =>
      (predicate.kind === 'compare' || predicate.kind === 'between') &&
      columnOf(model, predicate.column).profile.role === 'additive',
  );
  return profile.role === 'identifier' && !profile.isUnique && hasOwnKey && isOfAmount
    ? `It is not clear whether rows or different values of ${label} are counted.`
    : null;
}

/** "how many floors does the Harbour House have": that it is one row was not asked. */
export function oneCounted(model: SemanticModel, plan: Omit<Plan, 'trace' | 'margin'>): string | null {
  const [measure, ...others] = plan.measures;
  const isCount = measure?.aggregate === 'count' && measure.column === null && measure.per === null;
  if (!isCount || others.length + plan.dimensions.length + measure.where.length > 0) return null;
  const one = plan.where.find(
    (predicate) =>
      predicate.kind === 'oneOf' &&
      !predicate.negated &&
      predicate.values.length === 1 &&
      predicate.column.table === plan.root &&
      columnOf(model, predicate.column).profile.isUnique,
  );
  return one && 'column' in one && model.tables.size === 1
    ? `Each ${columnOf(model, one.column).label} is one row; there is nothing to count.`
    : null;
}

/** "the transaction type that occurs most often" is not told by the list of types, in which each stands once. */
export function countedByKey(model: SemanticModel, plan: Omit<Plan, 'trace' | 'margin'>): string | null {
  const [measure, ...others] = plan.measures;
  const [dimension, ...more] = plan.dimensions;
  const isCount = measure?.aggregate === 'count' && measure.column === null && measure.per === null;
  if (!isCount || others.length + more.length > 0 || dimension?.column.table !== plan.root) return null;
  const { profile } = columnOf(model, dimension.column);
  const { key } = tableOf(model, plan.root).profile;
  const isKey =
    (key.join() === profile.name && profile.role === 'identifier') || key.join() === dimension.key?.column;
  return isKey && dimension.grain === null && model.tables.size > 1
    ? `There is one row for each ${dimension.label}; it is not clear what should be counted.`
    : null;
}

function tellsRows(model: SemanticModel, ref: ColumnRef, root: string): boolean {
  if (ref.table !== root) return false;
  const { profile } = columnOf(model, ref);
  const { rowCount } = tableOf(model, root).profile;
  if (profile.role === 'identifier' && profile.isUnique) return true;
  return profile.type === 'text' && (profile.isUnique || profile.distinctCount >= rowCount * 0.95);
}

function holdsAmounts(model: SemanticModel, ref: ColumnRef): boolean {
  const { profile } = columnOf(model, ref);
  const amounts = profile.values.filter(({ value }) =>
    /^[^\p{L}\d-]*-?\d[\d,.]*(\s|$|%|[a-z]{1,3}\b)/u.test(value),
  );
  return (
    profile.type === 'text' &&
    profile.values.length > 1 &&
    amounts.length >= profile.values.length * amountShare
  );
}
