import { AppError } from '#kernel/errors.ts';
import type { StreamBounds } from '../bounded-stream.ts';
import type { SystemTools } from '../system-connector.ts';
import type { SystemSession } from '../system-session.ts';
import { failureOf, tableMissing } from './failures.ts';
import { createQueries } from './query.ts';
import { readTable } from './read.ts';
import { runStatement } from './run-statement.ts';
import type { OracleSettings } from './settings.ts';
import { type Opened, signIn } from './sign-in.ts';
import { listRelations, listTables, type OracleTable } from './tables.ts';

/** No table is too long; whoever is silent for so long has gone. What one value may take is bounded by the process. */
const readBounds: StreamBounds = {
  signIn: { bytes: 200_000, bytesPerMessage: 65_535, totalMs: 10_000 },
  session: { bytes: Number.POSITIVE_INFINITY, bytesPerMessage: 2 << 20 },
  idleMs: 10 * 60_000,
};

/**
 * What every statement stands on, whatever the user or the database has set otherwise: texts are told apart and put in order by their
 * bytes, times are in UTC.
 */
const sessionSql = `ALTER SESSION SET NLS_COMP = 'BINARY' NLS_SORT = 'BINARY' NLS_NUMERIC_CHARACTERS = '.,' NLS_CALENDAR = 'GREGORIAN' TIME_ZONE = '+00:00'`;

/** Signs in for reading. Throws the driver's errors. */
export async function openSession(
  settings: OracleSettings,
  tools: SystemTools,
  opened: Opened,
): Promise<SystemSession> {
  const signed = { connection: await signIn(settings, tools, opened, readBounds), opened };
  await runStatement(signed, sessionSql);
  const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
    try {
      tools.signal.throwIfAborted();
      return await work();
    } catch (error) {
      if (tools.signal.aborted) throw tools.signal.reason;
      // A limit of our own is told as it is.
      throw error instanceof AppError ? error : failureOf(error, settings, opened, table);
    }
  };
  const queries = createQueries(signed);
  let known: Promise<OracleTable[]> | undefined;
  const tables = () => (known ??= listTables(signed, settings.schema));
  return {
    tables: () =>
      told(async () => (await tables()).map(({ nativeTypes: _, relation: __, ...table }) => table)),
    relations: () => told(() => listRelations(signed, settings.schema)),
    read: (request, target) =>
      told(async () => {
        const table = (await tables()).find(({ name }) => name === request.table.name);
        if (!table) throw Object.assign(new Error('gone'), { errorNum: tableMissing });
        return readTable(signed, table, request, target);
      }, request.table.name),
    dialect: 'oracle',
    query: (request, onRow) => told(() => queries.query(request, onRow)),
    rightsBeyondReading: () => told(() => queries.rightsBeyondReading()),
    async close() {
      // Not the driver's own farewell: a server that does not answer it would hold this up.
      opened.stream?.destroy();
      await queries[Symbol.asyncDispose]();
    },
  };
}
