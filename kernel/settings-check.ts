import { secretParametersOf } from './secret-address.ts';
import { isEmptyValue, type SettingField } from './settings.ts';

/** One sentence about one field. */
export interface SettingProblem {
  field: string;
  message: string;
}

const textMaximumLength = 2000;
/** A PEM chain is the longest that is asked for. */
const secretMaximumLength = 20_000;
const listMaximumEntries = 200;

/** What is wrong with the values that are there; empty ones are not looked at. Unknown names are told by their name. */
export function checkSettings(
  fields: readonly SettingField[],
  values: Readonly<Record<string, unknown>>,
): SettingProblem[] {
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.entries(values).flatMap(([name, value]) => {
    const field = known.get(name);
    if (!field) return [{ field: name, message: `There is no setting named ${quote(name)}.` }];
    const message = isEmptyValue(value) ? null : checkValue(field, value);
    return message === null ? [] : [{ field: name, message }];
  });
}

function checkValue(field: SettingField, value: unknown): string | null {
  switch (field.kind) {
    case 'number':
      return checkNumber(field, value);
    case 'boolean':
      return typeof value === 'boolean' ? null : `${field.label} must be true or false.`;
    case 'choice': {
      const options = field.options ?? [];
      if (options.some((option) => option.value === value)) return null;
      return `${field.label} must be one of: ${options.map((option) => option.value).join(', ')}.`;
    }
    case 'list':
      return checkList(field, value);
    case 'text':
    case 'secret':
      return typeof value === 'string' ? checkText(field, value) : `${field.label} must be a text.`;
  }
}

function checkNumber({ label, minimum, maximum }: SettingField, value: unknown): string | null {
  const isInside =
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= (minimum ?? Number.MIN_SAFE_INTEGER) &&
    value <= (maximum ?? Number.MAX_SAFE_INTEGER);
  return isInside ? null : `${label} must be a whole number from ${minimum} to ${maximum}.`;
}

function checkList({ label }: SettingField, value: unknown): string | null {
  const isList =
    Array.isArray(value) &&
    value.length <= listMaximumEntries &&
    value.every((entry) => typeof entry === 'string' && entry.length <= 200 && !hasControlCharacter(entry));
  return isList ? null : `${label} must be a list of at most ${listMaximumEntries} names.`;
}

function checkText(field: SettingField, text: string): string | null {
  const maximum = field.kind === 'secret' || field.format ? secretMaximumLength : textMaximumLength;
  if (text.length > maximum) return `${field.label} is longer than ${maximum} characters.`;
  if (field.format === 'pem') return checkCertificates(field.label, text);
  if (field.format === 'pem-or-file') return checkPemOrFile(field.label, text);
  // A line break would end a header or a log line and begin one of the sender's own.
  if (hasControlCharacter(text)) return `${field.label} must not hold line breaks or control characters.`;
  if (field.format === 'url') return checkUrl(field.label, text);
  if (field.format === 'host') return checkHost(field.label, text);
  if (field.format === 'date') return checkDate(field.label, text);
  return null;
}

function checkUrl(label: string, text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || /[\s\\]/.test(text.trim())) {
    return `${label} must be an address that begins with https:// or http://.`;
  }
  if (url.username !== '' || url.password !== '') {
    return `${label} must not hold a user name or password. Enter them in their own fields.`;
  }
  const [secret] = secretParametersOf(text);
  if (secret !== undefined) {
    return `${label} must not hold a secret (${quote(secret)}): an address is shown and logged on its way. Enter the secret in its own field.`;
  }
  return text.includes('#') ? `${label} must not hold a fragment (#).` : null;
}

/** A name or an IP address; `https://` may stand in front, because people copy it so. */
function checkHost(label: string, text: string): string | null {
  const host = text.trim().replace(/^https?:\/\//i, '');
  const isHost =
    /^[\p{L}\p{N}]([\p{L}\p{N}._-]*[\p{L}\p{N}.])?$/u.test(host) || /^\[[0-9a-f:.]+\]$/i.test(host);
  if (isHost && host.length <= 253) return null;
  return `${label} must be a host name or an IP address, without a port, a path or a user name.`;
}

/** One or several. A key has no place where it is shown again. */
function checkDate(label: string, text: string): string | null {
  const day = text.trim();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  return isDay ? null : `${label} must be a day written as 2027-01-31.`;
}

function checkCertificates(label: string, text: string): string | null {
  return certificates.test(text)
    ? null
    : `${label} must be a certificate as PEM, which begins with -----BEGIN CERTIFICATE-----, or several.`;
}

const certificates = /^\s*(-----BEGIN CERTIFICATE-----[\sA-Za-z0-9+/=]+-----END CERTIFICATE-----\s*)+$/;

function checkPemOrFile(label: string, text: string): string | null {
  const trimmed = text.trim();
  if (/^-----BEGIN [A-Z0-9 ]+-----[\sA-Za-z0-9+/=:,-]+-----END [A-Z0-9 ]+-----$/.test(trimmed)) return null;
  // A plain name: no folder, and nothing that leads out of the operator's directory.
  if (/^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/.test(trimmed)) return null;
  return `${label} must be PEM text, or the plain name of a file in the server's certificate directory.`;
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

function quote(name: string): string {
  return `"${name.replace(/\p{Cc}/gu, ' ').slice(0, 60)}"`;
}
