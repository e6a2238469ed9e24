import { type Grain, grains, isWeekend, periodOf, startOf } from './grain.ts';

/** Periods that a series should have at least, so that there is something to learn from. */
const enoughPeriods = 8;
/** Empty periods that a grain may have, as a share of all. */
const emptyShareMaximum = 0.1;
/** Of rows that are events, a grain may leave more periods empty; but not most. */
const emptyEventsMaximum = 0.4;

/**
 * The finest grain at which nearly every period has a row, and that the times can tell apart; where none is dense, the one that comes nearest.
 * Monthly rows, on whichever day, are months; sales by the minute over three years are days or weeks, by how often something is sold.
 * @param times finite, at least one
 * @param isEvents whether a period without a row is nothing rather than unknown
 */
export function chooseGrain(times: Float64Array, isEvents: boolean): Grain {
  const distinct = [...new Set(times)].sort((a, b) => a - b);
  const hasWeekends = distinct.some(isWeekend);
  const limit = isEvents ? emptyEventsMaximum : emptyShareMaximum;
  let nearest: { grain: Grain; share: number } | null = null;
  for (const grain of grains) {
    // Without weekends the days are working days; with them there is no such grain.
    if (grain === (hasWeekends ? 'working_day' : 'day')) continue;
    if (!isToldApart(distinct, grain)) continue;
    const periods = new Set(distinct.map((time) => periodOf(time, grain)));
    const share = 1 - periods.size / spanOf(distinct, grain);
    if (share <= limit && periods.size >= enoughPeriods) return grain;
    if (periods.size >= enoughPeriods && (!nearest || share < nearest.share)) nearest = { grain, share };
  }
  return nearest?.grain ?? coarsestDense(distinct, limit);
}

/** Days are not hours: where every time is the first of a coarser period, finer ones are not meant. */
function isToldApart(distinct: readonly number[], grain: Grain): boolean {
  const next = coarser[grain];
  return next === undefined || distinct.some((time) => startOf(periodOf(time, next), next) !== time);
}

const coarser: Partial<Record<Grain, Grain>> = {
  minute: 'quarter_hour',
  quarter_hour: 'half_hour',
  half_hour: 'hour',
  hour: 'day',
};

function spanOf(distinct: readonly number[], grain: Grain): number {
  const [first = 0] = distinct;
  return periodOf(distinct.at(-1) ?? first, grain) - periodOf(first, grain) + 1;
}

/** Too few rows for any grain: the finest that has them without holes, so that the refusal counts what people count. */
function coarsestDense(distinct: readonly number[], limit: number): Grain {
  const dense = grains.find((grain) => {
    if (grain === 'working_day' || !isToldApart(distinct, grain)) return false;
    const periods = new Set(distinct.map((time) => periodOf(time, grain)));
    return 1 - periods.size / spanOf(distinct, grain) <= limit;
  });
  return dense ?? 'year';
}
