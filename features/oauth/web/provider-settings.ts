import type { OAuthProvider } from '#connectors/manifests.ts';
import { isEmptyValue, type SettingField } from '#kernel/settings.ts';
import { type SettingsForm, settingsOf } from '#ui/settings-form.ts';
import type { OAuthConfiguration } from '../contract.ts';

/** What the calls carry beside `config`; all other fields are a provider's own. */
const commonNames = ['clientId', 'clientSecret', 'authUrl', 'tokenUrl', 'redirectUri', 'scope'] as const;

/** A saved configuration as one flat set, the way a form is filled from it. */
export function flatConfigOf(configuration: OAuthConfiguration | null): Record<string, unknown> {
  if (!configuration) return {};
  const { config, clientId, hasClientSecret, authUrl, tokenUrl, redirectUri, scope } = configuration;
  return { ...config, clientId, hasClientSecret, authUrl, tokenUrl, redirectUri, scope };
}

/** What is sent for a filled form. A new configuration is active; one that was switched off stays so. */
export function providerBodyOf(
  provider: OAuthProvider,
  fields: readonly SettingField[],
  form: SettingsForm,
  isActive = true,
) {
  const settings = settingsOf(fields, form);
  const typed = (name: (typeof commonNames)[number]) => {
    const value = settings[name];
    return typeof value === 'string' ? value : '';
  };
  const own = Object.entries(settings).filter(([name]) => !commonNames.some((common) => common === name));
  return {
    provider,
    clientId: typed('clientId'),
    // Kept to the letter, and null when it is to be removed.
    clientSecret: settings.clientSecret === null ? null : typed('clientSecret'),
    authUrl: typed('authUrl'),
    tokenUrl: typed('tokenUrl'),
    redirectUri: typed('redirectUri'),
    scope: typed('scope'),
    isActive,
    config: Object.fromEntries(own),
  };
}
export type ProviderBody = ReturnType<typeof providerBodyOf>;

/** Spec §5: these two must be there to test or to save. */
export function lacksRequired(body: ProviderBody): boolean {
  return isEmptyValue(body.clientId) || isEmptyValue(body.authUrl);
}
