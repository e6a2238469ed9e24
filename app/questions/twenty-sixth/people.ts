import type { WrittenQuestion } from '../question.ts';

/** What an HR partner asks. */
export const peopleQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many people joined in 2025?'],
    sql: `SELECT count(*) FROM "Staff" WHERE year("Date Joined") = 2025`,
  },
  {
    kind: 'count',
    turns: ['How many people left last year?'],
    sql: `SELECT count(*) FROM "Staff" WHERE year("Date Left") = 2025`,
  },
  {
    kind: 'list',
    turns: ['Who left in 2026?'],
    sql: `SELECT "Full Name" FROM "Staff" WHERE year("Date Left") = 2026`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['Who joined in the last 3 months?'],
    sql: `SELECT "Full Name" FROM "Staff" WHERE "Date Joined" BETWEEN DATE '2026-03-15' AND DATE '2026-06-15'`,
    otherLayoutSql: `SELECT "Full Name" FROM "Staff" WHERE "Date Joined" BETWEEN DATE '2026-03-01' AND DATE '2026-05-31'`,
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'count',
    turns: ['What is our current headcount?'],
    sql: `SELECT count(*) FROM "Staff" WHERE "Date Left" IS NULL`,
  },
  {
    kind: 'by category',
    turns: ['headcount by department'],
    sql: `SELECT "Department", count(*) FROM "Staff" WHERE "Date Left" IS NULL GROUP BY 1`,
    mayClarify: true,
  },
  {
    kind: 'count',
    turns: ['What was the headcount at the end of 2024?'],
    sql: `SELECT count(*) FROM "Staff" WHERE "Date Joined" <= DATE '2024-12-31' AND ("Date Left" IS NULL OR "Date Left" > DATE '2024-12-31')`,
  },
  {
    kind: 'by category',
    turns: ['average tenure by department'],
    sql: `SELECT "Department", avg(coalesce("Date Left", DATE '2026-06-15') - "Date Joined") / 365.2425 FROM "Staff" GROUP BY 1`,
    decimals: 2,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['How many people resigned per department?'],
    sql: `SELECT "Department", count(*) FROM "Staff" WHERE "Reason for Leaving" = 'Resigned' GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['average salary by job title'],
    sql: `SELECT "Job Title", avg("Annual Salary (EUR)") FROM "Staff" GROUP BY 1`,
    decimals: 2,
    mayClarify: true,
  },
  {
    kind: 'aggregate',
    turns: ['What is the median salary in Engineering?'],
    sql: `SELECT median("Annual Salary (EUR)") FROM "Staff" WHERE "Department" = 'Engineering'`,
    mayClarify: true,
  },
  {
    kind: 'share',
    turns: ['What percentage of staff are women?'],
    sql: `SELECT avg(CASE WHEN "Gender" = 'Female' THEN 1.0 ELSE 0 END) FROM "Staff"`,
    isPercent: true,
    decimals: 3,
    mayClarify: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who are the 5 highest paid employees?'],
    sql: `SELECT "Full Name" FROM "Staff" ORDER BY "Annual Salary (EUR)" DESC LIMIT 5`,
    mayClarify: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who has been here the longest?'],
    sql: `SELECT "Full Name" FROM "Staff" WHERE "Date Left" IS NULL ORDER BY "Date Joined" LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'by period',
    turns: ['joiners and leavers by year'],
    sql: `SELECT y, (SELECT count(*) FROM "Staff" WHERE year("Date Joined") = y), (SELECT count(*) FROM "Staff" WHERE year("Date Left") = y) FROM generate_series(2018, 2026) AS t(y)`,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['Which department has the most leavers?'],
    sql: `SELECT "Department" FROM "Staff" WHERE "Date Left" IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  },
  {
    kind: 'count',
    turns: ['How many employees still work here in Lisbon?'],
    sql: `SELECT count(*) FROM "Staff" WHERE "Date Left" IS NULL AND "Location" = 'Lisbon'`,
  },
  {
    kind: 'ratio',
    turns: ['attrition rate in 2025'],
    sql: `SELECT count(*) FILTER (year("Date Left") = 2025)::DOUBLE / 1 FROM "Staff"`,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How many sick days did people take?'], sql: null },
  {
    kind: 'follow-up',
    turns: ['How many people joined in 2025?', 'who are they?'],
    sql: `SELECT "Full Name" FROM "Staff" WHERE year("Date Joined") = 2025`,
    isList: true,
  },
  {
    kind: 'follow-up',
    turns: ['average salary by department', 'only in Berlin'],
    sql: `SELECT "Department", avg("Annual Salary (EUR)") FROM "Staff" WHERE "Location" = 'Berlin' GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'follow-up',
    turns: ['How many people left in 2025?', 'and by department?'],
    sql: `SELECT "Department", count(*) FROM "Staff" WHERE year("Date Left") = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['How many people left in 2025?', 'and the year before?'],
    sql: `SELECT count(*) FROM "Staff" WHERE year("Date Left") = 2024`,
  },
];
