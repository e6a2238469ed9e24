import { readFile } from 'node:fs/promises';
import { AppError } from '#kernel/errors.ts';
import type { ImportTarget } from '../../connector.ts';
import { toUtf8 } from '../encoding.ts';
import { type FlatRecord, RecordTables } from '../record-tables.ts';
import { SheetReader } from '../workbook/sheet-reader.ts';
import { flattenJson, joinValues } from './flatten-json.ts';
import { JsonReader, type JsonValue } from './parse-json.ts';

/**
 * Reads a list of records, records one per line (NDJSON), or an object that holds lists of records, each a table.
 * A list of lists is read like a sheet.
 */
export async function readJson(
  path: string,
  tableName: string,
  target: ImportTarget,
  signal: AbortSignal,
): Promise<void> {
  const { bytes, decision } = toUtf8(await readFile(path));
  if (decision !== null) target.decide(decision);
  const reader = new JsonReader(bytes.toString('utf8'));
  if (reader.isDone) throw new AppError('unreadable', 'The file is empty. Choose a file that holds data.');
  const tables = new RecordTables(target);
  const rows = new SheetReader(tableName, target);
  const input: Input = { reader, tables, rows, tableName, signal, hasRows: false };
  if (reader.accept('[')) await readList(input, tableName, ']');
  else await readList(input, tableName, null);
  if (!reader.isDone) throw reader.fail('text follows after the end of the data');
  if (reader.duplicateKeys > 0) {
    target.warn(
      `Some objects name a key twice (${reader.duplicateKeys.toLocaleString('en')} times); the last value counts.`,
    );
  }
  if (input.hasRows) await rows.finish();
  await tables.close();
}

interface Input {
  reader: JsonReader;
  tables: RecordTables;
  rows: SheetReader;
  tableName: string;
  signal: AbortSignal;
  hasRows: boolean;
}

/** The items of the outer list, or values after one another up to the end of the file. */
async function readList(input: Input, tableName: string, close: ']' | null): Promise<void> {
  const { reader } = input;
  if (close !== null && reader.accept(close)) return;
  for (let count = 0; ; count += 1) {
    input.signal.throwIfAborted();
    const value = reader.next();
    // One object alone in the file is a container of tables; several are records.
    if (close === null && count === 0 && reader.isDone && value instanceof Map)
      return readContainer(input, value);
    await readItem(input, tableName, value);
    if (close === null ? reader.isDone : !reader.accept(',')) break;
  }
  if (close !== null && !reader.accept(close)) throw reader.fail('a list is not closed');
}

async function readItem(input: Input, tableName: string, value: JsonValue): Promise<void> {
  if (value instanceof Map) return input.tables.add(tableName, flattenJson(value));
  if (Array.isArray(value)) {
    input.hasRows = true;
    return input.rows.add(
      value.map((cell) => (Array.isArray(cell) ? joinValues(cell) : cell instanceof Map ? null : cell)),
    );
  }
  return input.tables.add(tableName, scalarRecord(value));
}

/** `{ "orders": [ … ], "customers": [ … ] }`, at any depth; an object without such lists is one record. */
async function readContainer(input: Input, object: Map<string, JsonValue>): Promise<void> {
  const lists = findLists(object);
  if (lists.length === 0) return input.tables.add(input.tableName, flattenJson(object));
  for (const [name, items] of lists) {
    for (const item of items) {
      await input.tables.add(
        name,
        item instanceof Map ? flattenJson(item) : scalarRecord(Array.isArray(item) ? joinValues(item) : item),
      );
    }
  }
}

function findLists(object: Map<string, JsonValue>): [string, JsonValue[]][] {
  return [...object].flatMap(([key, value]): [string, JsonValue[]][] => {
    if (value instanceof Map) return findLists(value);
    return Array.isArray(value) && value.some((item) => item instanceof Map) ? [[key, value]] : [];
  });
}

function scalarRecord(value: string | null): FlatRecord {
  return { cells: new Map([['value', value]]), children: new Map() };
}
