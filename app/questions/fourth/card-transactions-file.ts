import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

/** Category, share of the transactions, usual pounds, merchants. */
const categories: readonly (readonly [string, number, number, readonly string[]])[] = [
  ['Travel', 27, 96, ['Northern Rail', 'BlueSky Airways', 'CityCab', 'Hertfield Car Hire']],
  ['Meals', 31, 24, ['Bean & Leaf', 'The Copper Pot', 'Noodle Yard', 'Corner Deli']],
  ['Software', 14, 68, ['Cloudform', 'Pixelsmith', 'Mailroom']],
  ['Accommodation', 11, 142, ['Parkside Inn', 'Wayfarer Hotels']],
  ['Office Supplies', 12, 37, ['Paperchain', 'Deskworld']],
  ['Training', 5, 260, ['SkillForge', 'Leadwell Academy']],
];
/** Employee, department, share of the transactions. */
const holders: readonly (readonly [string, string, number])[] = [
  ['A. Whitfield', 'Sales', 17],
  ['B. Oyelaran', 'Sales', 15],
  ['C. Stanhope', 'Marketing', 13],
  ['D. Kowalczyk', 'Marketing', 9],
  ['E. Fairbairn', 'Operations', 14],
  ['F. Mukherjee', 'Operations', 11],
  ['G. Tresswell', 'IT', 12],
  ['H. Pemberton', 'Finance', 6],
];
const firstDay = '2025-01-02';
const days = 527;

/** Company card transactions from January 2025 to mid-June 2026, as a British bank exports them: `DD/MM/YYYY`, debit beside credit. */
export function cardTransactionsFile(): string {
  const random = new Random(8_081);
  const booked = Array.from({ length: 1250 }, () => Math.floor(days * random.next())).toSorted(
    (a, b) => a - b,
  );
  const rows = booked.map((day, index) => transactionRow(day, index, random));
  const header =
    'Transaction Ref,Transaction Date,Employee,Department,Merchant,Category,Debit (GBP),Credit (GBP),Receipt Attached,Approved By';
  return csvText(header.split(','), rows);
}

/** Money out is a debit; the odd refund is a credit with the debit left empty. */
function transactionRow(day: number, index: number, random: Random): string[] {
  const [category, , usualAmount, merchants] = random.pickWeighted(categories.map((item) => [item, item[1]]));
  const [employee, department] = random.pickWeighted(holders.map((item) => [item, item[2]]));
  const amount = (usualAmount * (0.2 + 1.4 * random.next() + 4 * random.next() ** 10)).toFixed(2);
  const isRefund = random.next() < 0.05;
  return [
    `TX${700_310 + index * 3}`,
    britishDate(daysAfter(firstDay, day)),
    employee,
    department,
    random.pick(merchants),
    category,
    isRefund ? '' : amount,
    isRefund ? amount : '',
    random.next() < 0.83 ? 'Y' : 'N',
    random.next() < 0.08 ? '' : random.pick(['R. Haldane', 'S. Quigley', 'T. Adeyemi']),
  ];
}

/** `2025-03-07` as British banks write it: `07/03/2025`. */
function britishDate(date: string): string {
  return date.split('-').toReversed().join('/');
}
