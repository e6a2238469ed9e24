import type { Notify } from '#features/notifications/contract.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Log } from '#platform/log/log.ts';
import { createSettingsSeal } from '#platform/vault/sealed-settings.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { type CallStore, createCallStore } from './call-store.ts';
import { type ConfigurationStore, createConfigurationStore } from './configuration-store.ts';
import { type Configurations, createConfigurations } from './configurations.ts';
import { createTokenSeal } from './token-seal.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';
import { createTokens, type RunGrant, type Tokens } from './tokens.ts';

/** The OAuth clients of all workspaces and their tokens: one for a server, since whoever asks for the same token waits for one renewal. */
export interface OAuth {
  configurations: Configurations;
  tokens: Tokens;
  stores: { configurations: ConfigurationStore; tokens: TokenStore; calls: CallStore };
}

export function createOAuth(parts: {
  db: Db;
  vault: Vault;
  clock: Clock;
  notify: Notify;
  runGrant: RunGrant;
  log: Log;
}): OAuth {
  const { db, vault, clock } = parts;
  const stores = {
    configurations: createConfigurationStore(db),
    tokens: createTokenStore(db),
    calls: createCallStore(db),
  };
  const oauthSeal = createSettingsSeal(vault, 'oauth_configurations');
  const configurations = createConfigurations({ configurations: stores.configurations, oauthSeal, clock });
  const tokenSeal = createTokenSeal(vault);
  return { configurations, tokens: createTokens({ ...parts, ...stores, configurations, tokenSeal }), stores };
}
