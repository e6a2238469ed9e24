import type { ServedProperty, ServedRow } from './odata/served-model.ts';

/**
 * A wholesaler of garden tools, invented: customers, products, orders with their items. Practice systems that speak OData show it, each by its own
 * names. The same last day gives the same rows, so that a later start changes no number; all is whole numbers and their remainders.
 */

const customerCount = 140;
const productCount = 36;
const orderCount = 1600;
/** Two years, of which the last day is `lastDay`. */
const storyDays = 730;

export interface TradeCustomer {
  number: number;
  name: string;
  city: string;
  country: string;
  industry: string;
}

export interface TradeProduct {
  number: number;
  name: string;
  group: string;
  cents: number;
}

export interface TradeItem {
  position: number;
  product: number;
  quantity: number;
  cents: number;
}

export type TradeStatus = 'open' | 'in process' | 'completed' | 'cancelled';

export interface TradeOrder {
  number: number;
  customer: number;
  /** `YYYY-MM-DD` */
  orderedOn: string;
  /** As a moment in UTC, of which only the day is the story's. */
  changedAt: string;
  status: TradeStatus;
  currency: 'EUR';
  items: TradeItem[];
  /** Of all items, in hundredths. */
  cents: number;
}

export interface Trade {
  customers: TradeCustomer[];
  products: TradeProduct[];
  orders: TradeOrder[];
}

const towns = [
  ['Hamburg', 'DE'],
  ['Munich', 'DE'],
  ['Lyon', 'FR'],
  ['Utrecht', 'NL'],
  ['Milan', 'IT'],
  ['Gdansk', 'PL'],
  ['Vienna', 'AT'],
  ['Porto', 'PT'],
] as const;
const firstParts = ['Green', 'Hill', 'River', 'Stone', 'Maple', 'Amber', 'North', 'Cedar', 'Iris', 'Field'];
const lastParts = ['Gardens', 'Nursery', 'Markets', 'Landscapes', 'Supplies', 'Parks', 'Estates'];
const industries = ['Retail', 'Municipal', 'Landscaping', 'Agriculture'];
const groups = ['Hand Tools', 'Irrigation', 'Machines', 'Soil'];
const things = ['Spade', 'Rake', 'Hose', 'Sprinkler', 'Mower', 'Trimmer', 'Compost', 'Mulch', 'Shears'];
const sizes = ['Basic', 'Plus', 'Pro', 'Max'];

/** @param lastDay `YYYY-MM-DD` */
export function practiceTrade(lastDay: string): Trade {
  const end = Date.parse(`${lastDay}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(lastDay) || Number.isNaN(end)) throw new Error(`"${lastDay}" is no day.`);
  const day = (daysAgo: number): string => new Date(end - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const products = range(productCount, (number): TradeProduct => {
    const thing = pick(things, number);
    return {
      number,
      name: `${thing} ${pick(sizes, Math.floor(number / things.length))}`,
      group: pick(groups, number % things.length === 0 ? 0 : Math.floor((number % things.length) / 2)),
      cents: 490 + spread(number, 1, 900) * 25,
    };
  });
  const customers = range(customerCount, (number): TradeCustomer => {
    const [city, country] = pick(towns, spread(number, 2, 800));
    return {
      number,
      name: `${pick(firstParts, number)} ${pick(lastParts, Math.floor(number / 10))} ${Math.floor(number / 70) + 1}`,
      ...{ city, country },
      industry: pick(industries, spread(number, 3, 400)),
    };
  });
  const orders = range(orderCount, (number): TradeOrder => {
    // Later orders are more frequent: the story grows.
    const daysAgo = Math.floor(
      ((orderCount - number) * (orderCount - number) * storyDays) / (orderCount * orderCount),
    );
    const items = range(1 + spread(number, 4, 4), (position): TradeItem => {
      const product = products[spread(number * 7 + position, 5, productCount)] as TradeProduct;
      const quantity = 1 + spread(number + position, 6, 20);
      return { position, product: product.number, quantity, cents: quantity * product.cents };
    });
    return {
      number,
      customer: spread(number, 7, customerCount) + 1,
      orderedOn: day(daysAgo),
      changedAt: `${day(Math.max(0, daysAgo - spread(number, 8, 9)))} ${two(6 + spread(number, 9, 12))}:${two(spread(number, 10, 60))}:00`,
      status: statusOf(number, daysAgo),
      currency: 'EUR',
      items,
      cents: items.reduce((sum, { cents }) => sum + cents, 0),
    };
  });
  return { customers, products, orders };
}

/** Cents as euros: `1234` is `12.34`. */
export function money(cents: number): string {
  return `${Math.floor(cents / 100)}.${two(cents % 100)}`;
}

export function text(name: string, label: string, maxLength = 80): ServedProperty {
  return { name, label, type: 'Edm.String', maxLength };
}

export function amount(name: string, label: string, currency?: string): ServedProperty {
  return {
    ...{ name, label, type: 'Edm.Decimal', precision: 15, scale: 2 },
    ...(currency === undefined ? {} : { currency }),
  };
}

/** A row by the names of its set. */
export function row(values: Readonly<Record<string, string | number | null>>): ServedRow {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === null ? null : String(value)]),
  );
}

function statusOf(number: number, daysAgo: number): TradeStatus {
  if (number % 23 === 0) return 'cancelled';
  if (daysAgo > 21) return 'completed';
  return daysAgo > 7 ? 'in process' : 'open';
}

/** Spread, and the same on every machine. */
function spread(number: number, salt: number, below: number): number {
  return ((number * 7919 + salt * 104_729 + (number % 97) * (number % 89)) % 1_000_003) % below;
}

function pick<T>(all: readonly T[], at: number): T {
  return all[at % all.length] as T;
}

function range<T>(count: number, of: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => of(at + 1));
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
