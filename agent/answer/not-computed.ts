import type { AnswerCheck } from '#kernel/answer.ts';
import { AppError } from '#kernel/errors.ts';

/** All that is said of a statement that could not be run: what the engine says of it is about SQL, and goes to the log where it was run. */
export const notComputed = 'This cannot be computed from the data as they are.';
const checkNotComputed = 'One of the checks of this answer could not be computed from the data.';

/** A statement that was rejected is a reading that failed; every other failure is the caller's to tell. */
export function isRejected(error: unknown): boolean {
  return error instanceof AppError && error.code === 'invalid';
}

/** A check, or what is told in its place where a statement of its own fails: an answer is not lost by what was to prove it. */
export async function orSkipped(
  check: AnswerCheck | null | Promise<AnswerCheck | null>,
): Promise<AnswerCheck | null> {
  try {
    return await check;
  } catch (error) {
    return skippedCheck('not-computed', error);
  }
}

/** Throws what ends the question itself: it was stopped. */
export function skippedCheck(id: string, error: unknown): AnswerCheck {
  if (!(error instanceof AppError) || error.code === 'cancelled') throw error;
  return { id, outcome: 'skipped', detail: checkNotComputed };
}
