import type { StreamBounds } from '../bounded-stream.ts';
import type { SystemConnector } from '../system-connector.ts';
import { explain, failureOf, UnknownOwner } from './failures.ts';
import { openSession } from './open.ts';
import { queryTexts, type Signed } from './run-statement.ts';
import { readOracleSettings } from './settings.ts';
import { nothingOpened, signIn } from './sign-in.ts';
import { oracleStrings as strings } from './strings.ts';
import { countOwnersSql, countTablesSql } from './tables.ts';

/** A sign-in is some kilobytes with all that a server tells of itself, and one row of numbers is a few hundred bytes. */
const testBounds: StreamBounds = {
  signIn: { bytes: 200_000, bytesPerMessage: 65_535, totalMs: 10_000 },
  session: { bytes: 1_000_000, bytesPerMessage: 65_535 },
  idleMs: 10_000,
};

/** Oracle Database from 12.1 on, and Autonomous Database. */
export const oracle: SystemConnector = {
  async test(given, tools) {
    const settings = readOracleSettings(given);
    const opened = nothingOpened();
    try {
      const connection = await signIn(settings, tools, opened, testBounds);
      return { isOk: true, message: await describe({ connection, opened }, settings.schema) };
    } catch (error) {
      return explain(error, settings, opened);
    } finally {
      // Not the driver's own farewell: a server that does not answer it would hold this up.
      opened.stream?.destroy();
    }
  },
  async open(given, tools) {
    const settings = readOracleSettings(given);
    const opened = nothingOpened();
    try {
      return await openSession(settings, tools, opened);
    } catch (error) {
      opened.stream?.destroy();
      throw failureOf(error, settings, opened);
    }
  },
};

async function describe(signed: Signed, schema: string): Promise<string> {
  if (schema !== '') {
    const [[owners] = []] = await queryTexts(signed, countOwnersSql(schema));
    if (Number(owners ?? 0) === 0) throw new UnknownOwner('There is no such schema.');
  }
  const [[tables] = []] = await queryTexts(signed, countTablesSql(schema));
  const version = /^\d{1,3}\.\d{1,3}/.exec(signed.connection.oracleServerVersionString)?.[0] ?? '';
  return strings.connected(version, Number(tables ?? 0));
}
