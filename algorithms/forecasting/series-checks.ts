import { AppError } from '#kernel/errors.ts';
import type { Series } from '../algorithm.ts';
import { forecastingStrings } from './strings.ts';

/** Fewer values say nothing of how they go on. */
export const valuesMinimum = 8;

/** @throws AppError 'invalid' for a series that no algorithm continues */
export function refuseSeries({ values, season }: Series): void {
  if (values.length < valuesMinimum)
    throw new AppError('invalid', forecastingStrings.tooShort(values.length, valuesMinimum));
  if (!values.every(Number.isFinite)) throw new AppError('invalid', forecastingStrings.notFinite);
  if (!Number.isInteger(season) || season < 1) throw new AppError('invalid', forecastingStrings.badSeason);
}

/**
 * Brings the largest value to a size whose squares are numbers, where it is not: series of 1e-200 or 1e200 are as good as any.
 * @returns the power of two to multiply a forecast by
 */
export function scaleOf(values: Float64Array): number {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (largest === 0 || (largest > 1e-60 && largest < 1e60)) return 1;
  return 2 ** Math.max(-1000, Math.floor(Math.log2(largest)));
}

/** A bound beyond the largest number is that number. */
export function withinNumbers(value: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value));
}
