import { type Trap, trapsOf } from './trap.ts';

const mixed = ['mixed-unit'];

export const invoiceTraps: Trap[] = trapsOf('mixed currency', 'invoices', [
  {
    turns: ['What is the total invoice amount?'],
    danger: 'Yen, euros, dollars and pounds are added up.',
    right: ['SELECT Currency, sum(Amount) FROM invoices GROUP BY 1', 'SELECT sum(Amount) FROM invoices'],
    mustWarn: mixed,
  },
  {
    turns: ['What is the total amount in EUR?'],
    danger: 'All amounts are told as euros.',
    right: [`SELECT sum(Amount) FROM invoices WHERE Currency = 'EUR'`],
  },
  {
    turns: ['Total amount by currency'],
    danger: 'None: each sum is of one currency.',
    right: ['SELECT Currency, sum(Amount) FROM invoices GROUP BY 1'],
  },
  {
    turns: ['average amount by country'],
    danger: 'Each country has four currencies.',
    right: ['SELECT Country, avg(Amount) FROM invoices GROUP BY 1'],
    decimals: 2,
    mustWarn: mixed,
  },
  {
    turns: ['Which client has the highest total amount?'],
    danger: 'Who pays in yen wins.',
    right: ['SELECT Client FROM invoices GROUP BY 1 ORDER BY sum(Amount) DESC LIMIT 1'],
    mustWarn: mixed,
  },
  {
    turns: ['What is the largest invoice?'],
    danger: 'The largest number is yen.',
    right: [
      'SELECT "Invoice No" FROM invoices QUALIFY rank() OVER (ORDER BY Amount DESC) = 1',
      'SELECT max(Amount) FROM invoices',
    ],
    isList: true,
    mustWarn: mixed,
  },
  {
    turns: ['Amount by month'],
    danger: 'Months are sums of four currencies.',
    right: [`SELECT date_trunc('month', "Invoice Date"), sum(Amount) FROM invoices GROUP BY 1`],
    mustWarn: mixed,
  },
  {
    turns: ['total amount in dollars for Acme'],
    danger: 'Other currencies are counted in.',
    right: [`SELECT sum(Amount) FROM invoices WHERE Currency = 'USD' AND Client = 'Acme'`],
  },
  {
    turns: ['What is the total weight?'],
    danger: 'Kilograms and pounds are added up.',
    right: ['SELECT sum(Weight) FROM invoices', 'SELECT "Weight Unit", sum(Weight) FROM invoices GROUP BY 1'],
    mustWarn: mixed,
  },
  {
    turns: ['What share of the total amount is from Japan?'],
    danger: 'A share of a mixture.',
    right: [`SELECT sum(Amount) FILTER (WHERE Country = 'Japan') / sum(Amount) FROM invoices`],
    decimals: 4,
    isPercent: true,
    mustWarn: mixed,
  },
  {
    turns: ['Convert the total amount to euros'],
    danger: 'There are no rates.',
    right: [],
  },
]);
