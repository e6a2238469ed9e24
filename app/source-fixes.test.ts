import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  SourceReport,
  SourceWithTables,
  TableVersion,
  UploadResponse,
} from '#features/sources/contract.ts';
import { createOriginals } from '#features/sources/server/index.ts';
import { newId } from '#kernel/ids.ts';
import { fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

const timeout = 60_000;
let directory: string;
let server: TestServer;
let person: Person;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-source-fixes-'));
  server = await startTestServer({}, { directory });
  person = await server.signUp();
  await server.running.settleJobs();
}, timeout);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

const text = 'city,amount\nOslo,1\nBergen,2\nVoss,x\nLom,4\nSki,5\nMoss,6\nTotal,19\n';
const total = 'total/cities';
const mixed = 'mixedTypes/cities/amount';

async function newSource(content = text) {
  const { dataSource, report: found, canFix } = await person.upload<UploadResponse>('cities.csv', content);
  const path = `/api/data-sources/${dataSource.id}`;
  const put = (fixes: string[], by = person) => by.call('PUT', `${path}/fixes`, { json: { fixes } });
  return {
    found,
    canFix,
    id: dataSource.id,
    path,
    put,
    fix: async (...fixes: string[]) => {
      const { status, json, text: body } = await put(fixes);
      if (status !== 200) throw new Error(`${status}: ${body}`);
      return json as SourceReport;
    },
    rows: async () => (await person.get<{ rows: unknown[][] }>(`${path}/tables/cities/rows?limit=100`)).rows,
    versions: () => person.get<TableVersion[]>(`${path}/tables/cities/versions`),
    read: () => person.get<SourceWithTables>(path),
    report: () => person.get<SourceReport>(`${path}/report`),
  };
}

async function keptFiles(): Promise<string[]> {
  const names = await readdir(join(directory, 'originals'), { recursive: true });
  return names.filter((name) => name.endsWith('.zst'));
}

describe('fixes of what reading a file found', { timeout }, () => {
  it('are applied as new versions, one after the other, and undone', async () => {
    const source = await newSource();
    expect([source.canFix, (await source.read()).canFix]).toEqual([true, true]);
    expect(source.found.findings?.map(({ id }) => id)).toEqual(expect.arrayContaining([total, mixed]));
    const before = await source.rows();

    const first = await source.fix(total);
    expect(first).toMatchObject({
      canFix: true,
      tables: [{ name: 'cities', rows: 6 }],
      report: { fixes: [{ id: total, changed: 1, outcome: '1 row was left out.' }] },
    });
    expect(first.report?.findings?.map(({ id }) => id)).toEqual([mixed]);
    const both = await source.fix(total, mixed);
    expect(both.report).toMatchObject({
      fixes: [{ id: total }, { id: mixed, outcome: '1 value was made empty.' }],
      warnings: [],
    });
    expect(await source.report()).toEqual(both);
    expect((await source.rows())[2]).toEqual(['Voss', null]);
    const answer = await person.ask<{ aiMessage: { content: string } }>('total amount', [source.id]);
    expect(answer.aiMessage.content).toContain('18');

    const undone = await source.fix();
    expect(undone.report).toEqual(source.found);
    expect(await source.rows()).toEqual(before);
    const versions = await source.versions();
    expect(versions.map(({ number, origin, fileName }) => [number, origin, fileName])).toEqual([
      [4, 'fix', 'cities.csv'],
      [3, 'fix', 'cities.csv'],
      [2, 'fix', 'cities.csv'],
      [1, 'upload', 'cities.csv'],
    ]);
    expect(versions[2]).toMatchObject({ removed: 1, added: 0, createdBy: 'Ada Tester' });
  });

  it('make no version where nothing differs, and refuse what the report does not offer', async () => {
    const source = await newSource();
    await source.fix();
    expect(await source.versions()).toHaveLength(1);
    const refused = await source.put([total, 'no such offer']);
    expect([refused.status, refused.json]).toMatchObject([
      400,
      { message: expect.stringContaining('no such offer') },
    ]);
    const encoding = await newSource('x\n1\n');
    expect((await encoding.put(['type/cities/x'])).status).toBe(400);
  });

  it('refuse to leave no row', async () => {
    const source = await newSource('city,amount\nTotal,4\nTotal,18\n');
    const { findings = [] } = source.found;
    const offers = findings.filter(({ fix }) => fix?.kind === 'dropRows').map(({ id }) => id);
    expect(offers.length).toBeGreaterThan(0);
    const refused = await source.put(offers);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('no row')]);
    expect(await source.versions()).toHaveLength(1);
  });

  it.each([
    [
      'region,city,units\nNorth,Oslo,5\n,Voss,6\n,Hamar,7\nSouth,Rome,8\n ,Bari,9\n',
      'region',
      3,
      [
        ['North', 18],
        ['South', 17],
      ],
    ],
    [
      'rowid,item,units\nA,x,5\n,y,6\nB,z,7\n,x,8\n',
      'rowid',
      2,
      [
        ['A', 11],
        ['B', 15],
      ],
    ],
    [
      'Tag;Kunde;units\n13.03.2024;a;5\n;b;6\n14.03.2024;c;7\n;d;8\n',
      'Tag',
      2,
      [
        ['2024-03-13', 11],
        ['2024-03-14', 15],
      ],
    ],
  ])('fill groups that are named on their first row only: %s', async (content, column, changed, totals) => {
    const source = await newSource(content);
    const filled = await source.fix(`groupLabels/cities/${column}`);
    expect(filled.report).toMatchObject({
      fixes: [{ changed, outcome: `${changed} blank cells got the value above them.` }],
      warnings: [],
    });
    const sums = new Map<unknown, number>();
    for (const row of await source.rows()) sums.set(row[0], (sums.get(row[0]) ?? 0) + Number(row.at(-1)));
    expect([...sums]).toEqual(totals);
  });

  it('change only the tables that they are for', async () => {
    const records = {
      orders: [
        { id: 1, city: ' Oslo' },
        { id: 2, city: 'Voss' },
      ],
      items: [{ id: 7 }],
    };
    const made = await person.upload<UploadResponse>('shop.json', JSON.stringify(records));
    const path = `/api/data-sources/${made.dataSource.id}`;
    const offers = made.report.findings?.filter(({ fix }) => fix?.kind === 'trimTexts') ?? [];
    const fixed = await person.call('PUT', `${path}/fixes`, { json: { fixes: offers.map(({ id }) => id) } });
    expect([offers.length, fixed.status]).toEqual([1, 200]);
    const { tables } = await person.get<SourceWithTables>(path);
    expect(tables.map(({ name, version }) => [name, version]).toSorted()).toEqual([
      ['items', 1],
      ['orders', 2],
    ]);
  });

  it('are nobody else’s', async () => {
    const source = await newSource();
    const stranger = await server.signUp('Stranger');
    for (const call of [
      await source.put([total], stranger),
      await stranger.call('GET', `${source.path}/report`),
      await person.call('PUT', `/api/data-sources/${newId()}/fixes`, { json: { fixes: [] } }),
    ])
      expect(call.status).toBe(404);
    expect(await source.versions()).toHaveLength(1);
  });

  it('end when the tables are loaded anew or restored, and the file goes', async () => {
    for (const load of [
      (path: string) => person.upload('more.csv', 'city,amount\nBodø,9\n', `${path}/upload?mode=append`),
      (path: string) => person.post(`${path}/tables/cities/versions/1/restore`),
    ]) {
      const source = await newSource();
      await source.fix(total);
      expect((await keptFiles()).some((name) => name.includes(source.id))).toBe(true);
      await load(source.path);
      const refused = await source.put([]);
      expect([refused.status, refused.json]).toMatchObject([
        409,
        { message: expect.stringContaining('loaded again') },
      ]);
      expect([(await source.read()).canFix, (await source.report()).canFix]).toEqual([false, false]);
      expect((await keptFiles()).some((name) => name.includes(source.id))).toBe(false);
    }
  });

  it('of two people at once are applied one by one, or one is told', async () => {
    const source = await newSource();
    const answers = await Promise.all([source.put([total]), source.put([mixed])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await source.versions()).toHaveLength(2);
    expect((await source.report()).report?.fixes).toHaveLength(1);
  });

  it('are not offered where the file could not be kept', async () => {
    const source = await newSource();
    const [kept] = (await keptFiles()).filter((name) => name.includes(source.id));
    await rm(join(directory, 'originals', kept ?? ''));
    expect((await source.report()).canFix).toBe(false);
    const refused = await source.put([total]);
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { message: expect.stringContaining('not kept') },
    ]);
    expect(await readdir(join(directory, 'uploads'))).toEqual([]);
  });
});

