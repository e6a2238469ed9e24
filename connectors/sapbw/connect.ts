import type { Settings } from '#kernel/settings.ts';
import type { SystemConnector, SystemStage, SystemTools } from '../system-connector.ts';
import type { SystemSession } from '../system-session.ts';
import { explain, failureOf } from './failures.ts';
import { readCube } from './read.ts';
import { type BwSettings, readBwSettings } from './settings.ts';
import { bwStrings as strings } from './strings.ts';
import { type CubeTable, listCubes, listTables } from './tables.ts';
import { type Reached, XmlaClient } from './xmla-client.ts';
import { XmlaFault } from './xmla-parser.ts';

/** SAP BW and BW/4HANA, by their service of XML for Analysis over HTTP. */
export const sapBw: SystemConnector = {
  async test(given, tools) {
    const settings = readBwSettings(given);
    const reached: Reached = { stage: 'address' };
    try {
      const client = await signIn(settings, tools, reached);
      return { isOk: true, message: strings.connected((await listCubes(client, settings)).length) };
    } catch (error) {
      return explain(error, settings, reached);
    }
  },
  async open(given: Settings, tools: SystemTools): Promise<SystemSession> {
    const settings = readBwSettings(given);
    const reached: Reached = { stage: 'address' };
    const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
      try {
        tools.signal.throwIfAborted();
        return await work();
      } catch (error) {
        throw tools.signal.aborted ? tools.signal.reason : failureOf(error, settings, reached, table);
      }
    };
    const client = await told(() => signIn(settings, tools, reached));
    let known: Promise<CubeTable[]> | undefined;
    const tables = (): Promise<CubeTable[]> => (known ??= listTables(client, settings));
    return {
      tables: () =>
        told(async () =>
          (await tables()).map(({ cubeColumns: _, catalog: __, cube: ___, ...table }) => table),
        ),
      read: (request, target) =>
        told(async () => {
          const table = (await tables()).find(({ name }) => name === request.table.name);
          if (!table) throw new XmlaFault('The cube does not exist.');
          return readCube(client, table, request, target);
        }, request.table.name),
      // There is no session: each call ends by itself.
      close: () => Promise.resolve(),
    };
  },
};

/** There is no sign-in of its own: the first call is one. */
async function signIn(settings: BwSettings, tools: SystemTools, reached: Reached): Promise<XmlaClient> {
  const begin = (stage: SystemStage): void => {
    reached.stage = stage;
    tools.onStage(stage);
  };
  begin('port');
  const client = new XmlaClient(settings, tools);
  await client.signIn();
  begin('permission');
  return client;
}
