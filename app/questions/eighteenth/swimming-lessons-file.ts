import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

/** Term, its first day, lessons, how many enrol. */
const terms: readonly (readonly [string, string, number, number])[] = [
  ['Autumn 2024', '2024-09-09', 12, 128],
  ['Spring 2025', '2025-01-13', 11, 141],
  ['Summer 2025', '2025-04-28', 11, 163],
  ['Autumn 2025', '2025-09-08', 12, 171],
  ['Spring 2026', '2026-01-12', 11, 168],
  ['Summer 2026', '2026-04-27', 11, 187],
];
const currentTerm = 'Summer 2026';
/** Lessons of the current term that have been held by 15 June 2026. */
const lessonsSoFar = 7;
/** Centre, share, its instructors. */
const centres: readonly (readonly [string, number, readonly string[]])[] = [
  ['Ashdown Leisure Centre', 37, ['Bethan Rowe', 'Kofi Annor', 'Gemma Shaw']],
  ['Kingsmoor Pool', 29, ['Lucy Tarrant', 'Dev Malhotra']],
  ['Westbrook Sports Centre', 21, ['Hamish Orr', 'Sian Pugh']],
  ['Priory Park Pool', 13, ['Nadine Cole']],
];
/** Level, share, pounds for a lesson, youngest and oldest swimmer. */
const levels: readonly (readonly [string, number, number, number, number])[] = [
  ['Ducklings', 16, 6.2, 2, 4],
  ['Stage 1', 22, 6.8, 4, 7],
  ['Stage 2', 19, 6.8, 4, 8],
  ['Stage 3', 16, 7.1, 5, 10],
  ['Stage 4', 12, 7.1, 6, 11],
  ['Stage 5', 9, 7.6, 7, 12],
  ['Stage 6', 6, 7.6, 8, 14],
];
const classDays = [
  ['Monday', 15],
  ['Tuesday', 13],
  ['Wednesday', 18],
  ['Thursday', 11],
  ['Friday', 8],
  ['Saturday', 35],
] as const;
const weekdayTimes = ['15:45', '16:15', '16:45', '17:15'];
const saturdayTimes = ['09:00', '09:30', '10:00', '10:30', '11:00'];
const payments = [
  ['Direct Debit', 52],
  ['Card', 33],
  ['Cash', 7],
  ['Voucher', 8],
] as const;
const header = [
  'Enrolment ID',
  'Enrolled On',
  'Term',
  'Centre',
  'Level',
  'Class Day',
  'Start Time',
  'Instructor',
  'Swimmer Age',
  'Fee (£)',
  'Concession',
  'Payment Method',
  'Status',
  'Lessons Attended',
];

/** Children's swimming lessons of invented leisure centres over six terms, as a booking system exports them to a workbook. */
export function swimmingLessonsFile(): Uint8Array {
  const random = new Random(33_871);
  const rows = terms.flatMap((term) => {
    const dates = Array.from({ length: term[3] }, () => enrolmentDay(term[1], random)).toSorted();
    return dates.map((date) => enrolmentRow(term, date, random));
  });
  const numbered = rows.map((row, index) => [`SW-${String(20_451 + index)}`, ...row]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...numbered]), 'Enrolments');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

/** Mostly in the weeks before the term begins, some in its first two. */
function enrolmentDay(start: string, random: Random): string {
  return daysAfter(start, 14 - Math.floor(62 * random.next() ** 1.2));
}

/** Only the current term has swimmers who are still coming, and a waiting list, which costs nothing. */
function enrolmentRow(
  [term, , lessons]: (typeof terms)[number],
  date: string,
  random: Random,
): WorkbookCell[] {
  const [centre, , instructors] = random.pickWeighted(centres.map((item) => [item, item[1]]));
  const [level, , price, youngest, oldest] = random.pickWeighted(levels.map((item) => [item, item[1]]));
  const day = random.pickWeighted(classDays);
  const isConcession = random.next() < 0.18;
  const chance = random.next();
  const isCurrent = term === currentTerm;
  const isWaiting = isCurrent && chance > 0.88;
  const status = isWaiting
    ? 'Waiting list'
    : chance < 0.09
      ? 'Cancelled'
      : isCurrent
        ? 'Active'
        : 'Completed';
  const held = isCurrent ? lessonsSoFar : lessons;
  const attended =
    status === 'Cancelled' ? random.between(0, 3) : held - Math.floor(held * random.next() ** 2.4);
  return [
    new Date(`${date}T00:00:00Z`),
    term,
    centre,
    level,
    day,
    random.pick(day === 'Saturday' ? saturdayTimes : weekdayTimes),
    random.pick(instructors),
    random.between(youngest, oldest),
    isWaiting ? 0 : Math.round(price * lessons * (isConcession ? 0.6 : 1) * 100) / 100,
    isConcession ? 'Yes' : 'No',
    isWaiting ? null : random.pickWeighted(payments),
    status,
    isWaiting ? null : attended,
  ];
}
