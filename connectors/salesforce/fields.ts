import { z } from 'zod';
import type { SystemType } from '#kernel/system-types.ts';
import type { SystemColumn } from '../system-session.ts';

export const describedShape = z.object({
  name: z.string().max(300),
  label: z.string().nullish(),
  fields: z.array(
    z.object({
      name: z.string().max(300),
      label: z.string().nullish(),
      type: z.string().max(100),
      length: z.number().nullish(),
      precision: z.number().nullish(),
      scale: z.number().nullish(),
      deprecatedAndHidden: z.boolean().nullish(),
      referenceTo: z.array(z.string().max(300)).nullish(),
    }),
  ),
});
export type DescribedObject = z.infer<typeof describedShape>;
export type DescribedField = DescribedObject['fields'][number];

/** Names as Salesforce makes them; nothing else comes into a statement. */
const apiName = /^[A-Za-z]\w{0,254}$/;
/** Parts of which stand beside them as fields of their own, and files. */
const leftOut = new Set(['address', 'location', 'complexvalue', 'base64', 'json']);

/** Fields that are read. Compound ones are left out for their parts, and what holds files: Bulk takes neither. */
export function readableFields({ fields }: DescribedObject): DescribedField[] {
  return fields.filter(
    ({ name, type, deprecatedAndHidden }) =>
      apiName.test(name) && !leftOut.has(type) && deprecatedAndHidden !== true,
  );
}

export function requireApiName(name: string): string {
  if (!apiName.test(name)) throw new Error('A name is none that Salesforce makes.');
  return name;
}

export function columnOf(field: DescribedField): SystemColumn {
  const { name, label, type } = field;
  return {
    name,
    type: typeOf(field),
    nativeType: nativeTypeOf(field),
    label: label ? label : null,
    ...(type === 'percent' ? { unit: '%' } : {}),
  };
}

/** Where digits are declared, values may have more of them all the same (formulas, what was loaded): they are measured, not cut. */
function typeOf({ type, precision }: DescribedField): SystemType {
  switch (type) {
    case 'boolean':
    case 'date':
    case 'time':
      return type;
    case 'int':
    case 'long':
      return 'integer';
    case 'currency':
    case 'percent':
    case 'double':
      return precision ? 'decimal' : 'double';
    case 'datetime':
      return 'timestampWithZone';
    default:
      return 'text';
  }
}

function nativeTypeOf({ type, length, precision, scale, referenceTo }: DescribedField): string {
  if (type === 'reference') return `reference(${(referenceTo ?? []).slice(0, 5).join(', ')})`;
  if (precision) return `${type}(${precision},${scale ?? 0})`;
  return length ? `${type}(${length})` : type;
}

/** The exact text of a value, by JSON or by CSV. Salesforce has no empty text. */
export function cellOf(
  value: unknown,
  { type, nativeType }: Pick<SystemColumn, 'type' | 'nativeType'>,
): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (type === 'timestampWithZone') return momentOf(text);
  if (type === 'time') return text.replace(/Z$/, '');
  if (type === 'decimal') return plainNumber(text, Number(/,(\d+)\)$/.exec(nativeType)?.[1] ?? 0));
  return type === 'integer' || type === 'double' ? plainNumber(text, 0) : text;
}

/** `2024-01-31T10:20:30.000+0000`, by CSV with a Z behind: both in UTC. */
function momentOf(text: string): string {
  const [, day, time] = /^(\d{4,}-\d\d-\d\d)T(\d\d:\d\d:\d\d(?:\.\d+)?)(?:Z|[+-]00:?00)$/.exec(text) ?? [];
  return day === undefined ? text : `${day} ${time}+00`;
}

/** Of exponents, as many places as a number of Salesforce's may have. */
const mostPlaces = 400;

/** Without an exponent, with as many places behind the point as were declared at least: 1.2E3 is 1200.00. */
export function plainNumber(text: string, scale: number): string {
  const [, sign = '', whole, fraction = '', exponent = '0'] =
    /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const shift = Number(exponent);
  if (whole === undefined || Math.abs(shift) > mostPlaces) return text;
  const digits = whole + fraction;
  const point = whole.length + shift;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(1, point);
  const behind = padded.slice(at).replace(/0+$/, '').padEnd(scale, '0');
  const before = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  return `${sign === '-' ? '-' : ''}${before}${behind === '' ? '' : `.${behind}`}`;
}
