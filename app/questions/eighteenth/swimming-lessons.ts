import type { WrittenQuestion } from '../question.ts';

export const swimmingLessonQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many swimmers are on the waiting list?'],
    sql: "SELECT count(*) FROM Enrolments WHERE Status = 'Waiting list'",
  },
  {
    kind: 'aggregate',
    turns: ['What is the median age of the swimmers in Stage 3?'],
    sql: `SELECT median("Swimmer Age") FROM Enrolments WHERE Level = 'Stage 3'`,
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['How many enrolments does each centre have for Summer 2026?'],
    sql: "SELECT Centre, count(*) FROM Enrolments WHERE Term = 'Summer 2026' GROUP BY 1",
  },
  {
    kind: 'by category',
    turns: ['Average number of lessons attended per instructor, completed enrolments only'],
    sql: `SELECT Instructor, avg("Lessons Attended") FROM Enrolments WHERE Status = 'Completed' GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['enrolments per quarter since January 2025 as a line chart'],
    sql: `SELECT date_trunc('quarter', "Enrolled On"), count(*) FROM Enrolments
      WHERE "Enrolled On" >= DATE '2025-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which three instructors had the most enrolments in Spring 2026?'],
    sql: `SELECT Instructor FROM Enrolments WHERE Term = 'Spring 2026'
      GROUP BY 1 ORDER BY count(*) DESC LIMIT 3`,
  },
  {
    kind: 'top or bottom',
    turns: ['What is our least popular class day?'],
    sql: 'SELECT "Class Day" FROM Enrolments GROUP BY 1 ORDER BY count(*) LIMIT 1',
  },
  {
    kind: 'filter',
    turns: ['How many enrolments at Ashdown Leisure Centre are for children younger than 5?'],
    sql: `SELECT count(*) FROM Enrolments WHERE Centre = 'Ashdown Leisure Centre' AND "Swimmer Age" < 5`,
  },
  {
    kind: 'filter',
    turns: ['how many of the completed enrolments attended fewer than 6 lessons'],
    sql: `SELECT count(*) FROM Enrolments WHERE Status = 'Completed' AND "Lessons Attended" < 6`,
  },
  {
    kind: 'date filter',
    turns: ['What do the fees add up to for everyone who enrolled in August 2025?'],
    sql: `SELECT sum("Fee (£)") FROM Enrolments
      WHERE "Enrolled On" >= DATE '2025-08-01' AND "Enrolled On" < DATE '2025-09-01'`,
  },
  {
    kind: 'share',
    turns: ['What share of the Spring 2026 enrolments was paid by direct debit?'],
    sql: `SELECT count(*) FILTER ("Payment Method" = 'Direct Debit') / count(*) FROM Enrolments
      WHERE Term = 'Spring 2026'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Can you list the cancelled enrolments at Kingsmoor Pool for the Summer 2026 term?'],
    sql: `SELECT "Enrolment ID" FROM Enrolments
      WHERE Status = 'Cancelled' AND Centre = 'Kingsmoor Pool' AND Term = 'Summer 2026'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['How do total fees for Autumn 2025 compare with Autumn 2024?'],
    sql: `SELECT Term, sum("Fee (£)") FROM Enrolments WHERE Term IN ('Autumn 2024', 'Autumn 2025') GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Fee (£)") FILTER (Term = 'Autumn 2025'), sum("Fee (£)") FILTER (Term = 'Autumn 2024')
      FROM Enrolments`,
  },
  {
    kind: 'follow-up',
    turns: ['Total fees by level', 'just Priory Park Pool', 'as a bar chart'],
    sql: `SELECT Level, sum("Fee (£)") FROM Enrolments WHERE Centre = 'Priory Park Pool' GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['What did we pay our instructors last year?'], sql: null },
];
