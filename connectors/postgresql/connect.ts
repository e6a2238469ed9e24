import type pg from 'pg';
import type { StreamBounds } from '../bounded-stream.ts';
import { readDatabaseSettings } from '../sql/database-settings.ts';
import type { SystemConnector } from '../system-connector.ts';
import { explain, failureOf } from './failures.ts';
import { openSession } from './open.ts';
import { type Opened, signIn } from './sign-in.ts';
import { postgresqlStrings as strings } from './strings.ts';
import { readableTablesFrom } from './tables.ts';

/** A sign-in is a few hundred bytes, and so is one row of numbers. */
const testBounds: StreamBounds = {
  signIn: { bytes: 100_000, bytesPerMessage: 32_000, totalMs: 10_000 },
  session: { bytes: 1_000_000, bytesPerMessage: 100_000 },
  idleMs: 10_000,
};

export const postgresql: SystemConnector = {
  async test(given, tools) {
    const settings = readDatabaseSettings(given);
    const opened: Opened = { stage: 'address', stream: null };
    try {
      const client = await signIn(settings, tools, opened, testBounds);
      return { isOk: true, message: await describe(client, settings.database) };
    } catch (error) {
      return explain(error, settings, opened);
    } finally {
      // Not `end`: a server that does not answer a farewell would hold this up.
      opened.stream?.destroy();
    }
  },
  async open(given, tools) {
    const settings = readDatabaseSettings(given);
    const opened: Opened = { stage: 'address', stream: null };
    try {
      return await openSession(settings, tools, opened);
    } catch (error) {
      opened.stream?.destroy();
      throw failureOf(error, settings, opened);
    }
  },
};

async function describe(client: pg.Client, database: string): Promise<string> {
  const { rows } = await client.query<{ version: string; tables: string }>(
    `SELECT current_setting('server_version') AS version, (SELECT count(*) FROM ${readableTablesFrom}) AS tables`,
  );
  const [row] = rows;
  const version = /^\d{1,4}(\.\d{1,4}){0,3}/.exec(row?.version ?? '')?.[0] ?? '';
  return strings.connected(version, database, Number(row?.tables ?? 0));
}
