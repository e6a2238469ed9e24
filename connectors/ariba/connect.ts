import type { Settings } from '#kernel/settings.ts';
import { HttpFailure } from '../http/http-failure.ts';
import type { SystemConnector, SystemTools } from '../system-connector.ts';
import { SystemFailure, type SystemSession, type SystemTable } from '../system-session.ts';
import { AribaClient } from './ariba-client.ts';
import { type AribaCall, explainAriba, failureOf } from './failures.ts';
import { type AribaProduct, aribaProducts } from './products.ts';
import { readTable } from './read.ts';
import { type AribaSettings, readAribaSettings } from './settings.ts';
import { aribaStrings as strings } from './strings.ts';
import { type AribaTable, readColumns, readTemplateList } from './templates.ts';

/** Columns of a template cost a call, of ten in a minute and one in a second; who looks at a list waits ten seconds. */
const mostListed = 6;
/** Who tests, or looks at a list, waits at the screen. */
const longestLookMs = 3000;
const longestReadMs = 120_000;
const usualPollMs = 5000;

/** A realm of SAP Ariba: its view templates, by the reporting APIs of procurement, sourcing and analytics. */
export const ariba: SystemConnector = createAriba({ firstPollMs: usualPollMs });

/** @param how `firstPollMs`: before a job is looked after for the first time */
export function createAriba(how: { firstPollMs: number }): SystemConnector {
  return {
    async test(given, tools) {
      const settings = readAribaSettings(given);
      const call: AribaCall = { base: settings.origin, stage: 'address', realm: '' };
      try {
        const client = await begin(settings, tools, { call, longestWaitMs: longestLookMs });
        const listed = await listTemplates(client);
        call.stage = 'permission';
        for (const name of settings.viewTemplates) findTemplate(listed, name);
        return { isOk: true, message: strings.connected(client.realm, listed.length) };
      } catch (error) {
        const { stage, message, isUnreached } = explainAriba(error, call);
        return { isOk: false, stage, message, isUnreached };
      }
    },
    async open(given: Settings, tools: SystemTools): Promise<SystemSession> {
      const settings = readAribaSettings(given);
      const call: AribaCall = { base: settings.origin, stage: 'address', realm: '' };
      const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
        try {
          tools.signal.throwIfAborted();
          return await work();
        } catch (error) {
          throw tools.signal.aborted ? tools.signal.reason : failureOf(error, call, table);
        }
      };
      const client = await told(() => begin(settings, tools, { call, longestWaitMs: longestReadMs }));
      let known: Promise<AribaTable[]> | undefined;
      return {
        tables: () =>
          told(async () => {
            known ??= AribaClient.open(settings, tools, longestLookMs).then((looking) =>
              readTables(looking, settings),
            );
            const tables = await known;
            call.stage = 'permission';
            return tables.map(shownTable);
          }),
        read: (request, target) =>
          told(async () => {
            const { name } = request.table;
            const at = (await known)?.find((one) => one.name === name) ?? splitName(name);
            const table = await describe(client, at);
            call.stage = 'permission';
            const { firstDay } = settings;
            const { signal } = tools;
            return await readTable({ client, table, firstDay, signal, ...how }, request, target);
          }, request.table.name),
        // There is no session: each call brings the token.
        close: () => Promise.resolve(),
      };
    },
  };
}

async function begin(
  settings: AribaSettings,
  tools: SystemTools,
  { call, longestWaitMs }: { call: AribaCall; longestWaitMs: number },
): Promise<AribaClient> {
  const client = await AribaClient.open(settings, tools, longestWaitMs);
  call.realm = client.realm;
  call.stage = 'port';
  tools.onStage('port');
  return client;
}

interface Template {
  product: AribaProduct;
  template: string;
}

/** Of all products that are open to the application, which is one of them as a rule. */
async function listTemplates(client: AribaClient): Promise<Template[]> {
  const failures: HttpFailure[] = [];
  const list = async (product: AribaProduct): Promise<Template[] | null> => {
    try {
      const names = readTemplateList(await client.templates(product));
      return names.map((template) => ({ product, template }));
    } catch (error) {
      if (!(error instanceof HttpFailure && [400, 401, 403, 404].includes(error.status))) throw error;
      failures.push(error);
      return null;
    }
  };
  // One call tells whether anything answers there as Ariba does; the others are made at once.
  const first = await Promise.all(aribaProducts.slice(0, 1).map(list));
  const others = await Promise.all(aribaProducts.slice(1).map(list));
  const open = [...first, ...others].filter((names) => names !== null);
  // That a realm is unknown says more than that a product is.
  const [worst] = failures.toSorted((one, other) => one.status - other.status);
  if (open.length === 0 && worst) throw worst;
  return open.flat();
}

function findTemplate(listed: readonly Template[], name: string): Template {
  const found = listed.find((one) => one.template === name || nameOf(one) === name);
  if (!found) throw new SystemFailure('database', strings.noTemplate(name));
  return found;
}

async function readTables(client: AribaClient, { viewTemplates }: AribaSettings): Promise<AribaTable[]> {
  const listed = await listTemplates(client);
  const wanted =
    viewTemplates.length === 0 ? listed : viewTemplates.map((name) => findTemplate(listed, name));
  if (viewTemplates.length === 0 && wanted.length > mostListed)
    throw new SystemFailure('database', strings.tooManyTemplates(wanted.length, mostListed));
  const tables = await Promise.all(
    wanted.map(async (one) => {
      try {
        return await describe(client, one);
      } catch (error) {
        // It is listed, and not for this application.
        if (error instanceof HttpFailure && [403, 404].includes(error.status)) return null;
        throw error;
      }
    }),
  );
  return tables.filter((table) => table !== null);
}

async function describe(client: AribaClient, { product, template }: Template): Promise<AribaTable> {
  const { columns, key } = readColumns(await client.schema(product, template));
  const name = nameOf({ product, template });
  return {
    ...{ name, schema: product.id, kind: 'view', label: null, rowEstimate: null },
    ...{ columns, key, product, template },
  };
}

function nameOf({ product, template }: Template): string {
  return `${product.id}.${template}`;
}

/** Of a table that was listed by another session. */
function splitName(name: string): Template {
  const product = aribaProducts.find(({ id }) => name.startsWith(`${id}.`));
  if (!product) throw new SystemFailure('permission', strings.tableGone(name));
  return { product, template: name.slice(product.id.length + 1) };
}

function shownTable({ product: _, template: __, columns, ...table }: AribaTable): SystemTable {
  return { ...table, columns: columns.map(({ path: ___, ...column }) => column) };
}
