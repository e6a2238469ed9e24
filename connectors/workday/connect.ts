import type { Settings } from '#kernel/settings.ts';
import type { SystemConnector, SystemTools } from '../system-connector.ts';
import { SystemFailure, type SystemSession } from '../system-session.ts';
import { explain, failureOf, type Reached } from './failures.ts';
import { operationsOf } from './operations.ts';
import { readTable } from './read.ts';
import { readWorkdaySettings, type WorkdaySettings } from './settings.ts';
import { workdayStrings as strings } from './strings.ts';
import { describeReport, listTables, type WorkdayTable } from './tables.ts';
import { WorkdayClient } from './workday-client.ts';

/** A tenant of Workday: pages of its web services by SOAP, and custom reports. */
export const workday: SystemConnector = {
  async test(given, tools) {
    const settings = readWorkdaySettings(given);
    const reached: Reached = { stage: 'address' };
    try {
      const { client, services } = await begin(settings, tools, reached);
      for (const report of settings.reports) await describeReport(client, report);
      const { tenant, apiVersion, reports } = settings;
      const unread = settings.services.filter((service) => !services.includes(service));
      const connected = strings.connected(tenant, apiVersion, services.length, reports.length);
      return { isOk: true, message: [connected, ...unread.map(strings.unknownService)].join(' ') };
    } catch (error) {
      return explain(error, settings, reached);
    }
  },
  async open(given: Settings, tools: SystemTools): Promise<SystemSession> {
    const settings = readWorkdaySettings(given);
    const reached: Reached = { stage: 'address' };
    const told = async <T>(work: () => Promise<T>, table?: string): Promise<T> => {
      try {
        tools.signal.throwIfAborted();
        return await work();
      } catch (error) {
        throw tools.signal.aborted ? tools.signal.reason : failureOf(error, settings, reached, table);
      }
    };
    const { client } = await told(() => begin(settings, tools, reached));
    let known: Promise<WorkdayTable[]> | undefined;
    const tables = (): Promise<WorkdayTable[]> => (known ??= listTables(client, settings));
    return {
      tables: () => told(tables),
      read: (request, target) =>
        told(async () => {
          const { name } = request.table;
          const table = (await tables()).find((one) => one.name === name);
          if (!table) throw new SystemFailure('permission', strings.tableGone(name));
          return await readTable(client, table, request, target);
        }, request.table.name),
      // There is no session: each call proves anew who makes it.
      close: () => Promise.resolve(),
    };
  },
};

/** The first call signs in: one row of the first operation of each service, or the columns of the first report. */
async function begin(
  settings: WorkdaySettings,
  tools: SystemTools,
  reached: Reached,
): Promise<{ client: WorkdayClient; services: string[] }> {
  reached.stage = 'port';
  tools.onStage('port');
  const client = new WorkdayClient(settings, tools);
  const [operation] = operationsOf(settings.services);
  const [report] = settings.reports;
  if (operation) await client.page(operation, { page: 1, count: 1, asOf: new Date().toISOString() });
  else if (report !== undefined) await describeReport(client, report);
  else {
    const [service] = settings.services;
    const message = service === undefined ? strings.nothingEntered : strings.unknownService(service);
    throw new SystemFailure('database', message);
  }
  reached.stage = 'permission';
  tools.onStage('permission');
  return { client, services: [...new Set(operationsOf(settings.services).map(({ service }) => service))] };
}
