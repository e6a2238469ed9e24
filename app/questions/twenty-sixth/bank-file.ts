import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter, germanDate } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';
import { germanNumber } from './writing.ts';

/** Payee, category, cents at least and at most; what comes in is positive. */
const payees: readonly (readonly [string, string, number, number])[] = [
  ['Lidl', 'Groceries', -9_000, -1_200],
  ['Rewe', 'Groceries', -12_000, -900],
  ['Shell', 'Fuel', -8_500, -3_000],
  ['Amazon', 'Shopping', -15_000, -800],
  ['Vodafone', 'Phone', -3_999, -3_999],
  ['Stadtwerke', 'Utilities', -14_000, -9_000],
  ['Hausverwaltung Meyer', 'Rent', -98_000, -98_000],
  ['Studio Nord GmbH', 'Income', 120_000, 340_000],
  ['Finanzamt', 'Taxes', -60_000, -15_000],
];

/** Account of a freelancer, January 2025 to June 2026, as a German bank exports it: debit and credit apart, the balance after each. */
export function bankFile(): string {
  const random = new Random(26_009);
  let balance = 500_000;
  const rows = Array.from({ length: 380 }, () => random.between(0, 526))
    .toSorted((left, right) => left - right)
    .map((day) => {
      const [payee, category, low, high] = random.pick(payees);
      const cents = random.between(low, high);
      balance += cents;
      const date = germanDate(daysAfter('2025-01-02', day));
      return [
        date,
        payee,
        category,
        cents < 0 ? germanNumber(-cents / 100) : '',
        cents > 0 ? germanNumber(cents / 100) : '',
        germanNumber(balance / 100),
      ];
    });
  return csvText(['Booking Date', 'Payee', 'Category', 'Debit', 'Credit', 'Balance'], rows, ';');
}
