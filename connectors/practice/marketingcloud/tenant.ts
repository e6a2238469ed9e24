/** What a practice tenant of Marketing Cloud holds. */

export interface TenantField {
  name: string;
  type: 'Text' | 'Number' | 'Date' | 'Boolean' | 'EmailAddress' | 'Phone' | 'Decimal' | 'Locale';
  /** Letters, or the digits of a decimal. */
  length?: number;
  scale?: number;
  isKey?: boolean;
}

/** Values by the names of fields: times as `2024-01-31 13:00:00`, booleans as `True`. */
export type TenantRow = Readonly<Record<string, string | null>>;

export interface TenantExtension {
  /** By which REST finds it. */
  key: string;
  name: string;
  description?: string;
  fields: readonly TenantField[];
  rows: TenantRow[];
  /** The integration may not read it. */
  isRefused?: boolean;
  /** It is asked for, and never answers. */
  isSlow?: boolean;
}

export interface TenantObject {
  name: string;
  /** Nested ones by a dot. */
  properties: readonly string[];
  /** Times as `2024-01-31T13:00:00`. */
  rows: TenantRow[];
}

export class Tenant {
  readonly extensions: TenantExtension[] = [];
  readonly objects = new Map<string, TenantObject>();
  /** MIDs that an integration may ask tokens for. */
  readonly units = new Set<string>();

  extension(name: string): TenantExtension {
    const found = this.extensions.find((one) => one.name === name);
    if (!found) throw new Error(`There is no data extension ${name}.`);
    return found;
  }

  add(object: TenantObject): void {
    this.objects.set(object.name, object);
  }
}
