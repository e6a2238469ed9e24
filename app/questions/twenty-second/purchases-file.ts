import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

/** Item, category, share, dollars, usual quantity. */
const items: readonly (readonly [string, string, number, number, number])[] = [
  ['A4 Paper Carton', 'Paper', 17, 38.5, 8],
  ['Recycled Paper Carton', 'Paper', 7, 42.9, 6],
  ['Envelopes C5 500', 'Paper', 6, 23.75, 4],
  ['Black Toner', 'Ink & Toner', 11, 84, 3],
  ['Color Toner Set', 'Ink & Toner', 7, 219.9, 2],
  ['Gel Pens Box', 'Writing', 9, 14.2, 6],
  ['Highlighters Box', 'Writing', 6, 9.95, 5],
  ['Desk Chair', 'Furniture', 4, 189, 2],
  ['Standing Desk', 'Furniture', 3, 455, 1],
  ['USB-C Hub', 'IT Accessories', 6, 46.9, 4],
  ['Wireless Mouse', 'IT Accessories', 7, 24.5, 5],
  ['Coffee Pods 100', 'Kitchen', 10, 36.8, 6],
  ['Paper Cups 1000', 'Kitchen', 6, 41.25, 3],
  ['Hand Soap Refill', 'Cleaning', 5, 17.6, 6],
];
const suppliers: Record<string, readonly string[]> = {
  Paper: ['Pagecraft Supply', 'Northline Office'],
  'Ink & Toner': ['TonerHub', 'Northline Office'],
  Writing: ['Northline Office', 'Pagecraft Supply'],
  Furniture: ['Workform Interiors'],
  'IT Accessories': ['Bitwell Direct', 'TonerHub'],
  Kitchen: ['Daily Pantry Co'],
  Cleaning: ['Daily Pantry Co', 'Brightclean'],
};
/** Department, share, who asks. */
const departments: readonly (readonly [string, number, readonly string[]])[] = [
  ['Sales', 24, ['Alicia Romero', 'Ken Oduya', 'Paul Hendry']],
  ['Finance', 17, ['Martha Lind', 'Josh Tran']],
  ['Marketing', 15, ['Bea Fontaine', 'Ravi Menon']],
  ['Operations', 22, ['Dale Whitaker', 'Sanna Koski', 'Leah Burns']],
  ['HR', 9, ['Grace Mbeki']],
  ['IT', 13, ['Tomas Varga', 'Yuki Arai']],
];
const offices = [
  ['Denver', 46],
  ['Portland', 33],
  ['Tampa', 21],
] as const;
const firstDay = '2024-07-01';
const days = 713;
const today = '2026-06-12';

/** Purchase order lines for office supplies of an invented firm, July 2024 to June 2026, as its procurement tool exports them to Excel. */
export function purchasesFile(): Uint8Array {
  const random = new Random(40_377);
  const dates = Array.from({ length: 860 }, () => workday(random)).toSorted();
  const header =
    'PO Number,PO Date,Requested By,Department,Office,Supplier,Category,Item,Quantity,Unit Price,Total Amount,Status,Delivery Date,Urgent';
  const rows = dates.map((date, index) => purchaseRow(date, index, random));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header.split(','), ...rows]), 'Purchase Orders');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

function workday(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next() ** 0.88));
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && date <= today) return date;
  }
}

/** Only what was received has a delivery date. */
function purchaseRow(date: string, index: number, random: Random): WorkbookCell[] {
  const [item, category, , usualPrice, usualQuantity] = random.pickWeighted(
    items.map((line) => [line, line[2]]),
  );
  const [department, , people] = random.pickWeighted(departments.map((line) => [line, line[1]]));
  const quantity = Math.max(1, Math.round(usualQuantity * (0.3 + 1.7 * random.next())));
  const years = Number(date.slice(0, 4)) - 2024;
  const price = Math.round(usualPrice * 1.03 ** years * (0.95 + 0.1 * random.next()) * 100) / 100;
  const isUrgent = random.next() < 0.11;
  const delivered = daysAfter(date, isUrgent ? random.between(1, 3) : random.between(3, 16));
  const fate = random.next();
  const status = statusOf(fate, delivered);
  return [
    `PO-${10_245 + index}`,
    new Date(`${date}T00:00:00Z`),
    random.pick(people),
    department,
    random.pickWeighted(offices),
    random.pick(suppliers[category] ?? []),
    category,
    item,
    quantity,
    price,
    Math.round(quantity * price * 100) / 100,
    status,
    status === 'Received' ? new Date(`${delivered}T00:00:00Z`) : null,
    isUrgent ? 'Yes' : 'No',
  ];
}

function statusOf(fate: number, delivered: string): string {
  if (fate < 0.05) return 'Cancelled';
  if (delivered <= today) return 'Received';
  return fate < 0.45 ? 'Pending Approval' : 'Ordered';
}
