import type { Notify } from '#features/notifications/contract.ts';
import { AppError } from '#kernel/errors.ts';
import type { Handlers } from '#platform/http/mount.ts';
import type { OnboardingStatus, onboardingEndpoints } from '../contract.ts';
import type { OnboardingStore } from './onboarding-store.ts';

export function onboardingHandlers(
  store: OnboardingStore,
  notify: Notify,
): Handlers<typeof onboardingEndpoints> {
  return {
    status: ({ caller }) => read(caller.accountId),
    async progress({ caller, body }) {
      await store.save(caller.accountId, {
        currentStep: body.currentStep,
        completedSteps: [...new Set(body.completedSteps)],
        skippedSteps: [...new Set(body.skippedSteps)],
      });
      return read(caller.accountId);
    },
    async complete({ caller, query }) {
      await store.complete(caller.accountId);
      if (query.retried) void notify(caller, { kind: 'onboardingRetried' });
      return read(caller.accountId);
    },
  };

  async function read(accountId: string): Promise<OnboardingStatus> {
    const status = await store.read(accountId);
    if (!status) throw new AppError('notFound', 'There is no onboarding for this account.');
    return status;
  }
}
