import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { dateCell, type WorkbookCell, workbook } from '../twenty-sixth/writing.ts';

const estates = [
  ['BRM', 'Bramble Court', 'Denise Pratt', 1968],
  ['COL', 'Colliers Row', 'Martin Sykes', 1924],
  ['FER', 'Fernhill', 'Denise Pratt', 1985],
  ['MIL', 'Mill Gardens', 'Asif Rahman', 2004],
  ['STA', 'Station Yard', 'Asif Rahman', 2016],
] as const;
const trades = [
  ['PL', 'Plumbing'],
  ['EL', 'Electrical'],
  ['RF', 'Roofing'],
  ['JO', 'Joinery'],
  ['GA', 'Gas'],
  ['DA', 'Damp'],
] as const;
const contractors = [
  ['Allied Property Care', 'Y', 42],
  ['Beck & Sons', 'Y', 36],
  ['Castle Roofing', 'N', 51],
  ['Dynamo Electrics', 'Y', 48],
  ['Everwarm Gas', 'Y', 55],
  ['Falcon Maintenance', 'N', 33],
  ['Greenline Joiners', 'Y', 39],
] as const;
const firstNames = 'Aaron Bridget Colin Dawn Eddie Farah Glenda Howard Irene Joyce Kamal Linda'.split(' ');
const surnames = 'Atkins Bell Cooper Dhillon Evans Fraser Gill Hobbs Iqbal Jarvis'.split(' ');
const homeCount = 88;
const today = '2026-06-12';

/** Estates, homes, tenants, contractors and repairs in the six sheets of a housing association. */
export function housingRepairsFile(): Uint8Array {
  const random = new Random(28_004);
  const days = Array.from({ length: 360 }, () => random.between(0, 525)).toSorted((a, b) => a - b);
  return workbook({
    Estates: [
      ['Estate Code', 'Estate Name', 'Housing Officer', 'Year Built'],
      ...estates.map((row) => [...row]),
    ],
    Properties: [
      ['Property Ref', 'Street Address', 'Estate', 'Property Type', 'Beds', 'Weekly Rent'],
      ...Array.from({ length: homeCount }, (_, index) => homeRow(index, random)),
    ],
    Tenants: [
      ['Tenant ID', 'First Name', 'Surname', 'Home', 'Tenancy Start', 'Arrears', 'Pays by DD'],
      ...tenantRows(random),
    ],
    Trades: [['Code', 'Trade'], ...trades.map((row) => [...row])],
    Contractors: [
      ['Contractor ID', 'Company', 'Approved', 'Hourly Rate'],
      ...contractors.map((row, index) => [index + 1, ...row]),
    ],
    Repairs: [
      ['Job No', 'Prop Ref', 'Trade Code', 'Done By', 'Reported', 'Completed', 'Cost', 'Emergency'],
      ...days.map((day, index) => repairRow(day, index, random)),
    ],
  });
}

function homeRef(index: number): string {
  return `P${String(1000 + index)}`;
}

function homeRow(index: number, random: Random): WorkbookCell[] {
  const [estate, name] = random.pick(estates);
  return [
    homeRef(index),
    `${index + 1} ${name}`,
    estate,
    random.pick(['Flat', 'Flat', 'House', 'Bungalow']),
    random.between(1, 4),
    random.between(8200, 16_400) / 100,
  ];
}

/** Some homes stand empty. */
function tenantRows(random: Random): WorkbookCell[][] {
  const homes = Array.from({ length: homeCount }, (_, index) => index).filter(() => random.next() < 0.9);
  return homes.map((home, index) => [
    201 + index,
    firstNames[index % firstNames.length] ?? null,
    surnames[Math.floor(index / firstNames.length) % surnames.length] ?? null,
    homeRef(home),
    dateCell(daysAfter('2009-05-01', random.between(0, 6100))),
    random.next() < 0.35 ? random.between(2000, 90_000) / 100 : 0,
    random.next() < 0.6 ? 'Y' : 'N',
  ]);
}

function repairRow(day: number, index: number, random: Random): WorkbookCell[] {
  const reported = daysAfter('2025-01-02', day);
  const completed = daysAfter(reported, random.between(0, 45));
  const isDone = completed <= today && random.next() < 0.93;
  return [
    `R${70_001 + index}`,
    homeRef(Math.floor(80 * random.next() ** 1.3)),
    random.pick(trades)[0],
    random.between(1, 6),
    dateCell(reported),
    isDone ? dateCell(completed) : null,
    random.between(3500, 92_000) / 100,
    random.next() < 0.22 ? 'Y' : 'N',
  ];
}
