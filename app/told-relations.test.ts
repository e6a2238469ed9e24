import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from '#features/chat/contract.ts';
import type {
  MeasuredRelation,
  RelationEnds,
  ShownRelation,
  SourceMeaning,
} from '#features/sources/contract.ts';
import { type CallResult, fileForm, type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;
let id: string;
let tracks: string;

const berths = [
  { quay: 'A', pier: 'North', spot: 1 },
  { quay: 'B', pier: 'North', spot: 2 },
  { quay: 'C', pier: 'South', spot: 1 },
  { quay: 'D', pier: 'South', spot: 1 },
];
/** No header of the one speaks of the other, and one value is found nowhere, so nothing is proposed. */
const stays = [
  { stay: 'S1', lies_at: 'A', nights: 2 },
  { stay: 'S2', lies_at: 'A', nights: 3 },
  { stay: 'S3', lies_at: 'C', nights: 5 },
  { stay: 'S4', lies_at: 'Z', nights: 7 },
];
const marina = (first: object[] = berths) => JSON.stringify({ berths: first, stays });

const ends: RelationEnds = { fromTable: 'stays', fromColumn: 'lies_at', toTable: 'berths', toColumn: 'quay' };

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await server.running.settleJobs();
  const upload = async (name: string, text: string) =>
    (await person.upload<{ dataSource: { id: string } }>(name, text)).dataSource.id;
  id = await upload('marina.json', marina());
  tracks = await upload('tracks.csv', 'trip,ended_on,miles\n1,S1,10\n2,S3,20\n3,S3,30\n');
});
afterAll(() => server[Symbol.asyncDispose]());

const meaning = () => person.get<SourceMeaning>(`/api/data-sources/${id}/meaning`);
const relation = async (): Promise<ShownRelation | undefined> =>
  (await meaning()).relations.find(({ fromColumn }) => fromColumn === 'lies_at');
const call = (method: string, json: RelationEnds, path = ''): Promise<CallResult> =>
  person.call(method, `/api/data-sources/${id}/relations${path}`, { json });
const load = (text: string) =>
  person.call('POST', `/api/data-sources/${id}/upload?mode=replace`, { form: fileForm('marina.json', text) });
const answer = async (question: string, sources = [id]) =>
  (await person.ask<Exchange>(question, sources)).aiMessage.metadata.answer;

