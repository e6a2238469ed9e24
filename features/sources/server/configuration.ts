import { AppError } from '#kernel/errors.ts';
import { redactAddress } from '#kernel/secret-address.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { sourcesServerStrings } from './strings.ts';

/** What a person filled in for a source: addresses, options and secrets. Stored sealed as a whole. */
export type Configuration = Record<string, unknown>;

/** Names whose values are written but never sent back. */
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

/** The configuration without its secrets, those within an address too; a secret that is set is told as `has<Name>: true`. */
export function redactConfiguration(configuration: Configuration): Configuration {
  const shown: Configuration = {};
  const isNamedSecret = namesSecret(configuration);
  for (const [name, value] of Object.entries(configuration)) {
    if (isNamedSecret && name === 'value') shown.hasValue = true;
    else if (isPlainObject(value)) shown[name] = redactConfiguration(value);
    else if (!isSecretName(name)) shown[name] = redactValue(value);
    else if (value !== '' && value !== null)
      shown[`has${name.charAt(0).toUpperCase()}${name.slice(1)}`] = true;
  }
  return shown;
}

/** `{ name: 'password', value: … }`, as headers and parameters are often written. */
function namesSecret({ name, key }: Configuration): boolean {
  return [name, key].some((said) => typeof said === 'string' && isSecretName(said));
}

/** Of a value under a name that tells of no secret: texts are told as addresses are, wherever they stand. */
function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactAddress(value);
  if (Array.isArray(value)) return value.map(redactValue);
  return isPlainObject(value) ? redactConfiguration(value) : value;
}

/** A new configuration in which an empty or absent secret means: keep the one that is stored. Names those that were kept. */
export function keepSecrets(
  next: Configuration,
  stored: Configuration,
): { configuration: Configuration; kept: string[] } {
  const configuration: Configuration = {};
  const kept: string[] = [];
  const keep = (name: string, old: unknown) => {
    configuration[name] = old;
    if (old !== '' && old !== null) kept.push(name);
  };
  for (const [name, value] of Object.entries(next)) {
    const old = stored[name];
    if (isPlainObject(value)) {
      const inner = keepSecrets(value, isPlainObject(old) ? old : {});
      configuration[name] = inner.configuration;
      kept.push(...inner.kept);
    } else if (isSecretName(name) && value === '' && old !== undefined) keep(name, old);
    // What was shown without its secret comes back as it was shown.
    else if (isShownOf(value, old)) keep(name, old);
    else configuration[name] = value;
  }
  for (const [name, old] of Object.entries(stored)) {
    if (!(name in next) && isSecretName(name)) keep(name, old);
  }
  return { configuration, kept };
}

/** Whether a value is what was told of a stored one that holds a secret. */
function isShownOf(value: unknown, old: unknown): boolean {
  const [sent, told, stored] = [value, redactValue(old), old].map((one) => JSON.stringify(one));
  return sent === told && told !== stored;
}

function isPlainObject(value: unknown): value is Configuration {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
