import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

/** Line, hall, supervisor, day of its installation, rated units of a shift, share of defects. */
const lines: readonly (readonly [string, string, string, string, number, number])[] = [
  ['L1', 'North Hall', 'Karin Oster', '2016-04-11', 1200, 0.018],
  ['L2', 'North Hall', 'Karin Oster', '2018-09-03', 1450, 0.013],
  ['L3', 'South Hall', 'Miguel Arroyo', '2019-02-18', 980, 0.026],
  ['L4', 'South Hall', 'Miguel Arroyo', '2022-06-27', 1700, 0.009],
  ['L5', 'Annex', 'Wendy Cho', '2024-11-04', 640, 0.034],
];
/** Shift, share of what is rated that it usually makes. */
const shifts: readonly (readonly [string, number])[] = [
  ['Early', 0.94],
  ['Late', 0.91],
  ['Night', 0.84],
];
const products = [
  ['Valve Body', 31],
  ['Pump Housing', 27],
  ['Flange 40 mm', 22],
  ['Coupling', 14],
  ['Filter Cap', 9],
] as const;
const reasons = [
  ['Changeover', 34],
  ['Mechanical Fault', 26],
  ['Material Shortage', 21],
  ['Cleaning', 13],
  ['Power Cut', 6],
] as const;
const inspectors = ['Ada Novik', 'Ben Traore', 'Cleo Hartmann', 'Dev Rao'] as const;
const firstDay = '2026-01-05';
const lastDay = '2026-06-12';

/** A factory's workbook with the sheets `Lines` and `Shift Log` (January to June 2026), as its planners keep it. */
export function productionFile(): Uint8Array {
  const random = new Random(60_601);
  const lineRows = lines.map(([line, hall, supervisor, installed, rated]) => [
    line,
    hall,
    supervisor,
    atMidnight(installed),
    rated,
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([lineHeader, ...lineRows]), 'Lines');
  utils.book_append_sheet(book, utils.aoa_to_sheet([logHeader, ...logRows(random)]), 'Shift Log');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const lineHeader = ['Line', 'Hall', 'Supervisor', 'Installed On', 'Rated Units per Shift'];
const logHeader = [
  'Date',
  'Line',
  'Shift',
  'Product',
  'Units Produced',
  'Defective Units',
  'Downtime (min)',
  'Downtime Reason',
  'Inspector',
  'Scrap Cost (EUR)',
];

/** Monday to Friday; each line runs most of the three shifts of a day. */
function logRows(random: Random): WorkbookCell[][] {
  const rows: WorkbookCell[][] = [];
  for (let date = firstDay; date <= lastDay; date = daysAfter(date, 1)) {
    const weekday = atMidnight(date).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    for (const line of lines)
      for (const shift of shifts) if (random.next() < 0.72) rows.push(logRow(date, line, shift, random));
  }
  return rows;
}

function logRow(
  date: string,
  [line, , , , rated, defectShare]: (typeof lines)[number],
  [shift, usualShare]: (typeof shifts)[number],
  random: Random,
): WorkbookCell[] {
  const downtime = random.next() < 0.4 ? 0 : 5 + Math.floor(120 * random.next() ** 2.5);
  const units = Math.round(rated * usualShare * (1 - downtime / 480) * (0.9 + 0.14 * random.next()));
  const defects = Math.round(units * defectShare * (0.3 + 1.5 * random.next()));
  return [
    atMidnight(date),
    line,
    shift,
    random.pickWeighted(products),
    units,
    defects,
    downtime,
    downtime === 0 ? null : random.pickWeighted(reasons),
    random.next() < 0.06 ? null : random.pick(inspectors),
    Math.round(defects * (210 + 180 * random.next())) / 100,
  ];
}

function atMidnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
