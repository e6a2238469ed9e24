import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

interface Policy {
  number: string;
  product: string;
  startDate: string;
  cells: WorkbookCell[];
}

/** Product, share of the policies, usual yearly premium, usual claim, what happens, all in dollars. */
const products: readonly (readonly [string, number, number, number, readonly string[]])[] = [
  ['Homeowners', 38, 1450, 6200, ['Water Damage', 'Fire', 'Burglary', 'Hail', 'Wind']],
  ['Renters', 24, 260, 1400, ['Water Damage', 'Burglary', 'Fire']],
  ['Pet', 16, 480, 950, ['Accident', 'Illness']],
  ['Travel', 13, 190, 1250, ['Trip Cancelled', 'Lost Luggage', 'Illness']],
  ['Boat', 9, 820, 4300, ['Collision', 'Wind', 'Burglary']],
];
const states = [
  ['Ohio', 28],
  ['Michigan', 23],
  ['Indiana', 18],
  ['Wisconsin', 17],
  ['Illinois', 14],
] as const;
const brokers = ['Keel & Cove', 'Marlow Insurance Group', 'Tri-County Brokers', 'Hollis Agency', 'Direct'];
const firstNames =
  `Adele Bruno Corinne Darius Elena Floyd Greta Hugo Imogen Jasper Kendra Leon Maeve Noel Opal`.split(' ');
const lastNames = `Abbott Bianchi Cruz Dempsey Eklund Fontaine Grady Hobbs Ingram Jessup Kowalski Lund`.split(
  ' ',
);
const lastDay = '2026-06-12';

/** An insurer's workbook with the sheets `Policies` and `Claims` (January 2025 to June 2026), as claims software exports it. */
export function claimsFile(): Uint8Array {
  const random = new Random(58_021);
  const policies = makePolicies(170, random);
  const book = utils.book_new();
  const policyRows = policies.map(({ cells }) => cells);
  utils.book_append_sheet(book, utils.aoa_to_sheet([policyHeader, ...policyRows]), 'Policies');
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([claimHeader, ...claimRows(policies, 540, random)]),
    'Claims',
  );
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const policyHeader = [
  'Policy Number',
  'Policyholder',
  'Product',
  'State',
  'Broker',
  'Effective Date',
  'Annual Premium (USD)',
  'Deductible (USD)',
];
const claimHeader = [
  'Claim Number',
  'Policy Number',
  'Loss Date',
  'Reported Date',
  'Closed Date',
  'Cause of Loss',
  'Claim Status',
  'Amount Claimed (USD)',
  'Amount Paid (USD)',
  'Adjuster',
];

function makePolicies(count: number, random: Random): Policy[] {
  const holders = new Set<string>();
  while (holders.size < count) holders.add(`${random.pick(firstNames)} ${random.pick(lastNames)}`);
  return [...holders].map((holder, index) => {
    const [product, , premium] = random.pickWeighted(products.map((item) => [item, item[1]]));
    const number = `HP-${70_010 + index * 3}`;
    const startDate = daysAfter('2026-03-01', -random.between(0, 1700));
    const yearly = Math.round(premium * (0.6 + 0.9 * random.next()) * 100) / 100;
    const deductible = random.pick([100, 250, 500, 1000]);
    const place = [random.pickWeighted(states), random.pick(brokers)];
    const cells = [number, holder, product, ...place, atMidnight(startDate), yearly, deductible];
    return { number, product, startDate, cells };
  });
}

/** A third of the policies never had a claim. */
function claimRows(policies: readonly Policy[], count: number, random: Random): WorkbookCell[][] {
  const troubled = policies.filter((_, index) => index % 3 !== 1);
  const losses = Array.from({ length: count }, () => ({
    policy: random.pick(troubled),
    date: daysAfter(lastDay, -random.between(0, 526)),
  }))
    .filter(({ policy, date }) => date >= policy.startDate)
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return losses.map(({ policy, date }, index) => claimRow(policy, date, index, random));
}

function claimRow(policy: Policy, date: string, index: number, random: Random): WorkbookCell[] {
  const [, , , usual = 0, causes = []] = products.find(([product]) => product === policy.product) ?? [];
  const reported = earlierDay(daysAfter(date, Math.floor(21 * random.next() ** 2)), lastDay);
  const closed = daysAfter(reported, random.between(4, 90));
  const claimed = Math.round(usual * (0.1 + 1.2 * random.next() + 5 * random.next() ** 10) * 100) / 100;
  const isClosed = closed <= lastDay && random.next() > 0.06;
  const status = isClosed ? (random.next() < 0.17 ? 'Denied' : 'Paid') : random.pick(['Open', 'In Review']);
  const paid = status === 'Paid' ? Math.round(claimed * (0.55 + 0.45 * random.next()) * 100) / 100 : null;
  return [
    `CL${String(4001 + index)}`,
    policy.number,
    atMidnight(date),
    atMidnight(reported),
    isClosed ? atMidnight(closed) : null,
    random.pick(causes),
    status,
    claimed,
    paid,
    random.next() < 0.08 ? null : random.pick(['J. Okafor', 'M. Reyes', 'S. Lindgren', 'T. Vance']),
  ];
}

function earlierDay(a: string, b: string): string {
  return a < b ? a : b;
}

function atMidnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
