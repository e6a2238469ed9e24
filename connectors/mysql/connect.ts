import type mysql from 'mysql2';
import type { StreamBounds } from '../bounded-stream.ts';
import { readDatabaseSettings } from '../sql/database-settings.ts';
import type { SystemConnector } from '../system-connector.ts';
import { explain, failureOf } from './failures.ts';
import { openSession } from './open.ts';
import { queryRows, serverVersion } from './query-rows.ts';
import { nothingOpened, type Opened, signIn } from './sign-in.ts';
import { mysqlStrings as strings } from './strings.ts';
import { countTablesSql } from './tables.ts';

/** A sign-in is a few hundred bytes, and so is one row of numbers. */
const testBounds: StreamBounds = {
  signIn: { bytes: 100_000, bytesPerMessage: 32_000, totalMs: 10_000 },
  session: { bytes: 1_000_000, bytesPerMessage: 100_000 },
  idleMs: 10_000,
};

/** MySQL and MariaDB: one protocol, and two servers that tell each other apart by their greeting. */
export const mysqlConnector: SystemConnector = {
  async test(given, tools) {
    const settings = readDatabaseSettings(given);
    const opened = nothingOpened();
    try {
      const connection = await signIn(settings, tools, opened, testBounds);
      return { isOk: true, message: await describe(connection, settings.database, opened) };
    } catch (error) {
      return explain(error, settings, opened);
    } finally {
      // Not `end`: a server that does not answer a farewell would hold this up.
      opened.stream?.destroy();
    }
  },
  async endSession(given, tools, sessionId) {
    // The server takes no parameter there.
    if (!/^\d{1,20}$/.test(sessionId)) throw new Error('This is no number of a session.');
    const opened = nothingOpened();
    try {
      const connection = await signIn(readDatabaseSettings(given), tools, opened, testBounds);
      await queryRows(connection, `KILL ${sessionId}`);
    } finally {
      opened.stream?.destroy();
    }
  },
  async open(given, tools) {
    const settings = readDatabaseSettings(given);
    const opened = nothingOpened();
    try {
      return await openSession(settings, tools, opened);
    } catch (error) {
      opened.stream?.destroy();
      throw failureOf(error, settings, opened);
    }
  },
};

async function describe(connection: mysql.Connection, database: string, { system }: Opened): Promise<string> {
  const version = await serverVersion(connection);
  const [count] = await queryRows<{ tables: number }>(connection, countTablesSql);
  const tables = Number(count?.tables ?? 0);
  return strings.connected(system ?? strings.either, version, database, tables);
}
