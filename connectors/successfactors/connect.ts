import type { Settings } from '#kernel/settings.ts';
import { type Authorizer, HttpClient } from '../http/http-client.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { bearerAuthorizer } from '../http/token-authorizer.ts';
import { failureOf, GoneTable } from '../odata/failures.ts';
import type { ODataTable } from '../odata/model.ts';
import { ODataClient, type ODataOptions } from '../odata/odata-client.ts';
import { readEntitySet } from '../odata/read.ts';
import type { SystemConnector, SystemStage, SystemTools } from '../system-connector.ts';
import { SystemFailure, type SystemSession, type SystemTable } from '../system-session.ts';
import { describeEntities, type EntityModel, listEntities, schema, service } from './entities.ts';
import { explainSuccessFactors, isTokenRefused, type SuccessFactorsCall, signInCodeOf } from './failures.ts';
import { readSuccessFactorsSettings } from './settings.ts';
import { successFactorsStrings as strings } from './strings.ts';

/** The most that one answer holds. */
const pageRows = 1000;
const atOnce = 3;
/** A company with every product has some 1,500. */
const mostEntities = 4000;
/** Who tests waits at the screen. */
const longestTestWaitMs = 3000;
/** Without them an entity with a history shows the slice of today alone. */
const allTime = { fromDate: '1900-01-01', toDate: '9999-12-31' };

/** SAP SuccessFactors, by its API of OData V2 (decision 0110). */
export const successFactors: SystemConnector = {
  async test(given, tools) {
    let call: SuccessFactorsCall | null = null;
    try {
      call = { settings: readSuccessFactorsSettings(given), stage: 'address' };
      const { client, names } = await signIn(call, tools, longestTestWaitMs);
      const mayRead = await readsUser(client);
      const say = mayRead ? strings.connected : strings.connectedWithoutUser;
      return { isOk: true, message: say(names.length) };
    } catch (error) {
      if (call === null) {
        const { stage = 'tls', message } = error as { stage?: SystemStage; message: string };
        return { isOk: false, stage, message };
      }
      const { stage, message, isUnreached } = explainSuccessFactors(error, call);
      return { isOk: false, stage, message, isUnreached };
    }
  },
  async open(given: Settings, tools: SystemTools): Promise<SystemSession> {
    const call: SuccessFactorsCall = { settings: readSuccessFactorsSettings(given), stage: 'address' };
    const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
      try {
        tools.signal.throwIfAborted();
        return await work();
      } catch (error) {
        if (tools.signal.aborted) throw tools.signal.reason;
        throw failureOf(error, explainSuccessFactors(error, call, table));
      }
    };
    const { client, http } = await told(() => signIn(call, tools));
    let known: Promise<EntityModel> | undefined;
    const model = (): Promise<EntityModel> => (known ??= readModel(client));
    return {
      tables: () => told(async () => (await model()).tables.map(shownTable)),
      relations: () => told(async () => (await model()).relations),
      read: (request, target) =>
        told(async () => {
          const table = await findTable(client, request.table.name);
          const names = [...request.columns, ...(request.since ? [request.since.column] : [])];
          if (!names.every((name) => table.columns.some((column) => column.name === name)))
            throw new GoneTable('A column is not there.');
          const own = new ODataClient(http, optionsFor(table));
          return readEntitySet({ client: own, service, table, version: 'v2' }, request, target);
        }, request.table.name),
      // There is no session: each call ends by itself.
      close: () => Promise.resolve(),
    };
  },
};

/** There is no sign-in of its own: the service document is the first call, and tells what there is. */
async function signIn(
  call: SuccessFactorsCall,
  tools: SystemTools,
  longestWaitMs?: number,
): Promise<{ client: ODataClient; http: HttpClient; names: string[] }> {
  const { base, ca } = call.settings;
  const begin = (stage: SystemStage): void => {
    call.stage = stage;
    tools.onStage(stage);
  };
  const authorizer = authorizerOf(call, tools);
  begin('port');
  const http = new HttpClient({
    ...{ base, tools, authorizer, ca, atOnce, isTokenRefused },
    ...(longestWaitMs === undefined ? {} : { longestWaitMs }),
  });
  const client = new ODataClient(http, { pageRows, paging: 'links' });
  const names = await listEntities(client);
  begin('permission');
  return { client, http, names };
}

function authorizerOf({ settings: { signIn: how } }: SuccessFactorsCall, tools: SystemTools): Authorizer {
  if (how.kind === 'basic') {
    const token = Buffer.from(`${how.username}:${how.password}`).toString('base64');
    return { headers: () => Promise.resolve({ authorization: `Basic ${token}` }) };
  }
  const { accessToken } = tools;
  if (!accessToken) throw new SystemFailure('login', strings.noClient);
  return bearerAuthorizer((stale) => accessToken(stale));
}

/** An account of an interface may read other entities alone. */
async function readsUser(client: ODataClient): Promise<boolean> {
  try {
    await client.document(`${service}User?$top=1&$select=userId&$format=json`);
    return true;
  } catch (error) {
    const isOfUser =
      error instanceof HttpFailure && [403, 404].includes(error.status) && signInCodeOf(error) === null;
    if (isOfUser) return false;
    throw error;
  }
}

async function readModel(client: ODataClient): Promise<EntityModel> {
  const names = await listEntities(client);
  if (names.length > mostEntities)
    throw new SystemFailure('database', strings.tooManyEntities(names.length, mostEntities));
  return describeEntities(client, names);
}

async function findTable(client: ODataClient, name: string): Promise<ODataTable> {
  const set = name.startsWith(`${schema}.`) ? name.slice(schema.length + 1) : '';
  if (!/^\w{1,128}$/.test(set)) throw new GoneTable('The table is none of the system.');
  const { tables } = await describeEntities(client, [set]);
  const [table] = tables;
  if (!table) throw new GoneTable('The table is not there.');
  return table;
}

/** Which rows there are is settled with the first page, so that later pages neither double nor leave out one that is changed meanwhile. */
function optionsFor(table: ODataTable): ODataOptions {
  return {
    ...{ pageRows, paging: 'links' },
    ...(hasHistory(table) ? { rowQuery: allTime } : {}),
    wholeQuery: { paging: 'snapshot' },
  };
}

/** The first day of a slice belongs to the key of what has a history, under one of these names: `mdfSystemEffectiveStartDate` of a parent in front of an underscore, too. */
export function hasHistory({ key }: Pick<ODataTable, 'key'>): boolean {
  return key.some((name) => /^startDate$|effectiveStartDate$/i.test(name));
}

function shownTable({ set: _, isCountable: __, columns, ...table }: ODataTable): SystemTable {
  return {
    ...table,
    columns: columns.map(({ name, type, nativeType, label }) => ({ name, type, nativeType, label })),
  };
}
