import type {
  ColumnDeclaration,
  Connector,
  DeclaredRelation,
  ImportTarget,
  OpenSource,
} from '../connector.ts';
import { customerRow, makeCustomers } from './customers.ts';
import { dayOf } from './days.ts';
import { invoiceRow, makeInvoices } from './invoices.ts';
import { sampleCompanyManifest } from './manifest.ts';
import { makeOrders, orderRow } from './orders.ts';
import { makeProducts, productRow } from './products.ts';
import { Random } from './random.ts';
import { sampleRelations, sampleTables } from './tables.ts';

export interface SampleSettings {
  /** The last day of the story, `YYYY-MM-DD`. The same day gives the same company. */
  today: string;
}

const seed = 20_231;
const customerCount = 200;
const orderCount = 12_000;
const storyDays = 3 * 365 + 1;

/** A company that sells office equipment, invented, so that every part of the product has something to compute at once. */
export const sampleCompany: Connector<SampleSettings> = {
  manifest: sampleCompanyManifest,
  test: async () => ({ isOk: true, message: 'The sample company is part of the product.' }),
  open: async (settings): Promise<OpenSource> => ({
    tables: async () => sampleTables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    read: async (target) => readSample(settings.today, target),
    close: async () => {},
  }),
};

async function readSample(today: string, target: ImportTarget): Promise<void> {
  const lastDay = dayOf(today);
  const firstDay = lastDay - storyDays + 1;
  const random = new Random(seed);
  const customers = makeCustomers(customerCount, firstDay, lastDay, random);
  const products = makeProducts();
  const orders = makeOrders(orderCount, { firstDay, lastDay }, customers, products, random);
  const invoices = makeInvoices(orders, lastDay, random);
  const rows: Record<string, (string | null)[][]> = {
    customers: customers.map(customerRow),
    products: products.map(productRow),
    orders: orders.map(orderRow),
    invoices: invoices.map(invoiceRow),
  };
  for (const { name, columns } of sampleTables) await writeTable(target, name, columns, rows[name] ?? []);
  for (const relation of sampleRelations) target.relate(relation satisfies DeclaredRelation);
}

async function writeTable(
  target: ImportTarget,
  name: string,
  columns: readonly ColumnDeclaration[],
  rows: readonly (readonly (string | null)[])[],
): Promise<void> {
  const sink = await target.openTable(name, columns);
  for (const row of rows) await sink.add(row);
  await sink.close();
}
