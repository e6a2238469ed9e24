import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

interface Employee {
  name: string;
  branch: string;
  role: string;
  contract: string;
  rate: number;
}

const branches = [
  ['Market Hall', 28],
  ['Riverside', 24],
  ['Station Yard', 22],
  ['College Green', 16],
  ['Museum', 10],
] as const;
/** Role, share, pounds an hour. */
const roles: readonly (readonly [string, number, number])[] = [
  ['Barista', 46, 12.6],
  ['Kitchen', 21, 12.9],
  ['Floor', 20, 12.21],
  ['Shift Lead', 13, 14.35],
];
/** Shift, share, start, end, minutes of break. */
const shifts: readonly (readonly [string, number, string, string, number])[] = [
  ['Open', 36, '06:30', '14:30', 30],
  ['Mid', 27, '09:00', '16:00', 30],
  ['Close', 28, '13:00', '20:30', 30],
  ['Peak', 9, '11:00', '15:00', 0],
];
const firstNames =
  `Aisha Ben Carys Dev Ellie Finn Grace Harvey Imogen Jonah Keira Liam Mina Noel Orla Pawel Rhiannon Sol Tara
  Umar Verity Will Yasmin Zac`.split(/\s+/);
const surnames =
  'Abbott Bello Croft Doyle Evans Frost Gill Hale Ivers Joyce Khan Lowe Marsh Nunn Price Reed Shah Todd'.split(
    ' ',
  );
const firstDay = '2025-04-01';
const days = 454;
/** What is rostered after this day has not been worked yet. */
const lastDay = '2026-06-14';

/** The rota of an invented café chain, April 2025 to late June 2026, kept in a workbook with one sheet. */
export function shiftRotaFile(): Uint8Array {
  const random = new Random(18_553);
  const staff = makeStaff(34, random);
  const dates = Array.from({ length: 1250 }, () => daysAfter(firstDay, Math.floor(days * random.next())));
  const rows = dates.toSorted().map((date, index) => shiftRow(date, index, random.pick(staff), random));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Rota');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const header = [
  'Shift No',
  'Date',
  'Branch',
  'Employee',
  'Role',
  'Contract',
  'Shift',
  'Start',
  'End',
  'Break (min)',
  'Status',
  'Hours Worked',
  'Hourly Rate',
  'Pay',
];

function makeStaff(count: number, random: Random): Employee[] {
  const names = new Set<string>();
  while (names.size < count) names.add(`${random.pick(firstNames)} ${random.pick(surnames)}`);
  return [...names].map((name) => {
    const [role, , rate] = random.pickWeighted(roles.map((item) => [item, item[1]]));
    const contract = random.pickWeighted([
      ['Full-time', 35],
      ['Part-time', 45],
      ['Zero hours', 20],
    ]);
    const raise = random.between(0, 3) * 0.25;
    return { name, branch: random.pickWeighted(branches), role, contract, rate: rate + raise };
  });
}

/** Only a shift that was worked has hours and pay. */
function shiftRow(date: string, index: number, employee: Employee, random: Random): WorkbookCell[] {
  const [shift, , start, end, pause] = random.pickWeighted(shifts.map((item) => [item, item[1]]));
  const status = statusOf(date, random);
  const quarters = random.pickWeighted([
    [0, 62],
    [1, 16],
    [2, 12],
    [-2, 10],
  ]);
  const hours = hourOf(end) - hourOf(start) - pause / 60 + quarters / 4;
  const isWorked = status === 'Worked';
  const isHelping = random.next() < 0.12;
  return [
    4001 + index,
    new Date(`${date}T00:00:00Z`),
    isHelping ? random.pickWeighted(branches) : employee.branch,
    employee.name,
    employee.role,
    employee.contract,
    shift,
    start,
    end,
    pause,
    status,
    isWorked ? hours : null,
    Number(employee.rate.toFixed(2)),
    isWorked ? Math.round(hours * employee.rate * 100) / 100 : null,
  ];
}

function statusOf(date: string, random: Random): string {
  if (date > lastDay) return 'Planned';
  return random.pickWeighted([
    ['Worked', 91],
    ['Sick', 6],
    ['No-show', 3],
  ]);
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
}
