import type { Customer, Segment } from './customers.ts';
import { dateOf, monthOf, weekdayOf } from './days.ts';
import { moneyText } from './money.ts';
import type { Product } from './products.ts';
import { indexDrawer, type Random } from './random.ts';

export interface Order {
  id: string;
  day: number;
  customer: Customer;
  product: Product;
  quantity: number;
  unitPriceCents: number;
  /** Whole percent, 0–30. */
  discountPercent: number;
  netCents: number;
  channel: 'Online' | 'Partner' | 'Direct';
  status: 'Completed' | 'Shipped' | 'Processing' | 'Cancelled' | 'Returned';
}

/** January to December: a quiet summer, a strong end of the year. */
const season = [0.92, 0.9, 1.04, 0.98, 1.0, 1.03, 0.84, 0.8, 1.06, 1.08, 1.22, 1.28];
/** Sunday to Saturday. */
const weekdays = [0.22, 1.12, 1.2, 1.15, 1.1, 0.95, 0.3];
/** Orders of the last day over those of the first. */
const growth = 1.9;

const quantities: Record<Segment, readonly [number, number]> = {
  Enterprise: [4, 40],
  'Mid-Market': [2, 16],
  'Small Business': [1, 6],
};

const discounts: Record<Segment, readonly (readonly [number, number])[]> = {
  Enterprise: [[0, 2], [5, 3], [10, 4], [15, 3], [20, 2], [30, 1]],
  'Mid-Market': [[0, 5], [5, 4], [10, 3], [15, 1], [20, 0.5]],
  'Small Business': [[0, 10], [5, 3], [10, 1]],
}; // biome-ignore format: tables

const channels: Record<Segment, readonly (readonly [Order['channel'], number])[]> = {
  Enterprise: [['Direct', 6], ['Partner', 3], ['Online', 1]],
  'Mid-Market': [['Online', 4], ['Partner', 3], ['Direct', 3]],
  'Small Business': [['Online', 8], ['Partner', 2], ['Direct', 1]],
}; // biome-ignore format: tables

/** About `count` orders between two days, in order of date. */
export function makeOrders(
  count: number,
  period: { firstDay: number; lastDay: number },
  customers: readonly Customer[],
  products: readonly Product[],
  random: Random,
): Order[] {
  const days = Array.from(
    { length: period.lastDay - period.firstDay + 1 },
    (_, index) => period.firstDay + index,
  );
  const intensities = days.map((day) => intensityOf(day, period));
  const scale = count / intensities.reduce((sum, value) => sum + value, 0);
  const drawProduct = indexDrawer(
    products.map((product) => product.weight),
    random,
  );
  const orders: Order[] = [];
  let known: Customer[] = [];
  let drawCustomer = (): number => 0;
  for (const [index, day] of days.entries()) {
    const present = customers.filter((customer) => customer.signupDay <= day);
    if (present.length !== known.length) {
      known = present;
      drawCustomer = indexDrawer(
        known.map((customer) => customer.weight),
        random,
      );
    }
    const expected = (intensities[index] ?? 0) * scale * (0.75 + 0.5 * random.next());
    const today = Math.floor(expected + random.next());
    for (let number = 0; number < today; number += 1) {
      const customer = known[drawCustomer()];
      const product = products[drawProduct()];
      if (customer === undefined || product === undefined) continue;
      orders.push(makeOrder(orders.length, day, customer, product, period, random));
    }
  }
  return orders;
}

function intensityOf(day: number, period: { firstDay: number; lastDay: number }): number {
  const progress = (day - period.firstDay) / (period.lastDay - period.firstDay);
  return (1 + (growth - 1) * progress) * (season[monthOf(day)] ?? 1) * (weekdays[weekdayOf(day)] ?? 1);
}

function makeOrder(
  index: number,
  day: number,
  customer: Customer,
  product: Product,
  period: { firstDay: number; lastDay: number },
  random: Random,
): Order {
  const [low, high] = quantities[customer.segment];
  // Dear things are bought in ones and twos.
  const most = product.priceCents > 100_000 ? Math.max(low, Math.ceil(high / 6)) : high;
  const quantity = random.between(Math.min(low, most), most);
  const discountPercent = random.pickWeighted(discounts[customer.segment]);
  // List prices rose by about 3 % a year up to today's.
  const yearsAgo = Math.floor((period.lastDay - day) / 365);
  const unitPriceCents = Math.round((product.priceCents * (100 - 3 * yearsAgo)) / 100);
  return {
    id: `O${100_001 + index}`,
    day,
    customer,
    product,
    quantity,
    unitPriceCents,
    discountPercent,
    netCents: Math.round((quantity * unitPriceCents * (100 - discountPercent)) / 100),
    channel: random.pickWeighted(channels[customer.segment]),
    status: statusOf(period.lastDay - day, random),
  };
}

function statusOf(ageDays: number, random: Random): Order['status'] {
  const chance = random.next();
  if (chance < 0.04) return 'Cancelled';
  if (ageDays <= random.between(1, 4)) return 'Processing';
  if (ageDays <= random.between(6, 12)) return 'Shipped';
  return chance < 0.07 ? 'Returned' : 'Completed';
}

export function orderRow(order: Order): string[] {
  return [
    order.id,
    dateOf(order.day),
    order.customer.id,
    order.product.id,
    String(order.quantity),
    moneyText(order.unitPriceCents),
    moneyText(order.discountPercent),
    moneyText(order.netCents),
    order.channel,
    order.status,
  ];
}
