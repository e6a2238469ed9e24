import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChartData, ShownColumns } from '#features/analytics/contract.ts';
import type { Exchange } from '#features/chat/contract.ts';
import type { WorkspaceSettings } from '#features/workspace/contract.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;
let id: string;

/** 23:30 UTC on 31 March: already April in Tokyo, still March in Berlin by one hour and a half. */
const now = new Date('2026-03-31T23:30:00Z');
const rows = [
  'Booked,Fee,Deposit,Seats',
  '2025-02-10,100,10,1',
  '2025-05-10,200,20,2',
  '2026-02-10,400,40,4',
  '2026-03-31,800,80,8',
  '2026-04-01,1600,160,16',
].join('\n');

beforeAll(async () => {
  server = await startTestServer({}, { clock: { now: () => now } });
  person = await server.signUp();
  await server.running.settleJobs();
  const uploaded = await person.upload<{ dataSource: { id: string } }>('bookings.csv', rows);
  id = uploaded.dataSource.id;
});
afterAll(() => server[Symbol.asyncDispose]());

const read = () => person.get<WorkspaceSettings>('/api/workspace/settings');
const change = (json: unknown) => person.call('PUT', '/api/workspace/settings', { json });
async function set(settings: Partial<WorkspaceSettings>): Promise<void> {
  const changed = await change({ ...(await read()), ...settings });
  expect([changed.status, changed.json]).toMatchObject([200, settings]);
}
async function answer(question: string) {
  const { aiMessage } = await person.ask<Exchange>(question, [id]);
  return aiMessage.metadata.answer;
}

describe('the settings of a workspace', { timeout: 120_000 }, () => {
  it('refuse what is no setting, in words, and whoever looked at older ones', async () => {
    const unset = { timeZone: 'UTC', fiscalYear: null, currency: null, revision: 0 };
    expect(await read()).toEqual(unset);
    for (const wrong of [
      { timeZone: 'Mars/Olympus' },
      { timeZone: '' },
      { currency: 'XX1' },
      { currency: 'euro' },
      { fiscalYear: { startMonth: 13, namedBy: 'end' } },
      { fiscalYear: { startMonth: 4 } },
      { revision: -1 },
      { other: 1 },
    ]) {
      const { status, json } = await change({ ...unset, ...wrong });
      expect([wrong, status, json]).toMatchObject([wrong, 400, { message: expect.any(String) }]);
    }
    await set({ timeZone: 'UTC' });
    expect((await change(unset)).status).toBe(409);
  });

  it('tell which day it is', async () => {
    expect((await answer('total seats today'))?.rows).toEqual([[8]]);
    await set({ timeZone: 'Asia/Tokyo' });
    expect((await answer('total seats today'))?.rows).toEqual([[16]]);
    const chart = await person.get<ChartData>('/api/analytics/chart?type=sales&days=7');
    expect(chart).toMatchObject({ today: '2026-04-01', timeZone: 'Asia/Tokyo' });
    await set({ timeZone: 'UTC' });
  });

  it('tell which days a fiscal year has; without them it is asked back', async () => {
    const question = 'total seats in fiscal year 2025';
    expect((await answer(question))?.status).toBe('clarify');
    await set({ fiscalYear: { startMonth: 4, namedBy: 'start' } });
    expect((await answer(question))?.rows).toEqual([[14]]);
    await set({ fiscalYear: { startMonth: 4, namedBy: 'end' } });
    expect((await answer(question))?.rows).toEqual([[1]]);
    expect((await answer('total seats this fiscal year'))?.rows).toEqual([[14]]);
    await set({ fiscalYear: { startMonth: 2, namedBy: 'start' } });
    expect((await answer('total seats in FY25'))?.rows).toEqual([[3]]);
  });

  it('tell which columns stand for revenue, and in which currency; both can be taken back', async () => {
    const columns = () => person.get<ShownColumns>('/api/analytics/columns');
    const found = await columns();
    expect(found.isChosen).toBe(false);
    const table = found.tables.find(({ source }) => source === 'bookings');
    expect(table).toMatchObject({ dates: ['Booked'], amounts: ['Fee', 'Deposit', 'Seats'] });
    const tableId = table?.tableId ?? '';
    const choose = (choice: unknown) => person.call('PUT', '/api/analytics/columns', { json: { choice } });

    const choice = { tableId, date: 'Booked', revenue: 'Deposit', units: 'Seats' };
    for (const wrong of [{ revenue: 'Booked' }, { date: 'Fee' }, { tableId: 'other' }, { units: 'Fees' }])
      expect((await choose({ ...choice, ...wrong })).status).toBe(400);
    await set({ currency: 'SEK' });
    expect((await choose(choice)).json).toMatchObject({ inUse: choice, isChosen: true });

    const chart = await person.get<ChartData>('/api/analytics/chart?type=revenue&days=30');
    expect(chart).toMatchObject({ from: 'bookings.Deposit', unit: 'SEK', revenueUnit: 'SEK' });
    expect(chart.datasets[0]?.data.at(-1)).toBe(80);
    const revenue = await answer('revenue in February 2026');
    expect([revenue?.rows, revenue?.columns]).toMatchObject([[[40]], [{ unit: 'SEK' }]]);

    expect((await choose(null)).json).toMatchObject({ isChosen: false });
    expect((await person.get<ChartData>('/api/analytics/chart?type=revenue&days=30')).from).not.toBe(
      'bookings.Deposit',
    );
  });
});
