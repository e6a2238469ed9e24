import type { ChartConfig, DrawnRows } from '#kernel/answer.ts';
import type { QueryResult } from '#kernel/catalog.ts';
import { forecastNames } from '#kernel/continuation.ts';
import { drawnRows } from '#kernel/drawn-rows.ts';
import type { Plan } from '../plan.ts';
import { changeWords } from '../sql/changed-periods.ts';
import { runningName } from '../sql/measures.ts';
import { movingName } from '../sql/moving.ts';
import { overGroupsName } from '../sql/over-groups.ts';
import { priorNames } from '../sql/over-prior.ts';
import { placeName } from '../sql/places.ts';
import { sentenceCase } from './format.ts';
import { isCut } from './whole-result.ts';

const maxShareParts = 6;
const maxBars = 40;

/** Which ends of a course are periods that are there in part. */
interface PartialEnds {
  isLastPeriodPartial: boolean;
  isFirstPeriodPartial: boolean;
}

/** The chart of a result, and what it is drawn from where the answer does not show it all; without either where it cannot be drawn whole. */
export function drawnChart(
  plan: Plan,
  result: QueryResult,
  partial: PartialEnds,
): { chart: ChartConfig | null; drawn?: DrawnRows } {
  const chart = chartOf(plan, result, partial);
  if (chart === null || !isCut(result) || isUndrawn(chart)) return { chart };
  // What was not fetched cannot be drawn, and a part would be taken for the whole.
  if (result.truncated) return { chart: null };
  const isCourse = plan.dimensions.some(({ isTime, name }) => isTime && name === chart.x);
  const own = drawnRows(chart, result.columns, result.rows);
  if (own) return { chart, drawn: own };
  const line: ChartConfig = { ...chart, type: 'line' };
  const drawn = isCourse ? drawnRows(line, result.columns, result.rows) : null;
  return drawn ? { chart: line, drawn } : { chart: null };
}

function isUndrawn({ type }: ChartConfig): boolean {
  return type === 'number' || type === 'table';
}

/** Which chart a result asks for, by rule; null where a table says it best. A type that was asked for is kept where it can be drawn. */
export function chartOf(
  plan: Plan,
  result: QueryResult,
  { isLastPeriodPartial, isFirstPeriodPartial }: PartialEnds,
): ChartConfig | null {
  if (result.rows.length === 0) return null;
  if (plan.intent !== 'aggregate') return plan.chart === 'table' ? tableChart(plan) : null;
  if (plan.drivers && plan.dimensions[0]) return driverChart(plan, plan.dimensions[0]);
  const [leading, behind] = plan.dimensions;
  // Running totals are led by the groups that run, and drawn along the time.
  const [first, second] = plan.isRunning && behind?.isTime ? [behind, leading] : [leading, behind];
  const measures = plan.share
    ? ['share']
    : plan.moving
      ? [...plan.measures.map(({ name }) => name), movingName(plan)]
      : plan.measures.map((measure) => (plan.isRunning ? runningName(measure) : measure.name));
  const title = sentenceCase(
    [
      plan.measures.map((measure) => measure.label).join(' and '),
      plan.dimensions.map((dimension) => dimension.label).join(' and '),
    ]
      .filter(Boolean)
      .join(' by '),
  );
  if (plan.forecast && first)
    return {
      type: plan.chart === 'table' ? 'table' : 'line',
      title,
      x: first.name,
      y: [...measures, forecastNames.value],
      series: second?.name ?? null,
      forecast: {
        y: forecastNames.value,
        low: forecastNames.low,
        high: forecastNames.high,
        low95: forecastNames.low95,
        high95: forecastNames.high95,
      },
    };
  if (plan.overPrior && first)
    return {
      type: plan.chart ?? 'bar',
      title: `Change of ${title}`,
      x: first.name,
      y: [priorNames.share],
      series: null,
      ...(isLastPeriodPartial ? { isLastPeriodPartial: true } : {}),
    };
  if (plan.placeOf !== undefined)
    return { type: 'number', title, x: null, y: [placeName(plan)], series: null };
  if (plan.overGroups) return { type: 'number', title, x: null, y: [overGroupsName(plan)], series: null };
  if (!first) {
    const isPair = plan.comparison?.kind === 'periods';
    return { type: isPair ? 'bar' : 'number', title, x: null, y: measures, series: null };
  }
  // The best of each group are other ones in each: a table says that best.
  if (plan.within && plan.limit) return null;
  const isTime = first.isTime;
  const base = { title, x: first.name, y: measures, series: second?.name ?? null };
  const type = plan.chart ?? defaultType(plan, result, isTime, second !== undefined);
  if (type === null) return null;
  return {
    ...base,
    type,
    ...(isTime && isFirstPeriodPartial ? { isFirstPeriodPartial: true } : {}),
    ...(isTime && isLastPeriodPartial ? { isLastPeriodPartial: true } : {}),
  };
}

function defaultType(
  plan: Plan,
  result: QueryResult,
  isTime: boolean,
  isSplit: boolean,
): ChartConfig['type'] | null {
  if (isTime) return 'line';
  if (plan.dimensions.length > 2) return null;
  if (plan.share === 'of-total' && result.rows.length <= maxShareParts) return 'stacked-bar';
  return result.rows.length <= maxBars || isSplit ? 'bar' : null;
}

/** A bar for what each value adds to the change, above or below the line. */
function driverChart(plan: Plan, { name, label }: Plan['dimensions'][number]): ChartConfig {
  const type = plan.chart === 'table' ? 'table' : 'bar';
  const title = sentenceCase(`change of ${changeWords(plan).number} by ${label}`);
  return { type, title, x: name, y: ['change'], series: null };
}

function tableChart(plan: Plan): ChartConfig {
  return {
    type: 'table',
    title: plan.select.map(({ name }) => name).join(', '),
    x: null,
    y: plan.select.map(({ name }) => name),
    series: null,
  };
}
