import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange } from '../features/chat/contract.ts';
import type { PinnedResult } from '../features/pinned-charts/contract.ts';
import type { Receipt } from '../features/receipts/contract.ts';
import { sampled } from '../tools/test-depth.ts';
import { type Person, startTestServer, type TestServer } from './testing.ts';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  await server.running.settleJobs();
});
afterAll(() => server[Symbol.asyncDispose]());

interface Replayed {
  holds: boolean;
  changes: string[];
  rows: unknown[][];
  rowCount: number;
}

function dayOf(index: number, first: string): string {
  return new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10);
}

async function upload(name: string, lines: string[]): Promise<string> {
  const uploaded = await person.upload<{ dataSource: { id: string } }>(name, `${lines.join('\n')}\n`);
  return uploaded.dataSource.id;
}

/** A file of a value a day, the total of all of them, and how its last row is written. */
interface Daily {
  name: string;
  days: number;
  first: string;
  header: string;
  line: (day: string, value: number) => string;
  ask: string;
  running: string;
  last: string;
}

const pointed = (day: string): string => day.split('-').reverse().join('.');
const dailies: Daily[] = [
  {
    name: 'a leap year of units',
    days: 366,
    first: '2024-01-01',
    header: 'sold_on,units',
    line: (day, value) => `${day},${value}`,
    ask: 'units by day',
    running: 'cumulative units by day',
    last: '31 December 2024',
  },
  {
    name: 'German days behind semicolons',
    days: 700,
    first: '2022-03-01',
    header: 'Datum;Besucher',
    line: (day, value) => `${pointed(day)};${value}`,
    ask: 'Besucher by day',
    running: 'cumulative Besucher by day',
    last: '29 January 2024',
  },
  {
    name: 'three years of litres behind tabs',
    days: 1100,
    first: '2021-01-01',
    header: 'delivery date\tlitres',
    line: (day, value) => `${day}\t${value}`,
    ask: 'total litres per day',
    running: 'running total of litres by day',
    last: '5 January 2024',
  },
];

describe.each(sampled(dailies, 3))('$name', ({ days, first, header, line, ask, running, last }) => {
  const values = Array.from({ length: days }, (_, index) => index + 1);
  const total = (days * (days + 1)) / 2;
  let sourceId: string;
  beforeAll(async () => {
    sourceId = await upload(`${crypto.randomUUID()}.csv`, [
      header,
      ...values.map((value, index) => line(dayOf(index, first), value)),
    ]);
  });

  it('is told to its last day, and drawn, checked and run again whole', async () => {
    const { aiMessage } = await person.ask<Exchange>(ask, [sourceId]);
    const { answer, drawn } = aiMessage.metadata;
    expect(answer).toMatchObject({ status: 'answered', verdict: 'checked', rowCount: days, truncated: true });
    expect(aiMessage.content).toContain(`to ${last}`);
    expect(aiMessage.content).toContain(`to ${days.toLocaleString('en')}`);
    expect(answer?.rows).toHaveLength(200);
    expect(answer?.checks).toContainEqual(
      expect.objectContaining({ id: 'groups-add-to-total', outcome: 'passed' }),
    );
    expect(answer?.checks.filter(({ outcome }) => outcome === 'warned')).toEqual([]);
    expect(drawn?.of).toBe(days);
    expect(drawn?.rows.map((row) => row[1])).toEqual(values);

    const replayed = await person.post<Replayed>(`/api/receipts/${answer?.receiptId}/replay`);
    expect(replayed).toMatchObject({ holds: true, changes: [], rowCount: days });
    const pinned = await person.post<{ id: string }>('/api/pinned-charts', {
      receiptId: answer?.receiptId,
      title: 'Days',
      chartConfig: aiMessage.metadata.chartConfig,
    });
    const result = await person.get<PinnedResult>(`/api/pinned-charts/${pinned.id}/result`);
    expect(result).toMatchObject({ of: days, hasChanged: false });
    expect(result.rows.map((row) => row[1])).toEqual(values);
  });

  it('adds up to all of it', async () => {
    const { aiMessage } = await person.ask<Exchange>(running, [sourceId]);
    expect(aiMessage.content).toContain(`to ${total.toLocaleString('en')}`);
    expect(aiMessage.metadata.answer).toMatchObject({ verdict: 'checked', rowCount: days });
    expect(aiMessage.metadata.drawn?.rows.at(-1)?.at(-1)).toBe(total);
  });
});

