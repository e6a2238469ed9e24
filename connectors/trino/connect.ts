import type { Settings } from '#kernel/settings.ts';
import { quoteName } from '../sql/quote.ts';
import type { SystemConnector, SystemStage, SystemTools } from '../system-connector.ts';
import type { SystemSession, SystemTable } from '../system-session.ts';
import { explain, failureOf } from './failures.ts';
import { readTable } from './read.ts';
import { readSettings, type TrinoSettings } from './settings.ts';
import { trinoStrings as strings } from './strings.ts';
import { listTables } from './tables.ts';
import { type Reached, TrinoClient } from './trino-client.ts';

export const trino: SystemConnector = {
  async test(given, tools) {
    const settings = readSettings(given);
    const reached: Reached = { stage: 'address' };
    try {
      const { client, version } = await signIn(settings, tools, reached);
      const [[tables] = []] = await client.all(
        `SELECT count(DISTINCT ROW(table_schema, table_name)) FROM ${quoteName(settings.catalog)}.information_schema.columns
         WHERE table_schema <> 'information_schema'`,
      );
      return { isOk: true, message: strings.connected(numbersOf(version), settings.catalog, Number(tables)) };
    } catch (error) {
      return explain(error, settings, reached);
    }
  },
  async open(given: Settings, tools: SystemTools): Promise<SystemSession> {
    const settings = readSettings(given);
    const reached: Reached = { stage: 'address' };
    const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
      try {
        tools.signal.throwIfAborted();
        return await work();
      } catch (error) {
        throw tools.signal.aborted ? tools.signal.reason : failureOf(error, settings, reached, table);
      }
    };
    const { client } = await told(() => signIn(settings, tools, reached));
    const { catalog } = settings;
    let known: Promise<SystemTable[]> | undefined;
    const tables = (): Promise<SystemTable[]> => (known ??= listTables(client, catalog));
    return {
      tables: () => told(tables),
      read: (request, target) =>
        told(() => readTable(client, { catalog, table: request.table }, request, target), request.table.name),
      // There is no session: each statement ends by itself.
      close: () => Promise.resolve(),
    };
  },
};

/** Trino has no sign-in of its own: the first statement is one. Who says that it is Trino, says its version to everybody. */
async function signIn(
  settings: TrinoSettings,
  tools: SystemTools,
  reached: Reached,
): Promise<{ client: TrinoClient; version: string }> {
  const begin = (stage: SystemStage): void => {
    reached.stage = stage;
    tools.onStage(stage);
  };
  begin('port');
  const client = new TrinoClient(settings, tools);
  const version = await client.version();
  begin('login');
  await client.all('SELECT 1');
  begin('permission');
  return { client, version };
}

function numbersOf(version: string): string {
  return /^\d{1,4}(\.\d{1,4}){0,3}/.exec(version)?.[0] ?? '';
}
