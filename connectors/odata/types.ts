import type { SystemType } from '#kernel/system-types.ts';
import type { EdmKind, ODataColumn, ODataVersion } from './model.ts';

/** Of a fraction of a second: what our own timestamps hold. */
const exactDigits = 6;
const mostDigits = 38;

/** What is said of a property beside its type. */
export interface Facets {
  precision: string | undefined;
  scale: string | undefined;
  maxLength: string | undefined;
  /** It says no time of day: `sap:display-format="Date"`. */
  isDay: boolean;
  /** A text that is a day: `sap:semantics="yearmonthday"`, `Common.IsCalendarDate`. */
  isCalendarDate: boolean;
  isKey: boolean;
}

/** A type of OData in our words, and how its values are written. What has no counterpart is a text. */
export function typeOf(edmType: string, facets: Facets): { type: SystemType; kind: EdmKind } {
  switch (edmType) {
    case 'Edm.Boolean':
      return { type: 'boolean', kind: 'boolean' };
    case 'Edm.Byte':
    case 'Edm.SByte':
    case 'Edm.Int16':
    case 'Edm.Int32':
    case 'Edm.Int64':
      return { type: 'integer', kind: 'integer' };
    case 'Edm.Decimal':
      return { type: decimalOf(facets), kind: 'decimal' };
    case 'Edm.Double':
    case 'Edm.Single':
      return { type: 'double', kind: 'double' };
    case 'Edm.Date':
      return { type: 'date', kind: 'date' };
    case 'Edm.DateTime':
      return { type: facets.isDay ? 'date' : 'timestamp', kind: facets.isDay ? 'date' : 'dateTime' };
    // The seventh digit, a ten millionth of a second, is cut; where it may tell two rows apart, the text stays whole.
    case 'Edm.DateTimeOffset':
      return facets.isKey && Number(facets.precision ?? 0) > exactDigits
        ? { type: 'text', kind: 'moment' }
        : { type: 'timestampWithZone', kind: 'moment' };
    case 'Edm.Time':
    case 'Edm.TimeOfDay':
      return { type: 'time', kind: 'time' };
    case 'Edm.Guid':
      return { type: 'text', kind: 'guid' };
    case 'Edm.Binary':
      return { type: 'text', kind: 'binary' };
    case 'Edm.Duration':
      return { type: 'text', kind: 'duration' };
    case 'Edm.String':
      return facets.isCalendarDate && (facets.maxLength ?? '8') === '8'
        ? { type: 'date', kind: 'day' }
        : { type: 'text', kind: 'text' };
    default:
      return { type: 'text', kind: 'document' };
  }
}

/** Where its digits are not all declared they are measured: a service that leaves the scale away may send a fraction. */
function decimalOf({ precision, scale }: Facets): SystemType {
  const [all, behind] = [Number(precision), Number(scale)];
  return Number.isInteger(all) && Number.isInteger(behind) && all > 0 && all <= mostDigits && behind <= all
    ? `decimal(${all},${behind})`
    : 'decimal';
}

/** Whether rows can be asked for behind such a value: all that has an order on both sides. */
export function isOrdered(kind: EdmKind): boolean {
  return !['boolean', 'binary', 'document', 'duration', 'time'].includes(kind);
}

/** How a value is written in a filter. The text is that of an answer, or of a watermark. Throws for what is no such value. */
export function literalOf(
  text: string,
  { edmType, kind }: Pick<ODataColumn, 'edmType' | 'kind'>,
  version: ODataVersion,
): string {
  const isOld = version === 'v2';
  if (kind === 'day') return `'${checked(text, /^\d{4}-\d\d-\d\d$/).replaceAll('-', '')}'`;
  switch (edmType) {
    case 'Edm.Byte':
    case 'Edm.SByte':
    case 'Edm.Int16':
    case 'Edm.Int32':
      return checked(text, /^-?\d+$/);
    case 'Edm.Int64':
      return `${checked(text, /^-?\d+$/)}${isOld ? 'L' : ''}`;
    case 'Edm.Decimal':
      return `${checked(text, number)}${isOld ? 'M' : ''}`;
    case 'Edm.Double':
      return `${checked(text, number)}${isOld ? 'd' : ''}`;
    case 'Edm.Single':
      return `${checked(text, number)}${isOld ? 'f' : ''}`;
    case 'Edm.Guid':
      return isOld ? `guid'${checked(text, guid)}'` : checked(text, guid);
    case 'Edm.Date':
      return checked(text, /^\d{4}-\d\d-\d\d$/);
    case 'Edm.DateTime':
      return `datetime'${isoOf(text)}'`;
    case 'Edm.DateTimeOffset':
      return isOld ? `datetimeoffset'${zonedOf(text)}'` : zonedOf(text);
    default:
      return `'${text.replaceAll("'", "''")}'`;
  }
}

const number = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const moment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?(?:\.\d+)?))?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/;

function isoOf(text: string): string {
  const [, day, time = '00:00:00'] = moment.exec(text) ?? [];
  if (day === undefined) throw new Error('This is no moment.');
  return `${day}T${time}`;
}

function zonedOf(text: string): string {
  const [, , , zone = 'Z'] = moment.exec(text) ?? [];
  return `${isoOf(text)}${/^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone}`;
}

function checked(text: string, form: RegExp): string {
  if (!form.test(text)) throw new Error('This is no value of its column.');
  return text;
}
