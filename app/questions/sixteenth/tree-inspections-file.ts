import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

/** Species, share, usual height in metres. */
const species: readonly (readonly [string, number, number])[] = [
  ['London Plane', 23, 17],
  ['Common Lime', 19, 15],
  ['Silver Birch', 15, 11],
  ['Horse Chestnut', 12, 16],
  ['Norway Maple', 11, 12],
  ['Wild Cherry', 9, 8],
  ['English Oak', 7, 16],
  ['Rowan', 4, 6],
];
const wards: readonly (readonly [string, number, readonly string[]])[] = [
  ['Abbey', 24, ['Priory Street', 'Cloister Lane', 'Bell Lane']],
  ['Castle', 21, ['Tower Hill', 'Moat Road', 'Bailey Street']],
  ['Fairfield', 18, ['Orchard Way', 'Meadow Road', 'Mill Lane']],
  ['Riverside', 15, ['Quay Street', 'Wharf Road']],
  ['Hilltop', 13, ['Beacon Road', 'Summit Avenue']],
  ['Northgate', 9, ['Station Approach', 'Garden Terrace']],
];
const conditions = [
  ['Good', 48],
  ['Fair', 33],
  ['Poor', 15],
  ['Dead', 4],
] as const;
const inspectors = [
  ['Helen Marsh', 44],
  ['Owen Pryce', 35],
  ['Farida Khan', 21],
] as const;
/** Work by condition, with its usual cost in pounds. */
const works: Record<string, readonly (readonly [string, number])[]> = {
  Good: [
    ['None', 0],
    ['None', 0],
    ['None', 0],
    ['Crown Lift', 180],
  ],
  Fair: [
    ['None', 0],
    ['Crown Lift', 180],
    ['Crown Thin', 260],
    ['Deadwood Removal', 210],
  ],
  Poor: [
    ['Deadwood Removal', 210],
    ['Crown Reduction', 390],
    ['Fell', 640],
  ],
  Dead: [['Fell', 640]],
};
const firstDay = '2024-07-01';
const today = '2026-06-12';
const days = 710;

/** A council's workbook of street trees, each with its latest inspection, July 2024 to June 2026: one sheet, Title Case headers. */
export function treesFile(): Uint8Array {
  const random = new Random(82_117);
  const inspected = Array.from({ length: 720 }, () => Math.floor(days * random.next() ** 0.9)).toSorted(
    (a, b) => a - b,
  );
  const rows = inspected.map((day, index) => treeRow(day, index, random));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Tree Inspections');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const header = [
  'Tree No',
  'Species',
  'Ward',
  'Street',
  'Inspection Date',
  'Inspector',
  'Height (m)',
  'Trunk Diameter (cm)',
  'Condition',
  'Risk Level',
  'Recommended Work',
  'Estimated Cost',
  'Work Completed',
  'Next Inspection',
];

/** Where no work is needed there is neither an estimate nor a day of completion. */
function treeRow(day: number, index: number, random: Random): WorkbookCell[] {
  const [name, , usualHeight] = random.pickWeighted(species.map((item) => [item, item[1]]));
  const [ward, , streets] = random.pickWeighted(wards.map((item) => [item, item[1]]));
  const condition = random.pickWeighted(conditions);
  const height = usualHeight * (0.5 + 0.9 * random.next());
  const [work, usualCost] = random.pick(works[condition] ?? []);
  const date = daysAfter(firstDay, day);
  const done = daysAfter(date, random.between(7, 150));
  const isDone = work !== 'None' && done <= today && random.next() < 0.75;
  const isWeak = condition === 'Poor' || condition === 'Dead';
  const risk = random.pickWeighted([
    ['Low', isWeak ? 15 : 78],
    ['Medium', isWeak ? 40 : 19],
    ['High', isWeak ? 45 : 3],
  ] as const);
  return [
    `T${String(2001 + index)}`,
    name,
    ward,
    random.pick(streets),
    dayCell(date),
    random.pickWeighted(inspectors),
    Math.round(height * 10) / 10,
    Math.round(height * (2.2 + 2 * random.next())),
    condition,
    risk,
    work,
    work === 'None' ? null : Math.round((usualCost * (0.6 + 0.9 * random.next())) / 5) * 5,
    isDone ? dayCell(done) : null,
    dayCell(daysAfter(date, risk === 'High' ? 182 : risk === 'Medium' ? 365 : 1095)),
  ];
}

function dayCell(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
