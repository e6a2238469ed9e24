import { readFile } from 'node:fs/promises';
import { AppError } from '#kernel/errors.ts';
import type { ImportTarget } from '../../connector.ts';
import { tellEncoding, toUtf8 } from '../encoding.ts';
import { RecordTables } from '../record-tables.ts';
import { SheetReader } from '../workbook/sheet-reader.ts';
import { findTables, recordOfItem } from './find-tables.ts';
import { flattenJson, joinValues, jsonText } from './flatten-json.ts';
import { toldPaging } from './paged-list.ts';
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
  const decoded = toUtf8(await readFile(path));
  const { bytes } = decoded;
  tellEncoding(decoded, target);
  const reader = new JsonReader(bytes.toString('utf8'));
  if (reader.isDone) throw new AppError('unreadable', 'The file is empty. Choose a file that holds data.');
  const tables = new RecordTables(target);
  const rows = new SheetReader(tableName, target);
  const input: Input = { target, reader, tables, rows, tableName, signal, rowCount: 0 };
  if (reader.accept('[')) await readList(input, tableName, ']');
  else await readList(input, tableName, null);
  if (!reader.isDone) throw reader.fail('text follows after the end of the data');
  if (reader.duplicateKeys > 0) {
    target.warn(
      `Some objects name a key twice (${reader.duplicateKeys.toLocaleString('en')} times); each further value is in a column of its own.`,
      { kind: 'shape' },
    );
  }
  if (input.rowCount > 0) await rows.finish();
  await tables.close();
}

interface Input {
  target: ImportTarget;
  reader: JsonReader;
  tables: RecordTables;
  rows: SheetReader;
  tableName: string;
  signal: AbortSignal;
  /** Rows of a list of lists. */
  rowCount: number;
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
  if (!Array.isArray(value)) return input.tables.add(tableName, recordOfItem(value));
  const cells = value.map((cell) =>
    Array.isArray(cell) ? joinValues(cell) : cell instanceof Map ? jsonText(cell) : cell,
  );
  input.rowCount += 1;
  await input.rows.add({ cells, line: input.rowCount, errors: 0, formulas: 0, isHidden: false });
}

/** `{ "orders": [ … ], "customers": [ … ] }`, at any depth; an object without tables is one record. */
async function readContainer(input: Input, object: Map<string, JsonValue>): Promise<void> {
  const { tables, outside } = findTables(object, input.tableName);
  if (tables.length === 0) return input.tables.add(input.tableName, flattenJson(object));
  for (const { name, path, records, decision } of tables) {
    const table = input.tables.place(name, path);
    if (decision !== null) input.target.decide(decision, { kind: 'shape', table: table.name });
    let rows = 0;
    for (const record of records) {
      await input.tables.addTo(table, record);
      rows += 1;
    }
    const paging = tables.length === 1 ? toldPaging(object, rows) : null;
    if (paging !== null) input.target.warn(paging, { kind: 'shape' });
  }
  if (outside.length > 0) {
    const names = outside.slice(0, 5).join(', ');
    input.target.decide(
      `Values outside of the tables were left out: ${names}${outside.length > 5 ? ' and others' : ''}.`,
    );
  }
}
