import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

/** Code, name, type, town, payment terms in days, nominal account, usual net pounds of an invoice, share of the invoices. */
const suppliers: readonly (readonly [string, string, string, string, number, string, number, number])[] = [
  ['AIR001', 'Aireside Couriers', 'Carriage', 'Leeds', 30, 'Carriage', 380, 12],
  ['BEN001', 'Bentham Stationers', 'Office', 'Skipton', 14, 'Office Supplies', 145, 9],
  ['CAL001', 'Calder Packaging', 'Materials', 'Halifax', 30, 'Packaging', 1650, 11],
  ['CAL002', 'Calverley Cleaning', 'Services', 'Leeds', 14, 'Premises', 520, 6],
  ['DAL001', 'Dalesway Timber', 'Materials', 'Skipton', 45, 'Raw Materials', 3900, 12],
  ['ELM001', 'Elmete Energy', 'Utilities', 'Leeds', 14, 'Utilities', 2300, 5],
  ['FOX001', 'Foxhill Fasteners', 'Materials', 'Sheffield', 30, 'Raw Materials', 740, 11],
  ['GRE001', 'Greenmount Print', 'Marketing', 'Bradford', 30, 'Marketing', 960, 5],
  ['HAR001', 'Harewood Hotels', 'Travel', 'York', 7, 'Travel', 290, 6],
  ['KEY001', 'Keystone Software', 'IT', 'Manchester', 30, 'Software', 1480, 6],
  ['LOX001', 'Loxley Machine Tools', 'Equipment', 'Sheffield', 60, 'Equipment', 6800, 3],
  ['MOR001', 'Morley Motor Hire', 'Travel', 'Leeds', 14, 'Travel', 210, 5],
  ['NID001', 'Nidd Water', 'Utilities', 'York', 14, 'Utilities', 410, 3],
  ['PEN001', 'Pennine Coatings', 'Materials', 'Huddersfield', 45, 'Raw Materials', 1890, 7],
  ['RIB001', 'Ribble Recruitment', 'Services', 'Preston', 14, 'Recruitment', 2750, 2],
  ['SWA001', 'Swaledale Signs', 'Marketing', 'Richmond', 30, 'Marketing', 620, 3],
  ['THO001', 'Thornton Legal', 'Services', 'Bradford', 30, 'Professional Fees', 1950, 2],
  ['WHA001', 'Wharfe Telecom', 'IT', 'Leeds', 30, 'Telephone', 330, 4],
]; // biome-ignore format: a table
/** Suppliers that send no more invoices, and the last day on which they did. */
const lastInvoiced: Record<string, string> = {
  SWA001: '2025-09-30',
  THO001: '2025-11-28',
};
const costCentres = [
  ['Workshop', 41],
  ['Warehouse', 24],
  ['Office', 19],
  ['Sales', 16],
] as const;
const approvers = [
  ['J. Sutcliffe', 38],
  ['P. Akhtar', 29],
  ['M. Horsfall', 21],
  ['D. Crabtree', 12],
] as const;
const lastDay = '2026-06-12';
const days = 620;

/** The purchase ledger of an invented joinery from October 2024 on, as bookkeepers keep it: `Invoices` and `Suppliers`. */
export function purchaseLedgerFile(): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([invoiceHeader, ...invoiceRows(860)]), 'Invoices');
  const supplierRows = suppliers.map((supplier) => supplier.slice(0, 5));
  utils.book_append_sheet(book, utils.aoa_to_sheet([supplierHeader, ...supplierRows]), 'Suppliers');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const invoiceHeader = [
  'Doc No',
  'Supplier Code',
  'Invoice Date',
  'Due Date',
  'PO Number',
  'Nominal Account',
  'Cost Centre',
  'Net (£)',
  'VAT (£)',
  'Gross (£)',
  'Status',
  'Approved By',
  'Paid On',
];
const supplierHeader = ['Supplier Code', 'Supplier Name', 'Supplier Type', 'Town', 'Payment Terms (days)'];

function invoiceRows(count: number): WorkbookCell[][] {
  const random = new Random(19_733);
  const ages = Array.from({ length: count }, () => Math.floor(days * random.next() ** 1.05));
  return ages.toSorted((a, b) => b - a).map((age, index) => invoiceRow(age, index, random));
}

function invoiceRow(age: number, index: number, random: Random): WorkbookCell[] {
  const date = daysAfter(lastDay, -age);
  const [code, , , , terms, account, usual] = random.pickWeighted(
    suppliers
      .filter(([supplierCode]) => date <= (lastInvoiced[supplierCode] ?? lastDay))
      .map((supplier) => [supplier, supplier[7]]),
  );
  const due = daysAfter(date, terms);
  const paid = daysAfter(due, random.pickWeighted([[-random.between(0, 6), 60], [random.between(1, 30), 40]])); // biome-ignore format: one draw
  const status = statusOf(paid, age, random);
  const net = Math.round(usual * (0.4 + 1.1 * random.next() + 2 * random.next() ** 9) * 100) / 100;
  const vat = Math.round(net * 20) / 100;
  return [
    `PI-${7401 + index}`,
    code,
    dayCell(date),
    dayCell(due),
    random.next() < 0.17 ? null : `PO${31_200 + index * 2}`,
    account,
    random.pickWeighted(costCentres),
    net,
    vat,
    Math.round((net + vat) * 100) / 100,
    status,
    status === 'Awaiting Approval' ? null : random.pickWeighted(approvers),
    status === 'Paid' ? dayCell(paid) : null,
  ];
}

function statusOf(paid: string, age: number, random: Random): string {
  if (random.next() < 0.035) return 'Disputed';
  if (paid <= lastDay) return 'Paid';
  return age < 25 && random.next() < 0.5 ? 'Awaiting Approval' : 'Approved';
}

function dayCell(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
