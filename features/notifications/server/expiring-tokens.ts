import type { Clock } from '#platform/clock.ts';
import type { Notify } from '../contract.ts';
import { expiryWarningMs } from '../limits.ts';

export interface ExpiringTokensParts {
  /** The sign-ins of all workspaces that end before a moment. */
  listEndingBefore: (moment: Date) => Promise<{ workspaceId: string; provider: string; expiresAt: string }[]>;
  notify: Notify;
  clock: Clock;
}

/** Tells each workspace of its sign-ins that end within seven days, or have ended; of each of them once. */
export async function notifyExpiringTokens(parts: ExpiringTokensParts): Promise<void> {
  const moment = new Date(parts.clock.now().getTime() + expiryWarningMs);
  for (const { workspaceId, provider, expiresAt } of await parts.listEndingBefore(moment)) {
    await parts.notify({ workspaceId }, { kind: 'tokenExpiring', provider, expiresAt });
  }
}
