import { type OAuthProvider, oauthProviders } from '#connectors/manifests.ts';
import { AppError } from '#kernel/errors.ts';
import { redactAddress } from '#kernel/secret-address.ts';
import { missingFields, type Settings } from '#kernel/settings.ts';
import type { Clock } from '#platform/clock.ts';
import {
  findSettingProblems,
  mergeSettings,
  redactSettings,
  requireSoundSettings,
  type SettingsSeal,
} from '#platform/vault/sealed-settings.ts';
import type { OAuthConfiguration, OAuthConfigurationBody } from '../contract.ts';
import type { ConfigurationRow, ConfigurationStore } from './configuration-store.ts';
import { deriveTokenUrl } from './provider-addresses.ts';
import { oauthServerStrings as strings } from './strings.ts';

/** The client of a provider, as it is used. */
export interface OAuthClient {
  settings: Settings;
  tokenUrl: string;
  /** Of this client alone: what was obtained with it is stored for no other one. */
  key: string;
}

export interface ConfigurationsParts {
  configurations: ConfigurationStore;
  oauthSeal: SettingsSeal;
  clock: Clock;
}

export interface Configurations {
  list(workspaceId: string): Promise<OAuthConfiguration[]>;
  save(workspaceId: string, body: OAuthConfigurationBody): Promise<OAuthConfiguration>;
  /** Changes what is sent and leaves the rest as it is stored. */
  change(
    workspaceId: string,
    provider: OAuthProvider,
    part: Omit<OAuthConfigurationBody, 'provider' | 'isActive'>,
  ): Promise<OAuthConfiguration>;
  remove(workspaceId: string, provider: string): Promise<void>;
  /** The client that was sent, before it is saved, or a sentence on what keeps it from being tried. */
  prepare(workspaceId: string, body: OAuthConfigurationBody): Promise<OAuthClient | { problem: string }>;
  /** The client with which tokens are asked for. Throws `conflict` with what to do when there is none. */
  require(workspaceId: string, provider: OAuthProvider): Promise<OAuthClient>;
  /** The days on which secrets of all workspaces end, where somebody entered one. */
  listSecretEnds(): Promise<{ workspaceId: string; provider: string; day: string }[]>;
}

/** The fields that stand beside `config` in the calls; all others are a provider's own. */
const commonNames = ['clientId', 'clientSecret', 'authUrl', 'tokenUrl', 'redirectUri', 'scope'];
/** Whoever changes one of these has another client: the old client's token is worth nothing. */
const clientNames = ['clientId', 'authUrl', 'tokenUrl'];

