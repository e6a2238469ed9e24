import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

/** Category, share, usual price in dollars, years of warranty, makers with a model each. */
const categories: readonly (readonly [string, number, number, number, readonly (readonly [string, string])[]])[] = [
  ['Laptop', 44, 1450, 3, [['Lenovo', 'ThinkPad T14'], ['Dell', 'Latitude 7440'], ['Apple', 'MacBook Pro 14']]],
  ['Monitor', 25, 320, 3, [['Dell', 'P2723D'], ['LG', '27UP850']]],
  ['Phone', 15, 690, 2, [['Apple', 'iPhone 15'], ['Samsung', 'Galaxy S24']]],
  ['Printer', 6, 540, 1, [['Brother', 'HL-L6400'], ['HP', 'LaserJet M507']]],
  ['Server', 4, 7900, 5, [['Dell', 'PowerEdge R660'], ['HP', 'ProLiant DL360']]],
  ['Tablet', 6, 520, 2, [['Apple', 'iPad Air'], ['Samsung', 'Galaxy Tab S9']]],
]; // biome-ignore format: a table
const departments = [
  ['Operations', 24],
  ['Product', 21],
  ['Sales', 18],
  ['Finance', 13],
  ['Support', 15],
  ['HR', 9],
] as const;
const sites = [
  ['Denver HQ', 41],
  ['Austin', 25],
  ['Portland', 19],
  ['Home office', 15],
] as const;
const statuses = [
  ['In use', 70],
  ['In stock', 13],
  ['In repair', 6],
  ['Retired', 9],
  ['Lost', 2],
] as const;
const firstNames = 'Andre Bianca Corey Delia Ezra Faye Gordon Hazel Ivan Joyce Kendra Leon'.split(' ');
const lastNames = 'Ashby Bright Cole Decker Ellison Frost Grady Hull Irving Joyner Knox'.split(' ');
/** Software, vendor, kind, billing, seats bought, seats in use, dollars a year, renewal, owner. */
const licenses: readonly (readonly [string, string, string, string, number, number, number, string, string])[] = [
  ['Slate CRM', 'Slate Systems', 'CRM', 'Annual', 85, 79, 51_000, '2026-09-30', 'Sales'],
  ['OfficeHub E3', 'Northgate', 'Productivity', 'Annual', 320, 301, 115_200, '2027-01-31', 'Operations'],
  ['DrawBoard', 'Inkwell', 'Design', 'Monthly', 24, 11, 8640, '2026-07-05', 'Product'],
  ['PixelForge', 'Inkwell', 'Design', 'Annual', 18, 18, 14_040, '2026-11-15', 'Product'],
  ['LedgerPro', 'Countwise', 'Accounting', 'Annual', 15, 12, 21_600, '2026-12-31', 'Finance'],
  ['ExpenseFlow', 'Countwise', 'Accounting', 'Monthly', 260, 187, 18_720, '2026-06-30', 'Finance'],
  ['TicketTree', 'Branchline', 'Help desk', 'Annual', 40, 43, 26_400, '2026-08-12', 'Support'],
  ['ChatRelay', 'Branchline', 'Productivity', 'Monthly', 310, 296, 37_200, '2026-06-28', 'Operations'],
  ['CodeVault', 'Mergepoint', 'Development', 'Annual', 60, 58, 15_120, '2027-03-01', 'Product'],
  ['BuildRunner', 'Mergepoint', 'Development', 'Monthly', 30, 22, 10_800, '2026-07-19', 'Product'],
  ['HireLoop', 'Peopleworks', 'HR', 'Annual', 10, 4, 9500, '2026-10-10', 'HR'],
  ['PayCircle', 'Peopleworks', 'HR', 'Annual', 12, 9, 17_900, '2027-02-14', 'HR'],
  ['GuardPoint AV', 'Ironfence', 'Security', 'Annual', 400, 352, 22_000, '2026-08-31', 'Operations'],
  ['KeySafe', 'Ironfence', 'Security', 'Annual', 350, 244, 16_800, '2026-05-20', 'Operations'],
  ['MapSight', 'Terravue', 'Analytics', 'Perpetual', 5, 3, 0, '', 'Product'],
  ['StatLab', 'Terravue', 'Analytics', 'Perpetual', 8, 8, 0, '', 'Finance'],
]; // biome-ignore format: a table

/** A company's register of devices and software, as an asset system exports it: sheets `Assets` and `Licenses`. */
export function itAssetsFile(): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([assetHeader, ...assetRows(640)]), 'Assets');
  const licenseRows = licenses.map((license) => [...license.slice(0, 7), dayCell(license[7]), license[8]]);
  utils.book_append_sheet(book, utils.aoa_to_sheet([licenseHeader, ...licenseRows]), 'Licenses');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const assetHeader = [
  'Asset Tag',
  'Category',
  'Manufacturer',
  'Model',
  'Assigned To',
  'Department',
  'Site',
  'Purchase Date',
  'Purchase Cost ($)',
  'Warranty Expiry',
  'Status',
];
const licenseHeader = [
  'Software',
  'Vendor',
  'Software Type',
  'Billing',
  'Seats Purchased',
  'Seats Used',
  'Annual Cost ($)',
  'Renewal Date',
  'Owner Department',
];

function assetRows(count: number): WorkbookCell[][] {
  const random = new Random(51_908);
  const people = Array.from({ length: 95 }, () => `${random.pick(firstNames)} ${random.pick(lastNames)}`);
  const ages = Array.from({ length: count }, () => Math.floor(2240 * random.next() ** 1.3));
  return ages.toSorted((a, b) => b - a).map((age, index) => assetRow(age, index, people, random));
}

function assetRow(age: number, index: number, people: readonly string[], random: Random): WorkbookCell[] {
  const [category, , usual, warrantyYears, models] = random.pickWeighted(
    categories.map((item) => [item, item[1]]),
  );
  const [maker, model] = random.pick(models);
  const bought = daysAfter('2026-06-10', -age);
  const status = random.pickWeighted(statuses);
  const isPersonal = status === 'In use' && category !== 'Server' && category !== 'Printer';
  return [
    `AT-${10_200 + index}`,
    category,
    maker,
    model,
    isPersonal ? random.pick(people) : null,
    random.pickWeighted(departments),
    random.pickWeighted(sites),
    dayCell(bought),
    Math.round(usual * (0.8 + 0.5 * random.next()) * 100) / 100,
    random.next() < 0.06 ? null : dayCell(daysAfter(bought, Math.round(warrantyYears * 365.25))),
    status,
  ];
}

function dayCell(date: string): Date | null {
  return date === '' ? null : new Date(`${date}T00:00:00Z`);
}
