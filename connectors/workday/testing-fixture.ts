import { PracticeWorkday } from '../practice/workday/practice-workday.ts';
import { practiceWorkers, Tenant, type TenantReport } from '../practice/workday/tenant.ts';
import type { FixturePlace, FixtureServer, SystemFixture } from '../testing-conformance.ts';
import { workdayRogues, workdaySettings } from './testing.ts';

const notAsked = 'Workday cannot be asked by SQL: its tables are copied.';
const oneAnswer =
  'A report comes as one answer: there is no place in it to go on from. Pages of an operation go on: a test of their own shows it.';

/** A server of our own that answers as a tenant of Workday does: none runs on the machine of the tests. */
export const workdayFixture: SystemFixture = {
  level: 'wire fake',
  peer: 'a server of our own that speaks SOAP with WS-Security as the published schemas of Workday have it, and hands out reports as simple XML with their XML Schema',
  runs: 'test',
  unproved: [
    'No tenant of Workday was called: domain security, the time that a page takes and the codes of its faults are as is publicly known.',
    'Paths of columns were held against the published schemas of version 26.1, not against those of 36 to 38.',
    'That the XML Schema of a report (?xsds) names the same elements as its simple XML was not seen on a tenant.',
    'The moment that pages are read as of is that of this server’s clock.',
  ],
  absent: {
    liveQuestion: notAsked,
    liveGuard: notAsked,
    tables: 'A report does not declare how many digits a number has, and its moments have a zone.',
    keys: 'A report declares no key.',
    labels: 'A report is called by its name alone.',
    relations: 'Neither reports nor operations declare relations.',
    snapshot:
      'A report is worked out once, before its answer begins. Pages of an operation are of one moment: a test of their own shows it.',
    resume: oneAnswer,
    resumeAfterDeath: oneAnswer,
    incremental:
      'What has changed since is told for some operations only, and without what was corrected: all is read again.',
  },
  rogues: workdayRogues,
  rogueSettings: workdaySettings,
  async start() {
    const tenant = new Tenant('acme');
    tenant.users.push(reader, { ...locked, isLocked: true });
    tenant.operations.set('Get_Workers', { row: 'Worker', entries: practiceWorkers(3) });
    return prepare(await new PracticeWorkday(tenant).start());
  },
};

const reader = { username: 'reader', password: 'canary & <reader>' };
const locked = { username: 'locked', password: 'canary of the locked' };
const owner = 'ISU_Reports';

function prepare(server: PracticeWorkday): FixtureServer {
  const { reports } = server.tenant;
  let count = 0;
  const add = (kind: string, report: TenantReport): string => {
    count += 1;
    const name = `${kind}_${count}`;
    reports.set(`${owner}/${name}`, report);
    return `${owner}.${name}`;
  };
  // Reports are entered by name: settings that were taken before a table is made know it too.
  let spare = add('Things', thingsOf(0, 0));
  const reportOf = (table: string): TenantReport => {
    const report = reports.get(table.replace('.', '/'));
    if (!report) throw new Error(`There is no report ${table}.`);
    return report;
  };
  return {
    reader,
    locked,
    port: server.port,
    settingsFor: (place) => settingsOf(server, place),
    async speakTls(certificate) {
      server.certificate = certificate;
      await Promise.resolve();
    },
    async speakAsUsual() {
      server.certificate = null;
      await Promise.resolve();
    },
    makeTable(rows, padding = 0) {
      const made = spare;
      reports.set(made.replace('.', '/'), thingsOf(rows, padding));
      spare = add('Things', thingsOf(0, 0));
      return Promise.resolve(made);
    },
    async addRows(table, from, to) {
      reportOf(table).rows.push(...rowsOf(from, to, 0));
      await Promise.resolve();
    },
    changeTable: () => Promise.reject(new Error('A report is of one moment.')),
    async dropTable(table) {
      reports.delete(table.replace('.', '/'));
      await Promise.resolve();
    },
    async refuseTable(table) {
      reportOf(table).isRefused = true;
      await Promise.resolve();
    },
    makeSlowTable: () => Promise.resolve(add('Slow', { ...thingsOf(1, 0), isSlow: true })),
    makeEveryType: () =>
      Promise.resolve({
        table: add('Every_Type', everyType.report),
        columns: everyType.columns,
        rows: everyType.rows,
      }),
    busy: () => Promise.resolve(server.busy),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const everyType = {
  report: {
    fields: [
      { name: 'Number', type: 'xsd:integer' },
      { name: 'Amount', type: 'xsd:decimal' },
      { name: 'Active', type: 'xsd:boolean' },
      { name: 'Hired', type: 'xsd:date' },
      { name: 'Changed', type: 'xsd:dateTime' },
      { name: 'Name', type: 'xsd:string' },
      { name: 'Worker', type: 'wd:WorkerObjectType' },
      { name: 'Years', type: 'xsd:decimal', isMany: true },
    ],
    rows: [
      [
        '1',
        '12345678901234567.89',
        '1',
        '2024-02-29-08:00',
        '2024-01-01T00:00:01.5-08:00',
        'A & <B>',
        ' 007 ',
        '1; 2',
      ],
      ['2', '-0.10', '0', '1999-12-31', '2024-01-01T00:00:01Z', null, null, null],
      ['3', null, null, null, null, null, null, null],
    ],
  },
  columns: [
    { name: 'Number', type: 'integer' },
    { name: 'Amount', type: 'decimal' },
    { name: 'Active', type: 'boolean' },
    { name: 'Hired', type: 'date' },
    { name: 'Changed', type: 'timestampWithZone' },
    { name: 'Name', type: 'text' },
    { name: 'Worker', type: 'text' },
    { name: 'Years', type: 'text' },
  ],
  rows: [
    ['1', '12345678901234567.89', 'true', '2024-02-29', '2024-01-01 08:00:01.5', 'A & <B>', ' 007 ', '1; 2'],
    ['2', '-0.10', 'false', '1999-12-31', '2024-01-01 00:00:01', null, null, null],
    ['3', null, null, null, null, null, null, null],
  ],
} satisfies {
  report: TenantReport;
  columns: Awaited<ReturnType<FixtureServer['makeEveryType']>>['columns'];
  rows: (string | null)[][];
};

function thingsOf(rows: number, padding: number): TenantReport {
  return {
    fields: [
      { name: 'id', type: 'xsd:integer' },
      { name: 'amount', type: 'xsd:decimal' },
      { name: 'note', type: 'xsd:string' },
      { name: 'changed_at', type: 'xsd:dateTime' },
    ],
    rows: rowsOf(1, rows, padding),
  };
}

function rowsOf(from: number, to: number, padding: number): string[][] {
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const id = from + at;
    const changedAt = new Date(Date.UTC(2024, 0, 1) + id * 1000).toISOString();
    return [String(id), (id * 1.25).toFixed(2), `Row ${id}${'x'.repeat(padding)}`, changedAt];
  });
}

function settingsOf(
  server: PracticeWorkday,
  place: FixturePlace = {},
): ReturnType<FixtureServer['settingsFor']> {
  const { host = '127.0.0.1', port = server.port, useTls = false, authority } = place;
  const { tenant } = server;
  return {
    tenantUrl: `${useTls ? 'https' : 'http'}://${host}:${port}/ccx/service/${place.database ?? tenant.name}`,
    ...(place.account ?? reader),
    apiVersion: 'v38.0',
    services: ['Human_Resources'],
    reports: [...tenant.reports.keys()],
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}