export function createConfigurations(parts: ConfigurationsParts): Configurations {
  const { configurations: store, oauthSeal: seal, clock } = parts;
  return {
    list: async (workspaceId) => (await store.list(workspaceId)).map(present),

    save: (workspaceId, body) => write(workspaceId, body.provider, sentOf(body), body.isActive),

    async change(workspaceId, provider, part) {
      const row = await store.find(workspaceId, provider);
      const { fields } = oauthProviders[provider];
      const stored = row ? (open(row) ?? {}) : {};
      // Stored secrets are not sent on: an empty one keeps them, under the rule about destinations.
      const unchanged = redactSettings(fields, stored);
      return write(
        workspaceId,
        provider,
        { ...unchanged, ...sentOf(part) },
        row ? row.is_active === 1 : true,
      );
    },

    async remove(workspaceId, provider) {
      if (!(await store.remove(workspaceId, provider))) {
        throw new AppError('notFound', strings.unknownSystem);
      }
    },

    async prepare(workspaceId, body) {
      const provider = oauthProviders[body.provider];
      const sent = sentOf(body);
      const problems = findSettingProblems(provider.fields, sent);
      if (problems.length > 0) return { problem: problems.map(({ message }) => message).join(' ') };
      const row = await store.find(workspaceId, body.provider);
      const settings = mergeSettings(provider.fields, sent, row ? (open(row) ?? {}) : {});
      const missing = missingFields(provider.fields, settings).map(({ label }) => label);
      if (missing.length > 0) return { problem: strings.testMissing(missing) };
      const tokenUrl = resolveTokenUrl(body.provider, settings);
      return tokenUrl === null ? { problem: strings.noTokenUrl } : { settings, tokenUrl, key: '' };
    },

    async require(workspaceId, provider) {
      const { name, fields } = oauthProviders[provider];
      const row = await store.find(workspaceId, provider);
      if (!row) throw new AppError('conflict', strings.notConfigured(name));
      if (row.is_active !== 1) throw new AppError('conflict', strings.switchedOff(name));
      const settings = open(row);
      if (!settings) throw new AppError('conflict', strings.unreadable(name));
      const missing = missingFields(fields, settings).map(({ label }) => label);
      if (missing.length > 0) throw new AppError('conflict', strings.incomplete(name, missing));
      const tokenUrl = resolveTokenUrl(provider, settings);
      if (tokenUrl === null) throw new AppError('conflict', strings.noTokenUrl);
      return { settings, tokenUrl, key: row.client };
    },

    listSecretEnds: async () =>
      (await store.listAll()).flatMap((row) => {
        const day = open(row)?.clientSecretExpires;
        return typeof day === 'string'
          ? [{ workspaceId: row.workspace_id, provider: row.provider, day }]
          : [];
      }),
  };

  async function write(
    workspaceId: string,
    provider: OAuthProvider,
    sent: Record<string, unknown>,
    isActive: boolean,
  ): Promise<OAuthConfiguration> {
    const { fields } = oauthProviders[provider];
    requireSoundSettings(fields, sent);
    const row = await store.find(workspaceId, provider);
    const stored = row ? (open(row) ?? {}) : {};
    const settings = mergeSettings(fields, sent, stored);
    await store.save({
      workspaceId,
      provider,
      isActive,
      seal: (id) => seal.seal(settings, { id, workspaceId }),
      endsSignIn: isAnotherClient(provider, settings, stored),
      now: clock.now(),
    });
    const saved = await store.find(workspaceId, provider);
    if (!saved) throw new AppError('conflict', strings.notConfigured(oauthProviders[provider].name));
    return present(saved);
  }

  function open(row: ConfigurationRow): Settings | null {
    return seal.open(row.configuration, { id: row.id, workspaceId: row.workspace_id });
  }

  function present(row: ConfigurationRow): OAuthConfiguration {
    const provider = row.provider as OAuthProvider;
    const { fields } = oauthProviders[provider];
    const settings = open(row);
    const textOf = (name: string) => redactAddress(String(settings?.[name] ?? ''));
    const resolved = resolveTokenUrl(provider, settings ?? {});
    const own = fields.filter(({ name }) => !commonNames.includes(name));
    return {
      provider,
      clientId: textOf('clientId'),
      hasClientSecret: settings?.clientSecret !== undefined,
      authUrl: textOf('authUrl'),
      tokenUrl: textOf('tokenUrl'),
      resolvedTokenUrl: resolved === null ? null : redactAddress(resolved),
      redirectUri: textOf('redirectUri'),
      scope: textOf('scope'),
      isActive: row.is_active === 1,
      config: redactSettings(own, settings ?? {}),
      missing: missingFields(fields, settings ?? {}).map(({ label }) => label),
      isUnreadable: settings === null,
      updatedAt: row.updated_at,
    };
  }
}

/** One flat set of settings out of the call's common fields and the provider's own. */
function sentOf(body: Omit<OAuthConfigurationBody, 'provider' | 'isActive'>): Record<string, unknown> {
  const common = Object.entries(body).filter(
    ([name, value]) => commonNames.includes(name) && value !== undefined,
  );
  // The common fields last: `config` cannot replace them.
  return { ...body.config, ...Object.fromEntries(common) };
}

function resolveTokenUrl(provider: OAuthProvider, settings: Settings): string | null {
  const { tokenUrl, authUrl } = settings;
  if (typeof tokenUrl === 'string') return tokenUrl;
  return typeof authUrl === 'string' ? deriveTokenUrl(oauthProviders[provider], authUrl) : null;
}

/** Whether a token of the client before is none of this one. Where nobody signs in, another one is fetched: then any change counts. */
function isAnotherClient(provider: OAuthProvider, settings: Settings, stored: Settings): boolean {
  const { grant, fields } = oauthProviders[provider];
  const names = grant === 'authorization-code' ? clientNames : fields.map(({ name }) => name);
  return names.some((name) => settings[name] !== stored[name]);
}
