import type { Socket } from 'node:net';
import type { Misbehaviour } from '../testing-rogue.ts';

/** A server that signs in and lists its tables as PostgreSQL does, so that what it sends behind that is met by those who read it. */
export interface RogueTables {
  name: string;
  tables?: { name: string; label?: string }[];
  /** Of the first table. */
  columns?: number;
  /** What follows `COPY`: rows as CSV, once or without an end; or nothing, for ever. */
  rows?: { csv: Buffer; isEndless: boolean } | 'none';
}

/** A name that a system may have. */
const longName = 250;

/** Columns of every table but for those of `columns`: one number, one text. */
const plainColumns = [
  { name: 'id', type: 'int4', formatted: 'integer' },
  { name: 'text', type: 'text', formatted: 'text' },
];

export function rogueTables(rogue: RogueTables): Misbehaviour {
  return { name: rogue.name, serve: (socket, stream) => converse(socket, stream, rogue) };
}

function converse(socket: Socket, stream: (chunk: Buffer) => void, rogue: RogueTables): void {
  let received = Buffer.alloc(0);
  let isSignedIn = false;
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    if (!isSignedIn) {
      isSignedIn = true;
      received = Buffer.alloc(0);
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready()]));
      return;
    }
    while (received.length >= 5 && received.length > received.readInt32BE(1)) {
      const end = received.readInt32BE(1) + 1;
      if (received[0] === 'Q'.charCodeAt(0)) {
        const sql = received.toString('utf8', 5, end);
        if (sql.startsWith('COPY')) sendRows(socket, stream, rogue);
        else socket.write(answerTo(sql, rogue));
      }
      received = received.subarray(end);
    }
  });
}

function sendRows(socket: Socket, stream: (chunk: Buffer) => void, { rows }: RogueTables): void {
  socket.write(message('H', Buffer.from([0, 0, 2, 0, 0, 0, 0])));
  if (rows === 'none') return;
  const data = message('d', rows?.csv ?? Buffer.from('1,"a"\n'));
  if (rows?.isEndless) stream(data);
  else socket.write(Buffer.concat([data, message('c'), complete('COPY 1'), ready()]));
}

function answerTo(sql: string, { tables = [{ name: 'a' }], columns }: RogueTables): Buffer {
  if (sql.includes('relkind AS kind'))
    return table(
      { oid: 26, schema: 19, name: 19, kind: 18, label: 25, rows: 701 },
      tables.map(({ name, label = null }, at) => [String(at + 1), 'public', name, 'r', label, '3']),
    );
  if (sql.includes('format_type'))
    return table(
      { relation: 26, name: 19, type: 19, kind: 18, isArray: 16, formatted: 25, label: 25 },
      columnsOf(tables.length, columns).map(({ of, name, type, formatted }) => [
        String(of),
        name,
        type,
        'b',
        'f',
        formatted,
        null,
      ]),
    );
  if (sql.includes('indisunique')) return table({ relation: 26, columns: 1009 }, []);
  if (sql.includes('pg_constraint'))
    return table({ fromTable: 25, toTable: 25, fromColumn: 19, toColumn: 19 }, []);
  const statements = sql.split(';').filter((part) => part.replace('\0', '').trim() !== '');
  return Buffer.concat([...statements.map(() => complete('SET')), ready()]);
}

function columnsOf(tables: number, columns: number | undefined) {
  if (columns !== undefined)
    return Array.from({ length: columns }, (_, at) => ({
      of: 1,
      name: `c${at}`.padEnd(longName, 'x'),
      type: 'text',
      formatted: 'text',
    }));
  return Array.from({ length: tables }, (_, at) =>
    plainColumns.map((column) => ({ of: at + 1, ...column })),
  ).flat();
}

/** An answer of rows. Of the fields only name and type matter to a driver. */
function table(fields: Record<string, number>, rows: (string | null)[][]): Buffer {
  const described = Object.entries(fields).map(([name, oid]) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      bytes32(0),
      bytes16(0),
      bytes32(oid),
      bytes16(-1),
      bytes32(-1),
      bytes16(0),
    ]),
  );
  return Buffer.concat([
    message('T', Buffer.concat([bytes16(described.length), ...described])),
    ...rows.map(rowOf),
    complete('SELECT'),
    ready(),
  ]);
}

function rowOf(cells: (string | null)[]): Buffer {
  const values = cells.map((cell) => {
    if (cell === null) return bytes32(-1);
    const bytes = Buffer.from(cell);
    return Buffer.concat([bytes32(bytes.length), bytes]);
  });
  return message('D', Buffer.concat([bytes16(cells.length), ...values]));
}

function message(kind: string, body: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([Buffer.from(kind), bytes32(body.length + 4), body]);
}

const complete = (tag: string): Buffer => message('C', Buffer.from(`${tag}\0`));
const ready = (): Buffer => message('Z', Buffer.from('I'));

function bytes16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function bytes32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
