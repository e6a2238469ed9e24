import { Numeral } from '../../http/exact-json.ts';
import type { JsonRow } from '../../http/json-cells.ts';
import type { ServedProperty, ServedTemplate } from './realm.ts';

/**
 * What a maker of pumps buys, invented: its requisitions and invoices. The same last day gives the same records, so that a later start changes no
 * number.
 */

const requisitionCount = 1400;
const invoiceCount = 1100;
/** Two years, of which the last day is `lastDay`. */
const storyDays = 730;

const suppliers = ['Stahl Nord', 'Dichtung Sud', 'Motoren Alba', 'Kabel Ostra', 'Lack Campo', 'Guss Ferro'];
const commodities = ['Castings', 'Seals', 'Motors', 'Cables', 'Paint', 'Bearings'];
const states = ['Ordered', 'Ordered', 'Received', 'Submitted', 'Denied'];

const text = (size = 255): ServedProperty => ({ type: ['string', 'null'], size });
const date: ServedProperty = { type: ['date', 'null'] };
const number: ServedProperty = { type: ['number', 'null'], precision: 28, scale: 10 };
const object = (properties: Record<string, ServedProperty>): ServedProperty => ({
  type: ['object', 'null'],
  properties,
});
const key: ServedProperty = { ...text(50), isPrimaryKey: true };

/** @param lastDay `YYYY-MM-DD` */
export function sampleTemplates(lastDay: string): ServedTemplate[] {
  const end = Date.parse(`${lastDay}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(lastDay) || Number.isNaN(end)) throw new Error(`"${lastDay}" is no day.`);
  const day = (daysAgo: number): string => new Date(end - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return [
    {
      product: 'procurement',
      name: 'Requisition_SAP_updatedRange',
      documentType: 'Requisition',
      filter: { kind: 'updated', field: 'TimeUpdated' },
      properties: {
        UniqueName: key,
        Name: text(),
        StatusString: text(50),
        Requester: object({ UniqueName: text(), Name: text() }),
        TotalCost: object({ AmountInReportingCurrency: number, Currency: text(3) }),
        LineItems: { type: ['array', 'null'], items: [object({})] },
        IsUrgent: { type: ['boolean', 'null'] },
        TimeCreated: date,
        TimeUpdated: date,
      },
      records: range(requisitionCount, (at) => requisition(day, at)),
    },
    {
      product: 'procurement',
      name: 'Invoice_SAP_createdRange',
      documentType: 'Invoice',
      filter: { kind: 'created', field: 'TimeCreated' },
      properties: {
        UniqueName: key,
        InvoiceNumber: text(50),
        Supplier: object({ UniqueName: text(), Name: text() }),
        TotalInvoiced: object({ AmountInReportingCurrency: number, Currency: text(3) }),
        StatusString: text(50),
        InvoiceDate: date,
        TimeCreated: date,
      },
      records: range(invoiceCount, (at) => invoice(day, at)),
    },
  ];
}

type DayOf = (daysAgo: number) => string;

/** Spread, and the same on every machine: whole numbers and their remainders alone. */
function spread(at: number, salt: number, below: number): number {
  return ((at * 7919 + salt * 104_729 + (at % 97) * (at % 89)) % 1_000_003) % below;
}

function pick<T>(all: readonly T[], at: number): T {
  return all[at % all.length] as T;
}

function range<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at + 1));
}

function amount(cents: number): JsonRow {
  return { AmountInReportingCurrency: new Numeral(`${(cents / 100).toFixed(2)}00000000`), Currency: 'EUR' };
}

function requisition(day: DayOf, at: number): JsonRow {
  const daysAgo = spread(at, 1, storyDays);
  const lines = range(1 + spread(at, 2, 3), (line) => ({
    NumberInCollection: line,
    Description: pick(commodities, spread(at, 3 + line, 60)),
    Cents: 1500 + spread(at, 6 + line, 400_000),
  }));
  const person = spread(at, 10, 25) + 1;
  return {
    UniqueName: `PR${String(at).padStart(6, '0')}`,
    Name: `${lines[0]?.Description ?? ''} for the plant`,
    StatusString: daysAgo > 60 ? pick(states.slice(0, 3), at) : pick(states, spread(at, 11, 50)),
    Requester: { UniqueName: `user${person}`, Name: `Buyer ${person}` },
    TotalCost: amount(lines.reduce((sum, { Cents }) => sum + Cents, 0)),
    LineItems: lines.map(({ Cents, ...line }) => ({
      ...line,
      Amount: new Numeral((Cents / 100).toFixed(2)),
    })),
    IsUrgent: at % 9 === 0,
    TimeCreated: `${day(daysAgo + 2)}T08:15:00Z`,
    TimeUpdated: `${day(daysAgo)}T${String(9 + (at % 9)).padStart(2, '0')}:30:00Z`,
  };
}

function invoice(day: DayOf, at: number): JsonRow {
  const daysAgo = spread(at, 12, storyDays);
  const supplier = spread(at, 13, suppliers.length);
  return {
    UniqueName: `INV${String(at).padStart(6, '0')}`,
    InvoiceNumber: String(700_000 + at),
    Supplier: { UniqueName: `S${100 + supplier}`, Name: pick(suppliers, supplier) },
    TotalInvoiced: amount(2500 + spread(at, 14, 600_000)),
    StatusString: daysAgo > 40 ? 'Paid' : 'Approved',
    InvoiceDate: `${day(daysAgo)}T00:00:00Z`,
    TimeCreated: `${day(daysAgo)}T11:45:00Z`,
  };
}
