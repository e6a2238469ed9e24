import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Settings } from '#kernel/settings.ts';
import { createEgress } from '#platform/egress/egress.ts';
import { createPermittedFetch } from '#platform/egress/permitted-fetch.ts';
import { HttpFailure } from '../http/http-failure.ts';
import { performGrant } from '../oauth/perform-grant.ts';
import { CsdlParser } from '../odata/csdl.ts';
import { modelOf } from '../odata/metadata.ts';
import { Company } from '../practice/successfactors/company.ts';
import { PracticeSuccessFactors } from '../practice/successfactors/practice-successfactors.ts';
import { sampleEntities } from '../practice/successfactors/sample.ts';
import type { SystemTools } from '../system-connector.ts';
import { KeptRows } from '../testing-rows.ts';
import { hasHistory, successFactors } from './connect.ts';
import { explainSuccessFactors } from './failures.ts';
import { successFactorsRelations } from './relations.ts';
import { readSuccessFactorsSettings } from './settings.ts';

/** What is SuccessFactors' own beside its pages: who signs in how, its words for what it refuses, histories, snapshots and relations. */

const opened: PracticeSuccessFactors[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one[Symbol.asyncDispose]();
});

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signingKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const certificate = createPublicKey(signingKey).export({ type: 'spki', format: 'pem' }).toString();

async function start(pageRows = 1000) {
  const company = new Company({ id: 'ACME', today: '2026-06-30', pageRows });
  company.entities = sampleEntities('2026-06-30');
  company.users.push({ userId: 'ada@example.com', password: 'canary' });
  company.clients.push({ clientId: 'CLIENT', certificate });
  const server = await new PracticeSuccessFactors(company).start();
  opened.push(server);
  const place: Settings = { serverUrl: `http://127.0.0.1:${server.port}/sf/home?x=1` };
  const basic: Settings = { ...place, companyId: 'ACME', username: 'ada@example.com', password: 'canary' };
  return { company, server, place, basic };
}

const fetchHere = createPermittedFetch(createEgress({ allow: '127.0.0.0/8:*' }));

function tools(accessToken?: SystemTools['accessToken']): SystemTools {
  return {
    reach: { fetch: fetchHere, dial: () => Promise.reject(new Error('not dialled')) },
    signal: new AbortController().signal,
    onStage: () => {},
    ...(accessToken ? { accessToken } : {}),
  };
}

/** As the server of the product does it. */
function tokensOf(port: number, more: Settings = {}): NonNullable<SystemTools['accessToken']> {
  return async () => {
    const outcome = await performGrant(tools(), {
      provider: 'successfactors',
      tokenUrl: `http://127.0.0.1:${port}/oauth/token`,
      settings: { clientId: 'CLIENT', companyId: 'ACME', userId: 'ada@example.com', signingKey, ...more },
      work: { kind: 'own' },
    });
    if (outcome.outcome !== 'issued') throw new Error(JSON.stringify(outcome));
    return { value: outcome.token.value, places: {}, client: {} };
  };
}

async function open(settings: Settings, given = tools()) {
  const session = await successFactors.open?.(settings, given);
  if (!session) throw new Error('It cannot be read.');
  const tables = await session.tables();
  const read = async (name: string, columns: string[], more: object = {}) => {
    const table = tables.find((one) => one.name === `SuccessFactors.${name}`);
    if (!table) throw new Error(`There is no ${name}.`);
    const kept = new KeptRows(columns.length);
    const outcome = await session.read({ table, columns, ...more }, kept);
    return { ...outcome, rows: kept.end() };
  };
  return { session, tables, read };
}

