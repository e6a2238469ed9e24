import { AppError } from '#kernel/errors.ts';
import { isEmptyValue, missingFields, type Settings } from '#kernel/settings.ts';
import { mergeSettings, redactSettings, requireSoundSettings } from '#platform/vault/sealed-settings.ts';
import type { AuthConfig, AuthType, Source, SourceType } from '../contract.ts';
import { authTypesOf, credentialFields, defaultKeyName } from '../manifest.ts';
import { tidyCertificate } from './certificate.ts';
import { sourcesServerStrings as strings } from './strings.ts';

/** How a source is signed in to, secrets included. Stored sealed together with its configuration. */
export interface Authentication {
  authType: AuthType;
  credentials: Settings;
}

export const noAuthentication: Authentication = { authType: 'none', credentials: {} };

/**
 * What is to be stored: sent credentials, and stored secrets where empty ones were sent. Another method drops those of
 * the one before. Throws `invalid` where a stored secret would go elsewhere than it was entered for: `moved` says what
 * of the address has changed.
 */
export function mergeAuthentication(
  type: SourceType,
  sent: AuthConfig | undefined,
  stored: Authentication,
  moved: string | null,
): Authentication {
  const { authType } = sent ?? stored;
  if (!authTypesOf(type).includes(authType)) throw new AppError('invalid', strings.methodUnknown(authType));
  const fields = credentialFields[authType];
  const old = stored.authType === authType ? stored.credentials : {};
  const entered = sent ? withTidyCertificate(sent.credentials) : old;
  if (sent) requireSoundSettings(fields, entered);
  if (moved !== null) {
    const kept = fields.filter(
      ({ name, kind }) =>
        kind === 'secret' &&
        old[name] !== undefined &&
        (!sent || (isEmptyValue(entered[name]) && entered[name] !== null)),
    );
    if (kept.length > 0)
      throw secretsWanted(
        moved,
        kept.map(({ label }) => label),
      );
  }
  const credentials = sent ? mergeSettings(fields, entered, old) : old;
  return { authType, credentials: authType === 'api_key' ? withKeyName(credentials) : credentials };
}

/** What may stand as a header's name (RFC 9110), and in a query without being escaped. */
const keyName = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/;

function withKeyName(credentials: Settings): Settings {
  if (credentials.keyName === undefined) {
    return { ...credentials, keyName: defaultKeyName(credentials.keyLocation) };
  }
  if (!keyName.test(String(credentials.keyName))) throw new AppError('invalid', strings.keyNameInvalid);
  return credentials;
}

/** The same without secrets, and what it still needs. */
export function presentAuthentication({ authType, credentials }: Authentication): Source['authConfig'] {
  const fields = credentialFields[authType];
  return {
    authType,
    credentials: redactSettings(fields, credentials),
    missing: missingFields(fields, credentials).map(({ label }) => label),
  };
}

function withTidyCertificate(credentials: AuthConfig['credentials']): AuthConfig['credentials'] {
  const { x509Certificate } = credentials;
  if (typeof x509Certificate !== 'string' || x509Certificate.trim() === '') return credentials;
  return { ...credentials, x509Certificate: tidyCertificate(x509Certificate) };
}

function secretsWanted(moved: string, labels: readonly string[]): AppError {
  return new AppError('invalid', strings.secretsWanted(moved, labels));
}
