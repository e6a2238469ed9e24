import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

interface Donor {
  id: string;
  name: string;
  type: string;
  county: string;
}

const donorTypes = [
  ['Individual', 72],
  ['Company', 13],
  ['Trust', 9],
  ['School', 6],
] as const;
/** County and share of the donors; some never told where they live. */
const counties = [
  ['Devon', 27],
  ['Cornwall', 21],
  ['Somerset', 17],
  ['Dorset', 13],
  ['Wiltshire', 9],
  ['Gloucestershire', 8],
  ['', 5],
] as const;
const funds = [
  ['Lifeboat Appeal', 30],
  ['General Fund', 28],
  ['Seal Hospital', 19],
  ['Beach Cleaning', 14],
  ['Education', 9],
] as const;
const giftTypes = [
  ['One-off', 46],
  ['Regular', 41],
  ['Legacy', 4],
  ['In memory', 9],
] as const;
const methods = [
  ['Direct Debit', 38],
  ['Card', 31],
  ['Bank Transfer', 15],
  ['Cheque', 10],
  ['Cash', 6],
] as const;
const appeals = ['SPRING25', 'XMAS24', 'XMAS25', 'GALA25', 'MAILER26'];
const firstNames =
  'Agnes Bernard Cecily Dorothy Edmund Florence Gareth Harriet Imogen Jasper Kerensa Lowenna Merryn Piran'.split(
    ' ',
  );
const lastNames = 'Angove Bolitho Curnow Dunstan Endean Geach Hocking Jewell Keast Lanyon Penrose Rowe'.split(
  ' ',
);
const organisations: Record<string, readonly string[]> = {
  Company: [
    'Harbour Foods Ltd',
    'Pascoe Marine',
    'Tamar Print Works',
    'Bluff Point Hotels',
    'Exe Valley Dairies',
  ],
  Trust: ['The Marlowe Trust', 'Kestrel Foundation', 'Hawthorn Charitable Trust', 'Quayside Trust'],
  School: ['St Petroc Primary', 'Longbridge Academy', 'Moor Lane School'],
};
/** Pounds that a gift of this type usually comes to. */
const usualPounds: Record<string, number> = { 'One-off': 85, Regular: 18, Legacy: 6200, 'In memory': 140 };
const firstDay = '2024-01-02';
const days = 892;
const lastDay = '2026-06-14';

/** A marine charity's gifts, January 2024 to June 2026, as a donor database exports them: `DD/MM/YYYY`, `"1,250.00"`. */
export function donationsFile(): string {
  const random = new Random(70_241);
  const donors = makeDonors(170, random);
  const given = Array.from({ length: 1040 }, () => Math.floor(days * random.next() ** 0.85));
  const rows = given.toSorted((a, b) => a - b).map((day, index) => giftRow(day, index, donors, random));
  const header =
    'Gift ID,Donor ID,Donor Name,Donor Type,County,Gift Date,Gift Type,Fund,Appeal Code,Payment Method,Amount (GBP),Gift Aid,Thank You Sent';
  return csvText(header.split(','), rows);
}

function makeDonors(count: number, random: Random): Donor[] {
  const donors = new Map<string, Donor>();
  for (let draw = 0; draw < count; draw += 1) {
    const type = random.pickWeighted(donorTypes);
    const name = random.pick(organisations[type] ?? [`${random.pick(firstNames)} ${random.pick(lastNames)}`]);
    const county = random.pickWeighted(counties);
    if (!donors.has(name)) donors.set(name, { id: `D-${4011 + draw}`, name, type, county });
  }
  return [...donors.values()];
}

function giftRow(day: number, index: number, donors: readonly Donor[], random: Random): string[] {
  const donor = random.pick(donors);
  const isPerson = donor.type === 'Individual';
  const giftType = isPerson ? random.pickWeighted(giftTypes) : 'One-off';
  const scale = isPerson ? 1 : 9;
  const amount = (usualPounds[giftType] ?? 50) * scale * (0.25 + 2.2 * random.next() ** 2);
  const date = daysAfter(firstDay, day);
  const thanked = daysAfter(date, random.between(1, 24));
  return [
    `G${String(index + 1).padStart(5, '0')}`,
    donor.id,
    donor.name,
    donor.type,
    donor.county,
    britishDate(date),
    giftType,
    random.pickWeighted(funds),
    random.next() < 0.37 ? random.pick(appeals) : '',
    giftType === 'Regular' ? 'Direct Debit' : random.pickWeighted(methods),
    amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    isPerson && random.next() < 0.68 ? 'Yes' : 'No',
    random.next() < 0.83 && thanked <= lastDay ? britishDate(thanked) : '',
  ];
}

/** `2025-03-07` as `07/03/2025`. */
function britishDate(date: string): string {
  return date.split('-').toReversed().join('/');
}
