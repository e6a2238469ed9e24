import { Random } from '#connectors/sample-company/random.ts';
import { csvText } from '../files/csv.ts';

/** Branch, district, type, visits in a usual month. */
const branches: readonly (readonly [string, string, string, number])[] = [
  ['Central Library', 'Central', 'Main', 21_400],
  ['Market Square', 'Central', 'Community', 7300],
  ['Canal Street', 'Central', 'Community', 4100],
  ['University Quarter', 'Central', 'Community', 6200],
  ['Hollybush', 'North', 'Main', 9600],
  ['Farrow Hill', 'North', 'Community', 3900],
  ['Stanmoor', 'North', 'Community', 2700],
  ['Ashgrove', 'North', 'Community', 3200],
  ['Upper Wexley', 'North', 'Community', 1500],
  ['Mobile North', 'North', 'Mobile', 620],
  ['Harbour Road', 'South', 'Main', 8200],
  ['Saltmarsh', 'South', 'Community', 2300],
  ['Fenwick Park', 'South', 'Community', 4700],
  ['Lowther', 'South', 'Community', 2900],
  ['Mobile South', 'South', 'Mobile', 480],
  ['Kingsbrook', 'East', 'Main', 7600],
  ['Millbrook', 'East', 'Community', 3500],
  ['Orchard Lane', 'East', 'Community', 2100],
  ['Tannery', 'East', 'Community', 1800],
  ['Weston Green', 'West', 'Main', 6900],
  ['Bellfield', 'West', 'Community', 3000],
  ['Coldharbour', 'West', 'Community', 2500],
  ['Pennyford', 'West', 'Community', 1300],
  ['Mobile West', 'West', 'Mobile', 540],
];
const header = [
  'Month',
  'Branch Code',
  'Branch',
  'District',
  'Branch Type',
  'Days Open',
  'Visits',
  'Book Loans',
  'E-Loans',
  'New Members',
  'PC Sessions',
  'Events',
  'Event Attendance',
];
/** How busy January to December are. */
const seasons = [1.02, 0.98, 1.03, 0.96, 0.94, 0.97, 1.12, 1.16, 1.05, 1.04, 0.98, 0.78];
const months = 41;
/** Stanmoor was closed for works in these months. */
const closedMonths = ['2024-10', '2024-11', '2024-12', '2025-01'];

/** Branch by month of an invented library service, January 2023 to May 2026, as a council publishes it: months `YYYY-MM`. */
export function libraryFile(): string {
  const random = new Random(71_503);
  const rows = Array.from({ length: months }, (_, month) =>
    branches.map((_branch, index) => branchRow(month, index, random)),
  );
  return csvText(header, rows.flat());
}

function branchRow(month: number, index: number, random: Random): string[] {
  const [name, district, type, usual] = branches[index] ?? random.pick(branches);
  const day = new Date(Date.UTC(2023, month, 1)).toISOString();
  const isClosed = name === 'Stanmoor' && closedMonths.includes(day.slice(0, 7));
  const season = seasons[Number(day.slice(5, 7)) - 1] ?? 1;
  const growth = 1 + 0.004 * month;
  const near = (value: number) => (isClosed ? 0 : Math.round(value * (0.88 + 0.24 * random.next())));
  const visits = near(usual * season * growth);
  const isMobile = type === 'Mobile';
  const events = isClosed || isMobile ? 0 : random.between(1, type === 'Main' ? 22 : 9);
  return [
    day.slice(0, 7),
    `LB${String(index + 1).padStart(2, '0')}`,
    name,
    district,
    type,
    String(isClosed ? 0 : random.between(isMobile ? 11 : 21, isMobile ? 15 : 26)),
    String(visits),
    String(near(visits * (isMobile ? 1.4 : 0.72))),
    String(near(usual * 0.16 * (1 + 0.019 * month))),
    String(near(visits * 0.017)),
    isMobile ? '' : String(near(visits * 0.11)),
    String(events),
    String(events * random.between(9, 24)),
  ];
}
