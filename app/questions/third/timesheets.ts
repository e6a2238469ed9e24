import type { WrittenQuestion } from '../question.ts';

export const timesheetQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['How many hours did we log in 2025?'],
    sql: 'SELECT sum("Hours") FROM "Time Entries" WHERE year("Work Date") = 2025',
  },
  {
    kind: 'by category',
    turns: ['hours per client so far this year'],
    sql: `SELECT "Client", sum("Hours") FROM "Time Entries" JOIN "Projects" USING ("Project Code")
      WHERE "Work Date" >= DATE '2026-01-01' GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Who put in the most hours last month?'],
    sql: `SELECT "Consultant" FROM "Time Entries"
      WHERE "Work Date" >= DATE '2026-05-01' AND "Work Date" < DATE '2026-06-01'
      GROUP BY 1 ORDER BY sum("Hours") DESC LIMIT 1`,
  },
  {
    kind: 'list',
    turns: ['Which projects have a deadline after 1 September 2026?'],
    sql: `SELECT "Project Name" FROM "Projects" WHERE "Deadline" > DATE '2026-09-01'`,
    isList: true,
  },
  {
    kind: 'ratio',
    turns: ['What is the average number of hours per entry for each activity?'],
    sql: 'SELECT "Activity", avg("Hours") FROM "Time Entries" GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'share',
    turns: ['How much of our time is billable, in percent?'],
    sql: `SELECT sum("Hours") FILTER ("Billable" = 'Yes') / sum("Hours") FROM "Time Entries"`,
    isPercent: true,
  },
  {
    kind: 'lookup',
    turns: ['Who is the manager of the Returns Portal?'],
    sql: `SELECT "Manager" FROM "Projects" WHERE "Project Name" = 'Returns Portal'`,
  },
  {
    kind: 'compare',
    turns: ['Compare the hours spent on Design and Testing in Q1 2026'],
    sql: `SELECT "Activity", sum("Hours") FROM "Time Entries" WHERE "Activity" IN ('Design', 'Testing')
      AND "Work Date" >= DATE '2026-01-01' AND "Work Date" < DATE '2026-04-01' GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Hours") FILTER ("Activity" = 'Design'), sum("Hours") FILTER ("Activity" = 'Testing')
      FROM "Time Entries" WHERE "Work Date" >= DATE '2026-01-01' AND "Work Date" < DATE '2026-04-01'`,
  },
  {
    kind: 'negation',
    turns: ['Which projects have no time entries in 2026?'],
    sql: `SELECT "Project Name" FROM "Projects" WHERE "Project Code" NOT IN
      (SELECT "Project Code" FROM "Time Entries" WHERE "Work Date" >= DATE '2026-01-01')`,
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ["What's our largest project?"],
    sql: 'SELECT "Project Name" FROM "Projects" ORDER BY "Budget Hours" DESC LIMIT 1',
    mayClarify: true,
  },
  {
    kind: 'follow-up',
    turns: ['Hours by consultant in 2025', 'and only Travel?'],
    sql: `SELECT "Consultant", sum("Hours") FROM "Time Entries"
      WHERE "Activity" = 'Travel' AND year("Work Date") = 2025 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many vacation days does each consultant have left?'], sql: null },
];