const lists = [
  {
    rows: 1500,
    header: 'product,units',
    of: (at: number) => `P${at},${at % 97}`,
    ask: 'units by product',
    more: '1,497 more',
  },
  {
    rows: 2345,
    header: 'Artikel;Menge',
    of: (at: number) => `A-${at};${at % 89}`,
    ask: 'Menge by Artikel',
    more: '2,342 more',
  },
  {
    rows: 12_000,
    header: 'track,plays',
    of: (at: number) => `song ${at},${at % 101}`,
    ask: 'total plays by track',
    more: '11,997 more',
  },
];
describe.each(sampled(lists, 2))('a ranking of $rows things', ({ rows, header, of, ask, more }) => {
  it('counts all of them', async () => {
    const sourceId = await upload(`${crypto.randomUUID()}.csv`, [
      header,
      ...Array.from({ length: rows }, (_, at) => of(at)),
    ]);
    const { aiMessage } = await person.ask<Exchange>(ask, [sourceId]);
    const { answer } = aiMessage.metadata;
    expect(aiMessage.content).toContain(more);
    expect(answer).toMatchObject({ verdict: 'checked', rowCount: rows });
    expect(answer?.checks).toContainEqual(
      expect.objectContaining({ id: 'groups-add-to-total', outcome: 'passed' }),
    );
    const receipt = await person.get<Receipt>(`/api/receipts/${answer?.receiptId}`);
    expect(receipt).toMatchObject({ rowCount: rows, truncated: true });
    expect(receipt).not.toHaveProperty('packedRows');
    const replayed = await person.post<Replayed>(`/api/receipts/${answer?.receiptId}/replay`);
    expect(replayed).toMatchObject({ holds: true, changes: [], rowCount: rows });
    expect(replayed.rows).toHaveLength(200);
  });
});

const listings = [
  [
    'list all visits',
    'visits.csv',
    'visit_id,guest,spent',
    (at: number) => `${at},guest ${at},${at % 50}`,
    1500,
  ],
  [
    'show all deliveries',
    'deliveries.csv',
    'delivery no;driver;weight',
    (at: number) => `${at};driver ${at};${at % 9}`,
    2100,
  ],
  [
    'list the employees',
    'employees.csv',
    'employee_id,name,salary',
    (at: number) => `${at},name ${at},${1000 + at}`,
    201,
  ],
] as const;
it.each(sampled(listings, 2))(
  '"%s" counts all rows of a list and replays them',
  async (question, file, header, line, count) => {
    const sourceId = await upload(file, [header, ...Array.from({ length: count }, (_, at) => line(at + 1))]);
    const { aiMessage } = await person.ask<Exchange>(question, [sourceId]);
    // Where it is asked back, the preview counts them too, and its choice is the list.
    const [option] = aiMessage.metadata.answer?.options ?? [];
    if (option) expect(option.preview).toContain(count.toLocaleString('en'));
    const sessions = await person.get<{ id: string; title: string }[]>('/api/chat/sessions');
    const session = sessions.find(({ title }) => title === question);
    const path = `/api/chat/sessions/${session?.id}/messages`;
    const told = option
      ? (await person.post<Exchange>(path, { content: option.question })).aiMessage
      : aiMessage;
    const { answer } = told.metadata;
    expect(answer, told.content).toMatchObject({ status: 'answered', verdict: 'checked', rowCount: count });
    expect(told.content).toContain(count.toLocaleString('en'));
    expect(answer?.checks.map(({ id }) => id)).toContain('shown-of-whole');
    const replayed = await person.post<Replayed>(`/api/receipts/${answer?.receiptId}/replay`);
    expect(replayed).toMatchObject({ holds: true, rowCount: count });
  },
);

it('a row behind those that are shown that changes with the data is a change', async () => {
  const lines = (last: number) => [
    'taken_on,reading',
    ...Array.from({ length: 400 }, (_, at) => `${dayOf(at, '2023-01-01')},${at === 399 ? last : 1}`),
  ];
  const name = `${crypto.randomUUID()}.csv`;
  const sourceId = await upload(name, lines(1));
  const { aiMessage } = await person.ask<Exchange>('total reading by day', [sourceId]);
  const { receiptId } = aiMessage.metadata.answer ?? {};
  const first = await person.get<Receipt>(`/api/receipts/${receiptId}`);
  const otherId = await upload(`${crypto.randomUUID()}.csv`, lines(7));
  const other = await person.ask<Exchange>('total reading by day', [otherId]);
  expect(other.aiMessage.metadata.answer?.rows).toEqual(aiMessage.metadata.answer?.rows);
  const second = await person.get<Receipt>(`/api/receipts/${other.aiMessage.metadata.answer?.receiptId}`);
  expect(second.digest).not.toBe(first.digest);
});
