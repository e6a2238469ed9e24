import type mysql from 'mysql2';
import type { RowTarget } from '../system-session.ts';
import { type CellKind, CsvRows } from './csv-rows.ts';

/** A packet as mysql2 hands it to what waits for it; it and its bytes are the driver's only while it is handed over. */
interface Packet {
  buffer: Buffer;
  offset: number;
  end: number;
  isEOF(): boolean;
}

type ReadPacket = (packet: Packet, connection: unknown) => ReadPacket | null;

/** mysql2's own statement; its types do not tell of the method that takes a row, which is put in place of here. */
interface RawQuery extends NodeJS.EventEmitter {
  row: ReadPacket;
}

export interface StreamedRows {
  sql: string;
  /** Of the columns that are handed over; those behind them are the key. */
  kinds: readonly CellKind[];
}

/**
 * Runs a statement and hands its rows over as CSV, as they come: packets are not made into rows of the driver first. The server
 * waits while the target does. Resolves with the number of rows and the key of the last. Throws the driver's errors, and the target's.
 */
export async function streamRows(
  connection: mysql.Connection,
  { sql, kinds }: StreamedRows,
  target: RowTarget,
): Promise<{ rowCount: number; lastKey: string[] }> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // A statement that nobody listens to any more would keep the next one waiting.
  const giveUp = (error: unknown): void => {
    reject(error);
    connection.destroy();
  };
  let handedOver: Promise<void> | undefined;
  const rows = new CsvRows(kinds, (bytes) => {
    const waiting = target.addBytes(bytes);
    if (waiting === undefined) return;
    handedOver = waiting;
    connection.pause();
    waiting.then(() => connection.resume(), giveUp);
  });
  const query = connection.query(sql) as unknown as RawQuery;
  const readEnd = query.row.bind(query);
  const readRow: ReadPacket = (packet, of) => {
    if (packet.isEOF()) return readEnd(packet, of);
    rows.add(packet.buffer, packet.offset, packet.end);
    return readRow;
  };
  query.row = readRow;
  query.once('end', resolve);
  query.once('error', reject);
  // What breaks the connection is told to it alone.
  connection.once('error', reject);
  try {
    await promise;
    rows.flush();
    await handedOver;
    return { rowCount: rows.rowCount, lastKey: rows.lastKey() };
  } finally {
    connection.off('error', reject);
  }
}
