import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { practiceReader } from './practice-data.ts';

/** PostgreSQL itself, as WebAssembly, in a thread of its own: a statement of it holds the thread until it has ended. */

export type ToDatabase = { kind: 'run'; id: number; messages: Uint8Array } | { kind: 'renew'; id: number };

export type FromDatabase =
  | { kind: 'ready'; version: string; made: Uint8Array | null }
  | { kind: 'bytes'; id: number; bytes: Uint8Array }
  | { kind: 'done'; id: number }
  | { kind: 'failed'; id: number; message: string };

export interface DatabaseStart {
  statements: readonly string[];
  /** What was made by these statements before, packed: that is there in a fifth of the time. */
  kept: Uint8Array<ArrayBuffer> | null;
}

const { statements, kept } = workerData as DatabaseStart;
const port = parentPort;
if (port === null) throw new Error('This module runs in a thread.');
const tell = (message: FromDatabase): void => port.postMessage(message);

const { database, made } = (kept && (await reopen(kept))) ?? (await make());
await renew();
const { rows } = await database.query<{ version: string }>(
  `SELECT split_part(current_setting('server_version'), ' ', 1) AS version`,
);
tell({ kind: 'ready', version: rows[0]?.version ?? '', made });

port.on('message', (message: ToDatabase) => {
  const { id } = message;
  const working = message.kind === 'run' ? run(id, message.messages) : renew();
  working.then(
    () => tell({ kind: 'done', id }),
    (error: unknown) => tell({ kind: 'failed', id, message: String(error) }),
  );
});

/** In memory alone: what a session has changed is gone with the thread. */
async function make(): Promise<{ database: PGlite; made: Uint8Array }> {
  const fresh = await PGlite.create('memory://');
  for (const statement of statements) await fresh.exec(statement);
  const packed = await fresh.dumpDataDir('gzip');
  return { database: fresh, made: new Uint8Array(await packed.arrayBuffer()) };
}

/** Null where what was kept is damaged, or of another release of the engine. */
async function reopen(packed: Uint8Array<ArrayBuffer>): Promise<{ database: PGlite; made: null } | null> {
  try {
    const known = await PGlite.create('memory://', { loadDataDir: new Blob([packed]) });
    await known.query(`SET SESSION AUTHORIZATION ${practiceReader}`);
    return { database: known, made: null };
  } catch {
    return null;
  }
}

async function run(id: number, messages: Uint8Array): Promise<void> {
  await database.execProtocolRawStream(messages, {
    // The memory under it is the engine's own, which goes on writing there.
    onRawData: (bytes) => tell({ kind: 'bytes', id, bytes: bytes.slice() }),
  });
}

/** Ends what the last session has left, and takes the rights of a reader. */
async function renew(): Promise<void> {
  for (const sql of [
    'ROLLBACK',
    'RESET SESSION AUTHORIZATION',
    'DISCARD ALL',
    `SET SESSION AUTHORIZATION ${practiceReader}`,
  ])
    await database.exec(sql);
}
