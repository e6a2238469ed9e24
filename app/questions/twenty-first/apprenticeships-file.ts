import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';

/** College, region, how many of its possible rows are there. */
const colleges: readonly (readonly [string, string, number])[] = [
  ['Thornbury College', 'South West', 0.9],
  ['Moorland College', 'South West', 0.42],
  ['Tamar Valley College', 'South West', 0.55],
  ['Aldergate College', 'Midlands', 0.8],
  ['Brindley Technical College', 'Midlands', 1],
  ['Wrekin Vale College', 'Midlands', 0.5],
  ['Pennine College', 'North', 0.72],
  ['Calder Institute', 'North', 0.6],
  ['Wearmouth College', 'North', 0.85],
  ['Fenland College', 'East', 0.48],
  ['Orwell College', 'East', 0.66],
];
/** Sector, share, pounds for one start. */
const sectors: readonly (readonly [string, number, number])[] = [
  ['Business & Administration', 21, 5000],
  ['Health & Social Care', 22, 4000],
  ['Engineering', 17, 14_000],
  ['Construction', 15, 12_000],
  ['Retail & Hospitality', 11, 4500],
  ['Digital', 9, 11_000],
  ['Agriculture', 5, 7000],
];
const levels = [
  ['Intermediate', 34],
  ['Advanced', 45],
  ['Higher', 21],
] as const;
const ageGroups = [
  ['16-18', 35],
  ['19-24', 33],
  ['25+', 32],
] as const;
/** How many start in January to December. */
const seasons = [0.8, 0.7, 0.6, 0.5, 0.4, 0.4, 0.5, 0.8, 2.4, 1.6, 0.9, 0.4];
const header = [
  'Academic Year',
  'Start Month',
  'College',
  'Region',
  'Sector',
  'Level',
  'Age Group',
  'Starts',
  'Female Starts',
  'Levy Funded Starts',
  'Withdrawals',
  'Funding Agreed (£)',
];
/** August 2023 to April 2026. */
const months = 33;

/** Apprenticeship starts at invented colleges, one sheet, as a funding agency publishes them. */
export function apprenticeshipsFile(): Uint8Array {
  const random = new Random(18_264);
  const rows = Array.from({ length: months }, (_, index) => monthRows(index, random)).flat();
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Starts');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

/** Each college has a row of a sector, level and age group only where somebody started. */
function monthRows(index: number, random: Random): (string | number | Date)[][] {
  const month = new Date(Date.UTC(2023, 7 + index, 1));
  const season = seasons[month.getUTCMonth()] ?? 1;
  return colleges.flatMap(([college, region, size]) => {
    const groups = new Map<string, (string | number | Date)[]>();
    const wanted = Math.max(1, Math.round(5.6 * size * season * (0.7 + 0.6 * random.next())));
    while (groups.size < wanted) {
      const row = groupRow(month, college, region, season, random);
      groups.set(row.slice(4, 7).join(), row);
    }
    return [...groups.values()];
  });
}

function groupRow(
  month: Date,
  college: string,
  region: string,
  season: number,
  random: Random,
): (string | number | Date)[] {
  const [sector, , pounds] = random.pickWeighted(sectors.map((one) => [one, one[1]]));
  const firstYear = month.getUTCFullYear() - (month.getUTCMonth() < 7 ? 1 : 0);
  const starts = 1 + Math.floor(11 * Math.sqrt(season) * random.next() ** 1.7);
  const part = (share: number) => Math.round(starts * share * random.next());
  return [
    `${firstYear}/${String(firstYear + 1).slice(2)}`,
    month,
    college,
    region,
    sector,
    random.pickWeighted(levels),
    random.pickWeighted(ageGroups),
    starts,
    part(sector === 'Engineering' || sector === 'Construction' ? 0.35 : 1),
    part(0.9),
    part(0.35),
    starts * Math.round((pounds * (0.8 + 0.4 * random.next())) / 100) * 100,
  ];
}
