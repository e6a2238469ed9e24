import { fieldVersion, type MessageReader, named, sized, whole } from './testing-packets.ts';
import { cellBytes, type WireKind, wireTypes } from './testing-values.ts';

/** Messages of the protocol within the packets (TTC), those that a server sends and those that it reads. For tests alone. */

const bytes = (...values: number[]): Buffer => Buffer.from(values);

/** Types of messages. */
export const messageTypes = { protocol: 1, dataTypes: 2, function: 3, piggyback: 17 } as const;

/** Functions that a client calls. */
export const functions = {
  reExecute: 4,
  fetch: 5,
  logOff: 9,
  commit: 14,
  rollback: 15,
  reExecuteAndFetch: 78,
  execute: 94,
  closeCursors: 105,
  signIn: 115,
  challenge: 118,
  cancelCursors: 120,
  ping: 147,
} as const;

const utf8 = 873;
const utf16 = 2000;

/** What the server is and can: of its abilities those that clients ask for. */
export function protocolAnswer(): Buffer {
  const abilities = Buffer.alloc(45);
  abilities[7] = fieldVersion;
  // That it knows a zone of the database, and texts of 32 kB.
  const runtime = bytes(2, 1, 0, 0, 0, 0, 4);
  const characters = Buffer.alloc(11);
  characters.writeUInt16BE(utf16, 9);
  const head = Buffer.alloc(5);
  head.writeUInt16LE(utf8);
  head[2] = 1;
  return Buffer.concat([
    bytes(messageTypes.protocol, 6, 0),
    Buffer.from('x86_64/Linux 2.4.xx\0'),
    head,
    bytes(0, characters.length),
    characters,
    sized(abilities),
    sized(runtime),
  ]);
}

/** Reads what a client says of its types, and answers that all are well. */
export function dataTypesAnswer(reader: MessageReader): Buffer {
  reader.take(5);
  reader.sized();
  const asksForZone = reader.sized()[1] === 1;
  if (asksForZone) reader.take(11);
  while (reader.take(2).readUInt16BE() !== 0) if (reader.take(2).readUInt16BE() !== 0) reader.take(4);
  // An interval that begins in the middle of its range: UTC.
  const zone = bytes(0x80, 0, 0, 0, 60, 60, 60, 0x80, 0, 0, 0);
  return Buffer.concat([bytes(messageTypes.dataTypes), asksForZone ? zone : Buffer.alloc(0), bytes(0, 0)]);
}

export interface SignInCall {
  username: string;
  values: Map<string, string>;
}

export function readSignIn(reader: MessageReader): SignInCall {
  reader.skip('bwwb');
  const count = reader.whole();
  reader.skip('bb');
  const username = reader.sized().toString();
  const values = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const text = (): string => (reader.whole() === 0 ? '' : reader.sized().toString());
    const key = text();
    values.set(key, text());
    reader.whole();
  }
  return { username, values };
}

/** Keys and values of a sign-in, each with a flag. */
export function valuesAnswer(values: readonly (readonly [string, string, number?])[]): Buffer {
  const told = values.map(([key, value, flag = 0]) => Buffer.concat([named(key), named(value), whole(flag)]));
  return Buffer.concat([bytes(8), whole(values.length), ...told, statusAnswer()]);
}

export function statusAnswer(): Buffer {
  return Buffer.concat([bytes(9), whole(0), whole(0)]);
}

/** The end of an answer: an error, or the state of a cursor. */
export function endAnswer({ number = 0, message = '', cursor = 0, rowCount = 0 }): Buffer {
  return Buffer.concat([
    bytes(4),
    ...[0, 0, rowCount, number & 0xffff, 0, 0, cursor].map(whole),
    // The place of the error, then five kinds and a warning.
    whole(0),
    bytes(0, 0, 0, 0, 0, 0),
    // The last row's id.
    whole(0),
    whole(0),
    bytes(0),
    whole(0),
    whole(0),
    // Of the operating system, and two counts.
    whole(0),
    bytes(0, 0),
    ...[0, 0, 0, 0, 0, 0].map(whole),
    whole(number),
    whole(rowCount),
    number === 0 ? Buffer.alloc(0) : sized(`${message}\n`),
  ]);
}

export interface ExecuteCall {
  cursor: number;
  /** Null of a cursor that is open. */
  sql: string | null;
  /** Texts, by their places. */
  parameters: readonly string[];
  /** Rows that are to come with the answer. */
  rows: number;
  /** The client says how it wants the columns. */
  isDefine: boolean;
}

const options = { define: 0x10, fetch: 0x40 };

export function readExecute(reader: MessageReader): ExecuteCall {
  const asked = reader.whole();
  const cursor = reader.whole();
  reader.skip('b');
  const isNew = reader.whole() > 0;
  reader.skip('bwbbb');
  const rows = reader.whole();
  reader.skip('wb');
  const binds = reader.whole();
  reader.skip('bbbbbb');
  const defines = reader.whole();
  // Registration, objects, batches, the counts of rows of each statement, the signature of the SQL and its chunks.
  reader.skip('wbbbwbwwbwbbwbwbbw');
  const sql = isNew ? reader.sized().toString() : null;
  reader.skip('wwwwwwwwwwwww');
  for (let index = 0; index < defines + binds; index += 1) {
    reader.skip('bbbbwww');
    if (reader.whole() > 0) reader.sized();
    reader.skip('wwbww');
  }
  if (binds > 0) reader.skip('b');
  const parameters = Array.from({ length: binds }, () => reader.sized().toString());
  return {
    cursor,
    sql,
    parameters,
    rows: (asked & options.fetch) === 0 ? 0 : rows,
    isDefine: (asked & options.define) !== 0,
  };
}

export interface FakeWireColumn {
  name: string;
  kind: WireKind;
}

export function describeAnswer(columns: readonly FakeWireColumn[]): Buffer {
  const told = columns.map(({ name, kind }, index) => {
    const { code, characters, size } = wireTypes[kind];
    return Buffer.concat([
      bytes(code, 0),
      // Precision and scale of a number that declares none.
      bytes(0, kind === 'number' ? 0x81 : 0),
      whole(size),
      ...[0, 0, 0, 0].map(whole),
      whole(characters === 2 ? utf16 : characters === 1 ? utf8 : 0),
      bytes(characters),
      whole(size),
      whole(0),
      // It may be null.
      bytes(1, Math.min(name.length, 30)),
      named(name),
      whole(0),
      whole(0),
      whole(index + 1),
      whole(0),
    ]);
  });
  return Buffer.concat([
    bytes(16),
    sized('described'),
    whole(1000),
    whole(columns.length),
    bytes(1),
    ...told,
    ...[0, 0, 0, 0, 0, 0].map(whole),
  ]);
}

export function rowsAnswer(
  columns: readonly FakeWireColumn[],
  rows: readonly (readonly (string | null)[])[],
): Buffer {
  if (rows.length === 0) return Buffer.alloc(0);
  const parts: Buffer[] = [Buffer.concat([bytes(6, 0), ...[0, 0, 0, 0, 0, 0].map(whole)])];
  for (const row of rows) {
    parts.push(bytes(7));
    for (const [index, { kind }] of columns.entries()) parts.push(cellBytes(kind, row[index] ?? null));
  }
  return Buffer.concat(parts);
}
