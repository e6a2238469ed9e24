import type { QueryResult } from '#kernel/catalog.ts';
import type { Plan } from '../plan.ts';
import { runningName } from '../sql/compile.ts';

/** A result with the units that its plan knows of: the engine returns bare numbers. */
export function withUnits(plan: Plan, result: QueryResult): QueryResult {
  return {
    ...result,
    columns: result.columns.map((column) => ({ ...column, ...unitOf(plan, column.name) })),
  };
}

function unitOf(plan: Plan, name: string): { unit?: string } {
  if (name === 'share' && plan.share !== null) return { unit: 'fraction' };
  if (name === 'change_share' && plan.comparison !== null) return { unit: 'fraction' };
  const unit = plan.measures.find(
    (measure) => measure.name === name || (plan.isRunning && runningName(measure) === name),
  )?.unit;
  return unit ? { unit } : {};
}
