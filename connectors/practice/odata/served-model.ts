/** What the practice system of OData serves: services, their sets, and rows whose values are exact texts. */

export type ServedType =
  | 'Edm.String'
  | 'Edm.Boolean'
  | 'Edm.Byte'
  | 'Edm.Int16'
  | 'Edm.Int32'
  | 'Edm.Int64'
  | 'Edm.Decimal'
  | 'Edm.Double'
  | 'Edm.Guid'
  | 'Edm.Binary'
  /** Days and moments: `DateTime` in V2, in V4 `Date` where it says no time of day, and a moment in UTC. */
  | 'Edm.Date'
  | 'Edm.DateTime'
  | 'Edm.DateTimeOffset'
  | 'Edm.TimeOfDay';

export interface ServedProperty {
  name: string;
  type: ServedType;
  label?: string;
  maxLength?: number;
  precision?: number;
  scale?: number;
  /** It may be empty. */
  isNullable?: boolean;
  /** Eight digits that are a day. */
  isCalendarDate?: boolean;
  /** The property that has the currency of this one. */
  currency?: string;
}

/** By property: a day as `2024-02-29`, a moment as `2024-02-29 10:11:12.5`, bytes in hex; null is empty. */
export type ServedRow = Readonly<Record<string, string | null>>;

export interface ServedSet {
  name: string;
  label: string;
  key: readonly string[];
  properties: readonly ServedProperty[];
  rows: ServedRow[];
  /** One property is the key of a row of another set. */
  refersTo?: { property: string; set: string };
}

export interface ServedService {
  /** As SAP names it: `API_THINGS_SRV`. */
  name: string;
  version: 'v2' | 'v4';
  sets: ServedSet[];
  /** Who may not use it, though the service is there. */
  refusedTo: Set<string>;
  /** Where it is, if not where SAP has it. */
  path?: string;
  /** Sets that nobody may read, though they are there. */
  refusedSets?: Set<string>;
}

/** Where a service is. */
export function pathOf({ name, version, path }: Pick<ServedService, 'name' | 'version' | 'path'>): string {
  if (path !== undefined) return path;
  return version === 'v2'
    ? `/sap/opu/odata/sap/${name}/`
    : `/sap/opu/odata4/sap/${name.toLowerCase()}/srvd_a2x/sap/${name.toLowerCase()}/0001/`;
}

export function propertyOf({ properties }: ServedSet, name: string): ServedProperty | undefined {
  return properties.find((property) => property.name === name);
}
