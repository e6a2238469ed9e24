import { conditionalErrors, conditionalScratch } from './conditional-errors.ts';
import { exactErrors } from './exact-errors.ts';
import { leastSquares } from './least-squares.ts';
import { type Order, parameterCount } from './order.ts';
import { polynomialsOf } from './polynomials.ts';

/** A model whose parameters are estimated. */
export interface Estimate {
  order: Order;
  /** As they are searched; see `polynomialsOf`. */
  parameters: Float64Array;
  /** Mean square of the one-step errors, by which `criterion` was found. */
  meanSquare: number;
  /** Akaike's criterion, corrected for short series: smaller is better among models of one differenced series. */
  criterion: number;
}

/** How the errors are found: fast with nothing known before the first value, or with the exact likelihood. */
export type Likelihood = 'conditional' | 'exact';

/** Longest lag of the polynomials of an order. */
function reach({ p, q, seasonalP, seasonalQ, season }: Order): number {
  return Math.max(p + seasonalP * season, q + seasonalQ * season);
}

/**
 * @param differenced the series after the order's differences, of a spread near 1
 * @param start parameters of a fit before; none begins near nothing
 */
export function estimate(
  differenced: Float64Array,
  order: Order,
  likelihood: Likelihood,
  start?: Float64Array,
): Estimate | null {
  const count = differenced.length;
  const width = parameterCount(order);
  if (count < width + 3) return null;
  const scratch = conditionalScratch(count, reach(order));
  const found = leastSquares(
    (parameters, residuals) => {
      const polynomials = polynomialsOf(parameters, order);
      if (likelihood === 'conditional') {
        conditionalErrors(differenced, polynomials, residuals, scratch);
        return true;
      }
      const filtered = exactErrors(differenced, polynomials);
      if (filtered) residuals.set(filtered.scaled);
      return filtered !== null;
    },
    start ?? firstParameters(differenced, order, width),
    count,
    likelihood === 'conditional' ? 12 : 10,
    likelihood === 'conditional' ? 1e-4 : 1e-6,
  );
  if (!found) return null;
  const meanSquare = found.sumOfSquares / count;
  return {
    order,
    parameters: found.parameters,
    meanSquare,
    criterion: criterionOf(meanSquare, count, width) + driftFine(order),
  };
}

/**
 * A drift goes on for ever, and a stretch of chance looks like one: it must be worth three deviations, not the 1.4 that the criterion alone asks for.
 * On the monthly series of the M3 competition that takes a twentieth off the error.
 */
function driftFine({ hasConstant, d, seasonalD }: Order): number {
  return hasConstant && d + seasonalD > 0 ? 8 : 0;
}

/** AICc of a Gaussian model, without what all models share. */
function criterionOf(meanSquare: number, count: number, width: number): number {
  const unknowns = width + 1;
  const room = count - unknowns - 1;
  if (room <= 0) return Number.POSITIVE_INFINITY;
  return (
    count * Math.log(Math.max(meanSquare, 1e-300)) + 2 * unknowns + (2 * unknowns * (unknowns + 1)) / room
  );
}

function firstParameters(differenced: Float64Array, order: Order, width: number): Float64Array {
  const parameters = new Float64Array(width).fill(0.1);
  if (order.hasConstant) {
    let sum = 0;
    for (const value of differenced) sum += value;
    parameters[width - 1] = sum / differenced.length;
  }
  return parameters;
}
