import { aribaFields } from '#connectors/ariba/form-fields.ts';
import { trustedAuthority } from '#connectors/http/form-fields.ts';
import { s4Client, s4Fields } from '#connectors/s4hana/form-fields.ts';
import { successFactorsFields } from '#connectors/successfactors/form-fields.ts';
import type { SettingField } from '#kernel/settings.ts';
import type { AuthType, SourceType } from './contract.ts';
import { sourcesStrings } from './strings.ts';

/** What is asked for each kind of source, as data: form, checks and redaction follow from it on both sides. */

const { labels, hints } = sourcesStrings;

/** The methods of a type, in the order of the list. Spec §5; the rest are in docs/decisions. */
const methodsByType: Partial<Record<SourceType, readonly AuthType[]>> = {
  datasphere: ['none', 'oauth', 'basic', 'api_key', 'saml'],
  s4hana: ['none', 'oauth', 'basic', 'api_key', 'saml'],
  postgresql: ['none', 'basic'],
  mysql: ['none', 'basic'],
  hana: ['none', 'basic'],
  trino: ['none', 'basic'],
  successfactors: ['none', 'oauth', 'basic'],
  ariba: ['none', 'oauth'],
  concur: ['none', 'oauth'],
  marketingcloud: ['none', 'oauth'],
};

const fileTypes: readonly SourceType[] = ['excel', 'csv', 'json', 'xml'];

/** Whether sources of this type hold uploaded files; the others are systems. */
export function isFileType(type: SourceType): boolean {
  return fileTypes.includes(type);
}

/** How a source of this type can be signed in to; `none` alone where nobody signs in. */
export function authTypesOf(type: SourceType): readonly AuthType[] {
  return methodsByType[type] ?? ['none'];
}

export const keyLocations = ['header', 'query', 'body'] as const;
export type KeyLocation = (typeof keyLocations)[number];

/** Spec §3: the name that the key goes under when nobody chose one. */
export function defaultKeyName(location: unknown): string {
  return (location ?? 'header') === 'header' ? 'X-API-Key' : 'api_key';
}

/** The credentials of each method. The client of `oauth` is kept by OAuth Setup. */
export const credentialFields: Readonly<Record<AuthType, readonly SettingField[]>> = {
  none: [],
  oauth: [],
  basic: [
    { name: 'username', label: labels.username, kind: 'text', isRequired: true },
    { name: 'password', label: labels.password, kind: 'secret', isRequired: true },
  ],
  api_key: [
    { name: 'apiKey', label: labels.apiKey, kind: 'secret', isRequired: true },
    {
      name: 'keyLocation',
      label: labels.keyLocation,
      kind: 'choice',
      isRequired: false,
      default: 'header',
      // In an address the key ends up in the logs on its way: another place needs it entered again.
      isDestination: true,
      options: keyLocations.map((value) => ({ value, label: labels.keyLocations[value] })),
    },
    { name: 'keyName', label: labels.keyName, kind: 'text', isRequired: false },
  ],
  saml: [
    { name: 'entityId', label: labels.entityId, kind: 'text', isRequired: true },
    {
      name: 'singleSignOnUrl',
      label: labels.singleSignOnUrl,
      kind: 'text',
      format: 'url',
      isRequired: true,
      isDestination: true,
      placeholder: 'https://login.example.com/saml2/sso',
    },
    {
      name: 'x509Certificate',
      label: labels.x509Certificate,
      kind: 'text',
      format: 'pem-or-file',
      isRequired: true,
      help: hints.x509Certificate,
    },
    { name: 'nameId', label: labels.nameId, kind: 'text', isRequired: false, help: hints.nameId },
  ],
};

const serverUrl: SettingField = {
  name: 'serverUrl',
  label: labels.serverUrl,
  kind: 'text',
  format: 'url',
  isRequired: true,
  isDestination: true,
  placeholder: 'https://mytenant.example.com',
};

/** @param database what differs in the field of the database */
function databaseFields(
  port: number,
  database: Partial<Pick<SettingField, 'label' | 'isRequired'>> = {},
): SettingField[] {
  return [
    {
      name: 'host',
      label: labels.host,
      kind: 'text',
      format: 'host',
      isRequired: true,
      isDestination: true,
      placeholder: 'db.example.com',
    },
    {
      name: 'port',
      label: labels.port,
      kind: 'number',
      isRequired: true,
      default: port,
      minimum: 1,
      maximum: 65_535,
      isDestination: true,
    },
    { name: 'database', label: labels.database, kind: 'text', isRequired: true, ...database },
    {
      name: 'useTls',
      label: labels.useTls,
      kind: 'boolean',
      isRequired: false,
      default: true,
      isDestination: true,
    },
    trustedAuthority,
  ];
}

const configurationByType: Partial<Record<SourceType, readonly SettingField[]>> = {
  datasphere: [
    { ...serverUrl, placeholder: 'https://mytenant.eu10.hcs.cloud.sap' },
    { name: 'schema', label: labels.space, kind: 'text', isRequired: false, help: hints.space },
  ],
  s4hana: [serverUrl, s4Client, ...s4Fields],
  successfactors: [{ ...serverUrl, placeholder: 'https://api4.successfactors.com' }, ...successFactorsFields],
  ariba: [{ ...serverUrl, placeholder: 'https://openapi.ariba.com' }, ...aribaFields, trustedAuthority],
  concur: [serverUrl, trustedAuthority],
  marketingcloud: [
    { ...serverUrl, placeholder: 'https://mc123.auth.marketingcloudapis.com' },
    trustedAuthority,
  ],
  postgresql: databaseFields(5432),
  mysql: databaseFields(3306),
  hana: [
    ...databaseFields(443, { isRequired: false }),
    { name: 'schema', label: labels.schema, kind: 'text', isRequired: false },
  ],
  trino: databaseFields(443, { label: labels.catalog }),
};

/** Where a source of this type is. Other settings that a caller sends are kept, but have no field. */
export function configurationFieldsOf(type: SourceType): readonly SettingField[] {
  return configurationByType[type] ?? [];
}

/** Settings whose values are told; all others are written and never read back, whatever they are called. */
export function toldSettingsOf(type: SourceType): ReadonlySet<string> {
  const fields = configurationFieldsOf(type).filter(({ kind }) => kind !== 'secret');
  const names = fields.map(({ name }) => name);
  return new Set(isFileType(type) ? [...names, 'fileName'] : names);
}
