import type { WrittenQuestion } from '../question.ts';

export const assetQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['how many laptops are currently in use'],
    sql: `SELECT count(*) FROM "Assets" WHERE "Category" = 'Laptop' AND "Status" = 'In use'`,
  },
  {
    kind: 'aggregate',
    turns: ['What did we spend on monitors last year?'],
    sql: `SELECT sum("Purchase Cost ($)") FROM "Assets"
      WHERE "Category" = 'Monitor' AND year("Purchase Date") = 2025`,
  },
  {
    kind: 'by period',
    turns: ['Number of assets purchased per year'],
    sql: `SELECT date_trunc('year', "Purchase Date"), count(*) FROM "Assets" GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'lookup',
    turns: ["What's the asset tag of the most expensive server we bought?"],
    sql: `SELECT "Asset Tag" FROM "Assets" WHERE "Category" = 'Server'
      ORDER BY "Purchase Cost ($)" DESC LIMIT 1`,
  },
  {
    kind: 'date filter',
    turns: ['Which software is up for renewal in the next 30 days?'],
    sql: `SELECT "Software" FROM "Licenses"
      WHERE "Renewal Date" BETWEEN DATE '2026-06-15' AND DATE '2026-07-15'`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['Which licenses have more seats used than purchased?'],
    sql: 'SELECT "Software" FROM "Licenses" WHERE "Seats Used" > "Seats Purchased"',
    isList: true,
  },
  {
    kind: 'ratio',
    turns: ['What percentage of the seats we purchased is actually used, per vendor?'],
    sql: `SELECT "Vendor", sum("Seats Used") / sum("Seats Purchased") FROM "Licenses" GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'missing values',
    turns: ['count of monitors with no warranty expiry on file'],
    sql: `SELECT count(*) FROM "Assets" WHERE "Category" = 'Monitor' AND "Warranty Expiry" IS NULL`,
  },
  {
    kind: 'negation',
    turns: ['How many assets that are not retired are already out of warranty?'],
    sql: `SELECT count(*) FROM "Assets"
      WHERE "Status" <> 'Retired' AND "Warranty Expiry" < DATE '2026-06-15'`,
  },
  {
    kind: 'follow-up',
    turns: ['laptops by manufacturer', 'just the ones in Austin'],
    sql: `SELECT "Manufacturer", count(*) FROM "Assets"
      WHERE "Category" = 'Laptop' AND "Site" = 'Austin' GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which department has the most equipment?'],
    sql: 'SELECT "Department" FROM "Assets" GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How many of our laptops still run Windows 10?'], sql: null },
];
