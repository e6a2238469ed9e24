import { AppError } from '#kernel/errors.ts';
import { redactAddress } from '#kernel/secret-address.ts';
import { storedFlag } from '#kernel/settings.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { SourceType } from '../contract.ts';
import { toldSettingsOf } from '../manifest.ts';
import { sourcesServerStrings } from './strings.ts';

/** What a person filled in for a source: addresses, options and secrets. Stored sealed as a whole. */
export type Configuration = Record<string, unknown>;

/** Names of what signs in, and so says nothing of where a source is. */
const secretNames = [
  /pass(word|phrase|wd)?$|^pwd|passwor[dt]|kennwort|secret|token|certificate|credential/,
  /(api|access|account|encryption|master|private|shared|signing|subscription)key|^x?key$/,
  /^(auth|authorization|bearer|cookies?|jwt|pin|sas|sig|signature|session|sessionid|sid)$/,
  /connectionstring|^dsn$|^jdbcurl$/,
];

/** However its words are put together: `api_key`, `X-API-Key`, `apiKey`. */
export function isSecretName(name: string): boolean {
  const plain = name
    .toLowerCase()
    .replace(/^x-/, '')
    .replace(/[^a-z0-9]/g, '');
  return secretNames.some((pattern) => pattern.test(plain));
}

/** Brings the two forms of the calls together: `configuration` (object) or `config` (JSON text). Null when neither was sent. */
export function readConfiguration(body: {
  configuration?: Configuration | undefined;
  config?: string | undefined;
}): Configuration | null {
  if (body.configuration && body.config !== undefined)
    throw new AppError('invalid', sourcesServerStrings.configTwice);
  if (body.config !== undefined) return parseConfig(body.config);
  return body.configuration ?? null;
}

function parseConfig(text: string): Configuration {
  if (text.trim() === '') return {};
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

/** What is told of a configuration: the settings of its type, without secrets in an address, and of every other only that it is set: `has<Name>: true`. */
export function redactConfiguration(type: SourceType, configuration: Configuration): Configuration {
  const told = toldSettingsOf(type);
  const shown: Configuration = {};
  for (const [name, value] of Object.entries(configuration)) {
    if (told.has(name) && isPlain(value)) shown[name] = redactValue(value);
    else if (value !== '' && value !== null) shown[storedFlag(name)] = true;
  }
  return shown;
}

function redactValue(value: unknown): unknown {
  return typeof value === 'string' ? redactAddress(value) : value;
}

/**
 * A new configuration in which a setting that is never told stays as it is stored where it is empty or absent, and goes where it is null. Names those
 * that stayed.
 */
export function keepUntold(
  type: SourceType,
  next: Configuration,
  stored: Configuration,
): { configuration: Configuration; kept: string[] } {
  const told = toldSettingsOf(type);
  const flags = new Set(
    Object.keys(stored)
      .filter((name) => !told.has(name))
      .map(storedFlag),
  );
  const configuration: Configuration = {};
  const kept: string[] = [];
  const keep = (name: string, old: unknown) => {
    configuration[name] = old;
    if (old !== '' && old !== null) kept.push(name);
  };
  for (const [name, value] of Object.entries(next)) {
    const old = stored[name];
    // What was told comes back with the rest.
    if (value === true && flags.has(name)) continue;
    if (told.has(name)) {
      if (isShownOf(value, old)) keep(name, old);
      else configuration[name] = value;
    } else if (value === '' && old !== undefined) keep(name, old);
    else if (value !== null) configuration[name] = value;
  }
  for (const [name, old] of Object.entries(stored)) {
    if (!(name in next) && !told.has(name)) keep(name, old);
  }
  return { configuration, kept };
}

/** Whether a value is what was told of a stored one that holds a secret. */
function isShownOf(value: unknown, old: unknown): boolean {
  const [sent, told, stored] = [value, redactValue(old), old].map((one) => JSON.stringify(one));
  return sent === told && told !== stored;
}

/** A setting that has a field is one of these; whatever else stands under its name was never checked. */
function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

export interface ConfigurationSeal {
  seal(configuration: Configuration, source: { id: string; workspaceId: string }): string;
  /** Null when the text does not open: another key, or damage. */
  open(sealed: string, source: { id: string; workspaceId: string }): Configuration | null;
}

export function createConfigurationSeal(vault: Vault): ConfigurationSeal {
  const placeOf = (source: { id: string; workspaceId: string }) => ({
    table: 'data_sources',
    field: 'configuration',
    ...source,
  });
  return {
    seal: (configuration, source) => vault.seal(JSON.stringify(configuration), placeOf(source)),
    open(sealed, source) {
      try {
        return JSON.parse(vault.open(sealed, placeOf(source))) as Configuration;
      } catch {
        return null;
      }
    },
  };
}
