import { isEmptyValue, type SettingField } from '#kernel/settings.ts';
import { formOf, type SettingsForm, settingsOf, storedSecretNames } from '#ui/settings-form.ts';
import type { AuthConfig, AuthType, Source } from '../contract.ts';
import { credentialFields, defaultKeyName } from '../manifest.ts';

/** The authentication of a source while it is filled in. */
export interface AuthenticationForm {
  authType: AuthType;
  credentials: SettingsForm;
  /** Secrets that the server holds for this method. */
  stored: ReadonlySet<string>;
}

/** The form for what is stored, or for nothing. */
export function authenticationFormOf(source: Pick<Source, 'authConfig'> | null): AuthenticationForm {
  if (!source?.authConfig) return chooseMethod('none');
  const { authType, credentials } = source.authConfig;
  const fields = credentialFields[authType];
  return {
    authType,
    credentials: formOf(fields, credentials),
    stored: storedSecretNames(fields, credentials),
  };
}

/** Spec §4: another method begins with no credentials. */
export function chooseMethod(authType: AuthType): AuthenticationForm {
  const credentials = formOf(credentialFields[authType], {});
  if (authType === 'api_key') credentials.keyName = defaultKeyName(credentials.keyLocation);
  return { authType, credentials, stored: new Set() };
}

/** Takes what was entered. The key's name follows its place while it is the usual one of the place before. */
export function enterCredentials(form: AuthenticationForm, entered: SettingsForm): AuthenticationForm {
  const hasMoved = entered.keyLocation !== form.credentials.keyLocation;
  const isUsual = [undefined, '', defaultKeyName(form.credentials.keyLocation)].includes(nameIn(entered));
  if (form.authType !== 'api_key' || !hasMoved || !isUsual) return { ...form, credentials: entered };
  return { ...form, credentials: { ...entered, keyName: defaultKeyName(entered.keyLocation) } };
}

function nameIn({ keyName }: SettingsForm): string | undefined {
  return typeof keyName === 'string' ? keyName : undefined;
}

/** As it is sent. */
export function authConfigOf({ authType, credentials }: AuthenticationForm): AuthConfig {
  return { authType, credentials: settingsOf(credentialFields[authType], credentials) };
}

/** Labels of the credentials that are needed and neither entered nor stored. */
export function missingCredentials(form: AuthenticationForm): string[] {
  return credentialFields[form.authType]
    .filter((field) => field.isRequired && !isThere(form, field))
    .map(({ label }) => label);
}

/** Spec §5: with empty credentials there is nothing to test. */
export function hasCredentials(form: AuthenticationForm): boolean {
  return credentialFields[form.authType].some((field) => field.isRequired && isThere(form, field));
}

/** Spec §5: what the page asks for before it adds a system. The client of `oauth` is kept by OAuth Setup. */
export function isConfigured(form: AuthenticationForm): boolean {
  return form.authType !== 'none' && missingCredentials(form).length === 0;
}

function isThere({ credentials, stored }: AuthenticationForm, { name }: SettingField): boolean {
  const entered = credentials[name];
  return !isEmptyValue(entered) || (stored.has(name) && entered !== null);
}
