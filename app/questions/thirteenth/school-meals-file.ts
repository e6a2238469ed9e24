import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date;

/** School, area, phase, pupils, caterer, share of free meals. */
const schools: readonly (readonly [string, string, string, number, string, number])[] = [
  ['Hartfield Primary', 'North', 'Primary', 212, 'Fresh Fork', 0.31],
  ['St Oswin Primary', 'North', 'Primary', 188, 'Fresh Fork', 0.22],
  ['Millbeck Primary', 'North', 'Primary', 305, 'In-house', 0.27],
  ['Ravenshaw Academy', 'North', 'Secondary', 842, 'Calder Catering', 0.24],
  ['Brook Lane Primary', 'Central', 'Primary', 398, 'In-house', 0.44],
  ['Castle Hill Primary', 'Central', 'Primary', 276, 'Calder Catering', 0.38],
  ['Kingsway Primary', 'Central', 'Primary', 341, 'Fresh Fork', 0.41],
  ['Cathedral High', 'Central', 'Secondary', 1014, 'Calder Catering', 0.33],
  ['Fenwick Primary', 'South', 'Primary', 164, 'In-house', 0.16],
  ['Applegarth Primary', 'South', 'Primary', 231, 'Fresh Fork', 0.19],
  ['Dunmore Primary', 'South', 'Primary', 257, 'Calder Catering', 0.2],
  ['Southmead School', 'South', 'Secondary', 765, 'In-house', 0.18],
  ['Orchard Vale Primary', 'West', 'Primary', 193, 'Fresh Fork', 0.26],
  ['Westcliff Secondary', 'West', 'Secondary', 903, 'Calder Catering', 0.29],
];
/** First and last Monday of each half-term. */
const halfTerms = [
  ['2024-09-02', '2024-10-21'],
  ['2024-11-04', '2024-12-16'],
  ['2025-01-06', '2025-02-10'],
  ['2025-02-24', '2025-03-31'],
  ['2025-04-28', '2025-05-19'],
  ['2025-06-02', '2025-07-14'],
  ['2025-09-01', '2025-10-20'],
  ['2025-11-03', '2025-12-15'],
  ['2026-01-05', '2026-02-09'],
  ['2026-02-23', '2026-03-23'],
  ['2026-04-13', '2026-05-18'],
  ['2026-06-01', '2026-06-08'],
] as const;
const header = [
  'Week Commencing',
  'School',
  'Area',
  'Phase',
  'Caterer',
  'Menu',
  'Pupils on Roll',
  'Paid Meals',
  'Free Meals',
  'Meals Served',
  'Portions Wasted',
  'Food Cost (£)',
  'Income (£)',
];

/** What an invented council's schools serve each week, September 2024 to June 2026: a workbook with one sheet. */
export function schoolMealsFile(): Uint8Array {
  const random = new Random(70_418);
  const rows = weeks().flatMap((week, index) =>
    schools.map((school) => mealRow(week, index, school, random)),
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Meals');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

function weeks(): string[] {
  return halfTerms.flatMap(([first, last]) => {
    const mondays: string[] = [];
    for (let week = first as string; week <= last; week = daysAfter(week, 7)) mondays.push(week);
    return mondays;
  });
}

function mealRow(
  week: string,
  index: number,
  [school, area, phase, pupils, caterer, freeShare]: (typeof schools)[number],
  random: Random,
): WorkbookCell[] {
  const takeUp = (phase === 'Primary' ? 0.61 : 0.43) + 0.0006 * index + 0.12 * (random.next() - 0.5);
  const served = Math.round(pupils * 5 * takeUp);
  const free = Math.round(served * (freeShare + 0.06 * (random.next() - 0.5)));
  const paid = served - free;
  const price = week < '2025-09-01' ? 2.6 : 2.8;
  const cost = served * (1.08 + 0.25 * random.next());
  return [
    new Date(`${week}T00:00:00Z`),
    school,
    area,
    phase,
    caterer,
    `Menu ${String.fromCharCode(65 + (index % 3))}`,
    pupils,
    paid,
    free,
    served,
    Math.round(served * (0.03 + 0.07 * random.next())),
    Math.round(cost * 100) / 100,
    Math.round(paid * price * 100) / 100,
  ];
}