describe('signing in', () => {
  it('is by a signed assertion, which the system verifies', async () => {
    const { server, place } = await start();
    const { tables } = await open(place, tools(tokensOf(server.port)));
    expect(tables.map(({ name }) => name)).toContain('SuccessFactors.EmpJob');
    expect(await successFactors.test(place, tools(tokensOf(server.port)))).toEqual({
      isOk: true,
      message: 'Connected to SAP SuccessFactors. It lists 10 entities.',
    });
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const wrongs: Settings[] = [
      { signingKey: stranger.export({ type: 'pkcs8', format: 'pem' }).toString() },
      { companyId: 'acme' },
      { userId: 'nobody' },
      { clientId: 'OTHER' },
    ];
    for (const wrong of wrongs)
      await expect(tokensOf(server.port, wrong)()).rejects.toThrow('"outcome":"refused"');
  });

  it('is by the user of a company, whose name may be an address', async () => {
    const { basic } = await start();
    const ok = { isOk: true };
    expect(await successFactors.test(basic, tools())).toMatchObject(ok);
    const whole = { ...basic, companyId: '', username: 'ada@example.com@ACME' };
    expect(await successFactors.test(whole, tools())).toMatchObject(ok);
    expect(await successFactors.test({ ...basic, companyId: 'acme' }, tools())).toMatchObject({
      stage: 'database',
      message: expect.stringContaining('no company acme'),
    });
  });

  it('says who is missing, and sends no password in the clear', async () => {
    const { place, basic } = await start();
    expect(await successFactors.test(place, tools())).toMatchObject({
      stage: 'login',
      message: expect.stringContaining('OAuth Setup'),
    });
    expect(
      await successFactors.test({ ...basic, serverUrl: 'http://api4.example.com' }, tools()),
    ).toMatchObject({
      stage: 'tls',
    });
  });

  it('is no less there for an account that may not read people', async () => {
    const { company, basic } = await start();
    company.refused.add('User');
    expect(await successFactors.test(basic, tools())).toMatchObject({
      isOk: true,
      message: expect.stringContaining('does not let this account read User'),
    });
  });

  it('is done once more when a token ends on the third page, which is told by 403', async () => {
    const { company, server, place } = await start(100);
    const grant = tokensOf(server.port);
    const stale: (string | undefined)[] = [];
    const { read } = await open(
      place,
      tools((one) => {
        stale.push(one);
        return grant();
      }),
    );
    let pages = 0;
    const all = await read('User', ['userId']);
    expect(all.rows).toHaveLength(320);
    stale.length = 0;
    const session = await successFactors.open?.(
      place,
      tools((one) => {
        stale.push(one);
        return grant();
      }),
    );
    const table = (await session?.tables())?.find(({ name }) => name === 'SuccessFactors.User');
    if (!session || !table) throw new Error('There is no table.');
    const ids: (string | null | undefined)[] = [];
    await session.read(
      { table, columns: ['userId'] },
      {
        addRows(rows) {
          ids.push(...rows.map(([id]) => id));
          pages += 1;
          if (pages === 2) company.endTokens();
          return Promise.resolve();
        },
        addBytes: () => Promise.reject(new Error('no bytes')),
        mark: () => Promise.resolve(),
      },
    );
    expect(new Set(ids).size).toBe(320);
    expect(ids).toHaveLength(320);
    expect(stale.filter((one) => one !== undefined)).toHaveLength(1);
  });
});

describe('refusals', () => {
  const refused = (status: number, value: string, table?: string, isBasic = false) =>
    explainSuccessFactors(
      new HttpFailure(status, {
        text: JSON.stringify({
          error: { code: value, message: { lang: 'en-US', value: `[${value}]canary` } },
        }),
      }),
      {
        settings: readSuccessFactorsSettings({
          serverUrl: 'https://api4.example.com',
          ...(isBasic ? { username: 'u', password: 'canary', companyId: 'ACME' } : {}),
        }),
        stage: 'port',
      },
      table,
    );

  it('of a sign-in all have status 403, and each its own sentence', () => {
    const codes = ['LGN0005', 'LGN0006', 'LGN0007', 'LGN0008', 'LGN0010'];
    const told = codes.map((code) => refused(403, code));
    expect(new Set(told.map(({ message }) => message)).size).toBe(codes.length);
    expect(told.map(({ stage }) => stage)).toEqual(['login', 'login', 'login', 'database', 'login']);
    expect(refused(403, 'LGN0007', undefined, true).message).toContain('password');
    for (const { message, isPassing } of told) {
      expect(message).not.toContain('canary');
      expect(isPassing).toBe(false);
    }
  });

  it('of a table are told of the table', () => {
    expect(refused(403, 'COE_UNAUTHORIZED', 'EmpJob')).toMatchObject({
      stage: 'permission',
      message: expect.stringContaining('may not read EmpJob'),
    });
    expect(refused(404, 'COE_PROPERTY_NOT_FOUND', 'EmpJob').message).toContain('A column of EmpJob');
  });

  it('pass where the system is at work on itself', async () => {
    const { company, basic } = await start();
    company.isGenerating = true;
    await expect(open(basic)).rejects.toMatchObject({
      isPassing: true,
      message: expect.stringContaining('generating its metadata'),
    });
    expect(refused(503, 'X')).toMatchObject({
      isPassing: true,
      message: expect.stringContaining('maintenance'),
    });
  });
});

