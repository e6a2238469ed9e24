import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { dateCell, type WorkbookCell, workbook } from './writing.ts';

/** Department, share, usual salary, its titles. */
const departments: readonly (readonly [string, number, number, readonly string[]])[] = [
  ['Engineering', 34, 68_000, ['Software Engineer', 'QA Engineer', 'Engineering Manager']],
  ['Sales', 26, 54_000, ['Account Executive', 'Sales Manager']],
  ['Support', 20, 41_000, ['Support Agent', 'Support Lead']],
  ['Finance', 12, 57_000, ['Accountant', 'Controller']],
  ['People', 8, 52_000, ['HR Partner', 'Recruiter']],
];
const firstNames =
  'Anna Boris Carla Dmitri Elif Farid Greta Hugo Ines Jonas Kira Luca Mona Nils Olga Pavel Rosa Sven Tara Umut'.split(
    ' ',
  );
const lastNames =
  'Adler Brandt Costa Dorn Ekberg Falk Gruber Horvat Ibsen Jansen Keller Lindt Moreau Novak'.split(' ');
const locations = [
  ['Berlin', 45],
  ['Lisbon', 30],
  ['Remote', 25],
] as const;
const today = '2026-06-12';

/** The staff list of an invented company, who left included, as its HR keeps it in one sheet. */
export function peopleFile(): Uint8Array {
  const random = new Random(26_002);
  const header = [
    'Emp No',
    'Full Name',
    'Department',
    'Job Title',
    'Location',
    'Gender',
    'Date Joined',
    'Date Left',
    'Reason for Leaving',
    'Annual Salary (EUR)',
  ];
  const names = namesOf(random);
  return workbook({ Staff: [header, ...names.map((name, index) => personRow(name, index, random))] });
}

function namesOf(random: Random): string[] {
  const all = firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`));
  return all.filter(() => random.next() < 0.62).slice(0, 160);
}

function personRow(name: string, index: number, random: Random): WorkbookCell[] {
  const [department, , usual, titles] = random.pickWeighted(departments.map((item) => [item, item[1]]));
  const joined = daysAfter('2018-02-01', Math.floor(3050 * random.next() ** 0.7));
  const left = daysAfter(joined, 90 + Math.floor(2200 * random.next()));
  const hasLeft = left <= today && random.next() < 0.42;
  return [
    `E${1001 + index}`,
    name,
    department,
    random.pick(titles),
    random.pickWeighted(locations),
    random.next() < 0.47 ? 'Female' : 'Male',
    dateCell(joined),
    hasLeft ? dateCell(left) : null,
    hasLeft ? random.pick(['Resigned', 'Resigned', 'Resigned', 'Dismissed', 'Retired']) : null,
    Math.round((usual * (0.8 + 0.5 * random.next())) / 100) * 100,
  ];
}
