import { columnsOfFormula } from '../formula.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef, Plan } from '../plan.ts';

type Told = Pick<Plan, 'measures' | 'dimensions'>;

const adding = new Set(['sum', 'avg', 'median', 'quantile', 'stddev', 'corr']);

/**
 * What numbers rows is no amount: ids are never added up, averaged, correlated or put in bands, whatever made the plan. In words for the asker; null of
 * a plan that does none of it.
 */
export function keysAggregated(model: SemanticModel, { measures, dimensions }: Told): string | null {
  const amounts = measures.flatMap(({ aggregate, column, other, formula, named, per }): ColumnRef[] => {
    const below = per?.aggregate === 'sum' && per.column ? [per.column] : [];
    if (named || !adding.has(aggregate)) return below;
    // The time between two dates is led by a date.
    const own = formula ? columnsOfFormula(formula) : column ? [column] : [];
    return [...own, ...(other ? [other] : []), ...below];
  });
  const banded = dimensions.flatMap(({ band, column }) => (band === undefined ? [] : [column]));
  const key = [...amounts, ...banded].find((column) => isKeyColumn(model, column));
  return key ? `${columnOf(model, key).label} only tells rows apart; it is no amount to compute with.` : null;
}

export function isKeyColumn(model: SemanticModel, column: ColumnRef): boolean {
  const { role, type } = columnOf(model, column).profile;
  return role === 'identifier' && type !== 'text';
}
