import { keyAgain, keyAside, keyWithin, shownKey } from '../record-keys.ts';
import type { FlatRecord } from '../record-tables.ts';
import { flattenJson, joinValues } from './flatten-json.ts';
import type { JsonValue } from './parse-json.ts';

type JsonObject = Map<string, JsonValue>;

/** A table that was found within an object. */
export interface FoundTable {
  /** As it is called in the file. */
  name: string;
  /** Where it lies in the file: what tells it from another of its name. */
  path: string;
  records: Iterable<FlatRecord>;
  /** How it lies in the file, where that is not a plain list of records. */
  decision: string | null;
}

export interface FoundTables {
  tables: FoundTable[];
  /** Names of values that belong to no table. */
  outside: string[];
}

/**
 * The tables of an object, at any depth: lists of records, records by key (`{ "2025-01": { … } }`), and columns
 * (`{ "a": [1, 2], "b": ["x", "y"] }`). None where the object is a single record.
 * @param name what a table is called that the object itself is
 */
export function findTables(object: JsonObject, name: string, path = ''): FoundTables {
  const own = wholeTable(object, shownKey(name));
  if (own !== null) return { tables: [{ ...own, path }], outside: [] };
  const found: FoundTables = { tables: [], outside: [] };
  for (const [key, value] of object) {
    if (Array.isArray(value) && value.some((item) => item instanceof Map || Array.isArray(item)))
      found.tables.push({
        name: shownKey(key),
        path: keyWithin(path, key),
        records: value.map(recordOfItem),
        decision: null,
      });
    else if (value instanceof Map) {
      const inner = findTables(value, key, keyWithin(path, key));
      found.tables.push(...inner.tables);
      found.outside.push(...inner.outside.map((outside) => `${shownKey(key)}.${outside}`));
    } else found.outside.push(shownKey(key));
  }
  return found;
}

/** An item of a list as a record; what has no names becomes one `value`. */
export function recordOfItem(item: JsonValue): FlatRecord {
  if (item instanceof Map) return flattenJson(item);
  return { cells: new Map([['value', Array.isArray(item) ? joinValues(item) : item]]), children: new Map() };
}

/** Where a table lies is known by who looked for it. */
type WholeTable = Omit<FoundTable, 'path'>;

function wholeTable(object: JsonObject, name: string): WholeTable | null {
  return splitTable(object, name) ?? columnTable(object, name) ?? keyedTable(object, name);
}

/** `{ "columns": ["a", "b"], "data": [[1, 2], [3, 4]] }`, as data libraries write tables. */
function splitTable(object: JsonObject, name: string): WholeTable | null {
  const [columns, data] = [object.get('columns'), object.get('data')];
  if (!Array.isArray(columns) || !Array.isArray(data) || data.length === 0) return null;
  const names = distinct(columns.flatMap((column) => (typeof column === 'string' ? [column] : [])));
  const rows = data.filter(Array.isArray);
  if (names.length !== columns.length || rows.length !== data.length) return null;
  if (rows.some((row) => row.length !== names.length)) return null;
  return {
    name,
    records: mapLazily(rows.length, (index) => recordOfCells(names, rows[index] ?? [])),
    decision: 'The file names its columns once and holds rows without names; both were put together.',
  };
}

/** Lists of values of one length, or values by row number. */
function columnTable(object: JsonObject, name: string): WholeTable | null {
  if (object.size < 2) return null;
  const columns = [...object.values()].map(columnValues);
  const lists = columns.flatMap((column) => (column === null ? [] : [column]));
  const [first] = lists;
  if (first === undefined || first.length === 0 || lists.length !== columns.length) return null;
  if (lists.some((list) => list.length !== first.length)) return null;
  const names = [...object.keys()];
  return {
    name,
    records: mapLazily(first.length, (index) =>
      recordOfCells(
        names,
        lists.map((list) => list[index] ?? null),
      ),
    ),
    decision: 'The file holds columns, each a list of values; they were read as one table.',
  };
}

function columnValues(value: JsonValue): JsonValue[] | null {
  if (Array.isArray(value))
    return value.some((item) => item instanceof Map || Array.isArray(item)) ? null : value;
  if (!(value instanceof Map) || value.size === 0) return null;
  const isNumbered = [...value.keys()].every((key, index) => key === String(index));
  const values = [...value.values()];
  return isNumbered && !values.some((item) => item instanceof Map || Array.isArray(item)) ? values : null;
}

/** Records by key: objects that mostly have the same names. Their keys become the first column. */
function keyedTable(object: JsonObject, name: string): WholeTable | null {
  const entries: [string, JsonObject][] = [...object].flatMap(([key, value]) =>
    value instanceof Map && value.size > 0 ? [[key, value]] : [],
  );
  if (entries.length < 2 || entries.length !== object.size) return null;
  const counts = new Map<string, number>();
  for (const [, record] of entries)
    for (const key of record.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const shared = [...counts.values()].filter((count) => count >= 0.8 * entries.length).length;
  if (shared < 0.5 * counts.size) return null;
  const column = counts.has('key') ? 'record_key' : 'key';
  return {
    name,
    records: mapLazily(entries.length, (index) => {
      const [key, value] = entries[index] ?? ['', new Map<string, JsonValue>()];
      const record = flattenJson(value);
      return { ...record, cells: new Map([[keyAside(column), shownKey(key)], ...record.cells]) };
    }),
    decision: `The file holds records by key; the keys became the column "${column}".`,
  };
}

function recordOfCells(names: readonly string[], cells: readonly JsonValue[]): FlatRecord {
  return flattenJson(new Map(names.map((name, index) => [name, cells[index] ?? null])));
}

/** Names of columns that are listed twice stay two. */
function distinct(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : keyAgain(name, count);
  });
}

/** Records made as they are asked for: all of them at once would double the memory of a large file. */
function* mapLazily(length: number, make: (index: number) => FlatRecord): Generator<FlatRecord> {
  for (let index = 0; index < length; index += 1) yield make(index);
}