describe('the files that are kept', { timeout }, () => {
  it('hold the bytes that came; a start removes what is half written or of no source', async () => {
    const source = await newSource();
    const dropped = await newSource();
    await person.upload('new.csv', 'city,amount\nBodø,9\n', `${dropped.path}/upload`);
    const [kept = ''] = (await keptFiles()).filter((name) => name.includes(source.id));
    const path = join(directory, 'originals', kept);
    expect(zstdDecompressSync(await readFile(path)).toString()).toBe(text);

    await server[Symbol.asyncDispose]();
    await mkdir(join(directory, 'originals', 'tmp'), { recursive: true });
    const leftovers = [join(directory, 'originals', 'tmp', 'half'), join(path, '..', `${newId()}.zst`)];
    // As a crash between the new tables and the removal of the file leaves it.
    leftovers.push(join(path, '..', `${dropped.id}.zst`));
    for (const leftover of leftovers) await writeFile(leftover, 'half');
    server = await startTestServer({}, { directory });
    expect([...leftovers, path].map((file) => existsSync(file))).toEqual([false, false, false, true]);
  });

  it('never fail an upload: what cannot be kept is told by the answer alone', async () => {
    const place = join(directory, 'originals', 'tmp');
    await rm(place, { recursive: true, force: true });
    // Nothing can be written where a file stands in place of the directory.
    await writeFile(place, '');
    const told: string[] = [];
    const originals = createOriginals({
      directory: join(place, '..'),
      log: { warn: (_: object, sentence?: string) => void told.push(sentence ?? '') },
    });
    const file = join(directory, 'upload.csv');
    await writeFile(file, text);
    expect(await originals.keep('w', 's', file)).toBe(false);
    expect([await originals.has('w', 's'), told]).toEqual([false, ['An uploaded file could not be kept.']]);
    const third = await server.signUp('Third');
    const made = await third.upload<UploadResponse>('cities.csv', text);
    expect([made.canFix, made.tables[0]?.rows]).toEqual([false, 7]);
    await rm(place);
  });
});

it('a file that is uploaded is kept once for its source', { timeout }, async () => {
  const other = await server.signUp('Second');
  const made = await other.call('POST', '/api/files/upload', { form: fileForm('a.csv', 'a,b\n1,2\n') });
  const { dataSource } = made.json as UploadResponse;
  expect((await keptFiles()).filter((name) => name.includes(dataSource.id))).toHaveLength(1);
});
