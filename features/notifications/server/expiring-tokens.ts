import type { Clock } from '#platform/clock.ts';
import type { Notify } from '../contract.ts';
import { expiryWarningMs } from '../limits.ts';

export interface ExpiringTokensParts {
  /** The sign-ins of all workspaces that end before a moment. */
  listEndingBefore: (moment: Date) => Promise<{ workspaceId: string; provider: string; expiresAt: string }[]>;
  /** The days on which secrets of clients end. */
  listSecretEnds: () => Promise<{ workspaceId: string; provider: string; day: string }[]>;
  notify: Notify;
  clock: Clock;
}

/** Tells each workspace of its sign-ins, and of secrets of its clients, that end within seven days or have ended; of each of them once. */
export async function notifyExpiringTokens(parts: ExpiringTokensParts): Promise<void> {
  const moment = new Date(parts.clock.now().getTime() + expiryWarningMs);
  for (const { workspaceId, provider, expiresAt } of await parts.listEndingBefore(moment)) {
    await parts.notify({ workspaceId }, { kind: 'tokenExpiring', provider, expiresAt });
  }
  const lastDay = moment.toISOString().slice(0, 10);
  for (const { workspaceId, provider, day } of await parts.listSecretEnds())
    if (day <= lastDay) await parts.notify({ workspaceId }, { kind: 'secretExpiring', provider, day });
}
