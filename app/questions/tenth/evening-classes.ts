import type { WrittenQuestion } from '../question.ts';

export const eveningClassQuestions: WrittenQuestion[] = [
  {
    kind: 'by category',
    turns: ['How many enrolments do we have per subject?'],
    sql: `SELECT "Subject", count(*) FROM "Enrolments" JOIN "Courses" USING ("Course Code") GROUP BY 1`,
  },
  {
    kind: 'aggregate',
    turns: ['How much have we taken in fees from people on concession?'],
    sql: `SELECT sum("Fee Paid (£)") FROM "Enrolments" WHERE "Concession?" = 'Yes'`,
  },
  {
    kind: 'list',
    turns: ['which enrolments have not been paid yet?'],
    sql: 'SELECT "Enrolment No." FROM "Enrolments" WHERE "Paid On" IS NULL',
    otherLayoutSql: 'SELECT "Learner Name" FROM "Enrolments" WHERE "Paid On" IS NULL',
    isList: true,
  },
  {
    kind: 'by category',
    turns: ['average attendance by tutor'],
    sql: `SELECT "Tutor", avg("Attendance %") FROM "Enrolments" JOIN "Courses" USING ("Course Code") GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Enrolments per month since September 2025'],
    sql: `SELECT date_trunc('month', "Enrolled On"), count(*) FROM "Enrolments"
      WHERE "Enrolled On" >= DATE '2025-09-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['What are our 5 most popular courses by number of enrolments?'],
    sql: `SELECT "Course Title", count(*) FROM "Enrolments" JOIN "Courses" USING ("Course Code")
      GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    otherLayoutSql: 'SELECT "Course Code", count(*) FROM "Enrolments" GROUP BY 1 ORDER BY 2 DESC LIMIT 5',
    isOrdered: true,
  },
  {
    kind: 'having',
    turns: ['Which courses had fewer than 15 enrolments?'],
    sql: `SELECT "Course Title" FROM "Enrolments" JOIN "Courses" USING ("Course Code")
      GROUP BY 1 HAVING count(*) < 15`,
    otherLayoutSql: 'SELECT "Course Code" FROM "Enrolments" GROUP BY 1 HAVING count(*) < 15',
    isList: true,
  },
  {
    kind: 'share',
    turns: ['What share of our enrolments comes from each home town?'],
    sql: `SELECT "Home Town", count(*) / (SELECT count(*) FROM "Enrolments") FROM "Enrolments" GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'lookup',
    turns: ['Who teaches Upholstery and what is the full fee?'],
    sql: `SELECT "Tutor", "Full Fee (£)" FROM "Courses" WHERE "Course Title" = 'Upholstery'`,
  },
  {
    kind: 'missing values',
    turns: ['How many enrolments have no age filled in?'],
    sql: 'SELECT count(*) FROM "Enrolments" WHERE "Age" IS NULL',
  },
  {
    kind: 'aggregate',
    turns: ['median age of the language learners'],
    sql: `SELECT median("Age") FROM "Enrolments" JOIN "Courses" USING ("Course Code") WHERE "Subject" = 'Languages'`,
  },
  {
    kind: 'ratio',
    turns: ['How many places are still free on Knife Skills?'],
    sql: `SELECT any_value("Places") - count(*) FROM "Enrolments" JOIN "Courses" USING ("Course Code")
      WHERE "Course Title" = 'Knife Skills'`,
  },
  {
    kind: 'follow-up',
    turns: ['How many enrolments did we get from Hexley in 2025?', 'and from Marden?'],
    sql: `SELECT count(*) FROM "Enrolments" WHERE "Home Town" = 'Marden' AND year("Enrolled On") = 2025`,
  },
  { kind: 'unanswerable', turns: ['What did we pay our tutors last term?'], sql: null },
  { kind: 'unanswerable', turns: ['How many people signed up for the yoga class?'], sql: null },
];
