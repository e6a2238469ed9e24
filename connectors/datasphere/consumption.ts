import type { Settings } from '#kernel/settings.ts';
import { type Authorizer, HttpClient } from '../http/http-client.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { bearerAuthorizer } from '../http/token-authorizer.ts';
import { requestToken } from '../oauth/request-token.ts';
import { TokenKeeper } from '../oauth/token-keeper.ts';
import { NoMetadata } from '../odata/csdl.ts';
import { failureOf, GoneTable } from '../odata/failures.ts';
import { modelOf } from '../odata/metadata.ts';
import type { ODataTable } from '../odata/model.ts';
import { ODataClient } from '../odata/odata-client.ts';
import { readEntitySet } from '../odata/read.ts';
import type { SystemConnector, SystemStage, SystemTools } from '../system-connector.ts';
import { SystemFailure, type SystemSession, type SystemTable } from '../system-session.ts';
import { type Asset, findCatalog, listAssets, setOf, tableNameOf } from './assets.ts';
import { type ConsumptionCall, explainDatasphere, TokenFailure } from './failures.ts';
import { type ConsumptionSettings, readConsumptionSettings } from './settings.ts';
import { datasphereStrings as strings } from './strings.ts';

/** Answers of the consumption API end at 20 MB, which this stays below at any width; `PageSize` asks for less where rows are long. */
const pageRows = 5000;
const atOnce = 4;
/** Who tests waits at the screen. */
const longestTestWaitMs = 3000;

/** SAP Datasphere by its consumption API: what its spaces expose, by OData V4, with a token of OAuth. */
export const consumption: SystemConnector = {
  async test(given, tools) {
    let call: ConsumptionCall | null = null;
    try {
      const settings = readConsumptionSettings(given);
      call = { settings, stage: 'address' };
      const { client, catalog, spaces } = await signIn(call, tools, longestTestWaitMs);
      if (settings.space === '') return { isOk: true, message: strings.connected(spaces) };
      await listAssets(client, catalog, settings.space);
      return { isOk: true, message: strings.connectedTo(settings.space) };
    } catch (error) {
      if (call === null) {
        const { stage = 'tls', message } = error as { stage?: SystemStage; message: string };
        return { isOk: false, stage, message };
      }
      const { stage, message, isUnreached } = explainDatasphere(error, call);
      return { isOk: false, stage, message, isUnreached };
    }
  },
  async open(given: Settings, tools: SystemTools): Promise<SystemSession> {
    const settings = readConsumptionSettings(given);
    const call: ConsumptionCall = { settings, stage: 'address' };
    const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
      try {
        tools.signal.throwIfAborted();
        return await work();
      } catch (error) {
        if (tools.signal.aborted) throw tools.signal.reason;
        throw failureOf(error, explainDatasphere(error, call, table));
      }
    };
    const { client, catalog } = await told(() => signIn(call, tools));
    let known: Promise<Asset[]> | undefined;
    const assets = (): Promise<Asset[]> => (known ??= listAssets(client, catalog, settings.space));
    return {
      tables: () => told(async () => (await readTables(client, await assets())).map(shownTable)),
      read: (request, target) =>
        told(async () => {
          const { name } = request.table;
          const asset = (await assets()).find((one) => tableNameOf(one) === name);
          const table = asset && (await readTable(client, asset));
          if (!asset || !table) throw new GoneTable('The table is not there.');
          const names = [...request.columns, ...(request.since ? [request.since.column] : [])];
          if (!names.every((one) => table.columns.some((column) => column.name === one)))
            throw new GoneTable('A column is not there.');
          return readEntitySet({ client, service: asset.service, table, version: 'v4' }, request, target);
        }, request.table.name),
      // There is no session: each call ends by itself.
      close: () => Promise.resolve(),
    };
  },
};

/** A token first; the catalog then says whether it opens anything. */
async function signIn(call: ConsumptionCall, tools: SystemTools, longestWaitMs?: number) {
  const { base, ca } = call.settings;
  const begin = (stage: SystemStage): void => {
    call.stage = stage;
    tools.onStage(stage);
  };
  const authorizer = await authorizerOf(call.settings, tools);
  begin('port');
  const http = new HttpClient({
    ...{ base, tools, authorizer, ca, atOnce },
    ...(longestWaitMs === undefined ? {} : { longestWaitMs }),
  });
  const client = new ODataClient(http, { pageRows, paging: 'keys' });
  const found = await findCatalog(client);
  begin('permission');
  return { client, ...found };
}

async function authorizerOf(
  { signIn: how, ca }: ConsumptionSettings,
  tools: SystemTools,
): Promise<Authorizer> {
  if (how.kind === 'own') {
    const { clientId, clientSecret, tokenUrl, scope } = how;
    const keeper = new TokenKeeper(async () => {
      try {
        return await requestToken(tools, {
          ...{ tokenUrl, clientId, clientSecret, ca },
          secretIn: 'header',
          grant: 'client_credentials',
          parameters: scope === '' ? {} : { scope },
        });
      } catch (error) {
        throw new TokenFailure('No token was issued.', { cause: error });
      }
    });
    return bearerAuthorizer(async (stale) => ({ ...(await keeper.get(stale)), client: {} }));
  }
  const { accessToken } = tools;
  if (!accessToken) throw new SystemFailure('login', strings.noClient);
  await accessToken();
  return bearerAuthorizer((stale) => accessToken(stale));
}

/** One whose metadata are refused or broken is passed over, as long as there is another. */
async function readTables(client: ODataClient, assets: readonly Asset[]): Promise<ODataTable[]> {
  let failure: unknown = null;
  const tables = await Promise.all(
    assets.map(async (asset) => {
      try {
        return await readTable(client, asset);
      } catch (error) {
        if (!(error instanceof HttpFailure || error instanceof NoMetadata)) throw error;
        failure = error;
        return null;
      }
    }),
  );
  const found = tables.filter((table) => table !== null);
  if (found.length === 0 && failure !== null) throw failure;
  return found;
}

/** The set that has the name of the asset. Null where its service has none. */
async function readTable(client: ODataClient, asset: Asset): Promise<ODataTable | null> {
  const { tables } = modelOf(await client.metadata(asset.service), asset.space);
  const table = tables.find(({ set }) => set === setOf(asset.name));
  return table ? { ...table, label: asset.label ?? table.label } : null;
}

function shownTable({ set: _, isCountable: __, columns, ...table }: ODataTable): SystemTable {
  return {
    ...table,
    columns: columns.map(({ name, type, nativeType, label, unit }) => ({
      ...{ name, type, nativeType, label },
      ...(unit === undefined ? {} : { unit }),
    })),
  };
}
