import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

/** Number, title, department, location, hiring manager, opened, salary from and to in pounds, status, share of the applications. */
const vacancies: readonly (readonly [
  string, string, string, string, string, string, number, number, string, number,
])[] = [
  ['REQ-201', 'Backend Developer', 'Engineering', 'Leeds', 'Priya Nair', '2025-01-13', 52_000, 64_000, 'Filled', 9],
  ['REQ-202', 'Payroll Specialist', 'Finance', 'Leeds', 'Martin Oakes', '2025-02-03', 31_000, 36_000, 'Filled', 4],
  ['REQ-203', 'Store Manager', 'Retail', 'York', 'Janet Fell', '2025-02-24', 34_000, 40_000, 'Filled', 6],
  ['REQ-204', 'Mobile Developer', 'Engineering', 'Remote', 'Priya Nair', '2025-03-17', 50_000, 62_000, 'Cancelled', 5],
  ['REQ-205', 'Customer Advisor', 'Customer Service', 'Sheffield', 'Dev Sandhu', '2025-04-07', 24_500, 27_000, 'Filled', 11],
  ['REQ-206', 'Warehouse Supervisor', 'Supply Chain', 'Hull', 'Karen Whitlock', '2025-05-12', 33_000, 38_500, 'Filled', 5],
  ['REQ-207', 'Financial Analyst', 'Finance', 'Leeds', 'Martin Oakes', '2025-06-02', 41_000, 48_000, 'Filled', 6],
  ['REQ-208', 'Visual Merchandiser', 'Retail', 'Leeds', 'Janet Fell', '2025-07-14', 27_000, 31_000, 'Cancelled', 4],
  ['REQ-209', 'Data Engineer', 'Engineering', 'Leeds', 'Priya Nair', '2025-08-18', 58_000, 70_000, 'Open', 7],
  ['REQ-210', 'Demand Planner', 'Supply Chain', 'Hull', 'Karen Whitlock', '2025-09-08', 38_000, 44_000, 'Filled', 4],
  ['REQ-211', 'Assistant Buyer', 'Retail', 'Leeds', 'Janet Fell', '2025-10-06', 28_000, 33_000, 'Filled', 7],
  ['REQ-212', 'Team Leader Contact Centre', 'Customer Service', 'Sheffield', 'Dev Sandhu', '2025-11-03', 30_000, 34_000, 'Open', 5],
  ['REQ-213', 'Tax Manager', 'Finance', 'Leeds', 'Martin Oakes', '2025-12-01', 62_000, 75_000, 'Open', 3],
  ['REQ-214', 'Platform Engineer', 'Engineering', 'Remote', 'Priya Nair', '2026-01-12', 60_000, 74_000, 'Open', 6],
  ['REQ-215', 'Sales Assistant', 'Retail', 'York', 'Janet Fell', '2026-02-02', 23_500, 25_000, 'Filled', 9],
  ['REQ-216', 'Transport Coordinator', 'Supply Chain', 'Hull', 'Karen Whitlock', '2026-03-09', 29_000, 33_500, 'Open', 4],
  ['REQ-217', 'Night Shift Advisor', 'Customer Service', 'Sheffield', 'Dev Sandhu', '2026-04-13', 26_000, 29_000, 'Open', 6],
  ['REQ-218', 'Accounts Assistant', 'Finance', 'Leeds', 'Martin Oakes', '2026-05-04', 25_000, 28_500, 'Open', 4],
]; // biome-ignore format: a table
const sources = [
  ['LinkedIn', 32],
  ['Careers Site', 24],
  ['Indeed', 20],
  ['Agency', 13],
  ['Referral', 11],
] as const;
const recruiters = [
  ['Sophie Tranter', 38],
  ['Callum Reyes', 34],
  ['Nadia Kaur', 28],
] as const;
const rejectionReasons = [
  ['Not enough experience', 36],
  ['Salary expectations', 21],
  ['Skills mismatch', 27],
  ['Failed assessment', 11],
] as const;
const firstNames =
  'Adele Byron Clara Dylan Erin Faisal Georgia Hamish Isla Jerome Kelly Liam Maya Noel Orla Paul Rhian Stefan Tara Umar'.split(
    ' ',
  );
