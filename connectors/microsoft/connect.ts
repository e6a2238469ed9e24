import type { Settings } from '#kernel/settings.ts';
import type { DeclaredRelation } from '../connector.ts';
import { HttpClient } from '../http/http-client.ts';
import { bearerAuthorizer } from '../http/token-authorizer.ts';
import { requestToken } from '../oauth/request-token.ts';
import { TokenKeeper } from '../oauth/token-keeper.ts';
import { failureOf, GoneTable } from '../odata/failures.ts';
import { modelOf } from '../odata/metadata.ts';
import type { ODataTable, ServiceModel } from '../odata/model.ts';
import { ODataClient } from '../odata/odata-client.ts';
import { readEntitySet } from '../odata/read.ts';
import type { SystemConnector, SystemStage, SystemTools } from '../system-connector.ts';
import type { SystemSession, SystemTable } from '../system-session.ts';
import { DirectoryFailure, explainMicrosoft, type MicrosoftCall } from './failures.ts';
import { readMicrosoftSettings } from './settings.ts';
import { microsoftStrings as strings } from './strings.ts';

/** The most that Dataverse sends in one answer. */
const pageRows = 5000;
/** Of a set that has more, the Web API says this number all the same. */
const mostCounted = 5000;
/** Far below the 52 that one user may make at once. */
const atOnce = 4;
/** Who tests waits at the screen. */
const longestTestWaitMs = 3000;
/** Stands in front of the names of tables: an environment has one Web API. */
const schema = 'Dataverse';

/** Dynamics 365, by the Web API of Dataverse. */
export const microsoft: SystemConnector = {
  async test(given, tools) {
    let call: MicrosoftCall | null = null;
    try {
      call = { settings: readMicrosoftSettings(given), stage: 'address' };
      await signIn(call, tools, longestTestWaitMs);
      return { isOk: true, message: strings.connected(call.settings.version) };
    } catch (error) {
      if (call === null) {
        const { stage = 'tls', message } = error as { stage?: SystemStage; message: string };
        return { isOk: false, stage, message };
      }
      const { stage, message, isUnreached } = explainMicrosoft(error, call);
      return { isOk: false, stage, message, isUnreached };
    }
  },
  async open(given: Settings, tools: SystemTools): Promise<SystemSession> {
    const settings = readMicrosoftSettings(given);
    const { service } = settings;
    const call: MicrosoftCall = { settings, stage: 'address' };
    const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
      try {
        tools.signal.throwIfAborted();
        return await work();
      } catch (error) {
        if (tools.signal.aborted) throw tools.signal.reason;
        throw failureOf(error, explainMicrosoft(error, call, table));
      }
    };
    const client = await told(() => signIn(call, tools));
    let known: Promise<ServiceModel> | undefined;
    const model = (): Promise<ServiceModel> =>
      (known ??= client.metadata(service).then((csdl) => modelOf(csdl, schema)));
    return {
      tables: () =>
        told(async () => {
          const [{ tables }, labels] = await Promise.all([model(), readLabels(client, service)]);
          return tables.map((table) => shownTable(table, labels.get(table.set) ?? table.label));
        }),
      relations: () => told(async () => unambiguous((await model()).relations)),
      read: (request, target) =>
        told(async () => {
          const { tables, version } = await model();
          const table = tables.find(({ name }) => name === request.table.name);
          if (!table) throw new GoneTable('The table is not there.');
          const names = [...request.columns, ...(request.since ? [request.since.column] : [])];
          if (!names.every((name) => table.columns.some((column) => column.name === name)))
            throw new GoneTable('A column is not there.');
          return readEntitySet({ client, service, table, version }, request, target);
        }, request.table.name),
      // There is no session: each call ends by itself.
      close: () => Promise.resolve(),
    };
  },
};

/** A token of the directory first, and then the environment's word on who that is. */
async function signIn(call: MicrosoftCall, tools: SystemTools, longestWaitMs?: number): Promise<ODataClient> {
  const { base, service, tokenUrl, clientId, clientSecret, ca } = call.settings;
  const begin = (stage: SystemStage): void => {
    call.stage = stage;
    tools.onStage(stage);
  };
  const keeper = new TokenKeeper(async () => {
    try {
      return await requestToken(tools, {
        ...{ tokenUrl, clientId, clientSecret, ca },
        secretIn: 'body',
        grant: 'client_credentials',
        // What the form calls the resource is a label; the environment itself is what the token is for.
        parameters: { scope: `${base.origin}/.default` },
      });
    } catch (error) {
      throw new DirectoryFailure('No token was issued.', { cause: error });
    }
  });
  begin('port');
  const http = new HttpClient({
    ...{ base, tools, ca, atOnce },
    authorizer: bearerAuthorizer(async (stale) => ({ ...(await keeper.get(stale)), client: {} })),
    headers: { 'odata-version': '4.0', 'odata-maxversion': '4.0' },
    ...(longestWaitMs === undefined ? {} : { longestWaitMs }),
  });
  // The Web API compares no two identifiers by their order and knows no `$skip`: its links alone lead through a table.
  const client = new ODataClient(http, { pageRows, paging: 'links', leadsAlways: true, mostCounted });
  await client.document(`${service}WhoAmI()`);
  begin('permission');
  return client;
}

/** What people call each table, by its set. The metadata document has no labels. */
async function readLabels(client: ODataClient, service: string): Promise<Map<string, string>> {
  const answer = await client.document(`${service}EntityDefinitions?$select=EntitySetName,DisplayName`);
  const { value } = answer as { value?: unknown };
  const labels = new Map<string, string>();
  for (const one of Array.isArray(value) ? value : []) {
    const { EntitySetName: set, DisplayName: name } = (one ?? {}) as Partial<Record<string, unknown>>;
    const { UserLocalizedLabel: own } = (name ?? {}) as { UserLocalizedLabel?: { Label?: unknown } | null };
    if (typeof set === 'string' && typeof own?.Label === 'string') labels.set(set, own.Label.slice(0, 200));
  }
  return labels;
}

/** A lookup that may lead to an account or to a contact is the key of neither. */
export function unambiguous(relations: readonly DeclaredRelation[]): DeclaredRelation[] {
  const placeOf = ({ fromTable, fromColumn }: DeclaredRelation): string => `${fromTable}\n${fromColumn}`;
  const counts = new Map<string, number>();
  for (const relation of relations) counts.set(placeOf(relation), (counts.get(placeOf(relation)) ?? 0) + 1);
  return relations.filter((relation) => counts.get(placeOf(relation)) === 1);
}

function shownTable(
  { set: _, isCountable: __, columns, ...table }: ODataTable,
  label: string | null,
): SystemTable {
  return {
    ...table,
    label,
    columns: columns.map(({ name, type, nativeType, label: own }) => ({
      name,
      type,
      nativeType,
      label: own,
    })),
  };
}
