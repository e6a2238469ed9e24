import type { Clock } from '#platform/clock.ts';
import type { SystemStatus } from '../contract.ts';
import type { ConfigurationStore } from './configuration-store.ts';
import type { TokenRow, TokenStore } from './token-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What is known of the named systems, and of all that are configured. */
export async function readStatus(
  { configurations, tokens, clock }: { configurations: ConfigurationStore; tokens: TokenStore; clock: Clock },
  workspaceId: string,
  systems: readonly string[],
): Promise<Record<string, SystemStatus>> {
  const configured = await configurations.list(workspaceId);
  const held = new Map((await tokens.list(workspaceId)).map((row) => [row.provider, row]));
  const used = new Set(configured.filter((row) => row.is_active === 1).map(({ provider }) => provider));
  const names = [...new Set([...systems, ...configured.map(({ provider }) => provider)])];
  return Object.fromEntries(
    names.map((name) => [
      name,
      used.has(name) ? statusOf(held.get(name), clock.now()) : { connected: false, expiresIn: 0 },
    ]),
  );
}

function statusOf(row: TokenRow | undefined, now: Date): SystemStatus {
  if (!row) return { connected: false, expiresIn: 0 };
  if (row.state === 'ended') return { connected: false, expiresIn: 0, end: 'signInAgain' };
  const end = row.expiresAt ?? row.accessExpiresAt;
  const leftMs = end === null ? 0 : Date.parse(end) - now.getTime();
  const expiresIn = Math.max(0, Math.floor(leftMs / dayMs));
  // Nobody has to sign in again, as far as is known.
  if (row.expiresAt === null) return { connected: true, expiresIn, end: 'renewed' };
  return leftMs > 0 ? { connected: true, expiresIn } : { connected: false, expiresIn: 0, end: 'signInAgain' };
}
