import { AppError } from '#kernel/errors.ts';
import { requireSoundSettings } from '#platform/vault/sealed-settings.ts';
import { type AuthConfig, authConfigSchema, type SourceType } from '../contract.ts';
import { configurationMaximumBytes } from '../limits.ts';
import { configurationFieldsOf } from '../manifest.ts';
import { sourcesStrings } from '../strings.ts';
import { type Authentication, mergeAuthentication, noAuthentication } from './authentication.ts';
import { type Configuration, isSecretName, keepUntold, readConfiguration } from './configuration.ts';
import { sourcesServerStrings as strings } from './strings.ts';

/** Where a source is and how it is signed in to: one sealed column. */
export interface SourceSettings {
  type: SourceType;
  configuration: Configuration;
  authentication: Authentication;
}

interface SentSettings {
  type: SourceType;
  configuration?: Configuration | undefined;
  config?: string | undefined;
  authConfig?: AuthConfig | undefined;
}

/** The settings as they are once this was saved. Throws `invalid` for what cannot be stored, or would carry a secret elsewhere. */
export function mergeSourceSettings(sent: SentSettings, stored: SourceSettings | null): SourceSettings {
  const { type } = sent;
  const before = stored ?? { type, configuration: {}, authentication: noAuthentication };
  const { configuration: next, authConfig } = splitAuthConfig(readConfiguration(sent), sent.authConfig);
  if (next) requireSound(type, next);
  const { configuration, kept } = keepUntold(type, next ?? before.configuration, before.configuration);
  const moved = stored ? movedPart(type, configuration, stored) : null;
  if (moved !== null && kept.length > 0) throw new AppError('invalid', strings.secretsWanted(moved, kept));
  // A source that has become one of another kind begins without a method.
  const old = type === before.type ? before.authentication : noAuthentication;
  return { type, configuration, authentication: mergeAuthentication(type, authConfig, old, moved) };
}

/** The same for a test. Without a type, credentials are looked at as any system would have them. */
export function settingsToTest(
  sent: Omit<SentSettings, 'type' | 'authConfig'> & { type: SourceType | null; authConfig: AuthConfig },
  stored: SourceSettings | null,
): Omit<SourceSettings, 'type'> & { type: SourceType | null } {
  const { type } = sent;
  // The two that offer every method stand for the unknown one.
  return { ...mergeSourceSettings({ ...sent, type: type ?? 'datasphere' }, stored), type };
}

/** As one record, to be sealed. */
export function joinSettings({ configuration, authentication }: SourceSettings): Configuration {
  return authentication.authType === 'none'
    ? configuration
    : { ...configuration, authConfig: authentication };
}

/** The settings in an opened record. */
export function splitSettings(type: SourceType, record: Configuration): SourceSettings {
  const { authConfig, ...configuration } = record;
  const parsed = authConfigSchema.safeParse(authConfig);
  const authentication = parsed.success ? (parsed.data as Authentication) : noAuthentication;
  return { type, configuration, authentication };
}

/** Callers that know one object only may put `authConfig` into the configuration. */
function splitAuthConfig(
  sent: Configuration | null,
  explicit: AuthConfig | undefined,
): { configuration: Configuration | null; authConfig: AuthConfig | undefined } {
  if (!sent || !('authConfig' in sent)) return { configuration: sent, authConfig: explicit };
  const { authConfig, ...configuration } = sent;
  if (explicit || authConfig === null) return { configuration, authConfig: explicit };
  const parsed = authConfigSchema.safeParse(authConfig);
  if (!parsed.success) throw new AppError('invalid', strings.authConfigInvalid);
  return { configuration, authConfig: parsed.data };
}

function requireSound(type: SourceType, configuration: Configuration): void {
  if (new TextEncoder().encode(JSON.stringify(configuration)).length > configurationMaximumBytes) {
    throw new AppError('invalid', strings.configTooLarge);
  }
  const fields = configurationFieldsOf(type);
  const known = fields.filter(({ name }) => name in configuration);
  requireSoundSettings(fields, Object.fromEntries(known.map(({ name }) => [name, configuration[name]])));
}

/**
 * What of the address has changed, by its label; null when nothing has. A setting that no field describes counts too:
 * it may well say where the source is.
 */
function movedPart(type: SourceType, next: Configuration, stored: SourceSettings): string | null {
  if (type !== stored.type) return sourcesStrings.type;
  const fields = new Map(configurationFieldsOf(type).map((field) => [field.name, field]));
  const names = new Set([...Object.keys(next), ...Object.keys(stored.configuration)]);
  for (const name of names) {
    const field = fields.get(name);
    if (isSecretName(name) || (field && !field.isDestination)) continue;
    const valueIn = (configuration: Configuration) =>
      JSON.stringify(configuration[name] ?? field?.default ?? null);
    if (valueIn(next) !== valueIn(stored.configuration)) return field?.label ?? name;
  }
  return null;
}
