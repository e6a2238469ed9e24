import { AppError } from '#kernel/errors.ts';

/** A refusal that says how long to wait, in its sentence and in the header `retry-after`. */
export function tooMany(describe: (wait: string) => string, waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('tooMany', describe(durationText(seconds)), {
    details: { retryAfterSeconds: seconds },
  });
}

function durationText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
