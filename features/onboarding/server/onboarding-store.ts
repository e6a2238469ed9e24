import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { OnboardingStatus } from '../contract.ts';

export interface OnboardingStore {
  read(accountId: string): Promise<OnboardingStatus | null>;
  save(accountId: string, progress: Omit<OnboardingStatus, 'isCompleted'>): Promise<void>;
  complete(accountId: string): Promise<void>;
}

export function createOnboardingStore(db: Db): OnboardingStore {
  return {
    async read(accountId) {
      const row = await db
        .selectFrom('onboarding')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (!row) return null;
      return {
        isCompleted: row.is_completed === 1,
        currentStep: row.current_step,
        completedSteps: readJson<string[]>(row.completed_steps),
        skippedSteps: readJson<string[]>(row.skipped_steps),
      };
    },
    async save(accountId, progress) {
      await db
        .updateTable('onboarding')
        .set({
          current_step: progress.currentStep,
          completed_steps: JSON.stringify(progress.completedSteps),
          skipped_steps: JSON.stringify(progress.skippedSteps),
        })
        .where('account_id', '=', accountId)
        .execute();
    },
    async complete(accountId) {
      await db
        .updateTable('onboarding')
        .set({ is_completed: 1 })
        .where('account_id', '=', accountId)
        .execute();
    },
  };
}
