import { keyWithin, shownKey } from '../record-keys.ts';
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
    const name = keyWithin(prefix, key);
    if (value instanceof Map) addMembers(record, name, value);
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

/** `a, b`; an object within a list stands as its JSON, so that nothing of it is lost. */
export function joinValues(values: readonly JsonValue[]): string {
  return values
    .map((value) =>
      Array.isArray(value) ? joinValues(value) : value instanceof Map ? jsonText(value) : (value ?? ''),
    )
    .join(', ');
}

/** JSON of an object whose numbers are texts by now: what is written as a number stands without quotes. */
export function jsonText(value: JsonValue): string {
  if (value === null) return 'null';
  if (typeof value === 'string')
    return /^(?:-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false)$/.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  return `{${[...value].map(([key, item]) => `${JSON.stringify(shownKey(key))}:${jsonText(item)}`).join(',')}}`;
}
