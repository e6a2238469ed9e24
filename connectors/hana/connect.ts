import type { StreamBounds } from '../bounded-stream.ts';
import type { SystemConnector } from '../system-connector.ts';
import { explain, failureOf, UnknownSchema } from './failures.ts';
import { openSession } from './open.ts';
import { type HanaConnection, queryRows } from './run-statement.ts';
import { type HanaSettings, readHanaSettings } from './settings.ts';
import { nothingOpened, signIn } from './sign-in.ts';
import { hanaStrings as strings } from './strings.ts';
import { countSchemasSql, countTablesSql } from './tables.ts';

/** A sign-in is some thousand bytes, and one row of numbers a few hundred. */
const testBounds: StreamBounds = {
  signIn: { bytes: 100_000, bytesPerMessage: 32_000, totalMs: 10_000 },
  session: { bytes: 1_000_000, bytesPerMessage: 100_000 },
  idleMs: 10_000,
};

/** SAP HANA, HANA Cloud, and what speaks their protocol: the database behind SAP Datasphere. */
export const hana: SystemConnector = {
  async test(given, tools) {
    const settings = readHanaSettings(given);
    const opened = nothingOpened();
    try {
      const client = await signIn(settings, tools, opened, testBounds);
      return { isOk: true, message: await describe({ client, opened }, settings) };
    } catch (error) {
      return explain(error, settings, opened);
    } finally {
      // Not a farewell: a server that does not answer it would hold this up.
      opened.stream?.destroy();
    }
  },
  async open(given, tools) {
    const settings = readHanaSettings(given);
    const opened = nothingOpened();
    try {
      return await openSession(settings, tools, opened);
    } catch (error) {
      opened.stream?.destroy();
      throw failureOf(error, settings, opened);
    }
  },
};

async function describe(connection: HanaConnection, { schema }: HanaSettings): Promise<string> {
  if (schema !== '') {
    const [[schemas] = []] = await queryRows(connection, countSchemasSql(schema));
    if (Number(schemas ?? 0) === 0) throw new UnknownSchema('There is no such schema.');
  }
  const [[tables] = []] = await queryRows(connection, countTablesSql(schema));
  const version = connection.client.connectOptions.fullVersionString ?? '';
  const number = /^\d{1,4}(\.\d{1,4}){0,3}/.exec(version)?.[0] ?? '';
  return strings.connected(number, Number(tables ?? 0));
}
