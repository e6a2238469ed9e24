import type { Settings } from '#kernel/settings.ts';
import type { DeclaredRelation } from '../connector.ts';
import { type Authorizer, HttpClient } from '../http/http-client.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { bearerAuthorizer } from '../http/token-authorizer.ts';
import { type Csdl, NoMetadata } from '../odata/csdl.ts';
import { failureOf, GoneTable } from '../odata/failures.ts';
import { modelOf } from '../odata/metadata.ts';
import type { ODataTable, ServiceModel } from '../odata/model.ts';
import { ODataClient } from '../odata/odata-client.ts';
import { readEntitySet } from '../odata/read.ts';
import type { SystemConnector, SystemStage, SystemTools } from '../system-connector.ts';
import { SystemFailure, type SystemSession, type SystemTable } from '../system-session.ts';
import { wellKnownEntities } from './entities.ts';
import { explainSuccessFactors, type SuccessFactorsCall } from './failures.ts';
import { readSuccessFactorsSettings, type SuccessFactorsSettings } from './settings.ts';
import { successFactorsStrings as strings } from './strings.ts';

/** The most that it sends in one answer. */
const pageRows = 1000;
const atOnce = 4;
/** Entities whose description is asked for by one call. */
const describedAtOnce = 8;
/** Who tests waits at the screen. */
const longestTestWaitMs = 3000;
const service = '/odata/v2/';
/** Stands in front of the names of tables. */
const schema = 'SuccessFactors';
/** Of entities that are valid from one day to another all slices are rows, not that of today alone; and pages are of one moment where there is one. */
const wholeHistory = {
  fromDate: '1900-01-01',
  toDate: '9999-12-31',
  paging: 'snapshot',
  customPageSize: String(pageRows),
};

/** SAP SuccessFactors, by its OData API of version 2. */
export const successFactors: SystemConnector = {
  async test(given, tools) {
    let call: SuccessFactorsCall | null = null;
    try {
      call = { settings: readSuccessFactorsSettings(given), stage: 'address' };
      await signIn(call, tools, longestTestWaitMs);
      return { isOk: true, message: strings.connected };
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
    const settings = readSuccessFactorsSettings(given);
    const call: SuccessFactorsCall = { settings, stage: 'address' };
    const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
      try {
        tools.signal.throwIfAborted();
        return await work();
      } catch (error) {
        if (tools.signal.aborted) throw tools.signal.reason;
        throw failureOf(error, explainSuccessFactors(error, call, table));
      }
    };
    const client = await told(() => signIn(call, tools));
    let known: Promise<ServiceModel> | undefined;
    const model = (): Promise<ServiceModel> => (known ??= readModel(client, settings));
    return {
      tables: () => told(async () => (await model()).tables.map(shownTable)),
      relations: () => told(async (): Promise<DeclaredRelation[]> => (await model()).relations),
      read: (request, target) =>
        told(async () => {
          const { name } = request.table;
          const set = name.slice(schema.length + 1);
          const { tables, version } = await describe(client, [set]);
          const table = tables.find((one) => one.name === name);
          const names = [...request.columns, ...(request.since ? [request.since.column] : [])];
          if (!table || !names.every((one) => table.columns.some((column) => column.name === one)))
            throw new GoneTable('The table or a column is not there.');
          return readEntitySet({ client, service, table, version }, request, target);
        }, request.table.name),
      // There is no session: each call ends by itself.
      close: () => Promise.resolve(),
    };
  },
};

/** The first call is the sign-in: one user, by whoever is let in. */
async function signIn(
  call: SuccessFactorsCall,
  tools: SystemTools,
  longestWaitMs?: number,
): Promise<ODataClient> {
  const { settings } = call;
  const begin = (stage: SystemStage): void => {
    call.stage = stage;
    tools.onStage(stage);
  };
  const authorizer = await authorizerOf(settings, tools);
  begin('port');
  const http = new HttpClient({
    ...{ base: settings.base, tools, authorizer, ca: settings.ca, atOnce },
    ...(longestWaitMs === undefined ? {} : { longestWaitMs }),
  });
  const client = new ODataClient(http, {
    rowQuery: wholeHistory,
    pageRows,
    paging: 'links',
    leadsAlways: true,
  });
  await client.document(`${service}User?$top=1&$select=userId&$format=json`);
  begin('permission');
  return client;
}

async function authorizerOf(
  { signIn: how }: SuccessFactorsSettings,
  tools: SystemTools,
): Promise<Authorizer> {
  if (how.kind === 'basic') {
    const token = Buffer.from(`${how.username}:${how.password}`).toString('base64');
    return { headers: () => Promise.resolve({ authorization: `Basic ${token}` }) };
  }
  const { accessToken } = tools;
  if (!accessToken) throw new SystemFailure('login', strings.noClient);
  await accessToken();
  return bearerAuthorizer((stale) => accessToken(stale));
}

/** Of the well-known entities and those that were named, what is there and may be read. */
async function readModel(client: ODataClient, { entities }: SuccessFactorsSettings): Promise<ServiceModel> {
  const offered = setsIn(await client.document(`${service}?$format=json`));
  const wanted = [...new Set([...entities, ...wellKnownEntities])].filter((name) => offered.has(name));
  const groups = Array.from({ length: Math.ceil(wanted.length / describedAtOnce) }, (_, at) =>
    wanted.slice(at * describedAtOnce, (at + 1) * describedAtOnce),
  );
  const models = await Promise.all(groups.map((names) => describeReadable(client, names)));
  const found = models.flat();
  const tables = found.flatMap((model) => model.tables);
  if (tables.length === 0) throw new SystemFailure('permission', strings.noEntities);
  const relations = found.flatMap((model) => model.relations);
  const names = new Set(tables.map(({ name }) => name));
  return {
    version: 'v2',
    tables,
    relations: relations.filter(({ fromTable, toTable }) => names.has(fromTable) && names.has(toTable)),
  };
}

/** Where one of them is refused all are: then each is asked for by itself. */
async function describeReadable(client: ODataClient, names: readonly string[]): Promise<ServiceModel[]> {
  try {
    return [await describe(client, names)];
  } catch (error) {
    const isRefused = error instanceof HttpFailure && [403, 404].includes(error.status);
    if (!(isRefused || error instanceof NoMetadata)) throw error;
    if (names.length === 1) return [];
    return (await Promise.all(names.map((name) => describeReadable(client, [name])))).flat();
  }
}

async function describe(client: ODataClient, names: readonly string[]): Promise<ServiceModel> {
  const csdl = await client.metadata(`${service}${names.join(',')}/`);
  const { tables, ...model } = modelOf(withoutHidden(csdl), schema);
  return { ...model, tables: tables.filter(({ set }) => names.includes(set)) };
}

/** What the user may not see is described all the same, and never sent. */
function withoutHidden(csdl: Csdl): Csdl {
  for (const type of csdl.types.values())
    type.properties = type.properties.filter(({ attributes }) => attributes['sap:visible'] !== 'false');
  return csdl;
}

function setsIn(document: unknown): Set<string> {
  const { d } = (document ?? {}) as { d?: { EntitySets?: unknown } };
  const sets = d?.EntitySets;
  return new Set(Array.isArray(sets) ? sets.filter((name): name is string => typeof name === 'string') : []);
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
