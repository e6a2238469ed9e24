import type { CatalogTable } from '#kernel/catalog.ts';
import type { Plan, Predicate } from '../plan.ts';
import type { CheckContext } from './result-checks.ts';

/** How many rows of the root meet the conditions. */
export function countingPlan(plan: Plan, where: Predicate[]): Plan {
  return {
    ...plan,
    intent: 'aggregate',
    where,
    dimensions: [],
    select: [],
    sort: [],
    limit: null,
    having: null,
    share: null,
    comparison: null,
    fillsPeriods: false,
    measures: [
      { name: 'rows', label: 'rows', aggregate: 'count', column: null, where: [], per: null, unit: null },
    ],
  };
}

/** Of a live table its system is asked: what was known of it is of before. */
export async function rowsOf(context: CheckContext, table: CatalogTable): Promise<number> {
  if (!table.live) return table.profile.rowCount;
  const { plan, run } = context;
  const { rows } = await run('', { ...countingPlan(plan, []), root: table.sqlName, joins: [] });
  return Number(rows[0]?.[0] ?? 0);
}
