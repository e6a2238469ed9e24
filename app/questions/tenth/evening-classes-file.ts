import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

type WorkbookCell = string | number | Date | null;

/** Code, title, subject, tutor, venue, first evening, sessions, places, fee in pounds. */
const courses: readonly (readonly [
  string, string, string, string, string, string, number, number, number,
])[] = [
  ['ART101', 'Watercolour for Beginners', 'Art & Craft', 'Rosalind Tate', 'Mill Street', '2025-01-14', 10, 28, 145],
  ['LAN101', 'Spanish Beginners', 'Languages', 'Ignacio Ferrer', 'Mill Street', '2025-01-15', 20, 36, 210],
  ['COO101', 'Thai Cooking', 'Cookery', 'Malee Suwan', 'College Annexe', '2025-01-16', 6, 22, 168],
  ['DIG101', 'Spreadsheets from Scratch', 'Digital Skills', 'Gareth Poole', 'Library Hub', '2025-01-20', 8, 30, 96],
  ['MUS101', 'Guitar Beginners', 'Music', 'Lenny Marsh', 'College Annexe', '2025-01-21', 12, 26, 156],
  ['ART102', 'Pottery Wheel', 'Art & Craft', 'Bronwen Hale', 'College Annexe', '2025-04-22', 10, 24, 195],
  ['LAN102', 'Italian for Travellers', 'Languages', 'Chiara Bellini', 'Library Hub', '2025-04-23', 10, 34, 118],
  ['COO102', 'Bread and Pastry', 'Cookery', 'Oliver Nance', 'College Annexe', '2025-04-28', 5, 20, 142],
  ['DIG102', 'Photo Editing', 'Digital Skills', 'Gareth Poole', 'Library Hub', '2025-04-29', 6, 28, 84],
  ['ART103', 'Life Drawing', 'Art & Craft', 'Rosalind Tate', 'Mill Street', '2025-09-16', 12, 30, 172],
  ['LAN103', 'Spanish Improvers', 'Languages', 'Ignacio Ferrer', 'Mill Street', '2025-09-17', 20, 32, 210],
  ['LAN104', 'British Sign Language', 'Languages', 'Faye Underhill', 'Library Hub', '2025-09-18', 24, 38, 260],
  ['MUS102', 'Community Choir', 'Music', 'Lenny Marsh', 'Mill Street', '2025-09-22', 12, 60, 60],
  ['DIG103', 'Web Pages in a Weekend', 'Digital Skills', 'Nadia Karim', 'Library Hub', '2025-11-08', 2, 26, 75],
  ['COO103', 'Vegetarian Suppers', 'Cookery', 'Malee Suwan', 'College Annexe', '2026-01-13', 6, 24, 174],
  ['ART104', 'Upholstery', 'Art & Craft', 'Bronwen Hale', 'College Annexe', '2026-01-14', 10, 18, 220],
  ['MUS103', 'Ukulele Social', 'Music', 'Lenny Marsh', 'Mill Street', '2026-01-19', 8, 30, 72],
  ['DIG104', 'Spreadsheets Next Steps', 'Digital Skills', 'Nadia Karim', 'Library Hub', '2026-01-20', 8, 28, 104],
  ['LAN105', 'French Conversation', 'Languages', 'Chiara Bellini', 'Mill Street', '2026-04-21', 10, 30, 125],
  ['COO104', 'Knife Skills', 'Cookery', 'Oliver Nance', 'College Annexe', '2026-05-19', 3, 20, 98],
]; // biome-ignore format: a table
const towns = [
  ['Hexley', 38],
  ['Marden', 24],
  ['Upper Wick', 15],
  ['Thornby', 13],
  ['Castle Ash', 10],
] as const;
const firstNames =
  `Abigail Bernard Colette Dominic Eleanor Frank Gemma Howard Imogen Joyce Kenneth Lydia Marcus Noreen Oscar Pauline
  Quentin Rita Stanley Tessa Ursula Vincent Winifred Zara`.split(/\s+/);
const lastNames =
  `Aldridge Beecham Carver Dunmore Easton Fielding Goddard Hartnell Inman Jessop Kemble Lovett`.split(/\s+/);
const lastDay = '2026-06-14';

/** An adult education college's workbook with the sheets `Courses` and `Enrolments`, January 2025 to June 2026. */
export function eveningClassesFile(): Uint8Array {
  const book = utils.book_new();
  const courseRows = courses.map((course) =>
    course.map((cell, index) => (index === 5 ? dayCell(String(cell)) : cell)),
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet([courseHeader, ...courseRows]), 'Courses');
  utils.book_append_sheet(book, utils.aoa_to_sheet([enrolmentHeader, ...enrolmentRows()]), 'Enrolments');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const courseHeader = [
  'Course Code',
  'Course Title',
  'Subject',
  'Tutor',
  'Venue',
  'First Session',
  'No. of Sessions',
  'Places',
  'Full Fee (£)',
];
const enrolmentHeader = [
  'Enrolment No.',
  'Course Code',
  'Learner Name',
  'Age',
  'Home Town',
  'Enrolled On',
  'Concession?',
  'Fee Paid (£)',
  'Paid On',
  'Attendance %',
  'Certificate?',
];

function enrolmentRows(): WorkbookCell[][] {
  const random = new Random(18_847);
  const enrolments = courses.flatMap((course) =>
    Array.from({ length: Math.round(course[7] * (0.5 + 0.5 * random.next())) }, () => ({
      course,
      day: enrolmentDay(course[5], random),
    })),
  );
  return enrolments
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ course, day }, index) => enrolmentRow(course, day, index, random));
}

/** From nine weeks before the first evening to one week after it. */
function enrolmentDay(firstSession: string, random: Random): string {
  return daysAfter(firstSession, 7 - Math.floor(70 * random.next() ** 1.3));
}

/** Nothing was paid yet where the fee is empty; attendance is known once a course is over. */
function enrolmentRow(
  [code, , , , , firstSession, sessions, , fullFee]: (typeof courses)[number],
  day: string,
  index: number,
  random: Random,
): WorkbookCell[] {
  const isConcession = random.next() < 0.24;
  const isPaid = random.next() < 0.91;
  const paidOn = daysAfter(day, random.next() < 0.6 ? 0 : random.between(1, 30));
  const isOver = daysAfter(firstSession, 7 * sessions) <= lastDay;
  const attendance = isOver ? Math.min(100, random.between(35, 118)) : null;
  const hasCertificate = attendance !== null && attendance >= 75 && random.next() < 0.85;
  const hasPaid = isPaid && paidOn <= lastDay;
  return [
    4001 + index,
    code,
    `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    random.next() < 0.06 ? null : random.between(18, 83),
    random.pickWeighted(towns),
    dayCell(day),
    isConcession ? 'Yes' : 'No',
    hasPaid ? Math.round(fullFee * (isConcession ? 0.6 : 1) * 100) / 100 : null,
    hasPaid ? dayCell(paidOn) : null,
    attendance,
    isOver ? (hasCertificate ? 'Yes' : 'No') : null,
  ];
}

function dayCell(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
