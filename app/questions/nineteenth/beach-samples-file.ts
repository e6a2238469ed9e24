import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

/** Beach, county, how much dirtier its water is than usual. */
const beaches: readonly (readonly [string, string, number])[] = [
  ['Curran Strand', 'Kerry', 0.5],
  ['Ballyreagh', 'Kerry', 0.7],
  ['Inchmore', 'Kerry', 1.1],
  ['Derryquin Cove', 'Kerry', 0.8],
  ['Traloona', 'Kerry', 0.62],
  ['Garranbeg', 'Cork', 1.4],
  ['Owenhincha', 'Cork', 0.75],
  ['Redbarn Pier', 'Cork', 2.1],
  ['Lenan Strand', 'Cork', 0.55],
  ['Fountainhill', 'Cork', 1.7],
  ['Lahinmore', 'Clare', 0.85],
  ['Spanish Rock', 'Clare', 0.6],
  ['Whitestrand', 'Clare', 0.9],
  ['Kilkerrin Bay', 'Clare', 1.9],
  ['Carrowdoon', 'Mayo', 0.58],
  ['Oldcastle Strand', 'Mayo', 0.66],
  ['Bertra Point', 'Mayo', 1.2],
  ['Rosslea', 'Sligo', 0.95],
  ['Enniscoan', 'Sligo', 2.6],
];
const samplers = [
  ['A. Moran', 34],
  ['D. Heffernan', 28],
  ['S. Kiely', 23],
  ['P. Durcan', 15],
] as const;
/** First and last day of each season; that of 2026 has just begun. */
const seasons = [
  ['2024-05-20', '2024-09-15'],
  ['2025-05-19', '2025-09-15'],
  ['2026-05-18', '2026-06-11'],
] as const;
const degreesByMonth: Readonly<Record<string, number>> = {
  '05': 11.2,
  '06': 13,
  '07': 14.8,
  '08': 15.6,
  '09': 14.6,
};
const header = [
  'Sample No',
  'Beach',
  'County',
  'Sample Date',
  'Sample Type',
  'E. coli (cfu/100ml)',
  'Enterococci (cfu/100ml)',
  'Water Temp (°C)',
  'Rain Last 24h (mm)',
  'Weather',
  'Sampled By',
  'Result',
];

/** Bathing water samples of invented beaches, seasons 2024 to 2026, as a workbook with one sheet. */
export function beachSamplesFile(): Uint8Array {
  const random = new Random(15_268);
  const rows = seasons
    .flatMap(([first, last]) => seasonRows(first, last, random))
    .toSorted((a, b) => dayOf(a) - dayOf(b))
    .map((row, index) => [`S-${String(4001 + index)}`, ...row]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Samples');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

/** Each beach is sampled weekly; what is poor is sampled again some days later. */
function seasonRows(first: string, last: string, random: Random): WorkbookCell[][] {
  const rows: WorkbookCell[][] = [];
  for (let monday = first; monday <= last; monday = daysAfter(monday, 7)) {
    for (const beach of beaches) {
      const date = daysAfter(monday, random.between(0, 3));
      if (date > last || random.next() < 0.04) continue;
      const row = sampleRow(beach, date, 'Routine', random);
      rows.push(row);
      const again = daysAfter(date, random.between(2, 3));
      if (row.at(-1) === 'Poor' && again <= last) rows.push(sampleRow(beach, again, 'Re-sample', random));
    }
  }
  return rows;
}

function sampleRow(
  [beach, county, dirt]: readonly [string, string, number],
  date: string,
  type: string,
  random: Random,
): WorkbookCell[] {
  const rain = random.next() < 0.45 ? 0 : Math.round(260 * random.next() ** 2.6) / 10;
  const spread = 0.25 + 5 * random.next() ** 3;
  const coli = Math.max(10, Math.round(88 * dirt * spread * (1 + rain / 9)));
  const enterococci = Math.max(1, Math.round(coli * (0.16 + 0.3 * random.next())));
  const warmth = (degreesByMonth[date.slice(5, 7)] ?? 11) + random.between(-12, 12) / 10;
  return [
    beach,
    county,
    new Date(`${date}T00:00:00Z`),
    type,
    coli,
    enterococci,
    random.next() < 0.03 ? null : Math.round(warmth * 10) / 10,
    rain,
    weatherAfter(rain, random),
    random.pickWeighted(samplers),
    resultOf(coli, enterococci),
  ];
}

function weatherAfter(rain: number, random: Random): string {
  if (rain > 6) return random.next() < 0.6 ? 'Rain' : 'Overcast';
  return random.pickWeighted([
    ['Sunny', 38],
    ['Cloudy', 36],
    ['Overcast', 20],
    ['Rain', 6],
  ]);
}

function resultOf(coli: number, enterococci: number): string {
  if (coli <= 250 && enterococci <= 100) return 'Excellent';
  if (coli <= 500 && enterococci <= 200) return 'Good';
  if (coli <= 1000 && enterococci <= 250) return 'Sufficient';
  return 'Poor';
}

function dayOf(row: readonly WorkbookCell[]): number {
  return Number(row[2]);
}
