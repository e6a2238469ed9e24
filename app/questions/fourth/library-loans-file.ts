import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

interface Loan {
  loanId: number;
  memberId: string;
  memberType: string;
  branch: string;
  title: string;
  author: string;
  genre: string;
  format: string;
  loanedOn: string;
  dueOn: string;
  returnedOn: string | null;
  renewals: number;
  fineAmount: number | null;
}

const titles: readonly (readonly [string, string, string, number])[] = [
  ['The Salt Orchard', 'Mina Castellane', 'Fiction', 14],
  ['Letters to a Lighthouse', 'Mina Castellane', 'Fiction', 9],
  ['Cold Harbour Road', 'Declan Frost', 'Crime', 16],
  ['The Ninth Witness', 'Declan Frost', 'Crime', 13],
  ['Murder at Low Tide', 'Agnes Pell', 'Crime', 8],
  ['Pip and the Paper Moon', 'Lotte Brandt', 'Children', 17],
  ['The Bear Who Baked', 'Lotte Brandt', 'Children', 12],
  ['A Short Walk through Time', 'Prof. Edwin Hale', 'Science', 7],
  ['Why Bridges Stand', 'Ruth Amadi', 'Science', 5],
  ['Empires of Tin', 'Gareth Wynne', 'History', 6],
  ['The Canal Builders', 'Gareth Wynne', 'History', 4],
  ['Soups for Every Season', 'Noor Haddad', 'Cooking', 8],
];
const branches = [
  ['Main Library', 41],
  ['Eastgate', 26],
  ['Mill Lane', 20],
  ['Mobile Bus', 9],
] as const;
const memberTypes = [
  ['Adult', 49],
  ['Child', 27],
  ['Senior', 16],
  ['Student', 11],
] as const;
const formats = [
  ['Hardcover', 33],
  ['Paperback', 45],
  ['Audiobook', 14],
  ['Large Print', 8],
] as const;
const firstDay = '2025-01-03';
const days = 527;
const loanDays = 21;
/** What a day overdue costs, in dollars. */
const fineOfDay = 0.25;

/** Loans of a town library from January 2025 on, as its catalogue system returns them: a JSON array, camelCase names. */
export function libraryLoansFile(): string {
  const random = new Random(1_876);
  const loaned = Array.from({ length: 1040 }, () => Math.floor(days * random.next() ** 0.95)).toSorted(
    (a, b) => a - b,
  );
  return JSON.stringify(
    loaned.map((day, index) => makeLoan(day, index, random)),
    null,
    1,
  );
}

/** What is not back by the middle of June 2026 has no date of return. A fine is there only where a loan came back late. */
function makeLoan(day: number, index: number, random: Random): Loan {
  const [title, author, genre] = random.pickWeighted(titles.map((item) => [item, item[3]]));
  const renewals = random.pickWeighted([
    [0, 70],
    [1, 20],
    [2, 8],
    [3, 2],
  ]);
  const dueDay = day + loanDays * (1 + renewals);
  const returnedDay = day + 2 + Math.floor((dueDay - day + 12) * random.next() ** 0.7);
  const isReturned = returnedDay < days && random.next() > 0.02;
  const daysLate = Math.max(0, returnedDay - dueDay);
  return {
    loanId: 88_010 + index,
    memberId: `M-${String(1 + Math.floor(210 * random.next() ** 1.4)).padStart(4, '0')}`,
    memberType: random.pickWeighted(memberTypes),
    branch: random.pickWeighted(branches),
    title,
    author,
    genre,
    format: random.pickWeighted(formats),
    loanedOn: daysAfter(firstDay, day),
    dueOn: daysAfter(firstDay, dueDay),
    returnedOn: isReturned ? daysAfter(firstDay, returnedDay) : null,
    renewals,
    fineAmount: isReturned && daysLate > 0 ? daysLate * fineOfDay : null,
  };
}
