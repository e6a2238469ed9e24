import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';

type WorkbookCell = string | number | Date | null;

/** Code, name, building type, town, floor area in square metres, usual kilowatt-hours of electricity a month. */
const sites: readonly (readonly [string, string, string, string, number, number])[] = [
  ['S01', 'Ashgrove Primary', 'School', 'Kendal', 2850, 9400],
  ['S02', 'Beacon High', 'School', 'Penrith', 7400, 24_800],
  ['S03', 'Castle Street Library', 'Library', 'Kendal', 1120, 4900],
  ['S04', 'Dalton Leisure Centre', 'Leisure', 'Barrow', 4300, 41_500],
  ['S05', 'Eden Pool', 'Leisure', 'Penrith', 2600, 36_200],
  ['S06', 'Fell View Care Home', 'Care Home', 'Ulverston', 3150, 17_700],
  ['S07', 'Greenside Depot', 'Depot', 'Barrow', 1900, 7600],
  ['S08', 'Harbour House', 'Office', 'Barrow', 3600, 15_900],
  ['S09', 'Jubilee Hall', 'Office', 'Kendal', 2200, 10_300],
  ['S10', 'Kirk Lane Library', 'Library', 'Ulverston', 760, 2900],
  ['S11', 'Lakeside Primary', 'School', 'Ulverston', 2100, 7100],
  ['S12', 'Moorend Care Home', 'Care Home', 'Penrith', 2750, 15_200],
]; // biome-ignore format: a table

/** Utility, unit, its part of the kilowatt-hours of electricity, pounds for one unit. */
const utilities: readonly (readonly [string, string, number, number])[] = [
  ['Electricity', 'kWh', 1, 0.262],
  ['Gas', 'kWh', 1.9, 0.071],
  ['Water', 'm3', 0.011, 3.24],
];
/** Of January to December: gas follows the cold, electricity a little. */
const coldness = [1.55, 1.48, 1.32, 1.02, 0.76, 0.55, 0.46, 0.47, 0.66, 0.94, 1.26, 1.49];
const firstMonth = { year: 2024, month: 1 };
const readMonths = 29;

/** A council's energy workbook with the sheets `Sites` and `Readings` (January 2024 to May 2026), one reading a month and meter. */
export function meterReadingsFile(): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([siteHeader, ...sites.map((site) => site.slice(0, 5))]),
    'Sites',
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet([readingHeader, ...readingRows()]), 'Readings');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const siteHeader = ['Site Code', 'Site Name', 'Building Type', 'Town', 'Floor Area (m2)'];
const readingHeader = [
  'Site Code',
  'Reading Date',
  'Utility',
  'Unit',
  'Consumption',
  'Cost (GBP)',
  'Read Type',
  'Read By',
];

function readingRows(): WorkbookCell[][] {
  const random = new Random(31_337);
  return Array.from({ length: readMonths }, (_, index) =>
    sites.flatMap((site) => utilities.map((utility) => readingRow(site, utility, index, random))),
  ).flat();
}

/** Read on the last day of the month; an estimate has no reader. */
function readingRow(
  [code, , type, , , usual]: (typeof sites)[number],
  [utility, unit, part, price]: (typeof utilities)[number],
  index: number,
  random: Random,
): WorkbookCell[] {
  const lastDay = new Date(Date.UTC(firstMonth.year, firstMonth.month + index, 0));
  const cold = coldness[lastDay.getUTCMonth()] ?? 1;
  const season = { Electricity: 0.8 + 0.2 * cold, Gas: cold, Water: 1 }[utility] ?? 1;
  const holiday = type === 'School' && lastDay.getUTCMonth() === 7 ? 0.35 : 1;
  const consumption = Math.round(usual * part * season * holiday * (0.88 + 0.24 * random.next()));
  const readType = random.pickWeighted([
    ['Actual', 58],
    ['Smart', 29],
    ['Estimated', 13],
  ]);
  return [
    code,
    lastDay,
    utility,
    unit,
    consumption,
    Math.round(consumption * price * 100) / 100,
    readType,
    readType === 'Actual' ? random.pick(['J. Postlethwaite', 'M. Birkett', 'A. Dixon']) : null,
  ];
}
