import { z } from 'zod';
import type { HttpFailure } from '../http/http-failure.ts';

const errorShape = z.object({ errorCode: z.string(), message: z.string().default('') });
const errorsShape = z.union([z.array(errorShape).min(1), errorShape.transform((one) => [one])]);

/** The code of Salesforce's own errors, such as `INVALID_TYPE`; null where the answer is none of them. */
export function errorCodeOf(failure: HttpFailure): string | null {
  const [error] = errorsShape.safeParse(failure.json).data ?? [];
  return error && /^[A-Z_]{1,80}$/.test(error.errorCode) ? error.errorCode : null;
}

/** Whether it is too many calls at once that were refused, and not those of the day. */
export function isOfOneMoment(failure: HttpFailure): boolean {
  const [error] = errorsShape.safeParse(failure.json).data ?? [];
  return /concurrent/i.test(error?.message ?? '');
}
