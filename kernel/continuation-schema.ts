import { z } from 'zod';
import type { Continuation } from './continuation.ts';

/** A continuation as receipts tell it. */
export const continuationSchema: z.ZodType<Continuation> = z.object({
  grain: z.enum(['day', 'week', 'month', 'quarter', 'year']),
  time: z.string(),
  value: z.string(),
  groups: z.array(z.string()),
  begin: z.string(),
  known: z.string(),
  until: z.string(),
  seed: z.number(),
});
