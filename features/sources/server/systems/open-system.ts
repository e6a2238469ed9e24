import { isReadableSystem } from '#connectors/index.ts';
import { AppError } from '#kernel/errors.ts';
import { labelPractice } from '#kernel/practice.ts';
import { missingFields, type Settings } from '#kernel/settings.ts';
import type { SourceType } from '../../contract.ts';
import { configurationFieldsOf, credentialFields, isFileType } from '../../manifest.ts';
import { sourcesStrings } from '../../strings.ts';
import type { ConfigurationSeal } from '../configuration.ts';
import { type SourceSettings, splitSettings } from '../source-settings.ts';
import type { SourceStore } from '../source-store.ts';
import { sourcesServerStrings as strings } from '../strings.ts';
import type { SystemSource } from './system-reader.ts';

export interface OpenSystemParts {
  sources: SourceStore;
  seal: ConfigurationSeal;
  /** What a saved connection is reached by; null where it was removed, or does not open. */
  connectionSettings(workspaceId: string, connectionId: string): Promise<ConnectionSettings | null>;
}

export interface ConnectionSettings {
  settings: Settings;
  /** Labels of what is still to be filled in. */
  missing: readonly string[];
}

/** How a source is reached. Throws `notFound` without one, `invalid` where its type or its settings allow no reading. */
export async function requireSystem(
  { sources, seal, connectionSettings }: OpenSystemParts,
  workspaceId: string,
  dataSourceId: string,
): Promise<{ name: string; source: SystemSource }> {
  const row = await sources.find(workspaceId, dataSourceId);
  if (!row) throw new AppError('notFound', strings.unknownSource);
  const type = row.type as SourceType;
  const name = labelPractice(row.name, row.is_practice === 1);
  if (!isReadableSystem(type)) throw new AppError('invalid', refusalOf(type));
  if (row.connection_id !== null) {
    const connection = await connectionSettings(workspaceId, row.connection_id);
    if (!connection) throw new AppError('conflict', strings.connectionGone);
    if (connection.missing.length > 0)
      throw new AppError('invalid', strings.settingsMissing(connection.missing));
    return { name, source: { workspaceId, system: type, settings: connection.settings } };
  }
  const record = seal.open(row.configuration, { id: row.id, workspaceId });
  if (!record) throw new AppError('conflict', strings.settingsUnreadable);
  const settings = settingsOf(type, splitSettings(type, record));
  return { name, source: { workspaceId, system: type, settings } };
}

function refusalOf(type: SourceType): string {
  const name = sourcesStrings.types[type];
  return isFileType(type) ? strings.notReadable(name) : strings.notYetReadable(name);
}

/** The form's fields and the credentials as one, what was left out by its default. */
function settingsOf(type: SourceType, { configuration, authentication }: SourceSettings): Settings {
  const { authType, credentials } = authentication;
  // A connector would take what it does not know for the OAuth client.
  if (authType === 'saml') throw new AppError('invalid', strings.samlNotRead(sourcesStrings.types[type]));
  const fields = configurationFieldsOf(type);
  const place = Object.fromEntries(
    fields.flatMap(({ name, default: fallback }) => {
      const value = configuration[name] ?? fallback;
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Settings;
  const missing = [
    ...missingFields(fields, place),
    ...missingFields(credentialFields[authType], credentials),
  ];
  if (missing.length > 0 || authType === 'none') {
    const labels = authType === 'none' ? [sourcesStrings.method] : [];
    throw new AppError('invalid', strings.settingsMissing([...missing.map(({ label }) => label), ...labels]));
  }
  return { ...place, ...(credentials as Settings) };
}
