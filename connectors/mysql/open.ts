import { AppError } from '#kernel/errors.ts';
import type { StreamBounds } from '../bounded-stream.ts';
import type { DatabaseSettings } from '../sql/database-settings.ts';
import type { SystemTools } from '../system-connector.ts';
import type { SystemSession } from '../system-session.ts';
import { failureOf } from './failures.ts';
import { createQueries } from './query.ts';
import { queryRows } from './query-rows.ts';
import { readTable } from './read.ts';
import { type Opened, signIn } from './sign-in.ts';
import { listRelations, listTables, type MysqlTable } from './tables.ts';

/** One row may have a document in it, and no table is too long; whoever is silent for so long has gone. */
const readBounds: StreamBounds = {
  signIn: { bytes: 100_000, bytesPerMessage: 32_000, totalMs: 10_000 },
  session: { bytes: Number.POSITIVE_INFINITY, bytesPerMessage: 32 << 20 },
  idleMs: 10 * 60_000,
};

/** A whole table without a key may be one statement: as long as a reading may take at all. */
const statementSeconds = 6 * 60 * 60;

/**
 * What every statement stands on, whatever the server or the user has set otherwise: a limit on rows above all, which would
 * cut tables off in silence, and a server that hangs up on a reader who waits for its disk for a minute.
 */
const sessionSql = [
  `SET SESSION sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES', time_zone = '+00:00', sql_select_limit = 9223372036854775807,
    sql_big_selects = 1, sql_auto_is_null = 0, net_write_timeout = 600, wait_timeout = 600, lock_wait_timeout = 10`,
  'SET NAMES utf8mb4',
  'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY',
];

const deadlineSql = {
  MySQL: `SET SESSION max_execution_time = ${statementSeconds * 1000}`,
  MariaDB: `SET SESSION max_statement_time = ${statementSeconds}`,
};

/** Rows between two marks: some ten seconds of a slow link, some tens of megabytes. */
const defaultPageRows = 200_000;

/** Signs in for reading. Throws the driver's errors. */
export async function openSession(
  settings: DatabaseSettings,
  tools: SystemTools,
  opened: Opened,
  pageRows = defaultPageRows,
): Promise<SystemSession> {
  const connection = await signIn(settings, tools, opened, readBounds);
  const isMariadb = opened.system === 'MariaDB';
  for (const sql of sessionSql) await queryRows(connection, sql);
  const queries = createQueries(connection, opened);
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
  let known: Promise<MysqlTable[]> | undefined;
  const tables = () => (known ??= listTables(connection, isMariadb));
  return {
    tables: () => told(async () => (await tables()).map(({ nativeTypes: _, ...table }) => table)),
    relations: () => told(() => listRelations(connection)),
    read: (request, target) =>
      told(async () => {
        const table = (await tables()).find(({ name }) => name === request.table.name);
        if (!table) throw Object.assign(new Error('gone'), { errno: 1146 });
        // A question leaves its own behind.
        await queryRows(connection, deadlineSql[isMariadb ? 'MariaDB' : 'MySQL']);
        return readTable(connection, table, request, target, request.pageRows ?? pageRows);
      }),
    dialect: isMariadb ? 'mariadb' : 'mysql',
    sessionId: String(connection.threadId),
    query: (request, onRow) => told(() => queries.query(request, onRow)),
    rightsBeyondReading: () => told(() => queries.rightsBeyondReading()),
    async close() {
      // Not `end`: a server that does not answer a farewell would hold this up.
      opened.stream?.destroy();
      await queries[Symbol.asyncDispose]();
    },
  };
}
