import { join } from 'node:path';
import type { Notify } from '#features/notifications/contract.ts';
import { notifyExpiringTokens } from '#features/notifications/server/index.ts';
import { createOAuth, type OAuth } from '#features/oauth/server/index.ts';
import { messageOf } from '#kernel/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Egress } from '#platform/egress/egress.ts';
import type { Log } from '#platform/log/log.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { AccessTokens, OnSystemCall } from './access-tokens.ts';
import { createGrantRunner } from './grant-runner.ts';

export interface RunningOAuth {
  oauth: OAuth;
  /** For the processes that call systems. */
  accessTokens: AccessTokens;
  onCalled: OnSystemCall;
  /** Tells of sign-ins and secrets that end soon. */
  tellOfEnds(): Promise<void>;
}

/** The OAuth clients, and who asks the providers for their tokens. */
export function startOAuth(
  parts: {
    db: Db;
    vault: Vault;
    clock: Clock;
    log: Log;
    egress: Egress;
    notify: Notify;
    directory: string;
  },
  config: Pick<Config, 'CERTIFICATE_DIR'>,
): RunningOAuth {
  const runGrant = createGrantRunner({
    ...parts,
    child: new URL('./system-child.ts', import.meta.url),
    directory: join(parts.directory, 'systems'),
    pemDirectory: config.CERTIFICATE_DIR ?? null,
  });
  const oauth = createOAuth({ ...parts, runGrant });
  return {
    oauth,
    accessTokens: ({ signal: _, ...wanted }) => oauth.tokens.access(wanted),
    onCalled: ({ isOk, ...made }) => {
      const written = { ...made, outcome: isOk ? 'done' : 'failed', at: parts.clock.now() } as const;
      oauth.stores.calls
        .add(written)
        .catch((error: unknown) => parts.log.error({ error: messageOf(error) }, 'call not written down'));
    },
    tellOfEnds: () =>
      notifyExpiringTokens({
        ...parts,
        listEndingBefore: (moment) => oauth.stores.tokens.listEndingBefore(moment),
        listSecretEnds: () => oauth.configurations.listSecretEnds(),
      }),
  };
}
