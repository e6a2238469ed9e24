import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

const customers: readonly (readonly [string, string, number])[] = [
  ['Alder & Sons', 'UK', 16],
  ['Birch Logistics', 'Germany', 13],
  ['Cobalt Studios', 'UK', 11],
  ['Dune Hotels', 'Spain', 10],
  ['Ember Foods', 'France', 9],
  ['Fjord Shipping', 'Norway', 8],
  ['Granite Works', 'Germany', 7],
  ['Harbour Dental', 'UK', 6],
  ['Iris Optics', 'France', 5],
];
const today = '2026-06-12';

/** Invoices of an invented agency, January 2024 to June 2026: what is not paid yet has no date of payment. */
export function receivablesFile(): string {
  const random = new Random(26_003);
  const days = Array.from({ length: 340 }, () => random.between(0, 892)).toSorted(
    (left, right) => left - right,
  );
  const rows = days.map((day, index) => {
    const [customer, country] = random.pickWeighted(customers.map((item) => [item, item[2]]));
    const issued = daysAfter('2024-01-02', day);
    const due = daysAfter(issued, random.pick([14, 30, 30, 60]));
    const paid = daysAfter(due, random.between(-12, 40));
    const isPaid = paid <= today && random.next() < 0.94;
    const amount = random.between(20_000, 1_450_000) / 100;
    return [
      `INV-${4001 + index}`,
      customer,
      country,
      issued,
      due,
      isPaid ? paid : '',
      amount.toFixed(2),
      'EUR',
    ];
  });
  return csvText(
    ['Invoice #', 'Customer', 'Country', 'Invoice Date', 'Due Date', 'Paid Date', 'Amount', 'Currency'],
    rows,
  );
}
