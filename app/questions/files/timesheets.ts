import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from './calendar.ts';

type WorkbookCell = string | number | Date | null;

/** Code, name, client, manager, budgeted hours, hourly rate in pounds, status, deadline, first day of work, share of the work. */
const projects: readonly (readonly [
  string, string, string, string, number, number, string, string, string, number,
])[] = [
  ['BRX-01', 'Website Relaunch', 'Brixham Council', 'Hannah Pryce', 1400, 95, 'Completed', '2025-08-29', '2025-01-06', 14],
  ['BRX-02', 'Tram Timetable App', 'Brixham Council', 'Owen Blythe', 2100, 105, 'Active', '2026-10-30', '2025-09-01', 16],
  ['HLM-01', 'Warehouse Dashboard', 'Holm Distribution', 'Hannah Pryce', 900, 110, 'Active', '2026-07-17', '2025-06-02', 11],
  ['HLM-02', 'Returns Portal', 'Holm Distribution', 'Simon Achebe', 650, 98, 'On Hold', '2026-12-11', '2025-11-03', 6],
  ['KTE-01', 'Member Survey', 'Kite Housing', 'Owen Blythe', 240, 88, 'Completed', '2025-05-30', '2025-02-03', 5],
  ['KTE-02', 'Tenant Self-Service', 'Kite Housing', 'Simon Achebe', 1750, 102, 'Active', '2026-09-25', '2025-04-07', 15],
  ['LUX-01', 'Brand Refresh', 'Luxor Cinemas', 'Hannah Pryce', 520, 90, 'Active', '2026-06-26', '2025-10-06', 7],
  ['LUX-02', 'Ticketing Audit', 'Luxor Cinemas', 'Owen Blythe', 180, 125, 'Completed', '2025-11-28', '2025-08-04', 4],
  ['ORC-01', 'Seed Catalogue', 'Orchard & Sons', 'Simon Achebe', 430, 85, 'On Hold', '2026-11-20', '2025-07-07', 5],
  ['ORC-02', 'Farm Shop Rollout', 'Orchard & Sons', 'Hannah Pryce', 760, 92, 'Active', '2026-08-21', '2026-01-12', 10],
]; // biome-ignore format: a table
const consultants = [
  ['Aisha Rahman', 15],
  ['Ben Calloway', 13],
  ['Carmen Iglesias', 12],
  ['Duncan Muir', 12],
  ['Elsie Thornton', 11],
  ['Femi Balogun', 10],
  ['Greta Sandoval', 9],
] as const;
/** Activity, share, chance that the client pays for it. */
const activities: readonly (readonly [string, number, number])[] = [
  ['Development', 42, 0.96],
  ['Design', 22, 0.93],
  ['Testing', 14, 0.9],
  ['Meetings', 15, 0.55],
  ['Travel', 7, 0.3],
];
const lastWorkday = '2026-06-12';
const days = 523;

/** A consultancy's workbook with the sheets `Projects` and `Time Entries` (January 2025 to June 2026), as time trackers export it. */
export function timesheetsFile(): Uint8Array {
  const book = utils.book_new();
  const projectRows = projects.map(([code, name, client, manager, budget, rate, status, deadline]) => [
    code,
    name,
    client,
    manager,
    budget,
    rate,
    status,
    atMidnight(deadline),
  ]);
  utils.book_append_sheet(book, utils.aoa_to_sheet([projectHeader, ...projectRows]), 'Projects');
  utils.book_append_sheet(book, utils.aoa_to_sheet([entryHeader, ...entryRows(1390)]), 'Time Entries');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const projectHeader = [
  'Project Code',
  'Project Name',
  'Client',
  'Manager',
  'Budget Hours',
  'Hourly Rate (GBP)',
  'Status',
  'Deadline',
];
const entryHeader = ['Project Code', 'Work Date', 'Consultant', 'Activity', 'Hours', 'Billable', 'Note'];

function entryRows(count: number): WorkbookCell[][] {
  const random = new Random(37_500);
  const dates = Array.from({ length: count }, () => workdayBefore(lastWorkday, random)).toSorted();
  return dates.map((date) => entryRow(date, random));
}

function entryRow(date: string, random: Random): WorkbookCell[] {
  const [code] = random.pickWeighted(
    projects.filter((project) => isWorkedOn(project, date)).map((project) => [project, project[9]]),
  );
  const [activity, , billableChance] = random.pickWeighted(activities.map((item) => [item, item[1]]));
  return [
    code,
    atMidnight(date),
    random.pickWeighted(consultants),
    activity,
    random.between(2, activity === 'Development' ? 34 : 18) / 4,
    random.next() < billableChance ? 'Yes' : 'No',
    random.next() < 0.3 ? random.pick(['with client', 'rework', 'from home', 'handover']) : null,
  ];
}

/** From its first day to its deadline; what is on hold has rested since the spring. */
function isWorkedOn(project: (typeof projects)[number], date: string): boolean {
  const [, , , , , , status, deadline, firstDay] = project;
  return date >= firstDay && date <= (status === 'On Hold' ? '2026-03-31' : deadline);
}

function workdayBefore(lastDay: string, random: Random): string {
  for (;;) {
    const date = daysAfter(lastDay, -Math.floor(days * random.next() ** 1.1));
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) return date;
  }
}

function atMidnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
