import type { FlatRecord } from '../record-tables.ts';
import type { JsonValue } from './parse-json.ts';

/** An object as a record: nested objects become `address.city`, lists of objects child records, lists of values one text. */
export function flattenJson(object: Map<string, JsonValue>): FlatRecord {
  const record: FlatRecord = { cells: new Map(), children: new Map() };
  addMembers(record, '', object);
  return record;
}

function addMembers(record: FlatRecord, prefix: string, object: Map<string, JsonValue>): void {
  for (const [key, value] of object) {
    const name = `${prefix}${key}`;
    if (value instanceof Map) addMembers(record, `${name}.`, value);
    else if (!Array.isArray(value)) record.cells.set(name, value);
    else if (value.some((item) => item instanceof Map)) record.children.set(name, value.map(childOf));
    else if (value.length > 0) record.cells.set(name, joinValues(value));
  }
}

function childOf(value: JsonValue): FlatRecord {
  if (value instanceof Map) return flattenJson(value);
  const text = Array.isArray(value) ? joinValues(value) : value;
  return { cells: new Map([['value', text]]), children: new Map() };
}

export function joinValues(values: readonly JsonValue[]): string {
  return values
    .map((value) => (Array.isArray(value) ? joinValues(value) : value instanceof Map ? '' : (value ?? '')))
    .join(', ');
}
