import { AppError } from '#kernel/errors.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { sourcesServerStrings } from './strings.ts';

/** What a person filled in for a source: addresses, options and secrets. Stored sealed as a whole. */
export type Configuration = Record<string, unknown>;

/** Names whose values are written but never sent back. */
const secretName = /pass(word|phrase)?$|secret|token|api_?key|private_?key|certificate|credential/i;

/** Brings the two forms of the calls together: `configuration` (object) or `config` (JSON text), plus `authConfig`. */
export function readConfiguration(body: {
  configuration?: Configuration | undefined;
  config?: string | undefined;
  authConfig?: Configuration | undefined;
}): Configuration {
  if (body.configuration && body.config !== undefined)
    throw new AppError('invalid', sourcesServerStrings.configTwice);
  const configuration = body.configuration ?? parseConfig(body.config);
  return body.authConfig ? { ...configuration, authConfig: body.authConfig } : configuration;
}

function parseConfig(text: string | undefined): Configuration {
  if (text === undefined || text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text, (key, inner: unknown) => (key === '__proto__' ? undefined : inner));
  } catch {
    throw new AppError('invalid', sourcesServerStrings.configInvalid);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('invalid', sourcesServerStrings.configInvalid);
  }
  return value as Configuration;
}

/** The configuration without its secrets; a secret that is set is told as `has<Name>: true`. */
export function redactConfiguration(configuration: Configuration): Configuration {
  const shown: Configuration = {};
  for (const [name, value] of Object.entries(configuration)) {
    if (isPlainObject(value)) shown[name] = redactConfiguration(value);
    else if (!secretName.test(name)) shown[name] = value;
    else if (value !== '' && value !== null)
      shown[`has${name.charAt(0).toUpperCase()}${name.slice(1)}`] = true;
  }
  return shown;
}

/** A new configuration in which an empty secret means: keep the one that is stored. */
export function keepSecrets(next: Configuration, stored: Configuration): Configuration {
  const merged: Configuration = {};
  for (const [name, value] of Object.entries(next)) {
    const old = stored[name];
    if (isPlainObject(value)) merged[name] = keepSecrets(value, isPlainObject(old) ? old : {});
    else merged[name] = secretName.test(name) && value === '' && old !== undefined ? old : value;
  }
  for (const [name, old] of Object.entries(stored)) {
    if (!(name in next) && secretName.test(name)) merged[name] = old;
  }
  return merged;
}

function isPlainObject(value: unknown): value is Configuration {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface ConfigurationSeal {
  seal(configuration: Configuration, source: { id: string; workspaceId: string }): string;
  open(sealed: string, source: { id: string; workspaceId: string }): Configuration;
}

export function createConfigurationSeal(vault: Vault): ConfigurationSeal {
  const placeOf = (source: { id: string; workspaceId: string }) => ({
    table: 'data_sources',
    field: 'configuration',
    ...source,
  });
  return {
    seal: (configuration, source) => vault.seal(JSON.stringify(configuration), placeOf(source)),
    open: (sealed, source) => JSON.parse(vault.open(sealed, placeOf(source))) as Configuration,
  };
}
