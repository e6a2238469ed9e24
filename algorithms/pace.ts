import { AppError } from '#kernel/errors.ts';
import type { FitOptions } from './algorithm.ts';
import { trainingStrings } from './strings.ts';

/** @throws AppError 'cancelled' where the fit is no longer wanted */
export function throwIfAborted(signal: FitOptions['signal']): void {
  if (signal?.aborted) throw new AppError('cancelled', trainingStrings.cancelled);
}

/** The options of one part of a fit, whose progress is a part of the whole's. */
export function partOf(options: FitOptions, from: number, to: number, stage?: string): FitOptions {
  const { onProgress } = options;
  if (!onProgress) return options;
  return {
    ...options,
    onProgress: (share, inner) => onProgress(from + (to - from) * Math.min(1, share), stage ?? inner),
  };
}
