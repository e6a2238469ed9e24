import type { OrgField, OrgRecord } from './org.ts';

/** Records as the two APIs write them. */

const numbers: ReadonlySet<OrgField['type']> = new Set(['int', 'double', 'currency', 'percent']);

export function recordJson(
  record: OrgRecord,
  { object, fields, version }: { object: string; fields: readonly OrgField[]; version: string },
): string {
  const id = fields.find(({ type }) => type === 'id');
  const url = id ? `/services/data/v${version}/sobjects/${object}/${record[id.name]}` : undefined;
  const members = fields.map((field) => `${JSON.stringify(field.name)}:${valueJson(field, record)}`);
  return `{"attributes":${JSON.stringify({ type: object, url })},${members.join(',')}}`;
}

/** Digits of numbers are written as they are. */
function valueJson({ name, type }: OrgField, record: OrgRecord): string {
  const value = record[name] ?? null;
  if (value === null) return 'null';
  if (numbers.has(type) || type === 'boolean') return value;
  return JSON.stringify(type === 'datetime' ? value.replace(/Z$/, '+0000') : value);
}

/** Each cell stands in quotes; null is the empty text. */
export function csvLine(cells: readonly (string | null | undefined)[]): string {
  return `${cells.map((cell) => `"${(cell ?? '').replaceAll('"', '""')}"`).join(',')}\n`;
}
