import type { QueryResult, ResultColumn } from '#kernel/catalog.ts';
import { forecastNames } from '#kernel/continuation.ts';
import { decimalsOf, fractionUnit, isNamingColumn, isNumericColumn } from '#kernel/format-number.ts';
import { columnOf, type SemanticModel } from '../model/semantic-model.ts';
import type { ColumnRef, Plan } from '../plan.ts';
import { runningName } from '../sql/measures.ts';
import { movingName } from '../sql/moving.ts';
import { overGroupsName } from '../sql/over-groups.ts';
import { priorNames } from '../sql/over-prior.ts';

/** A result with what its plan knows of its columns, the engine returning bare numbers: units, which of them name something, and decimals. */
export function withUnits(plan: Plan, result: QueryResult, model: SemanticModel): QueryResult {
  const columns = result.columns.map(
    (column): ResultColumn => ({
      ...column,
      ...unitOf(plan, column.name),
      ...(isNumericColumn(column) && listedUnit(model, plan, column.name)),
      ...(isNumericColumn(column) && isNaming(model, plan, column.name) && { isIdentifier: true }),
    }),
  );
  const decimals = columns.map((column, place) =>
    decimalsOf(
      column,
      [...result.rows, ...(result.whole?.last ?? [])].map((row) => row[place] ?? null),
      sourceDecimals(model, plan, column.name),
    ),
  );
  const hasParts = isOfOneThing(plan);
  return {
    ...result,
    columns: columns.map((column, place) => {
      const own = decimals[place] ?? 0;
      const together = hasParts && isAmount(column) && !isGroup(plan, column);
      const most = together
        ? Math.max(
            ...decimals.filter((_, other) => {
              const beside = columns[other];
              return beside && isAmount(beside) && !isGroup(plan, beside) && beside.unit === column.unit;
            }),
          )
        : own;
      return most > 0 ? { ...column, decimals: most } : column;
    }),
  };
}

/** Numbers that name something, as ids and years do, are not written like amounts. */
export function isNaming(model: SemanticModel, plan: Plan, name: string): boolean {
  const column =
    plan.select.find((shown) => shown.name === name && !shown.formula)?.column ??
    plan.dimensions.find((shown) => shown.name === name && !shown.band && !shown.part)?.column ??
    extremeOf(plan, name);
  return column !== null && isNamingColumn(columnOf(model, column).profile);
}

/** The highest document number is a document number; the average of them is none. */
function extremeOf({ measures }: Plan, name: string): ColumnRef | null {
  const measure = measures.find((each) => each.name === name);
  const isExtreme = measure?.aggregate === 'min' || measure?.aggregate === 'max';
  return isExtreme && !measure.formula && !measure.per && !measure.named ? measure.column : null;
}

/** Amounts are told to the cent as soon as they are no whole numbers, where the data have them so. */
function sourceDecimals(model: SemanticModel, { measures, select }: Plan, name: string): number {
  const shown = select.find((each) => each.name === name);
  const measure = measures.find((each) => each.name === name);
  const column = shown && !shown.formula ? shown.column : measure && isPlain(measure) ? measure.column : null;
  if (!column) return 0;
  const { role, min, max } = columnOf(model, column).profile;
  return role === 'additive' ? Math.min(2, Math.max(decimalsIn(min), decimalsIn(max))) : 0;
}

function isPlain({ aggregate, formula, per, named }: Plan['measures'][number]): boolean {
  return !formula && !per && !named && ['sum', 'avg', 'min', 'max', 'median', 'quantile'].includes(aggregate);
}

function decimalsIn(text: string | null): number {
  return /^-?\d+\.(\d+)$/.exec(text ?? '')?.[1]?.length ?? 0;
}

/** The numbers of two periods, and what lies between them, are set against each other. */
function isOfOneThing({ comparison, drivers, forecast, isRunning, moving, overPrior }: Plan): boolean {
  return Boolean(comparison ?? drivers ?? forecast ?? isRunning ?? moving ?? overPrior);
}

function isAmount(column: ResultColumn): boolean {
  return isNumericColumn(column) && column.unit !== fractionUnit && !column.isIdentifier;
}

function isGroup({ dimensions }: Plan, { name }: ResultColumn): boolean {
  return dimensions.some((dimension) => dimension.name === name);
}

const weights = new Set(['weight_before', 'weight_after', 'change_share']);
const effects = new Set(['change', 'mix_effect', 'rate_effect']);

/** A change is in the unit of what changed. */
function driverUnit({ measures }: Plan, name: string): { unit?: string } | undefined {
  if (weights.has(name)) return { unit: 'fraction' };
  const unit = measures[0]?.unit;
  return effects.has(name) && unit ? { unit } : undefined;
}

/** What stands in the rows of a list is in the unit of its column. */
function listedUnit(model: SemanticModel, { select }: Plan, name: string): { unit?: string } {
  const listed = select.find((shown) => shown.name === name && !shown.formula);
  const unit = listed ? columnOf(model, listed.column).profile.unit : null;
  return unit ? { unit } : {};
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
