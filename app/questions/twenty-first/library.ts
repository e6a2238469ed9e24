import type { WrittenQuestion } from '../question.ts';

export const libraryQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['How many visits did our libraries have in total in 2025?'],
    sql: 'SELECT sum("Visits") FROM library_branch_activity WHERE year("Month") = 2025',
  },
  {
    kind: 'aggregate',
    turns: ['What was the average monthly number of visits at the Central Library in 2025?'],
    sql: `SELECT avg("Visits") FROM library_branch_activity
      WHERE "Branch" = 'Central Library' AND year("Month") = 2025`,
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['I need book loans by district for 2025'],
    sql: 'SELECT "District", sum("Book Loans") FROM library_branch_activity WHERE year("Month") = 2025 GROUP BY 1',
  },
  {
    kind: 'by period',
    turns: ['How have e-loans developed month by month since January 2025?'],
    sql: `SELECT "Month", sum("E-Loans") FROM library_branch_activity
      WHERE "Month" >= DATE '2025-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 5 branches had the most visitors last year?'],
    sql: `SELECT "Branch" FROM library_branch_activity WHERE year("Month") = 2025
      GROUP BY 1 ORDER BY sum("Visits") DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['the three branches with the fewest book loans so far this year'],
    sql: `SELECT "Branch" FROM library_branch_activity WHERE year("Month") = 2026
      GROUP BY 1 ORDER BY sum("Book Loans") LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['What is the total number of visits to the mobile libraries in 2024?'],
    sql: `SELECT sum("Visits") FROM library_branch_activity
      WHERE "Branch Type" = 'Mobile' AND year("Month") = 2024`,
  },
  {
    kind: 'filter',
    turns: ['In how many months did Harbour Road have more than 9,000 visits?'],
    sql: `SELECT count(*) FROM library_branch_activity WHERE "Branch" = 'Harbour Road' AND "Visits" > 9000`,
  },
  {
    kind: 'date filter',
    turns: ['How many new members joined from September 2025 to February 2026?'],
    sql: `SELECT sum("New Members") FROM library_branch_activity
      WHERE "Month" >= DATE '2025-09-01' AND "Month" < DATE '2026-03-01'`,
  },
  {
    kind: 'share',
    turns: ['What share of the PC sessions in 2025 took place in the North district?'],
    sql: `SELECT sum("PC Sessions") FILTER ("District" = 'North') / sum("PC Sessions")
      FROM library_branch_activity WHERE year("Month") = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Please list the branches that held more than 15 events in May 2026'],
    sql: `SELECT "Branch" FROM library_branch_activity WHERE "Events" > 15 AND "Month" = DATE '2026-05-01'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['How does event attendance in 2025 compare with 2024?'],
    sql: `SELECT year("Month"), sum("Event Attendance") FROM library_branch_activity
      WHERE year("Month") IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Event Attendance") FILTER (year("Month") = 2025),
      sum("Event Attendance") FILTER (year("Month") = 2024) FROM library_branch_activity`,
  },
  {
    kind: 'follow-up',
    turns: ['Total visits per branch type in 2025', 'and the book loans?'],
    sql: `SELECT "Branch Type", sum("Book Loans") FROM library_branch_activity
      WHERE year("Month") = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['How many new members did we get in May 2026?', 'by branch please', 'only the South district'],
    sql: `SELECT "Branch", sum("New Members") FROM library_branch_activity
      WHERE "Month" = DATE '2026-05-01' AND "District" = 'South' GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['Which authors were borrowed most last year?'], sql: null },
];
