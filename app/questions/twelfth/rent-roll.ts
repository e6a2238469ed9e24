import type { WrittenQuestion } from '../question.ts';

export const rentRollQuestions: WrittenQuestion[] = [
  {
    kind: 'missing values',
    turns: ['How many of our properties have no tenant at the moment?'],
    sql: 'SELECT count(*) FROM properties WHERE "tenant" IS NULL',
  },
  {
    kind: 'by category',
    turns: ['average rent pcm by area'],
    sql: 'SELECT "area", avg("rent pcm") FROM properties GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['How much rent did we receive in 2025, going by the date received?'],
    sql: `SELECT sum("amount received") FROM "rent payments" WHERE year("date received") = 2025`,
  },
  {
    kind: 'list',
    turns: ['Which June rents have not come in yet?'],
    sql: `SELECT "property ref" FROM "rent payments"
      WHERE "due date" = DATE '2026-06-01' AND "date received" IS NULL`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Rent due in May 2026 against what was actually received for it'],
    sql: `SELECT sum("amount due"), sum("amount received") FROM "rent payments"
      WHERE "due date" >= DATE '2026-05-01' AND "due date" < DATE '2026-06-01'`,
  },
  {
    kind: 'lookup',
    turns: ['When does the gas cert for BR120 expire?'],
    sql: `SELECT "gas cert expires" FROM properties WHERE "property ref" = 'BR120'`,
  },
  {
    kind: 'date filter',
    turns: ['Show me the tenancies that end in July or August 2026'],
    sql: `SELECT "property ref" FROM properties
      WHERE "tenancy end" >= DATE '2026-07-01' AND "tenancy end" < DATE '2026-09-01'`,
    otherLayoutSql: `SELECT "tenant", "tenancy end" FROM properties
      WHERE "tenancy end" >= DATE '2026-07-01' AND "tenancy end" < DATE '2026-09-01'`,
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who is our biggest landlord?'],
    sql: 'SELECT "landlord" FROM properties GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
    mayClarify: true,
  },
  {
    kind: 'by period',
    turns: ['amount due by month for 2025'],
    sql: `SELECT date_trunc('month', "due date"), sum("amount due") FROM "rent payments"
      WHERE year("due date") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'share',
    turns: ['What percentage of our properties are flats?'],
    sql: `SELECT count(*) FILTER ("type" = 'flat') / count(*) FROM properties`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'filter',
    turns: ['How many rents came in more than 5 days after they were due?'],
    sql: `SELECT count(*) FROM "rent payments" WHERE date_diff('day', "due date", "date received") > 5`,
  },
  {
    kind: 'having',
    turns: ['Which landlords get more than £10,000 a month in rent pcm from their let properties?'],
    sql: `SELECT "landlord" FROM properties WHERE "tenant" IS NOT NULL GROUP BY 1 HAVING sum("rent pcm") > 10000`,
  },
  {
    kind: 'follow-up',
    turns: [
      'How many properties does each of us manage?',
      'only the flats',
      'and what is the total rent pcm of those?',
    ],
    sql: `SELECT "managed by", sum("rent pcm") FROM properties WHERE "type" = 'flat' GROUP BY 1`,
    // Those may also be all flats together.
    otherLayoutSql: `SELECT sum("rent pcm") FROM properties WHERE "type" = 'flat'`,
  },
  {
    kind: 'follow-up',
    turns: ['Total amount received by area', 'and by landlord?'],
    sql: `SELECT "landlord", sum("amount received") FROM "rent payments" JOIN properties USING ("property ref")
      GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many repairs did tenants report last month?'], sql: null },
];
