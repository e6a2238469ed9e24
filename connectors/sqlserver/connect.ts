import type { StreamBounds } from '../bounded-stream.ts';
import type { SystemConnector } from '../system-connector.ts';
import { explain, failureOf } from './failures.ts';
import { openSession } from './open.ts';
import { queryTexts, type Signed, serverVersion } from './run-batch.ts';
import { placeOfSqlServer, readSqlServerSettings } from './settings.ts';
import { nothingOpened, signIn } from './sign-in.ts';
import { sqlServerStrings as strings } from './strings.ts';
import { countTablesSql } from './tables.ts';

/** A sign-in is some kilobytes with all that a server tells of itself, and one row of numbers is a few hundred bytes. */
const testBounds: StreamBounds = {
  signIn: { bytes: 100_000, bytesPerMessage: 32_800, totalMs: 10_000 },
  session: { bytes: 1_000_000, bytesPerMessage: 65_535 },
  idleMs: 10_000,
};

/** SQL Server from 2016 on, and Azure SQL. */
export const sqlServer: SystemConnector = {
  async test(given, tools) {
    const opened = nothingOpened();
    const place = { ...placeOfSqlServer(given), database: String(given.database ?? '') };
    try {
      const settings = readSqlServerSettings(given);
      place.database = settings.database;
      const connection = await signIn(settings, tools, opened, testBounds);
      return { isOk: true, message: await describe({ connection, opened }, settings.database) };
    } catch (error) {
      return explain(error, place, opened);
    } finally {
      // Not the driver's own farewell: a server that does not answer it would hold this up.
      opened.stream?.destroy();
    }
  },
  async open(given, tools) {
    const opened = nothingOpened();
    const place = { ...placeOfSqlServer(given), database: String(given.database ?? '') };
    try {
      const settings = readSqlServerSettings(given);
      place.database = settings.database;
      return await openSession(settings, tools, opened);
    } catch (error) {
      opened.stream?.destroy();
      throw failureOf(error, place, opened);
    }
  },
};

async function describe(signed: Signed, database: string): Promise<string> {
  const server = await serverVersion(signed);
  const [[tables] = []] = await queryTexts(signed, countTablesSql);
  return strings.connected(server, database, Number(tables ?? 0));
}
