import type { Source, SourceType } from '../contract.ts';
import { authTypesOf, configurationFieldsOf } from '../manifest.ts';
import { sourcesStrings as strings } from '../strings.ts';

/** The types in the order of the list, with the names people know. */
export const typeOptions = Object.entries(strings.types).map(([value, label]) => ({ value, label }));

export function isSourceType(text: string): text is SourceType {
  return Object.hasOwn(strings.types, text);
}

/** Spec §5: the sources page wants an auth configuration for these, which are those with an OAuth client. */
export function needsAuthentication(type: SourceType): boolean {
  return authTypesOf(type).includes('oauth');
}

/** Whether a source of this type is reached at a host, and read table by table. */
export function isDatabase(type: SourceType): boolean {
  return configurationFieldsOf(type).some(({ name }) => name === 'host');
}

/** Spec §4: which types have the Authentication and SAP Streaming tabs. */
export function hasSapTabs(type: SourceType): boolean {
  return type === 'datasphere' || type === 's4hana';
}

/** Spec §2: active is Connected, anything else Disconnected; the second line says which. */
export function describeStatus(source: Pick<Source, 'status' | 'error'>): { word: string; line: string } {
  return {
    word: source.status === 'active' ? strings.connected : strings.disconnected,
    line: source.error ?? strings.states[source.status],
  };
}