describe('entities', () => {
  it('with a history are read whole, by a snapshot of which rows there are', async () => {
    const { company, server, basic } = await start(200);
    const { tables, read } = await open(basic);
    const jobs = company.entity('EmpJob').rows;
    const today = jobs.filter(
      ({ startDate, endDate }) => String(startDate) <= '2026-06-30' && String(endDate) >= '2026-06-30',
    );
    expect(jobs.length).toBeGreaterThan(today.length + 300);
    const { rows } = await read('EmpJob', ['userId', 'startDate', 'fte']);
    expect(rows).toHaveLength(jobs.length);
    expect(new Set(rows.map((row) => row.join())).size).toBe(jobs.length);
    const [first = ''] = server.api.heard.filter((call) => call.includes('/EmpJob?'));
    expect(first).toContain('fromDate=1900-01-01&toDate=9999-12-31');
    expect(first).toContain('paging=snapshot');
    // A look at the first rows is no way through the whole.
    server.api.heard.length = 0;
    expect((await read('User', ['userId'], { limit: 3 })).rows).toHaveLength(3);
    const [look = ''] = server.api.heard.filter((call) => call.includes('/User?'));
    expect(look).toContain('$top=3');
    expect(look).not.toMatch(/paging|fromDate/);
    const keyOf = (name: string) => tables.find((one) => one.name === `SuccessFactors.${name}`)?.key;
    expect(keyOf('FODepartment')).toEqual(['externalCode', 'startDate']);
    expect(hasHistory({ key: ['externalCode', 'startDate'] })).toBe(true);
    expect(hasHistory({ key: ['PickListV2_effectiveStartDate', 'externalCode'] })).toBe(true);
    expect(hasHistory({ key: ['externalCode', 'Results_mdfSystemEffectiveStartDate'] })).toBe(true);
    expect(hasHistory({ key: ['personIdExternal', 'userId'] })).toBe(false);
  });

  it('hand over what has changed in any slice since', async () => {
    const { company, basic } = await start();
    const { read } = await open(basic);
    const since = { column: 'lastModifiedDateTime', after: null, overlapSeconds: 0 };
    const { watermark } = await read('EmpJob', ['userId'], { since });
    const { rows } = company.entity('EmpJob');
    const at = rows.findIndex(({ endDate }) => String(endDate) < '2026-01-01');
    const old = rows[at];
    rows[at] = { ...old, lastModifiedDateTime: '2026-07-01 10:00:00' };
    const next = await read('EmpJob', ['userId', 'startDate'], { since: { ...since, after: watermark } });
    expect(next.rows).toContainEqual([old?.userId, old?.startDate]);
    expect(next.rows.length).toBeLessThan(20);
    expect(next.watermark).toMatch(/^2026-07-01 10:00:00/);
  });

  it('have labels, codes of picklists, relations by their names, and nothing that is hidden', async () => {
    const { basic } = await start();
    const { session, tables } = await open(basic);
    const job = tables.find(({ name }) => name === 'SuccessFactors.EmpJob');
    expect(job?.label).toBe('Job Information');
    expect(job?.columns.find(({ name }) => name === 'employmentType')).toMatchObject({
      type: 'text',
      label: 'Employment Type',
    });
    expect(job?.columns.find(({ name }) => name === 'startDate')?.type).toBe('date');
    const user = tables.find(({ name }) => name === 'SuccessFactors.User');
    expect(user?.columns.map(({ name }) => name)).not.toContain('salaryNote');
    const relations = (await session.relations?.()) ?? [];
    expect(relations).toContainEqual({
      ...{ fromTable: 'SuccessFactors.EmpJob', fromColumn: 'userId' },
      ...{ toTable: 'SuccessFactors.User', toColumn: 'userId' },
    });
    expect(relations).toContainEqual({
      ...{ fromTable: 'SuccessFactors.PerPersonal', fromColumn: 'personIdExternal' },
      ...{ toTable: 'SuccessFactors.PerPerson', toColumn: 'personIdExternal' },
    });
    // A department has a history: its code alone tells no row.
    expect(relations.map(({ toTable }) => toTable)).not.toContain('SuccessFactors.FODepartment');
  });

  it('are described some at once, and without one that is refused', async () => {
    const { company, server, basic } = await start();
    const [user] = company.entities;
    if (!user) throw new Error('There is no entity.');
    for (let count = 0; count < 90; count += 1) company.entities.push({ ...user, name: `cust_${count}` });
    const listed = company.entity.bind(company);
    company.entity = (name) => listed(name === 'cust_45' ? 'gone' : name);
    const { tables } = await open(basic);
    expect(tables).toHaveLength(99);
    const described = server.api.heard.filter((call) => call.endsWith('$metadata'));
    expect(described.length).toBeLessThan(20);
    for (const call of described) expect(call.length).toBeLessThan(1700);
  });
});

/** The vendor's, where somebody has it beside the project: none of it lies here. */
const vendorFile = new URL(
  '../../../shared/data/vendor-metadata/successfactors-employment-v2.edmx',
  import.meta.url,
);
describe.runIf(existsSync(vendorFile))('SAP’s own metadata', () => {
  it('are read as entities with their histories', () => {
    const parser = new CsdlParser();
    parser.write(readFileSync(vendorFile, 'utf8'));
    const csdl = parser.end();
    const { tables } = modelOf(csdl, 'SuccessFactors', { leavesHidden: true });
    const job = tables.find(({ set }) => set === 'EmpJob');
    expect(job).toMatchObject({ label: 'Job Information', key: ['seqNumber', 'startDate', 'userId'] });
    expect(tables.filter(hasHistory).map(({ set }) => set)).toContain('EmpJob');
    expect(job?.columns.find(({ name }) => name === 'lastModifiedDateTime')).toMatchObject({
      ...{ type: 'timestampWithZone', isFilterable: true, isSortable: true },
    });
    // Its entities lead to each other by keys of several columns alone.
    expect(successFactorsRelations([csdl], tables)).toEqual([]);
  });
});
