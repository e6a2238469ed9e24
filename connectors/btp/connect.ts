import type { Settings } from '#kernel/settings.ts';
import type { DeclaredRelation } from '../connector.ts';
import { type Authorizer, HttpClient } from '../http/http-client.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { bearerAuthorizer } from '../http/token-authorizer.ts';
import { requestToken } from '../oauth/request-token.ts';
import { TokenKeeper } from '../oauth/token-keeper.ts';
import { NoMetadata } from '../odata/csdl.ts';
import { failureOf } from '../odata/failures.ts';
import { modelOf } from '../odata/metadata.ts';
import type { ODataTable, ServiceModel } from '../odata/model.ts';
import { ODataClient } from '../odata/odata-client.ts';
import { readEntitySet } from '../odata/read.ts';
import type { SystemConnector, SystemStage, SystemTools } from '../system-connector.ts';
import { SystemFailure, type SystemSession, type SystemTable } from '../system-session.ts';
import { credentialsOf, type Destination, type DestinationList, listDestinations } from './destinations.ts';
import { type BtpCall, explainBtp, NoCredentials, TokenFailure } from './failures.ts';
import { isPlainElsewhere, readBtpSettings } from './settings.ts';
import { btpStrings as strings } from './strings.ts';

const pageRows = 1000;
const atOnce = 4;
/** Each costs two calls, and all together are to be there within ten seconds. */
const mostServices = 60;
/** With one destination; those of dead hosts must not keep the others back. */
const patienceMs = 6000;
/** Who tests waits at the screen. */
const longestTestWaitMs = 3000;

/** SAP BTP as a broker: its destination service names services of OData and lets this program in; each is read at its own address. */
export const btp: SystemConnector = {
  async test(given, tools) {
    let call: BtpCall | null = null;
    try {
      const settings = readBtpSettings(given);
      call = { settings, stage: 'address', base: settings.destinationService };
      const { list } = await signIn(call, tools, longestTestWaitMs);
      return { isOk: true, message: connectedWords(list) };
    } catch (error) {
      if (call === null) {
        const { stage = 'tls', message } = error as { stage?: SystemStage; message: string };
        return { isOk: false, stage, message };
      }
      const { stage, message, isUnreached } = explainBtp(error, call);
      return { isOk: false, stage, message, isUnreached };
    }
  },
  async open(given: Settings, tools: SystemTools): Promise<SystemSession> {
    const settings = readBtpSettings(given);
    const call: BtpCall = { settings, stage: 'address', base: settings.destinationService };
    const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
      try {
        tools.signal.throwIfAborted();
        return await work();
      } catch (error) {
        if (tools.signal.aborted) throw tools.signal.reason;
        throw failureOf(error, explainBtp(error, call, table));
      }
    };
    const { broker, list } = await told(() => signIn(call, tools));
    const clientOf = (destination: Destination, signal = tools.signal): ODataClient =>
      new ODataClient(
        new HttpClient({
          ...{ base: destination.url, tools: { ...tools, signal }, ca: settings.ca, atOnce },
          authorizer: authorizerOf(broker, destination),
        }),
        {
          query: destination.query,
          headers: destination.headers,
          pageRows,
          paging: 'keys',
        },
      );
    let known: Promise<ServiceModel[]> | undefined;
    const models = (): Promise<ServiceModel[]> =>
      (known ??= readModels(list.destinations, clientOf, tools.signal));
    return {
      tables: () => told(async () => (await models()).flatMap(({ tables }) => tables.map(shownTable))),
      relations: () =>
        told(async (): Promise<DeclaredRelation[]> => (await models()).flatMap(({ relations }) => relations)),
      read: (request, target) =>
        told(async () => {
          const { name } = request.table;
          const destination = ownerOf(name, list.destinations);
          if (!destination) throw new SystemFailure('permission', strings.destinationGone);
          call.base = destination.url;
          const client = clientOf(destination);
          const { tables, version } = modelOf(
            await client.metadata(destination.url.pathname),
            destination.name,
          );
          const table = tables.find((one) => one.name === name);
          const names = [...request.columns, ...(request.since ? [request.since.column] : [])];
          if (!table || !names.every((one) => table.columns.some((column) => column.name === one)))
            throw new SystemFailure('permission', strings.destinationGone);
          const source = { client, service: destination.url.pathname, table, version };
          return readEntitySet(source, request, target);
        }, request.table.name),
      // There is no session: each call ends by itself.
      close: () => Promise.resolve(),
    };
  },
};

/** A token of the subaccount first, and then the destination service's word on what it opens. */
async function signIn(
  call: BtpCall,
  tools: SystemTools,
  longestWaitMs?: number,
): Promise<{ broker: HttpClient; list: DestinationList }> {
  const { destinationService, tokenUrl, clientId, clientSecret, scope, ca } = call.settings;
  const begin = (stage: SystemStage): void => {
    call.stage = stage;
    tools.onStage(stage);
  };
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
  begin('port');
  const broker = new HttpClient({
    ...{ base: destinationService, tools, ca, atOnce },
    authorizer: bearerAuthorizer(async (stale) => ({ ...(await keeper.get(stale)), client: {} })),
    ...(longestWaitMs === undefined ? {} : { longestWaitMs }),
  });
  const list = await listDestinations(broker);
  begin('permission');
  // What is sent to an address without TLS can be read on its way.
  const isSafe = ({ url }: Destination): boolean => !isPlainElsewhere(url);
  const destinations = list.destinations.filter(isSafe);
  const others = list.others + list.destinations.length - destinations.length;
  return { broker, list: { ...list, destinations, others } };
}

/** Credentials are the destination service's to give: where they are refused they are fetched once more. */
function authorizerOf(broker: HttpClient, { name, isOpen }: Destination): Authorizer {
  if (isOpen) return { headers: () => Promise.resolve({}) };
  let current: Promise<Record<string, string>> | undefined;
  const ask = async (): Promise<Record<string, string>> => {
    const headers = await credentialsOf(broker, name);
    if (headers === null) throw new NoCredentials('There are no credentials.');
    return headers;
  };
  return {
    headers: () => (current ??= ask()),
    async renew(refused) {
      current = ask();
      return (await current).authorization !== refused.authorization;
    },
  };
}

/** A destination that is no service of OData, does not answer, or lets nobody in, is passed over, as long as there is another. */
async function readModels(
  destinations: readonly Destination[],
  clientOf: (destination: Destination, signal: AbortSignal) => ODataClient,
  signal: AbortSignal,
): Promise<ServiceModel[]> {
  let failure: unknown = null;
  const models = await Promise.all(
    destinations.slice(0, mostServices).map(async (destination) => {
      try {
        const client = clientOf(destination, AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]));
        const model = modelOf(await client.metadata(destination.url.pathname), destination.name);
        return model.tables.length > 0 ? model : null;
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof HttpFailure || error instanceof NoMetadata)) failure ??= error;
        return null;
      }
    }),
  );
  const found = models.filter((model) => model !== null);
  if (found.length === 0) throw failure ?? new SystemFailure('permission', strings.noneReadable);
  return found;
}

/** The destination of a table: one name may be the beginning of another. */
function ownerOf(table: string, destinations: readonly Destination[]): Destination | undefined {
  return destinations
    .filter(({ name }) => table.startsWith(`${name}.`))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
}

function connectedWords({ destinations, onPremise, others }: DestinationList): string {
  return [
    strings.connected(destinations.length, destinations.length + onPremise + others),
    ...(onPremise > 0 ? [strings.onPremise(onPremise)] : []),
    ...(others > 0 ? [strings.otherKinds(others)] : []),
  ].join(' ');
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