const lastNames =
  'Appleby Barlow Crossley Denby Eccles Firth Gledhill Holroyd Ibbotson Jagger Kitson Lockwood Mistry Naylor Oldroyd'.split(
    ' ',
  );
const lastDay = '2026-06-14';
/** Days for which a job takes applications. */
const openDays = 95;

/** A retailer's recruiting, January 2025 to June 2026, as an applicant system exports it: sheets `Vacancies` and `Applications`. */
export function applicationsFile(): Uint8Array {
  const book = utils.book_new();
  const vacancyRows = vacancies.map(
    ([id, title, department, location, manager, opened, from, to, status]) => [
      id,
      title,
      department,
      location,
      manager,
      dayCell(opened),
      from,
      to,
      status,
    ],
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet([vacancyHeader, ...vacancyRows]), 'Vacancies');
  const rows = [applicationHeader, ...applicationRows(610)];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Applications');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const vacancyHeader = [
  'Req ID',
  'Job Title',
  'Department',
  'Location',
  'Hiring Manager',
  'Opened On',
  'Salary From (£)',
  'Salary To (£)',
  'Vacancy Status',
];
const applicationHeader = [
  'Application ID',
  'Req ID',
  'Candidate Name',
  'Source',
  'Applied On',
  'Stage',
  'Recruiter',
  'Years of Experience',
  'Expected Salary (£)',
  'Interview Score',
  'Decision Date',
  'Rejection Reason',
];

function applicationRows(count: number): WorkbookCell[][] {
  const random = new Random(26_450);
  const applied = Array.from({ length: count }, () => {
    const vacancy = random.pickWeighted(vacancies.map((entry) => [entry, entry[9]]));
    return { vacancy, day: applicationDay(vacancy[5], random) };
  });
  const hired = new Set<string>();
  return applied
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ vacancy, day }, index) => applicationRow(vacancy, day, index, hired, random));
}

function applicationDay(opened: string, random: Random): string {
  for (;;) {
    const day = daysAfter(opened, Math.floor(openDays * random.next() ** 1.4));
    if (day <= lastDay) return day;
  }
}

/** One person at least is hired for a job that was filled, for some jobs more. */
function applicationRow(
  vacancy: (typeof vacancies)[number],
  day: string,
  index: number,
  hired: Set<string>,
  random: Random,
): WorkbookCell[] {
  const [id, , , , , opened, from, to, status] = vacancy;
  const planned = daysAfter(day, random.between(6, 58));
  const decided = status !== 'Open' && planned > lastDay ? lastDay : planned;
  const isLate = day > daysAfter(opened, 30);
  const isHired = status === 'Filled' && (hired.has(id) ? random.next() < 0.13 : isLate);
  if (isHired) hired.add(id);
  const stage = isHired ? 'Hired' : stageOf(status, decided, random);
  const isDecided = ['Hired', 'Rejected', 'Withdrawn'].includes(stage);
  const isScored = isHired || ['Offer', 'Interview'].includes(stage) || (isDecided && random.next() < 0.3);
  return [
    `APP-${31_001 + index}`,
    id,
    `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    random.pickWeighted(sources),
    dayCell(day),
    stage,
    random.pickWeighted(recruiters),
    random.next() < 0.07 ? null : random.between(0, 17),
    random.next() < 0.12 ? null : Math.round((from + (to - from) * (1.5 * random.next() - 0.2)) / 250) * 250,
    isScored && random.next() < 0.85 ? random.between(isHired ? 70 : 35, 96) : null,
    isDecided ? dayCell(decided) : null,
    stage === 'Rejected' && random.next() < 0.94 ? random.pickWeighted(rejectionReasons) : null,
  ];
}

/** Where an application stands: those for jobs still open may be under way, the others are decided. */
function stageOf(status: string, decided: string, random: Random): string {
  if (status === 'Open' && (decided > lastDay || random.next() < 0.3))
    return random.pickWeighted([
      ['Applied', 38],
      ['Phone Screen', 27],
      ['Interview', 29],
      ['Offer', 6],
    ]);
  return random.next() < 0.84 ? 'Rejected' : 'Withdrawn';
}

function dayCell(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
