import type { WrittenQuestion } from '../question.ts';

const byTrade = '"Repairs" JOIN "Trades" ON "Code" = "Trade Code"';
const byEstate =
  '"Repairs" JOIN "Properties" ON "Property Ref" = "Prop Ref" JOIN "Estates" ON "Estate Code" = "Estate"';
const byCompany = '"Repairs" JOIN "Contractors" ON "Contractor ID" = "Done By"';

/** What a housing association asks of its homes, its tenants and their repairs. */
export const housingRepairsQuestions: WrittenQuestion[] = [
  { kind: 'count', turns: ['How many properties do we manage?'], sql: 'SELECT count(*) FROM "Properties"' },
  {
    kind: 'count',
    turns: ['How many bungalows do we have?'],
    sql: `SELECT count(*) FROM "Properties" WHERE "Property Type" = 'Bungalow'`,
  },
  {
    kind: 'count',
    turns: ['how many three bed houses are there'],
    sql: `SELECT count(*) FROM "Properties" WHERE "Property Type" = 'House' AND "Beds" = 3`,
  },
  {
    kind: 'count',
    turns: ['How many emergency repairs were reported in 2025?'],
    sql: `SELECT count(*) FROM "Repairs" WHERE "Emergency" = 'Y' AND year("Reported") = 2025`,
  },
  {
    kind: 'missing values',
    turns: ['How many repairs are not completed yet?'],
    sql: 'SELECT count(*) FROM "Repairs" WHERE "Completed" IS NULL',
  },
  {
    kind: 'count',
    turns: ['How many plumbing repairs were there this year?'],
    sql: `SELECT count(*) FROM "Repairs" WHERE "Trade Code" = 'PL' AND year("Reported") = 2026`,
  },
  {
    kind: 'count',
    turns: ['number of tenants in arrears'],
    sql: 'SELECT count(*) FROM "Tenants" WHERE "Arrears" > 0',
  },
  {
    kind: 'count',
    turns: ['How many tenants pay by DD?'],
    sql: `SELECT count(*) FROM "Tenants" WHERE "Pays by DD" = 'Y'`,
  },
  {
    kind: 'count',
    turns: ['How many homes are on the Fernhill estate?'],
    sql: `SELECT count(*) FROM "Properties" WHERE "Estate" = 'FER'`,
  },
  {
    kind: 'by category',
    turns: ['repair cost by trade'],
    sql: `SELECT "Trade", sum("Cost") FROM ${byTrade} GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['number of properties per estate'],
    sql: `SELECT "Estate Name", count(*) FROM "Properties" JOIN "Estates" ON "Estate Code" = "Estate" GROUP BY 1`,
    otherLayoutSql: 'SELECT "Estate", count(*) FROM "Properties" GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['How many repairs were there on each estate?'],
    sql: `SELECT "Estate Name", count(*) FROM ${byEstate} GROUP BY 1`,
    otherLayoutSql: `SELECT "Estate", count(*) FROM ${byEstate} GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['average weekly rent by number of beds'],
    sql: 'SELECT "Beds", avg("Weekly Rent") FROM "Properties" GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['How much did we spend with each contractor?'],
    sql: `SELECT "Company", sum("Cost") FROM ${byCompany} GROUP BY 1`,
    otherLayoutSql: `SELECT "Company", sum("Cost") FROM "Contractors" LEFT JOIN "Repairs" ON "Contractor ID" = "Done By" GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['arrears by housing officer'],
    sql: `SELECT "Housing Officer", sum("Arrears") FROM "Tenants" JOIN "Properties" ON "Property Ref" = "Home"
      JOIN "Estates" ON "Estate Code" = "Estate" GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which trade costs us the most?'],
    sql: `SELECT "Trade" FROM ${byTrade} GROUP BY 1 ORDER BY sum("Cost") DESC LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which contractor did the most jobs?'],
    sql: `SELECT "Company" FROM ${byCompany} GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['street address of the property with the highest weekly rent'],
    sql: 'SELECT "Street Address" FROM "Properties" ORDER BY "Weekly Rent" DESC LIMIT 1',
  },
  {
    kind: 'top or bottom',
    turns: ['Which tenant has the largest arrears?'],
    sql: 'SELECT "First Name", "Surname" FROM "Tenants" ORDER BY "Arrears" DESC LIMIT 1',
    otherLayoutSql: 'SELECT "Tenant ID" FROM "Tenants" ORDER BY "Arrears" DESC LIMIT 1',
  },
  {
    kind: 'top or bottom',
    turns: ['5 most expensive repairs'],
    sql: 'SELECT "Job No" FROM "Repairs" ORDER BY "Cost" DESC LIMIT 5',
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['newest estate'],
    sql: 'SELECT "Estate Name" FROM "Estates" ORDER BY "Year Built" DESC LIMIT 1',
    otherLayoutSql: 'SELECT "Estate Code" FROM "Estates" ORDER BY "Year Built" DESC LIMIT 1',
  },
  {
    kind: 'negation',
    turns: ['Which properties have no tenant?'],
    sql: 'SELECT "Property Ref" FROM "Properties" WHERE "Property Ref" NOT IN (SELECT "Home" FROM "Tenants")',
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['How many homes have never needed a repair?'],
    sql: 'SELECT count(*) FROM "Properties" WHERE "Property Ref" NOT IN (SELECT "Prop Ref" FROM "Repairs")',
  },
  {
    kind: 'negation',
    turns: ['contractors that are not approved'],
    sql: `SELECT "Company" FROM "Contractors" WHERE "Approved" = 'N'`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['Which contractors have not done any repairs?'],
    sql: 'SELECT "Company" FROM "Contractors" WHERE "Contractor ID" NOT IN (SELECT "Done By" FROM "Repairs")',
    isList: true,
  },
  {
    kind: 'list',
    turns: ['Give me first name, surname and arrears of tenants who owe more than 500.'],
    sql: 'SELECT "First Name", "Surname", "Arrears" FROM "Tenants" WHERE "Arrears" > 500',
  },
  {
    kind: 'list',
    turns: ['addresses of flats with one bedroom on Mill Gardens'],
    sql: `SELECT "Street Address" FROM "Properties" WHERE "Property Type" = 'Flat' AND "Beds" = 1 AND "Estate" = 'MIL'`,
  },
  {
    kind: 'list',
    turns: ['properties that had both a roofing repair and a damp repair'],
    sql: `SELECT "Property Ref" FROM "Properties" WHERE "Property Ref" IN (SELECT "Prop Ref" FROM "Repairs" WHERE "Trade Code" = 'RF')
      AND "Property Ref" IN (SELECT "Prop Ref" FROM "Repairs" WHERE "Trade Code" = 'DA')`,
    isList: true,
  },
  {
    kind: 'count',
    turns: ['How many repairs were either gas or electrical?'],
    sql: `SELECT count(*) FROM "Repairs" WHERE "Trade Code" IN ('GA', 'EL')`,
  },
  {
    kind: 'having',
    turns: ['Which properties have had more than 8 repairs?'],
    sql: 'SELECT "Prop Ref" FROM "Repairs" GROUP BY 1 HAVING count(*) > 8',
    isList: true,
  },
  {
    kind: 'having',
    turns: ['trades with an average cost above 480'],
    sql: `SELECT "Trade" FROM ${byTrade} GROUP BY 1 HAVING avg("Cost") > 480`,
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['What is the average cost of a joinery repair?'],
    sql: `SELECT avg("Cost") FROM "Repairs" WHERE "Trade Code" = 'JO'`,
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['total arrears at Colliers Row'],
    sql: `SELECT sum("Arrears") FROM "Tenants" JOIN "Properties" ON "Property Ref" = "Home" WHERE "Estate" = 'COL'`,
  },
  {
    kind: 'aggregate',
    turns: ['How long do emergency repairs take on average from reported to completed?'],
    sql: `SELECT avg("Completed" - "Reported") FROM "Repairs" WHERE "Emergency" = 'Y'`,
    decimals: 1,
  },
  {
    kind: 'compare',
    turns: ['How many properties have a weekly rent below the average?'],
    sql: 'SELECT count(*) FROM "Properties" WHERE "Weekly Rent" < (SELECT avg("Weekly Rent") FROM "Properties")',
  },
  {
    kind: 'distinct',
    turns: ['How many different properties needed a gas repair in 2025?'],
    sql: `SELECT count(DISTINCT "Prop Ref") FROM "Repairs" WHERE "Trade Code" = 'GA' AND year("Reported") = 2025`,
  },
  {
    kind: 'by period',
    turns: ['repairs reported per month in 2025'],
    sql: `SELECT date_trunc('month', "Reported"), count(*) FROM "Repairs" WHERE year("Reported") = 2025 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many tenants were evicted?'], sql: null },
  { kind: 'unanswerable', turns: ['Which contractor has the best customer satisfaction?'], sql: null },
  { kind: 'unanswerable', turns: ['How many furnished flats do we have?'], sql: null },
  { kind: 'unanswerable', turns: ['number of disabled tenants per estate'], sql: null },
  { kind: 'unanswerable', turns: ['How many roofing repairs were covered by warranty?'], sql: null },
  { kind: 'unanswerable', turns: ['average energy rating of our houses'], sql: null },
  {
    kind: 'follow-up',
    turns: ['How many repairs were reported in 2025?', 'what did they cost?'],
    sql: 'SELECT sum("Cost") FROM "Repairs" WHERE year("Reported") = 2025',
  },
  {
    kind: 'follow-up',
    turns: ['repair cost by trade', 'only emergencies'],
    sql: `SELECT "Trade", sum("Cost") FROM ${byTrade} WHERE "Emergency" = 'Y' GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['How many flats are there on Station Yard?', 'and houses?'],
    sql: `SELECT count(*) FROM "Properties" WHERE "Property Type" = 'House' AND "Estate" = 'STA'`,
  },
  {
    kind: 'follow-up',
    turns: ['Which estate has the most properties?', 'and the fewest?'],
    sql: `SELECT "Estate Name" FROM "Properties" JOIN "Estates" ON "Estate Code" = "Estate" GROUP BY 1 ORDER BY count(*) LIMIT 1`,
    otherLayoutSql: 'SELECT "Estate" FROM "Properties" GROUP BY 1 ORDER BY count(*) LIMIT 1',
  },
];
