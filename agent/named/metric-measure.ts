import type { RowValue, TotalExpression } from '#kernel/named-terms.ts';
import type { Formula } from '../formula.ts';
import type { ModelMetric } from '../model/named-terms.ts';
import type { NamedTotal } from '../plan.ts';
import { columnsOfTotal, columnsOfValue, isAdditive, leavesOf } from './trees.ts';

/** What a metric is as a measure of a plan, beside its leading column. */
export function namedTotalOf({ table, metric }: ModelMetric): NamedTotal {
  return {
    table: table.sqlName,
    definition: metric.text,
    tree: metric.tree,
    isAdditive: isAdditive(metric.tree),
    unit: unitOf({ table, metric }),
  };
}

/** The first column that the metric is made of; null for a plain count. */
export function leadingColumnOf({ metric }: Pick<ModelMetric, 'metric'>): string | null {
  return columnsOfTotal(metric.tree)[0] ?? null;
}

/** A percentage that is a part of a whole is told as a fraction, which whoever shows it turns into percent. */
function unitOf({ table, metric: { unit, tree } }: Pick<ModelMetric, 'table' | 'metric'>): string | null {
  if (unit === '%' && isFraction(tree, table)) return 'fraction';
  if (unit !== null) return unit;
  const leaves = leavesOf(tree);
  const isPlain = !hasProduct(tree) && leaves.every(({ aggregate }) => !aggregate.startsWith('count'));
  const units = leaves.map(({ of }) => {
    const column = of?.kind === 'column' ? of.column : of ? columnsOfSum(of)?.[0] : undefined;
    return table.profile.columns.find(({ name }) => name === column)?.unit ?? null;
  });
  const [first = null, ...others] = units;
  return isPlain && others.every((other) => other === first) ? first : null;
}

/** A ratio that nobody has taken times 100, and that is not made of percentages already. */
function isFraction(tree: TotalExpression, { profile }: ModelMetric['table']): boolean {
  const inPercent = columnsOfTotal(tree).some((column) =>
    profile.columns.some(({ name, unit }) => name === column && unit === '%'),
  );
  const numbers = numbersOf(tree);
  return !inPercent && divides(tree) && !numbers.includes(100) && !numbers.includes(0.01);
}

function divides(tree: TotalExpression | RowValue): boolean {
  if (tree.kind === 'aggregate') return tree.of !== null && divides(tree.of);
  return tree.kind === 'arithmetic' && (tree.operator === '/' || divides(tree.left) || divides(tree.right));
}

function numbersOf(tree: TotalExpression | RowValue): number[] {
  if (tree.kind === 'number') return [tree.value];
  if (tree.kind === 'aggregate') return tree.of ? numbersOf(tree.of) : [];
  return tree.kind === 'arithmetic' ? [...numbersOf(tree.left), ...numbersOf(tree.right)] : [];
}

function hasProduct(tree: TotalExpression): boolean {
  if (tree.kind !== 'arithmetic') return false;
  const isProduct = tree.operator === '*' || tree.operator === '/';
  return isProduct || hasProduct(tree.left) || hasProduct(tree.right);
}

/** Columns of a value that only adds and subtracts: they share its unit. */
function columnsOfSum(value: RowValue): string[] | null {
  if (value.kind === 'column') return [value.column];
  if (value.kind === 'number' || value.operator === '*' || value.operator === '/') return null;
  return columnsOfValue(value);
}

/**
 * The value of one row that a sum of rows is made of: of "sum(revenue) - sum(cost)" the margin of one row. Null where a metric has
 * no such value, as a ratio of totals has none.
 */
export function rowFormulaOf({ table, metric }: ModelMetric): Formula | null {
  const made = (tree: TotalExpression): Formula | null => {
    if (tree.kind === 'aggregate')
      return tree.aggregate === 'sum' && tree.where === null && tree.of ? valueFormula(tree.of) : null;
    if (tree.kind === 'number' || tree.operator !== '-') return null;
    const [left, right] = [made(tree.left), made(tree.right)];
    return left && right ? { kind: 'difference', left, right, missingIsZero: false } : null;
  };
  const valueFormula = (value: RowValue): Formula | null => {
    if (value.kind === 'column')
      return { kind: 'column', column: { table: table.sqlName, column: value.column } };
    if (value.kind === 'number') return null;
    const [left, right] = [valueFormula(value.left), valueFormula(value.right)];
    if (!left || !right) return null;
    if (value.operator === '-') return { kind: 'difference', left, right, missingIsZero: false };
    return value.operator === '*' ? { kind: 'product', left, right, divisor: 1 } : null;
  };
  return made(metric.tree);
}
