import { Org, type OrgObject, type OrgRecord } from '../practice/salesforce/org.ts';
import { PracticeSalesforce } from '../practice/salesforce/practice-salesforce.ts';
import {
  type FixturePlace,
  type FixtureServer,
  fixtureLabel,
  type SystemFixture,
} from '../testing-conformance.ts';
import { salesforceRogues, salesforceSettings } from './testing.ts';
import { everyType } from './testing-types.ts';

const notAsked = 'Its objects are copied: a question is not asked there yet.';

/** A server of our own that answers as an org of Salesforce does: none runs on the machine of the tests. */
export const salesforceFixture: SystemFixture = {
  level: 'independent client against the fake',
  peer: 'a server of our own that speaks REST, Bulk API 2.0, OAuth and the sign-in by SOAP as Salesforce documents them; in npm run test:peers simple-salesforce reads from it, and zeep signs in by the partner WSDL of Salesforce',
  runs: 'test',
  unproved: [
    'No org of Salesforce was called: rights of fields and records, sharing, how it counts its calls, how long its jobs take and the words of its errors are as its documents tell them.',
    'Which of its answers name a host of a government cloud, of Hyperforce or of China was not seen.',
    'Big objects, external objects and those that want a filter are told as what cannot be read whole, by the codes that are documented.',
  ],
  absent: {
    liveQuestion: notAsked,
    liveGuard: notAsked,
    tables:
      'Its numbers tell digits that their values may exceed, and its moments a zone: a test of its own shows the types of an object.',
    snapshot:
      'Pages of a small object are each of their own moment, and the next reading brings what changed. A job reads as of one moment: a test of its own shows it.',
  },
  rogues: salesforceRogues,
  rogueSettings: salesforceSettings,
  async start() {
    const org = new Org();
    org.apps.push({ clientId: app.clientId, clientSecret: app.clientSecret });
    org.users.push({ ...reader, securityToken }, { ...locked, securityToken, isLocked: true });
    org.callsMaximum = 1e6;
    return prepare(await new PracticeSalesforce(org).start());
  },
};

const reader = { username: 'reader@example.com', password: 'canary of "the" reader' };
const locked = { username: 'locked@example.com', password: 'canary of the locked' };
const securityToken = 'canaryToken';
const app = { clientId: '3MVG9practice', clientSecret: 'canary of the app' };

function prepare(server: PracticeSalesforce): FixtureServer {
  const { org } = server;
  let count = 0;
  const newName = (kind: string): string => {
    count += 1;
    return `${kind}_${count}__c`;
  };
  return {
    reader,
    locked,
    port: server.port,
    settingsFor: (place) => settingsOf(server.port, place),
    async speakTls(certificate) {
      server.certificate = certificate;
      await Promise.resolve();
    },
    async speakAsUsual() {
      server.certificate = null;
      await Promise.resolve();
    },
    async makeTable(rows, padding = 0) {
      const object = thingsOf(newName('Thing'), rows, padding);
      org.add(object);
      return Promise.resolve(object.name);
    },
    async addRows(table, from, to) {
      org.object(table).records.push(...recordsOf(from, to, 0));
      await Promise.resolve();
    },
    changeTable: () => Promise.reject(new Error('Pages are not of one moment.')),
    async dropTable(table) {
      org.objects.delete(table.toLowerCase());
      await Promise.resolve();
    },
    async refuseTable(table) {
      org.object(table).isHidden = true;
      await Promise.resolve();
    },
    async makeSlowTable() {
      const object = thingsOf(newName('Slow'), 1, 0);
      org.add({ ...object, isSlow: true, estimate: 1_000_000 });
      return Promise.resolve(object.name);
    },
    async makeEveryType() {
      const { fields, records, columns, rows } = everyType;
      const name = newName('EveryType');
      org.add({ name, label: 'Every Type', isCustom: true, fields, records: [...records] });
      return Promise.resolve({ table: name, columns, rows });
    },
    async makeRelated() {
      const to = thingsOf(newName('Parent'), 1, 0);
      const from = thingsOf(newName('Child'), 1, 0);
      const parent = {
        name: 'parent__c',
        label: 'Parent',
        type: 'reference',
        length: 18,
        referenceTo: [to.name],
      } as const;
      org.add(to);
      org.add({ ...from, fields: [...from.fields, parent] });
      return Promise.resolve({
        fromTable: from.name,
        fromColumn: parent.name,
        toTable: to.name,
        toColumn: 'id',
      });
    },
    busy: () => Promise.resolve(server.busy),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** As the suite names its columns; an object of Salesforce's would call them `Id` and `amount__c`. */
export function thingsOf(name: string, rows: number, padding: number): OrgObject {
  return {
    name,
    label: fixtureLabel,
    isCustom: true,
    fields: [
      { name: 'id', label: 'Record ID', type: 'id', length: 18 },
      { name: 'amount', label: 'Amount', type: 'currency', precision: 18, scale: 2 },
      { name: 'note', label: 'Note', type: 'textarea', length: 32_768 },
      { name: 'changed_at', label: 'Changed', type: 'datetime' },
    ],
    records: recordsOf(1, rows, padding),
  };
}

function recordsOf(from: number, to: number, padding: number): OrgRecord[] {
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const id = from + at;
    return {
      id: String(id),
      amount: String(id * 1.25),
      note: `Row ${id}${'x'.repeat(padding)}`,
      changed_at: new Date(Date.UTC(2024, 0, 1) + id * 1000).toISOString(),
    };
  });
}

function settingsOf(serverPort: number, place: FixturePlace = {}): ReturnType<FixtureServer['settingsFor']> {
  const { host = '127.0.0.1', port = serverPort, useTls = false, authority, database } = place;
  return {
    instanceUrl: `${useTls ? 'https' : 'http'}://${host}:${port}`,
    ...app,
    ...(place.account ?? reader),
    securityToken,
    apiVersion: '57.0',
    ...(database === undefined ? {} : { objects: [database] }),
    ...(authority === undefined ? {} : { trustedAuthority: authority }),
  };
}