describe('a relation that nobody proposed', { timeout: 120_000 }, () => {
  it('is measured first, in either direction, and nothing is kept by that', async () => {
    expect(await relation()).toBeUndefined();
    for (const [stated, isTurned] of [
      [ends, false],
      [{ fromTable: 'berths', fromColumn: 'quay', toTable: 'stays', toColumn: 'lies_at' }, true],
    ] as const) {
      const { status, json } = await call('POST', stated, '/measure');
      expect([status, json as MeasuredRelation]).toEqual([
        200,
        { ends, isTurned, isOneToOne: false, values: 3, foundValues: 2, inclusion: 0.75, missing: ['Z'] },
      ]);
    }
    expect(await relation()).toBeUndefined();
    expect((await answer('total nights by pier'))?.status).not.toBe('answered');
  });

  it('is refused where it cannot be one, with what to do', async () => {
    for (const [wrong, status, words] of [
      [{ ...ends, toColumn: 'spot' }, 400, /text values and "berths.spot" integer values.*cannot be matched/],
      [{ ...ends, toColumn: 'pier' }, 400, /both occur in several rows \("North" in 2, "South" in 2\)/],
      [{ ...ends, fromColumn: 'stay' }, 400, /None of the 4 different values of "stays.stay" is found/],
      [{ ...ends, toTable: 'stays', toColumn: 'stay' }, 400, /cannot be related to itself/],
      [{ ...ends, toColumn: 'depth' }, 404, /no column "depth"/],
      [{ ...ends, toTable: 'boats' }, 404, /no such table/],
      [{ ...ends, fromSource: tracks, toSource: tracks }, 404, /no such table/],
    ] as const) {
      const { json, ...result } = await call('POST', wrong);
      expect([result.status, (json as { message: string }).message]).toEqual([
        status,
        expect.stringMatching(words),
      ]);
    }
  });

  it('is followed once it is added, until it is removed', async () => {
    const added = await call('POST', ends);
    expect([added.status, added.json]).toMatchObject([201, { origin: 'told', inclusion: 0.75 }]);
    expect((await call('POST', ends)).status).toBe(409);
    const byPier = await answer('total nights by pier');
    expect([byPier?.status, byPier?.rows]).toEqual([
      'answered',
      expect.arrayContaining([
        ['North', 5],
        ['South', 5],
      ]),
    ]);
    expect((await call('DELETE', ends)).status).toBe(200);
    expect((await call('DELETE', ends)).status).toBe(404);
    expect((await answer('total nights by pier'))?.status).not.toBe('answered');
  });

  it('stays through new data, measured again, and rests while they do not bear it', async () => {
    await call('POST', ends);
    expect((await load(marina([...berths, { quay: 'Z', pier: 'West', spot: 3 }]))).status).toBe(200);
    expect(await relation()).toMatchObject({ inclusion: 1, problem: null });
    expect((await load(marina([...berths, { quay: 'A', pier: 'West', spot: 3 }]))).status).toBe(200);
    expect(await relation()).toMatchObject({
      problem: expect.stringMatching(/quay does not hold each value/),
    });
    expect((await answer('total nights by pier'))?.status).not.toBe('answered');
    expect((await load(marina())).status).toBe(200);
    expect(await relation()).toMatchObject({ inclusion: 0.75, problem: null });
    expect((await answer('total nights by pier'))?.status).toBe('answered');
  });

  it('may lead to a table of another source, which is then asked together with this one', async () => {
    const across = {
      fromTable: 'tracks',
      fromColumn: 'ended_on',
      fromSource: tracks,
      toTable: 'stays',
      toColumn: 'stay',
    };
    expect((await meaning()).elsewhere).toEqual([
      { id: tracks, name: 'tracks', tables: [{ name: 'tracks', columns: ['trip', 'ended_on', 'miles'] }] },
    ]);
    const added = await call('POST', across);
    expect([added.status, added.json]).toMatchObject([201, across]);
    const other = await person.get<SourceMeaning>(`/api/data-sources/${tracks}/meaning`);
    expect(other.relations).toMatchObject([{ fromTable: 'tracks', toTable: 'stays', toSource: id }]);
    const miles = await answer('total miles by pier', [id, tracks]);
    expect([miles?.status, miles?.rows]).toEqual([
      'answered',
      expect.arrayContaining([
        ['North', 10],
        ['South', 50],
      ]),
    ]);
    expect((await call('DELETE', across)).status).toBe(200);
  });
});

describe('a key', { timeout: 120_000 }, () => {
  it('is taken where the data agree, and rests where new data do not', async () => {
    const shown = async () => (await meaning()).tables.find(({ name }) => name === 'berths');
    const tell = async (key: string[]) => {
      const { status, json } = await person.call('PUT', `/api/data-sources/${id}/tables/berths/meaning`, {
        json: { revision: (await shown())?.revision, key, columns: {} },
      });
      return [status, (json as { message?: string }).message];
    };
    const found = (await shown())?.found.key;
    expect(found).toEqual(['quay']);
    expect(await tell(['pier'])).toEqual([
      400,
      'pier does not tell the rows apart: 2 values come more than once (North in 2 rows, South in 2 rows).',
    ]);
    expect(await tell(['pier', 'spot'])).toEqual([
      400,
      expect.stringMatching(/one value comes.*South \/ 1 in 2/),
    ]);
    expect(await tell(['pier', 'pier'])).toEqual([400, expect.stringMatching(/named twice/)]);
    expect(await tell(['quay', 'pier'])).toEqual([200, undefined]);
    expect(await shown()).toMatchObject({ key: ['quay', 'pier'], keyProblem: null });
    expect((await load(marina([...berths, { quay: 'A', pier: 'North', spot: 9 }]))).status).toBe(200);
    expect(await shown()).toMatchObject({ keyProblem: expect.stringMatching(/A \/ North in 2 rows/) });
    expect((await load(marina())).status).toBe(200);
    expect(await shown()).toMatchObject({ key: ['quay', 'pier'], keyProblem: null });
  });
});
