import type { Settings } from '#kernel/settings.ts';
import type { Authorizer } from '../http/http-client.ts';
import { bearerAuthorizer } from '../http/token-authorizer.ts';
import { requestToken } from '../oauth/request-token.ts';
import { TokenKeeper } from '../oauth/token-keeper.ts';
import type { AccessToken, SystemConnector, SystemStage, SystemTools } from '../system-connector.ts';
import { SystemFailure, type SystemSession, type SystemTable } from '../system-session.ts';
import {
  explainMarketingCloud,
  failureOf,
  GoneTable,
  type MarketingCloudCall,
  TokenFailure,
} from './failures.ts';
import { marketingCloudGrant } from './grant.ts';
import { MarketingCloudClient } from './marketing-cloud-client.ts';
import { readExtension } from './read-extension.ts';
import { readObject } from './read-object.ts';
import { instancesOf, type MarketingCloudSettings, readMarketingCloudSettings } from './settings.ts';
import { marketingCloudStrings as strings } from './strings.ts';
import { listTables, type MarketingCloudTable } from './tables.ts';

/** Who tests waits at the screen. */
const longestTestWaitMs = 3000;

/** Salesforce Marketing Cloud: data extensions by REST, standard objects by SOAP, with a token of OAuth for both. */
export const marketingCloud: SystemConnector = {
  async test(given, tools) {
    let call: MarketingCloudCall | null = null;
    try {
      const settings = readMarketingCloudSettings(given);
      call = { settings, stage: 'address', base: settings.authBase };
      await signIn(call, tools, longestTestWaitMs);
      const { accountId } = settings;
      return { isOk: true, message: accountId === '' ? strings.connected : strings.connectedTo(accountId) };
    } catch (error) {
      if (call === null) {
        const { stage = 'address', message } = error as { stage?: SystemStage; message: string };
        return { isOk: false, stage, message };
      }
      const { stage, message, isUnreached } = explainMarketingCloud(error, call);
      return { isOk: false, stage, message, isUnreached };
    }
  },
  async open(given: Settings, tools: SystemTools): Promise<SystemSession> {
    const settings = readMarketingCloudSettings(given);
    const call: MarketingCloudCall = { settings, stage: 'address', base: settings.authBase };
    const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
      try {
        tools.signal.throwIfAborted();
        return await work();
      } catch (error) {
        throw tools.signal.aborted ? tools.signal.reason : failureOf(error, call, table);
      }
    };
    const client = await told(() => signIn(call, tools));
    let known: Promise<MarketingCloudTable[]> | undefined;
    const tables = (): Promise<MarketingCloudTable[]> => (known ??= listTables(client));
    return {
      tables: () => told(async () => (await tables()).map(shownTable)),
      read: (request, target) =>
        told(async () => {
          const table = (await tables()).find(({ name }) => name === request.table.name);
          const names = [...request.columns, ...(request.since ? [request.since.column] : [])];
          if (!table || !names.every((name) => table.columns.some((column) => column.name === name)))
            throw new GoneTable('The table, or a column of it, is not there.');
          return 'object' in table
            ? await readObject(client, table.object, request, target)
            : await readExtension(client, table, request, target);
        }, request.table.name),
      // There is no session: each call ends by itself.
      close: () => Promise.resolve(),
    };
  },
};

/** A token first; it brings the hosts that are called. Then one call of each interface. */
async function signIn(
  call: MarketingCloudCall,
  tools: SystemTools,
  longestWaitMs?: number,
): Promise<MarketingCloudClient> {
  const { settings } = call;
  const begin = (stage: SystemStage): void => {
    call.stage = stage;
    tools.onStage(stage);
  };
  begin('port');
  const { token, authorizer } = await credentialsOf(settings, tools);
  begin('login');
  const instances = instancesOf(token.places, settings);
  const client = new MarketingCloudClient({ instances, authorizer, tools, ca: settings.ca, longestWaitMs });
  call.base = instances.rest;
  await client.tokenContext();
  begin('permission');
  call.base = instances.soap;
  const first = client.retrieve({ objectType: 'DataExtension', properties: ['CustomerKey'], batchRows: 1 });
  await first.next();
  return client;
}

async function credentialsOf(
  { signIn: how, authBase, accountId, ca }: MarketingCloudSettings,
  tools: SystemTools,
): Promise<{ token: AccessToken; authorizer: Authorizer }> {
  if (how.kind === 'workspace') {
    const { accessToken } = tools;
    if (!accessToken) throw new SystemFailure('login', strings.noClient);
    return { token: await accessToken(), authorizer: bearerAuthorizer((stale) => accessToken(stale)) };
  }
  const { clientId, clientSecret, scope } = how;
  const keeper = new TokenKeeper(async () => {
    try {
      return await requestToken(tools, {
        ...{ tokenUrl: new URL('/v2/token', authBase), clientId, clientSecret, ca },
        secretIn: 'body',
        encoding: marketingCloudGrant.encoding ?? 'json',
        grant: 'client_credentials',
        parameters: {
          ...(accountId === '' ? {} : { account_id: accountId }),
          ...(scope === '' ? {} : { scope }),
        },
      });
    } catch (error) {
      throw new TokenFailure('No token was issued.', { cause: error });
    }
  });
  const accessToken = async (stale?: string): Promise<AccessToken> => {
    const { value, places } = await keeper.get(stale);
    return { value, places, client: {} };
  };
  return { token: await accessToken(), authorizer: bearerAuthorizer(accessToken) };
}

function shownTable(table: MarketingCloudTable): SystemTable {
  const { name, schema, kind, label, rowEstimate, columns, key } = table;
  return { name, schema, kind, label, rowEstimate, columns, key };
}
