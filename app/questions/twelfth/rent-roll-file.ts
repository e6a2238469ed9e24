import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

interface Property {
  reference: string;
  address: string;
  area: string;
  type: string;
  beds: number;
  landlord: string;
  tenant: string | null;
  rent: number;
  start: string | null;
  end: string | null;
  gasUntil: string;
  manager: string;
  /** How often the tenant pays late. */
  lateChance: number;
}

/** Area, share, how dear it is. */
const areas: readonly (readonly [string, number, number])[] = [
  ['Clifton', 20, 1.3],
  ['Bedminster', 31, 1],
  ['Easton', 27, 0.9],
  ['Fishponds', 22, 0.82],
];
/** Type, share, pounds a month with one bedroom, most bedrooms. */
const types: readonly (readonly [string, number, number, number])[] = [
  ['flat', 48, 940, 3],
  ['terraced house', 29, 1050, 4],
  ['studio', 11, 760, 1],
  ['semi-detached', 12, 1160, 4],
];
const landlords = [
  ['Mrs J Abbott', 17],
  ['Hollins Estates Ltd', 27],
  ['Mr & Mrs Okoro', 14],
  ['D Trevelyan', 12],
  ['Fernside Holdings', 20],
  ['Ms L Whitcombe', 10],
] as const;
const streets =
  `Ashgrove Beaufort Coronation Dalton Effingham Greville Hanover Islington Kensal Lyndale`.split(/\s+/);
const surnames =
  `Adeyemi Barker Chowdhury Davies Eastwood Fairclough Goddard Hussain Iqbal Jarvis Kowalski Lambert
  Mistry Norris Osman Pritchard Quinn Radford Sutton Tanner Underhill Vaughan Walters Yates`.split(/\s+/);
const managers = ['Becky', 'Tom', 'Shireen'];
const methods = [
  ['standing order', 68],
  ['bank transfer', 24],
  ['housing benefit', 8],
] as const;
const today = '2026-06-15';
const months = 18;

/** A letting agent's own workbook with the sheets `properties` and `rent payments`, January 2025 to June 2026: plain lower-case headers. */
export function rentRollFile(): Uint8Array {
  const random = new Random(46_092);
  const properties = Array.from({ length: 68 }, (_, index) => makeProperty(index, random));
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([propertyHeader, ...properties.map(propertyRow)]),
    'properties',
  );
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([paymentHeader, ...paymentRows(properties, random)]),
    'rent payments',
  );
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const propertyHeader = [
  'property ref',
  'address',
  'area',
  'type',
  'beds',
  'landlord',
  'tenant',
  'rent pcm',
  'deposit held',
  'tenancy start',
  'tenancy end',
  'gas cert expires',
  'managed by',
];
const paymentHeader = [
  'property ref',
  'due date',
  'amount due',
  'amount received',
  'date received',
  'method',
];

function makeProperty(index: number, random: Random): Property {
  const [area, , dearness] = random.pickWeighted(areas.map((item) => [item, item[1]]));
  const [type, , usual, mostBeds] = random.pickWeighted(types.map((item) => [item, item[1]]));
  const beds = mostBeds === 1 ? 1 : random.between(type === 'flat' ? 1 : 2, mostBeds);
  const isLet = random.next() > 0.12;
  const start = isLet ? daysAfter(today, -random.between(12, 1100)) : null;
  return {
    reference: `BR${String(101 + index)}`,
    address: `${random.between(1, 94)} ${random.pick(streets)} Road`,
    area,
    type,
    beds,
    landlord: random.pickWeighted(landlords),
    tenant: isLet ? `${random.pick([...'ABCDEGHJKLMNPRST'])} ${random.pick(surnames)}` : null,
    rent: Math.round((usual * dearness * (0.78 + 0.22 * beds) * (0.93 + 0.14 * random.next())) / 5) * 5,
    start,
    end: start !== null && random.next() < 0.7 ? daysAfter(today, random.between(3, 330)) : null,
    gasUntil: daysAfter(today, random.between(-25, 355)),
    manager: random.pick(managers),
    lateChance: random.next() < 0.18 ? 0.5 : 0.06,
  };
}

/** A tenancy without an end runs from month to month. */
function propertyRow(property: Property): WorkbookCell[] {
  const { reference, address, area, type, beds, landlord, tenant, rent, start, end, gasUntil, manager } =
    property;
  const deposit = tenant === null ? null : Math.floor((rent * 12 * 5) / 52);
  return [
    reference,
    address,
    area,
    type,
    beds,
    landlord,
    tenant,
    rent,
    deposit,
    dayCell(start),
    dayCell(end),
    dayCell(gasUntil),
    manager,
  ];
}

/** Due on the first of each month; what has not come in has no date and nothing received. */
function paymentRows(properties: readonly Property[], random: Random): WorkbookCell[][] {
  return Array.from({ length: months }, (_, index) => {
    const due = new Date(Date.UTC(2025, index, 1)).toISOString().slice(0, 10);
    const tenanted = properties.filter(({ start }) => start !== null && start <= due);
    return tenanted.map((property) => paymentRow(property, due, random));
  }).flat();
}

function paymentRow(property: Property, due: string, random: Random): WorkbookCell[] {
  const isRecent = due >= '2026-04-01';
  const isLate = random.next() < property.lateChance;
  const isMissing = isRecent && isLate && random.next() < 0.6;
  const isPart = !isMissing && random.next() < 0.03;
  const received = isMissing ? null : isPart ? Math.round(property.rent / 20) * 10 : property.rent;
  const on = daysAfter(due, isLate ? random.between(4, 26) : random.between(-1, 0));
  const isIn = !isMissing && on <= today;
  return [
    property.reference,
    dayCell(due),
    property.rent,
    isIn ? received : null,
    isIn ? dayCell(on) : null,
    isIn ? random.pickWeighted(methods) : null,
  ];
}

function dayCell(date: string | null): Date | null {
  return date === null ? null : new Date(`${date}T00:00:00Z`);
}
