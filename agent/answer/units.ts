import type { QueryResult } from '#kernel/catalog.ts';
import type { Plan } from '../plan.ts';
import { forecastNames } from '../sql/forecast.ts';
import { runningName } from '../sql/measures.ts';
import { movingName } from '../sql/moving.ts';
import { overGroupsName } from '../sql/over-groups.ts';
import { priorNames } from '../sql/over-prior.ts';

/** A result with the units that its plan knows of: the engine returns bare numbers. */
export function withUnits(plan: Plan, result: QueryResult): QueryResult {
  return {
    ...result,
    columns: result.columns.map((column) => ({ ...column, ...unitOf(plan, column.name) })),
  };
}

const weights = new Set(['weight_before', 'weight_after', 'change_share']);
const effects = new Set(['change', 'mix_effect', 'rate_effect']);

/** A change is in the unit of what changed. */
function driverUnit({ measures }: Plan, name: string): { unit?: string } | undefined {
  if (weights.has(name)) return { unit: 'fraction' };
  const unit = measures[0]?.unit;
  return effects.has(name) && unit ? { unit } : undefined;
}

function unitOf(plan: Plan, name: string): { unit?: string } {
  if (name === 'share' && plan.share !== null) return { unit: 'fraction' };
  const changed = plan.drivers ? driverUnit(plan, name) : undefined;
  if (changed !== undefined) return changed;
  if (name === 'change_share' && (plan.comparison !== null || plan.overPrior)) return { unit: 'fraction' };
  if (plan.overGroups === 'mean' && name === overGroupsName(plan)) {
    const [measure] = plan.measures;
    return measure?.unit ? { unit: measure.unit } : {};
  }
  // What two numbers are apart is told in their unit.
  if ((name === 'change' || name === 'difference') && plan.comparison !== null)
    return commonUnit(plan.measures);
  const unit = plan.measures.find(
    (measure) =>
      measure.name === name ||
      (plan.isRunning && runningName(measure) === name) ||
      (plan.moving && movingName(plan) === name) ||
      (plan.overPrior && name === priorNames.change) ||
      (plan.forecast && Object.values<string>(forecastNames).includes(name)),
  )?.unit;
  return unit ? { unit } : {};
}

function commonUnit([first, ...more]: Plan['measures']): { unit?: string } {
  return first?.unit && more.every(({ unit }) => unit === first.unit) ? { unit: first.unit } : {};
}
