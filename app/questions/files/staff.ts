import { utils, write } from '@e965/xlsx';
import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from './calendar.ts';

interface Employee {
  id: string;
  name: string;
  department: string;
  jobTitle: string;
  office: string;
  startDate: string;
  contract: string;
  salary: number;
}

/** Department, share of the staff, usual yearly salary, job titles. */
const departments: readonly (readonly [string, number, number, readonly string[]])[] = [
  ['Engineering', 30, 72_000, ['Software Engineer', 'Test Engineer', 'Data Engineer']],
  ['Sales', 22, 58_000, ['Account Manager', 'Sales Representative']],
  ['Customer Care', 18, 41_000, ['Support Agent', 'Support Specialist']],
  ['Finance', 9, 61_000, ['Accountant', 'Controller']],
  ['Marketing', 10, 54_000, ['Content Editor', 'Campaign Manager']],
  ['People', 6, 52_000, ['Recruiter', 'HR Partner']],
  ['Legal', 3, 83_000, ['Counsel']],
];
const offices = [
  ['Lisbon', 30],
  ['Vienna', 24],
  ['Ghent', 16],
  ['Tallinn', 11],
  ['Remote', 19],
] as const;
const firstNames =
  `Alba Bastian Chiara Dario Edith Finn Gloria Henrik Ilse Janek Klara Luka Mira Nils Olivia Petra
  Rafael Silke Tomas Vera`.split(/\s+/);
const lastNames =
  `Almeida Berg Costa Dubois Ekman Fischer Gruber Horvat Ilves Jansen Kask Lindner Moreau Novak
  Oliveira Peeters`.split(/\s+/);
const firstPayday = { year: 2025, month: 1 };
const paidMonths = 17;

/** A staff workbook with the sheets `Employees` and `Payroll` (January 2025 to May 2026), as a personnel system exports it. */
export function staffFile(): Uint8Array {
  const random = new Random(7_114);
  const employees = makeEmployees(124, random);
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([employeeHeader, ...employees.map(employeeRow)]),
    'Employees',
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet([payHeader, ...payRows(employees, random)]), 'Payroll');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const employeeHeader = [
  'Employee ID',
  'Full Name',
  'Department',
  'Job Title',
  'Office',
  'Start Date',
  'Contract',
  'Salary (EUR)',
];
const payHeader = ['Employee ID', 'Pay Date', 'Gross Pay (EUR)', 'Bonus (EUR)', 'Overtime Hours'];

function makeEmployees(count: number, random: Random): Employee[] {
  const names = new Set<string>();
  while (names.size < count) names.add(`${random.pick(firstNames)} ${random.pick(lastNames)}`);
  return [...names].map((name, index) => {
    const [department, , usual, titles] = random.pickWeighted(departments.map((item) => [item, item[1]]));
    const jobTitle = random.pick(titles);
    return {
      id: `E${String(1001 + index)}`,
      name,
      department,
      jobTitle: random.next() < 0.2 ? `Senior ${jobTitle}` : jobTitle,
      office: random.pickWeighted(offices),
      startDate: daysAfter('2026-05-04', -random.between(1, 3600)),
      contract: random.pickWeighted([
        ['Full-time', 74],
        ['Part-time', 18],
        ['Fixed-term', 8],
      ]),
      salary: Math.round((usual * (0.72 + 0.7 * random.next())) / 100) * 100 + random.between(0, 99),
    };
  });
}

function employeeRow(employee: Employee): (string | number | Date)[] {
  const { id, name, department, jobTitle, office, startDate, contract, salary } = employee;
  return [id, name, department, jobTitle, office, new Date(`${startDate}T00:00:00Z`), contract, salary];
}

/** Paid on the 25th of each month to everybody who had started by then; the bonus cell stays empty where there was none. */
function payRows(employees: readonly Employee[], random: Random): (string | number | Date | null)[][] {
  return Array.from({ length: paidMonths }, (_, index) => {
    const payday = new Date(Date.UTC(firstPayday.year, firstPayday.month - 1 + index, 25));
    const present = employees.filter(({ startDate }) => startDate <= payday.toISOString().slice(0, 10));
    return present.map((employee) => {
      const overtime = random.next() < 0.45 ? random.between(1, 22) : 0;
      const bonus = random.next() < 0.12 ? random.between(2, 40) * 50 : null;
      const gross = Math.round((employee.salary / 12 + overtime * (employee.salary / 1900)) * 100) / 100;
      return [employee.id, payday, gross, bonus, overtime];
    });
  }).flat();
}
