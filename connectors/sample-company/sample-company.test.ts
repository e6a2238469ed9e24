import { beforeAll, describe, expect, it } from 'vitest';
import { RecordingTarget } from '../testing.ts';
import { sampleCompany } from './connect.ts';
import { sampleTables } from './tables.ts';

const today = '2026-03-15';

async function read(day: string): Promise<RecordingTarget> {
  const target = new RecordingTarget();
  const source = await sampleCompany.open({ today: day }, { signal: new AbortController().signal });
  await source.read?.(target);
  return target;
}

describe('the sample company', () => {
  let target: RecordingTarget;
  beforeAll(async () => {
    target = await read(today);
  });

  function rows(table: string): Record<string, string | null>[] {
    const columns = sampleTables.find(({ name }) => name === table)?.columns ?? [];
    const recorded = target.tables.get(table)?.rows ?? [];
    return recorded.map((row) =>
      Object.fromEntries(columns.map((column, index) => [column.name, row[index] ?? null])),
    );
  }

  it('is the same whenever it is made for the same day', async () => {
    const again = await read(today);
    expect([...again.tables]).toEqual([...target.tables]);
  });

  it('tells three years up to the given day', () => {
    const dates = rows('orders').map((order) => String(order.order_date));
    expect(rows('orders').length).toBeGreaterThan(11_000);
    expect(dates.at(-1)).toBe(today);
    expect(dates[0]).toBe('2023-03-16');
    expect([...dates].sort()).toEqual(dates);
  });

  it('computes every amount from its quantity, price and discount', () => {
    const hundredths = (text: string | null | undefined): number => Math.round(Number(text) * 100);
    for (const order of rows('orders')) {
      const gross = Number(order.quantity) * hundredths(order.unit_price);
      expect(hundredths(order.net_amount)).toBe(
        Math.round((gross * (100 - hundredths(order.discount))) / 100),
      );
    }
  });

  it('refers only to what exists, and invoices what was shipped', () => {
    const customers = new Set(rows('customers').map((row) => row.customer_id));
    const products = new Set(rows('products').map((row) => row.product_id));
    const orders = new Map(rows('orders').map((row) => [row.order_id, row]));
    for (const order of orders.values()) {
      expect(customers.has(order.customer_id ?? '')).toBe(true);
      expect(products.has(order.product_id ?? '')).toBe(true);
    }
    const invoices = rows('invoices');
    const billable = [...orders.values()].filter(
      ({ status }) => status === 'Completed' || status === 'Shipped',
    );
    expect(invoices).toHaveLength(billable.length);
    for (const invoice of invoices) {
      const order = orders.get(invoice.order_id ?? '');
      expect(invoice.amount).toBe(order?.net_amount);
      expect(invoice.customer_id).toBe(order?.customer_id);
      expect(String(invoice.invoice_date) >= String(order?.order_date)).toBe(true);
      expect(invoice.status === 'Paid').toBe(invoice.paid_date !== null);
      expect(invoice.status === 'Overdue').toBe(
        invoice.paid_date === null && String(invoice.due_date) < today,
      );
    }
  });

  it('grows, rests at weekends, and has a few very large customers', () => {
    const orders = rows('orders');
    const inYear = (first: string, last: string): number =>
      orders.filter((order) => String(order.order_date) >= first && String(order.order_date) <= last).length;
    expect(inYear('2025-03-16', today)).toBeGreaterThan(1.3 * inYear('2023-03-16', '2024-03-15'));
    const weekend = orders.filter((order) =>
      [0, 6].includes(new Date(`${order.order_date}T00:00:00Z`).getUTCDay()),
    );
    expect(weekend.length).toBeLessThan(0.15 * orders.length);
    const totals = new Map<string, number>();
    for (const order of orders) {
      totals.set(
        String(order.customer_id),
        (totals.get(String(order.customer_id)) ?? 0) + Number(order.net_amount),
      );
    }
    const sorted = [...totals.values()].sort((left, right) => right - left);
    const all = sorted.reduce((sum, value) => sum + value, 0);
    expect(sorted.slice(0, 5).reduce((sum, value) => sum + value, 0) / all).toBeGreaterThan(0.15);
  });
});
