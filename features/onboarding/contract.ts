import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { onboardingSteps } from './limits.ts';

const step = z.number().int().min(1).max(onboardingSteps);
/** Step numbers travel as strings (spec §3). */
const steps = z.array(z.string().regex(/^[1-4]$/)).max(onboardingSteps);

export const onboardingStatusSchema = z.object({
  isCompleted: z.boolean(),
  currentStep: z.number(),
  completedSteps: z.array(z.string()),
  skippedSteps: z.array(z.string()),
});
export type OnboardingStatus = z.infer<typeof onboardingStatusSchema>;

export const onboardingEndpoints = {
  status: endpoint({
    method: 'GET',
    path: '/api/onboarding/status',
    access: 'account',
    summary: 'How far the signed-in user is in the onboarding',
    response: onboardingStatusSchema,
  }),
  progress: endpoint({
    method: 'POST',
    path: '/api/onboarding/progress',
    access: 'account',
    summary: 'Stores the current, completed and skipped steps',
    body: z.strictObject({
      currentStep: step,
      completedSteps: steps.default([]),
      skippedSteps: steps.default([]),
    }),
    response: onboardingStatusSchema,
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/onboarding/complete',
    access: 'account',
    summary: 'Marks the onboarding as completed',
    /** Said by a later try, after the person was let in all the same: they are told that it is stored now. */
    query: z.object({ retried: z.literal('true').optional() }),
    response: onboardingStatusSchema,
  }),
};
