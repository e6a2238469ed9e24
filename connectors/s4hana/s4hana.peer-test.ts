import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEgress } from '#platform/egress/egress.ts';
import { createPermittedFetch } from '#platform/egress/permitted-fetch.ts';
import { type Cap, capAccount, startCap } from '../../tools/peers/cap.ts';
import type { SystemTools } from '../system-connector.ts';
import { KeptRows } from '../testing-rows.ts';
import { s4hana } from './connect.ts';

/** The connector beside CAP, SAP's own server of OData: its metadata, filters, pages and errors are none of ours. */

const rowCount = 100_000;
const model = `namespace shop;
entity Customers { key code : String(10); @title: 'Customer' name : String(100); }
@title: 'Orders of the shop'
entity Orders { key ID : Integer64; amount : Decimal(18,2); exact : Decimal(30,10); note : String(200);
  day : Date; changedAt : Timestamp; customer : Association to Customers; }
entity Lines { key order_ID : Integer64; key position : String(6); quantity : Integer; }
@path: 'shop' service ShopService { entity Orders as projection on shop.Orders; entity Customers as projection on shop.Customers;
  entity Lines as projection on shop.Lines; }`;

const at = (id: number): string => new Date(Date.UTC(2024, 0, 1) + id * 1000).toISOString();

function ordersCsv(): string {
  const lines = Array.from({ length: rowCount }, (_, index) => {
    const id = index + 1;
    const customer = `00000${(id % 9) + 1}`;
    return `${id};${(id * 1.25).toFixed(2)};12345.${String(id).padStart(10, '0')};It’s é ${id};2024-02-29;${at(id)};${customer}`;
  });
  return ['ID;amount;exact;note;day;changedAt;customer_code', ...lines].join('\n');
}

let cap: Cap | null = null;
beforeAll(async () => {
  cap = await startCap({
    'srv/shop.cds': model,
    'db/data/shop-Orders.csv': ordersCsv(),
    'db/data/shop-Customers.csv': [
      'code;name',
      ...Array.from({ length: 9 }, (_, index) => `00000${index + 1};Customer ${index + 1}`),
    ].join('\n'),
    'db/data/shop-Lines.csv': [
      'order_ID;position;quantity',
      ...Array.from(
        { length: 3000 },
        (_, index) => `${Math.floor(index / 7) + 1};0000${(index % 7) + 1}0;${index}`,
      ),
    ].join('\n'),
  });
}, 600_000);
afterAll(() => cap?.[Symbol.asyncDispose]());

function toolsOf(): SystemTools {
  return {
    reach: {
      fetch: createPermittedFetch(createEgress({ allow: '127.0.0.0/8:*' }), { bounds: { bodyBytes: 64e6 } }),
      dial: () => Promise.reject(new Error('not dialled')),
    },
    signal: new AbortController().signal,
    onStage: () => {},
  };
}

const settingsOf = (path: string, password = capAccount.password) => ({
  serverUrl: `http://127.0.0.1:${cap?.port}`,
  useSSL: false,
  servicePath: path,
  username: capAccount.username,
  password,
});

async function open(path: string) {
  const session = await s4hana.open?.(settingsOf(path), toolsOf());
  if (!session) throw new Error('It cannot be read.');
  const tables = await session.tables();
  return {
    session,
    tables,
    async read(name: string, columns: string[], more: object = {}) {
      const table = tables.find((one) => one.name === name);
      if (!table) throw new Error(`There is no ${name}.`);
      const kept = new KeptRows(columns.length);
      const outcome = await session.read({ table, columns, ...more }, kept);
      return { outcome, kept, rows: kept.end() };
    },
  };
}

describe.each(['/odata/v4/shop', '/odata/v2/shop'])('CAP at %s', (path) => {
  it('is tested, and refuses another password', async (context) => {
    if (!cap) return context.skip('CAP is not installed.');
    expect(await s4hana.test(settingsOf(path), toolsOf())).toMatchObject({ isOk: true });
    expect(await s4hana.test(settingsOf(path, 'wrong'), toolsOf())).toMatchObject({
      isOk: false,
      stage: 'login',
    });
    expect(await s4hana.test(settingsOf(`${path}s`), toolsOf())).toMatchObject({
      isOk: false,
      stage: 'database',
    });
  });

  it('has its tables, keys, labels and relations', async (context) => {
    if (!cap) return context.skip('CAP is not installed.');
    const { session, tables } = await open(path);
    const orders = tables.find(({ name }) => name === 'shop.Orders');
    expect(orders).toMatchObject({ key: ['ID'] });
    expect(orders?.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'ID integer',
      'amount decimal(18,2)',
      'exact decimal(30,10)',
      'note text',
      'day date',
      'changedAt timestampWithZone',
      'customer_code text',
    ]);
    expect(tables.find(({ name }) => name === 'shop.Lines')?.key).toEqual(['order_ID', 'position']);
    expect(await session.relations?.()).toContainEqual({
      fromTable: 'shop.Orders',
      fromColumn: 'customer_code',
      toTable: 'shop.Customers',
      toColumn: 'code',
    });
  });

  it('hands out a hundred thousand rows, each once, whose sum is the server’s own', async (context) => {
    if (!cap) return context.skip('CAP is not installed.');
    const { read } = await open(path);
    const { outcome, rows, kept } = await read('shop.Orders', [
      'ID',
      'amount',
      'exact',
      'day',
      'customer_code',
    ]);
    expect(outcome.rowCount).toBe(rowCount);
    expect(new Set(rows.map(([id]) => id)).size).toBe(rowCount);
    const cents = rows.reduce((sum, [, amount]) => sum + BigInt(Math.round(Number(amount) * 100)), 0n);
    expect(cents).toBe(await ownSum());
    expect(rows.find(([id]) => id === '77')).toEqual([
      '77',
      '96.25',
      '12345.0000000077',
      '2024-02-29',
      '000006',
    ]);
    const position = kept.positions[2];
    const rest = await read('shop.Orders', ['ID'], { position });
    const read2 = (position as { read: number }).read;
    expect(rest.rows).toHaveLength(rowCount - read2);
    expect(rest.rows[0]).toEqual([String(read2 + 1)]);
  }, 120_000);

  it('is read behind a key of two columns, and by what has changed', async (context) => {
    if (!cap) return context.skip('CAP is not installed.');
    const { read } = await open(path);
    const lines = await read('shop.Lines', ['order_ID', 'position', 'quantity'], { pageRows: 250 });
    expect(new Set(lines.rows.map(([, , quantity]) => quantity)).size).toBe(3000);
    const since = { column: 'changedAt', after: at(rowCount - 100), overlapSeconds: 10 };
    const changed = await read('shop.Orders', ['ID'], { since });
    expect(changed.rows).toHaveLength(111);
    expect(Date.parse(`${changed.outcome.watermark?.replace(' ', 'T').replace('Z', '')}Z`)).toBe(
      Date.parse(at(rowCount)),
    );
  });
});

/** In cents, by the server's own computation. */
async function ownSum(): Promise<bigint> {
  const token = Buffer.from(`${capAccount.username}:${capAccount.password}`).toString('base64');
  const answer = await fetch(
    `http://127.0.0.1:${cap?.port}/odata/v4/shop/Orders?$apply=aggregate(amount%20with%20sum%20as%20total)`,
    { headers: { authorization: `Basic ${token}`, 'accept-language': 'en' } },
  );
  const { value } = (await answer.json()) as { value: { total: string | number }[] };
  return BigInt(Math.round(Number(value[0]?.total) * 100));
}
