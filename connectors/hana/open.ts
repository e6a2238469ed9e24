import { AppError } from '#kernel/errors.ts';
import type { StreamBounds } from '../bounded-stream.ts';
import type { SystemTools } from '../system-connector.ts';
import type { SystemSession } from '../system-session.ts';
import { failureOf } from './failures.ts';
import { createQueries } from './query.ts';
import { readTable } from './read.ts';
import type { HanaSettings } from './settings.ts';
import { type Opened, signIn } from './sign-in.ts';
import { type HanaTable, listRelations, listTables } from './tables.ts';

/** One answer has some thousand rows in it, and no table is too long; whoever is silent for so long has gone. */
const readBounds: StreamBounds = {
  signIn: { bytes: 100_000, bytesPerMessage: 32_000, totalMs: 10_000 },
  session: { bytes: Number.POSITIVE_INFINITY, bytesPerMessage: 48 << 20 },
  idleMs: 10 * 60_000,
};

/** SAP HANA's number for a table that is not there. */
const invalidTable = 259;

/** Signs in for reading. Throws the driver's errors. */
export async function openSession(
  settings: HanaSettings,
  tools: SystemTools,
  opened: Opened,
): Promise<SystemSession> {
  const connection = { client: await signIn(settings, tools, opened, readBounds), opened };
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
  const queries = createQueries(connection);
  let known: Promise<HanaTable[]> | undefined;
  const tables = () => (known ??= listTables(connection, settings.schema));
  return {
    tables: () =>
      told(async () => (await tables()).map(({ nativeTypes: _, bareName: __, ...table }) => table)),
    relations: () => told(() => listRelations(connection, settings.schema)),
    read: (request, target) =>
      told(async () => {
        const table = (await tables()).find(({ name }) => name === request.table.name);
        if (!table) throw Object.assign(new Error('gone'), { code: invalidTable, sqlState: 'HY000' });
        return readTable(connection, table, request, target);
      }, request.table.name),
    dialect: 'hana',
    query: (request, onRow) => told(() => queries.query(request, onRow)),
    rightsBeyondReading: () => told(() => queries.rightsBeyondReading()),
    async close() {
      // Not a farewell: a server that does not answer it would hold this up.
      opened.stream?.destroy();
      await queries[Symbol.asyncDispose]();
    },
  };
}
