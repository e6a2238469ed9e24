import { AppError } from '#kernel/errors.ts';
import type { StreamBounds } from '../bounded-stream.ts';
import type { SystemTools } from '../system-connector.ts';
import type { SystemSession } from '../system-session.ts';
import { failureOf } from './failures.ts';
import { createQueries } from './query.ts';
import { readTable } from './read.ts';
import { queryTexts, runBatch } from './run-batch.ts';
import type { SqlServerSettings } from './settings.ts';
import { type Opened, signIn } from './sign-in.ts';
import { listRelations, listTables, type SqlServerTable } from './tables.ts';

/** No table is too long; whoever is silent for so long has gone. What one value may take is bounded by the process. */
const readBounds: StreamBounds = {
  signIn: { bytes: 100_000, bytesPerMessage: 32_800, totalMs: 10_000 },
  session: { bytes: Number.POSITIVE_INFINITY, bytesPerMessage: 65_535 },
  idleMs: 10 * 60_000,
};

/** What every statement stands on, whatever the user or the database has set otherwise: a count of rows above all, which would cut tables off in silence. */
const sessionSql = `SET ROWCOUNT 0; SET NOCOUNT ON; SET LOCK_TIMEOUT 10000; SET DEADLOCK_PRIORITY LOW; SET ANSI_WARNINGS ON; SET ANSI_NULLS ON; SET CONCAT_NULL_YIELDS_NULL ON; SET IMPLICIT_TRANSACTIONS OFF`;

/** Whether a reading may be of one moment: the owner of a database allows it, and Azure SQL always does. */
const snapshotSql = 'SELECT snapshot_isolation_state FROM sys.databases WHERE name = DB_NAME()';

/** Rows between two marks: some ten seconds of a slow link, some tens of megabytes. */
const defaultPageRows = 200_000;

/** Signs in for reading. Throws the driver's errors. */
export async function openSession(
  settings: SqlServerSettings,
  tools: SystemTools,
  opened: Opened,
): Promise<SystemSession> {
  const signed = { connection: await signIn(settings, tools, opened, readBounds), opened };
  await runBatch(signed, sessionSql);
  const [[snapshots] = []] = await queryTexts(signed, snapshotSql);
  const hasSnapshots = snapshots === '1';
  await runBatch(signed, `SET TRANSACTION ISOLATION LEVEL ${hasSnapshots ? 'SNAPSHOT' : 'READ COMMITTED'}`);
  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      tools.signal.throwIfAborted();
      return await work();
    } catch (error) {
      if (tools.signal.aborted) throw tools.signal.reason;
      // A limit of our own is told as it is.
      throw error instanceof AppError ? error : failureOf(error, settings, opened);
    }
  };
  const queries = createQueries(signed);
  let known: Promise<SqlServerTable[]> | undefined;
  const tables = () => (known ??= listTables(signed));
  return {
    tables: () =>
      told(async () => (await tables()).map(({ nativeTypes: _, relation: __, ...table }) => table)),
    relations: () => told(() => listRelations(signed)),
    read: (request, target) =>
      told(async () => {
        const table = (await tables()).find(({ name }) => name === request.table.name);
        if (!table) throw Object.assign(new Error('gone'), { number: 208 });
        return readTable(signed, table, request, target, {
          pageRows: request.pageRows ?? defaultPageRows,
          hasSnapshots,
        });
      }),
    dialect: 'sqlserver',
    query: (request, onRow) => told(() => queries.query(request, onRow)),
    rightsBeyondReading: () => told(() => queries.rightsBeyondReading()),
    async close() {
      // Not the driver's own farewell: a server that does not answer it would hold this up.
      opened.stream?.destroy();
      await queries[Symbol.asyncDispose]();
    },
  };
}
