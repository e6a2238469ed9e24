import type { Settings } from '#kernel/settings.ts';
import type { DeclaredRelation } from '../connector.ts';
import { type Authorizer, HttpClient } from '../http/http-client.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { bearerAuthorizer } from '../http/token-authorizer.ts';
import { NoMetadata } from '../odata/csdl.ts';
import { failureOf, GoneTable } from '../odata/failures.ts';
import { modelOf } from '../odata/metadata.ts';
import type { ODataTable, ServiceModel } from '../odata/model.ts';
import { ODataClient } from '../odata/odata-client.ts';
import { readEntitySet } from '../odata/read.ts';
import type { SystemConnector, SystemStage, SystemTools } from '../system-connector.ts';
import { SystemFailure, type SystemSession, type SystemTable } from '../system-session.ts';
import { explainS4, NoServices, type S4Call } from './failures.ts';
import { listServices, type S4Service } from './services.ts';
import { readS4Settings, type S4Settings, servicePathOf } from './settings.ts';
import { s4Strings as strings } from './strings.ts';

/** Of a list: each costs a call, and all together are to be there within ten seconds. */
const mostServices = 120;
const atOnce = 4;
/** Of those that are listed, to find one that answers. */
const mostTried = 12;
/** What SAP recommends, and takes everywhere. */
const pageRows = 5000;
/** Who tests waits at the screen. */
const longestTestWaitMs = 3000;

/** SAP S/4HANA, by its services of OData V2 and V4. */
export const s4hana: SystemConnector = {
  async test(given, tools) {
    let call: S4Call | null = null;
    try {
      const settings = readS4Settings(given);
      call = { settings, stage: 'address' };
      const system = await signIn(call, tools, longestTestWaitMs);
      if (system.servicePath !== '') {
        await system.client.document(`${system.servicePath}?$format=json`);
        return { isOk: true, message: strings.connectedTo(system.servicePath) };
      }
      const { services, isListed } = await listServices(system.client, '');
      // That a service is listed does not say that the account may use it.
      const found = await findService(system.client, isListed ? services.slice(0, mostTried) : services);
      if (found === null) throw new NoServices('None is there.');
      return {
        isOk: true,
        message: isListed ? strings.connected(services.length) : strings.connectedTo(found.path),
      };
    } catch (error) {
      if (call === null) return { isOk: false, stage: 'tls', message: (error as Error).message };
      const { stage, message, isUnreached } = explainS4(error, call);
      return { isOk: false, stage, message, isUnreached };
    }
  },
  async open(given: Settings, tools: SystemTools): Promise<SystemSession> {
    const settings = readS4Settings(given);
    const call: S4Call = { settings, stage: 'address' };
    const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
      try {
        tools.signal.throwIfAborted();
        return await work();
      } catch (error) {
        if (tools.signal.aborted) throw tools.signal.reason;
        throw failureOf(error, explainS4(error, call, table));
      }
    };
    const system = await told(() => signIn(call, tools));
    const { client } = system;
    let known: Promise<ServiceModel[]> | undefined;
    const models = (): Promise<ServiceModel[]> => (known ??= readModels(system));
    return {
      tables: () => told(async () => (await models()).flatMap(({ tables }) => tables.map(shownTable))),
      relations: () =>
        told(async (): Promise<DeclaredRelation[]> => (await models()).flatMap(({ relations }) => relations)),
      read: (request, target) =>
        told(async () => {
          const { service, model, table } = await findTable(system, request.table.name);
          requireColumns(table, [...request.columns, ...(request.since ? [request.since.column] : [])]);
          const source = { client, service: service.path, table, version: model.version };
          return readEntitySet(source, request, target);
        }, request.table.name),
      // There is no session: each call ends by itself.
      close: () => Promise.resolve(),
    };
  },
};

interface S4System {
  client: ODataClient;
  servicePath: string;
}

