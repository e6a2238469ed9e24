import { AppError, type ErrorCode, errorStatus } from '#kernel/errors.ts';

/** What a child told of its failure, as it was thrown there. */
export function asAppError(message: {
  code: string;
  message: string;
  details?: Record<string, unknown> | undefined;
}): AppError {
  const code: ErrorCode = message.code in errorStatus ? (message.code as ErrorCode) : 'internal';
  return new AppError(
    code,
    message.message,
    message.details === undefined ? {} : { details: message.details },
  );
}

/**
 * Why a child ended early: `tooLarge` with the sentence where the memory was used up, otherwise a fault of ours.
 * Out of memory ends V8 by abort (134) and glibc by a signal.
 */
export function exitError(
  exit: { code: number | null; signal: NodeJS.Signals | null; standardError: string },
  sentence: string,
): Error {
  const isMemory =
    exit.code === 134 ||
    exit.signal === 'SIGABRT' ||
    exit.signal === 'SIGKILL' ||
    /out of memory|bad_alloc/i.test(exit.standardError);
  if (isMemory) return new AppError('tooLarge', sentence);
  return new Error(`The child process ended early (${exit.signal ?? exit.code}): ${exit.standardError}`);
}
