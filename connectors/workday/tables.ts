import { HttpFailure } from '../http/http-failure.ts';
import { NoSoapAnswer } from '../http/xml-rows.ts';
import type { SystemTable } from '../system-session.ts';
import { operationsOf, type WorkdayColumn, type WorkdayOperation } from './operations.ts';
import { ReportSchema } from './report-schema.ts';
import type { WorkdaySettings } from './settings.ts';
import type { WorkdayClient } from './workday-client.ts';

/** Where the rows of a table come from. */
export type WorkdayTable = Omit<SystemTable, 'columns'> & { columns: WorkdayColumn[] } & (
    | { operation: WorkdayOperation }
    | { report: string }
  );

/** What was entered as a report is none. */
export class WrongReport extends Error {
  override name = 'WrongReport';
  readonly report: string;

  constructor(report: string) {
    super('What was entered is no report.');
    this.report = report;
  }
}

/** A report that cannot be described. */
export class ReportRefused extends Error {
  override name = 'ReportRefused';
  readonly report: string;

  constructor(report: string, cause: unknown) {
    super('A report cannot be described.', { cause });
    this.report = report;
  }
}

/** Operations of the services, and each report that the user may read. */
export async function listTables(client: WorkdayClient, settings: WorkdaySettings): Promise<WorkdayTable[]> {
  const tables = operationsOf(settings.services).map(tableOfOperation);
  for (const report of settings.reports) {
    try {
      tables.push(await describeReport(client, report));
    } catch (error) {
      // The test of the connection names a report that is refused; the others are read all the same.
      const status =
        error instanceof ReportRefused && error.cause instanceof HttpFailure ? error.cause.status : 0;
      if (status !== 403) throw error;
    }
  }
  return tables;
}

function tableOfOperation(operation: WorkdayOperation): WorkdayTable {
  const { service, name, label, columns } = operation;
  return {
    name: `${service}.${name}`,
    schema: service,
    kind: 'table',
    label,
    rowEstimate: null,
    columns: [...columns],
    key: ['wid'],
    operation,
  };
}

/** By the schema of its rows, which also names the columns that are empty in every row. */
export async function describeReport(client: WorkdayClient, report: string): Promise<WorkdayTable> {
  if (!/^[^/?#\s]+\/[^/?#\s]+$/.test(report)) throw new WrongReport(report);
  const columns: WorkdayColumn[] = [];
  try {
    for await (const found of client.report(report, 'xsds', new ReportSchema())) columns.push(...found);
  } catch (error) {
    throw error instanceof HttpFailure ? new ReportRefused(report, error) : error;
  }
  if (columns.length === 0) throw new NoSoapAnswer('The schema has no columns.');
  const [owner = ''] = report.split('/');
  const name = `${owner}.${report.slice(owner.length + 1)}`;
  return { name, schema: owner, kind: 'view', label: null, rowEstimate: null, columns, key: [], report };
}
