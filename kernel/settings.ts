/**
 * A settings form as data: what an outside system must be told before it can be reached. The form, the checks, the
 * redaction and the tests follow from the fields; both sides share the rules.
 */

/** A `secret` is write-only: stored sealed and never sent back. A `list` is typed with commas between its entries. */
export type FieldKind = 'text' | 'secret' | 'number' | 'boolean' | 'choice' | 'list';

/** What a text must look like. `pem`: certificates, no keys. `pem-or-file`: PEM text, or the name of a file in the operator's certificate directory. */
export type FieldFormat = 'url' | 'host' | 'date' | 'pem' | 'pem-or-file';

export type SettingValue = string | number | boolean | readonly string[];
export type Settings = Record<string, SettingValue>;

export interface SettingField {
  name: string;
  label: string;
  kind: FieldKind;
  format?: FieldFormat;
  /** Marked with an asterisk. Settings without it are stored, but count as incomplete. */
  isRequired: boolean;
  /** Not needed once this other field is filled. */
  requiredUnless?: string;
  /** Needed once this other field is filled. */
  requiredWith?: string;
  default?: SettingValue;
  /** For `choice`. */
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
  /** One line under the field. */
  help?: string;
  /** Asked for, and kept, only while another field has this value. */
  shownWhen?: { field: string; is: string };
  /** Decides where the secrets are sent, or how: whoever changes it must enter the secrets again. */
  isDestination?: boolean;
  /** For `number`: whole numbers within these. */
  minimum?: number;
  maximum?: number;
}

/** The value of every field that has a default. */
export function defaultSettings(fields: readonly SettingField[]): Settings {
  const settings: Settings = {};
  for (const field of fields) if (field.default !== undefined) settings[field.name] = field.default;
  return settings;
}

/** The fields that count for these settings; a choice that was not made has its default. */
export function shownFields(
  fields: readonly SettingField[],
  settings: Readonly<Record<string, unknown>>,
): SettingField[] {
  const defaults = defaultSettings(fields);
  const isMet = ({ shownWhen }: SettingField) =>
    !shownWhen || (settings[shownWhen.field] ?? defaults[shownWhen.field]) === shownWhen.is;
  return fields.filter(isMet);
}

/** The fields without which the system cannot be reached and that are empty, in the order of the form. */
export function missingFields(fields: readonly SettingField[], settings: Settings): SettingField[] {
  const isFilled = (name: string) => !isEmptyValue(settings[name]);
  return shownFields(fields, settings).filter((field) => {
    if (isFilled(field.name)) return false;
    if (field.requiredWith !== undefined) return isFilled(field.requiredWith);
    if (field.requiredUnless !== undefined && isFilled(field.requiredUnless)) return false;
    return field.isRequired;
  });
}

/** Absent, null, blank or a list without entries. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** `clientSecret` → `hasClientSecret`: how an answer says that a secret is stored. */
export function storedFlag(secretName: string): string {
  return `has${secretName.charAt(0).toUpperCase()}${secretName.slice(1)}`;
}
