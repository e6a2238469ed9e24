import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

const counties = [
  ['Cork', 31],
  ['Galway', 23],
  ['Kerry', 16],
  ['Limerick', 14],
  ['Mayo', 10],
  ['Sligo', 6],
] as const;
const installers = [
  ['Atlantic Solar', 38],
  ['BrightRoof', 29],
  ['Kelly Renewables', 21],
  ['Sunfield', 12],
] as const;
/** Kind of customer, share, usual panels, grant in euros. */
const customers: readonly (readonly [string, number, number, number])[] = [
  ['Home', 58, 12, 1800],
  ['Farm', 21, 38, 2700],
  ['Business', 14, 52, 2400],
  ['School', 7, 30, 2400],
];
const roofs = [
  ['Slate', 34],
  ['Tile', 38],
  ['Metal', 19],
  ['Flat', 9],
] as const;
const firstDay = '2024-01-08';
const days = 885;
const today = '2026-06-12';
const kilowattsPerPanel = 0.435;
const batteryPrice = 3900;

/** Jobs of an invented solar co-operative, surveyed January 2024 to June 2026: one sheet, units in the headers. */
export function solarJobsFile(): Uint8Array {
  const random = new Random(83_402);
  const dates = Array.from({ length: 174 }, () =>
    daysAfter(firstDay, Math.floor(days * random.next())),
  ).toSorted();
  const header = [
    'Job Ref',
    'Survey Date',
    'Install Date',
    'County',
    'Customer Type',
    'Installer',
    'Roof Type',
    'Panels',
    'Capacity (kWp)',
    'Battery',
    'Est. Annual Output (kWh)',
    'Contract Value (€)',
    'Grant (€)',
    'Job Status',
  ];
  const book = utils.book_new();
  const rows = dates.map((date, index) => jobRow(date, index, random));
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Installations');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

/** Only what is on the roof has an install date; not everybody asks for the grant. */
function jobRow(surveyed: string, index: number, random: Random): WorkbookCell[] {
  const [customer, , usual, grant] = random.pickWeighted(customers.map((item) => [item, item[1]]));
  const installed = daysAfter(surveyed, random.between(24, 118));
  const fate = random.next();
  const status =
    fate < 0.1 ? 'Cancelled' : installed <= today ? 'Installed' : fate < 0.6 ? 'Scheduled' : 'Quoted';
  const panels = Math.max(6, Math.round(usual * (0.6 + 0.8 * random.next())));
  const capacity = Math.round(panels * kilowattsPerPanel * 100) / 100;
  const hasBattery = random.next() < 0.42;
  const value = 1400 + capacity * (1020 + 260 * random.next()) + (hasBattery ? batteryPrice : 0);
  return [
    `SJ-${2201 + index}`,
    new Date(`${surveyed}T00:00:00Z`),
    status === 'Installed' ? new Date(`${installed}T00:00:00Z`) : null,
    random.pickWeighted(counties),
    customer,
    random.pickWeighted(installers),
    random.pickWeighted(roofs),
    panels,
    capacity,
    hasBattery ? 'Yes' : 'No',
    Math.round(capacity * (840 + 110 * random.next())),
    Math.round(value),
    random.next() < 0.22 ? null : grant,
    status,
  ];
}
