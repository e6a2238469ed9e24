import type { SettingField } from '#kernel/settings.ts';

/** Shown as the specification has it. No provider of the list knows such a scope, so it stands for "none". */
export const defaultScope = 'read write';

/** What every provider asks for. `authUrl`: how the one address is explained that differs most between providers. */
export function oauthFields(options: {
  authUrl: Pick<SettingField, 'default' | 'placeholder' | 'help'>;
  clientSecret?: Pick<SettingField, 'help'>;
}): SettingField[] {
  return [
    { name: 'clientId', label: 'Client ID', kind: 'text', isRequired: true },
    {
      name: 'clientSecret',
      label: 'Client Secret',
      kind: 'secret',
      isRequired: false,
      ...options.clientSecret,
    },
    {
      name: 'clientSecretExpires',
      label: 'Secret Valid Until',
      kind: 'text',
      format: 'date',
      isRequired: false,
      placeholder: '2027-01-31',
      help: 'Where the provider ends the secret on a day, you are told a week before.',
    },
    {
      name: 'authUrl',
      label: 'Authorization URL',
      kind: 'text',
      format: 'url',
      isRequired: true,
      isDestination: true,
      ...options.authUrl,
    },
    {
      name: 'tokenUrl',
      label: 'Token URL',
      kind: 'text',
      format: 'url',
      isRequired: false,
      isDestination: true,
      placeholder: 'Auto-generated if empty',
    },
    { name: 'scope', label: 'Scope', kind: 'text', isRequired: false, default: defaultScope },
    {
      name: 'redirectUri',
      label: 'Redirect URI',
      kind: 'text',
      format: 'url',
      isRequired: false,
      placeholder: 'This server’s own address if empty',
      help: 'The provider must know this address, letter for letter.',
    },
  ];
}
