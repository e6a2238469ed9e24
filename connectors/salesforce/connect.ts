import { z } from 'zod';
import type { Settings } from '#kernel/settings.ts';
import type { SystemConnector, SystemTools } from '../system-connector.ts';
import type { SystemSession } from '../system-session.ts';
import { explain, failureOf, type Reached } from './failures.ts';
import { readTable } from './read.ts';
import { SalesforceClient } from './salesforce-client.ts';
import { readSalesforceSettings, type SalesforceSettings } from './settings.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import { salesforceStrings as strings } from './strings.ts';
import { type Listing, listTables, requireObjects } from './tables.ts';

/** By name. Which are told depends on the user and the edition; none at all would be no answer of Salesforce's. */
const limitsShape = z
  .record(z.string(), z.object({ Max: z.number(), Remaining: z.number() }))
  .refine((limits) => Object.keys(limits).length > 0);

/** An org of Salesforce, by its REST API and Bulk API 2.0. */
export const salesforce: SystemConnector = {
  async test(given, tools) {
    const settings = readSalesforceSettings(given);
    const reached: Reached = { stage: 'address', base: settings.origin };
    try {
      const { client, signedIn } = await begin(settings, tools, reached);
      const { DailyApiRequests: calls } = limitsShape.parse(await client.get('limits'));
      await requireObjects(client, settings.objects);
      return { isOk: true, message: connectedText(signedIn, settings, calls?.Remaining ?? null) };
    } catch (error) {
      return explain(error, settings, reached);
    }
  },
  async open(given: Settings, tools: SystemTools): Promise<SystemSession> {
    const settings = readSalesforceSettings(given);
    const reached: Reached = { stage: 'address', base: settings.origin };
    const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
      try {
        tools.signal.throwIfAborted();
        return await work();
      } catch (error) {
        throw tools.signal.aborted ? tools.signal.reason : failureOf(error, settings, reached, table);
      }
    };
    const { client } = await told(() => begin(settings, tools, reached));
    let known: Promise<Listing> | undefined;
    const listing = (): Promise<Listing> => (known ??= listTables(client, settings.objects));
    return {
      tables: () => told(async () => (await listing()).tables),
      relations: () => told(async () => (await listing()).relations),
      read: (request, target) =>
        told(() => readTable(client, request, target, tools.signal), request.table.name),
      // The session is the org's to end: others may use the same one.
      close: () => Promise.resolve(),
    };
  },
};

async function begin(
  settings: SalesforceSettings,
  tools: SystemTools,
  reached: Reached,
): Promise<{ client: SalesforceClient; signedIn: SignedIn }> {
  reached.stage = 'port';
  tools.onStage('port');
  const signedIn = await signIn(settings, tools);
  reached.stage = 'permission';
  reached.base = signedIn.instance;
  tools.onStage('permission');
  return { client: new SalesforceClient(signedIn, settings, tools), signedIn };
}

function connectedText(
  { way, refused }: SignedIn,
  { apiVersion }: SalesforceSettings,
  left: number | null,
): string {
  const calls = left === null ? null : new Intl.NumberFormat('en').format(left);
  const before = refused.map((refusal) => strings.refusedBefore(refusal.way));
  return [strings.connected(way, apiVersion, calls), ...before, way === 'client' ? '' : strings.ending].join(
    '',
  );
}