/** There is no sign-in of its own: the first call is one, which the catalog or the named service answers. */
async function signIn(call: S4Call, tools: SystemTools, longestWaitMs?: number): Promise<S4System> {
  const { settings } = call;
  const begin = (stage: SystemStage): void => {
    call.stage = stage;
    tools.onStage(stage);
  };
  const { authorizer, servicePath, query } = await credentialsOf(settings, tools);
  begin('port');
  const http = new HttpClient({
    base: settings.base,
    tools,
    authorizer,
    ca: settings.ca,
    atOnce,
    ...(longestWaitMs === undefined ? {} : { longestWaitMs }),
  });
  const client = new ODataClient(http, {
    query: {
      ...(settings.client === '' ? {} : { 'sap-client': settings.client }),
      'sap-language': 'EN',
      ...query,
    },
    pageRows,
    paging: 'keys',
  });
  const path = settings.servicePath || servicePath;
  try {
    await client.document(
      path === ''
        ? '/sap/opu/odata/IWFND/CATALOGSERVICE;v=2/ServiceCollection?$top=1&$format=json'
        : `${path}?$format=json`,
    );
  } catch (error) {
    // The catalog of the public cloud is shut, for who is signed in too.
    if (!(path === '' && error instanceof HttpFailure && [403, 404].includes(error.status))) throw error;
    if (!isSap(error)) throw error;
  }
  begin('permission');
  return { client, servicePath: path };
}

/** A page that is no answer of SAP would be taken for a catalog that is shut. */
function isSap({ text, title, headers }: HttpFailure): boolean {
  return title === null && (headers.has('sap-server') || /"code"|<code>/.test(text));
}

async function credentialsOf({ signIn: how }: S4Settings, tools: SystemTools) {
  const fixed = (headers: Record<string, string>): Authorizer => ({
    headers: () => Promise.resolve(headers),
  });
  if (how.kind === 'basic') {
    const token = Buffer.from(`${how.username}:${how.password}`).toString('base64');
    return { authorizer: fixed({ authorization: `Basic ${token}` }), servicePath: '', query: {} };
  }
  if (how.kind === 'key')
    return {
      authorizer: fixed(how.isInQuery ? {} : { [how.name]: how.value }),
      servicePath: '',
      query: how.isInQuery ? { [how.name]: how.value } : {},
    };
  const { accessToken } = tools;
  if (!accessToken) throw new SystemFailure('login', strings.noClient);
  const { client } = await accessToken();
  return {
    authorizer: bearerAuthorizer((stale) => accessToken(stale)),
    servicePath: servicePathOf(client.servicePath),
    query: {},
  };
}

/** Those that the account may see; one that is refused, broken or not there is passed over, as long as there is another. */
async function readModels({ client, servicePath }: S4System): Promise<ServiceModel[]> {
  const { services } = await listServices(client, servicePath);
  if (services.length > mostServices)
    throw new SystemFailure('database', strings.tooManyServices(services.length, mostServices));
  let failure: unknown = new NoServices('None is there.');
  const models = await Promise.all(
    services.map(async ({ name, path }) => {
      try {
        return modelOf(await client.metadata(path), name);
      } catch (error) {
        if (!(error instanceof HttpFailure || error instanceof NoMetadata)) throw error;
        if (servicePath !== '') failure = error;
        return null;
      }
    }),
  );
  const found = models.filter((model) => model !== null);
  if (found.length === 0 && services.length > 0) throw failure;
  return found;
}

async function findTable({ client, servicePath }: S4System, name: string) {
  const { services } = await listServices(client, servicePath);
  const service = services.find((one) => name.startsWith(`${one.name}.`));
  if (!service) throw new GoneTable('The service is not there.');
  const model = modelOf(await client.metadata(service.path), service.name);
  const table = model.tables.find((one) => one.name === name);
  if (!table) throw new GoneTable('The table is not there.');
  return { service, model, table };
}

function requireColumns({ columns }: ODataTable, names: readonly string[]): void {
  for (const name of names)
    if (!columns.some((column) => column.name === name)) throw new GoneTable('A column is not there.');
}

/** The first of them that answers. */
async function findService(client: ODataClient, services: readonly S4Service[]): Promise<S4Service | null> {
  const answers = await Promise.all(
    services.map(async (service) => {
      try {
        await client.document(`${service.path}?$format=json`);
        return service;
      } catch (error) {
        if (error instanceof HttpFailure) return null;
        throw error;
      }
    }),
  );
  return answers.find((service) => service !== null) ?? null;
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
