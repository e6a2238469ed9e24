import type { Settings } from '#kernel/settings.ts';
import { HttpFailure } from '../http/http-failure.ts';
import type { SystemConnector, SystemTools } from '../system-connector.ts';
import { SystemFailure, type SystemSession, type SystemTable } from '../system-session.ts';
import { ConcurClient } from './concur-client.ts';
import { type ConcurCall, explainConcur, failureOf } from './failures.ts';
import { readTable } from './read.ts';
import { readConcurSettings } from './settings.ts';
import { concurStrings as strings } from './strings.ts';
import { type ConcurTable, concurRelations, concurTables } from './tables.ts';

/** A company at SAP Concur: its expense reports and entries, users, lists and travel requests. */
export const concur: SystemConnector = createConcur(() => concurTables);

/** @param catalog tables of the faces that Concur publishes; those of a test are others */
export function createConcur(catalog: () => readonly ConcurTable[]): SystemConnector {
  return {
    async test(given, tools) {
      const settings = readConcurSettings(given);
      const call: ConcurCall = { base: settings.origin, stage: 'address' };
      try {
        const client = await begin(given, tools, call);
        const readable = await readableOf(client, catalog());
        const unread = catalog().filter((table) => !readable.includes(table));
        if (readable.length === 0) throw new SystemFailure('permission', strings.noTables);
        const connected = strings.connected(client.base.host, readable.length, catalog().length);
        const labels = unread.map(({ name, label }) => label ?? name);
        const message = labels.length === 0 ? connected : `${connected} ${strings.unread(labels)}`;
        return { isOk: true, message };
      } catch (error) {
        const { stage, message, isUnreached } = explainConcur(error, call);
        return { isOk: false, stage, message, isUnreached };
      }
    },
    async open(given: Settings, tools: SystemTools): Promise<SystemSession> {
      const call: ConcurCall = { base: readConcurSettings(given).origin, stage: 'address' };
      const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
        try {
          tools.signal.throwIfAborted();
          return await work();
        } catch (error) {
          throw tools.signal.aborted ? tools.signal.reason : failureOf(error, call, table);
        }
      };
      const client = await told(() => begin(given, tools, call));
      let known: Promise<ConcurTable[]> | undefined;
      const tables = async (): Promise<ConcurTable[]> => {
        known ??= readableOf(client, catalog());
        const found = await known;
        call.stage = 'permission';
        return found;
      };
      return {
        tables: () => told(async () => (await tables()).map(shownTable)),
        relations: () =>
          told(async () => {
            const names = new Set((await tables()).map(({ name }) => name));
            return concurRelations.filter(
              ({ fromTable, toTable }) => names.has(fromTable) && names.has(toTable),
            );
          }),
        read: (request, target) =>
          told(async () => {
            const { name } = request.table;
            const table = catalog().find((one) => one.name === name);
            if (!table) throw new SystemFailure('permission', strings.tableGone(name));
            call.stage = 'permission';
            return await readTable(client, table, request, target);
          }, request.table.name),
        // There is no session: each call brings the token.
        close: () => Promise.resolve(),
      };
    },
  };
}

async function begin(given: Settings, tools: SystemTools, call: ConcurCall): Promise<ConcurClient> {
  const client = await ConcurClient.open(readConcurSettings(given), tools);
  call.base = client.base;
  call.stage = 'port';
  tools.onStage('port');
  return client;
}

/** Those of which a row can be asked for: Concur lists nobody's rights. */
async function readableOf(client: ConcurClient, catalog: readonly ConcurTable[]): Promise<ConcurTable[]> {
  const look = async (table: ConcurTable): Promise<ConcurTable | null> => {
    try {
      await client.page(table, client.urlOf(table, { limit: 1 }));
      return table;
    } catch (error) {
      if (error instanceof HttpFailure && [400, 403, 404].includes(error.status)) return null;
      throw error;
    }
  };
  // One call tells whether anything answers there as Concur does; the others are made at once.
  const first = await Promise.all(catalog.slice(0, 1).map(look));
  const others = await Promise.all(catalog.slice(1).map(look));
  return [...first, ...others].filter((table) => table !== null);
}

function shownTable({ columns, name, schema, kind, label, rowEstimate, key }: ConcurTable): SystemTable {
  return {
    ...{ name, schema, kind, label, rowEstimate, key },
    columns: columns.map(({ path: _, ...column }) => column),
  };
}
