import type { WrittenQuestion } from '../question.ts';

export const gymQuestions: WrittenQuestion[] = [
  {
    kind: 'by category',
    turns: ['active members per club'],
    sql: `SELECT "homeClub", count(*) FROM gym_members WHERE "status" = 'Active' GROUP BY 1`,
  },
  {
    kind: 'aggregate',
    turns: ['How much do we take in monthly fees from our active members?'],
    sql: `SELECT sum("monthlyFee") FROM gym_members WHERE "status" = 'Active'`,
  },
  {
    kind: 'aggregate',
    turns: ['average age of members by plan'],
    sql: 'SELECT "plan", avg("age") FROM gym_members GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['How many people cancelled in each quarter of 2025?'],
    sql: `SELECT date_trunc('quarter', "cancelledOn"), count(*) FROM gym_members
      WHERE year("cancelledOn") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['What are the three most common reasons for cancelling?'],
    sql: `SELECT "cancelReason", count(*) FROM gym_members WHERE "cancelReason" IS NOT NULL
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'share',
    turns: ['What percentage of members who joined in 2025 came through a friend?'],
    sql: `SELECT count(*) FILTER ("joinedVia" = 'Friend') / count(*) FROM gym_members
      WHERE year("joinedOn") = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'date filter',
    turns: ['Number of active members whose last visit was before April 2026'],
    sql: `SELECT count(*) FROM gym_members WHERE "status" = 'Active' AND "lastVisitOn" < DATE '2026-04-01'`,
  },
  {
    kind: 'missing values',
    turns: ['Which active members have no email address?'],
    sql: `SELECT "fullName" FROM gym_members WHERE "status" = 'Active' AND "email" IS NULL`,
    isList: true,
  },
  {
    kind: 'distinct',
    turns: ['How many different personal trainers do we have at Riverside?'],
    sql: `SELECT count(DISTINCT "personalTrainer") FROM gym_members WHERE "homeClub" = 'Riverside'`,
  },
  {
    kind: 'having',
    turns: ['Which personal trainers look after more than 8 active members?'],
    sql: `SELECT "personalTrainer" FROM gym_members
      WHERE "status" = 'Active' AND "personalTrainer" IS NOT NULL GROUP BY 1 HAVING count(*) > 8`,
  },
  {
    kind: 'follow-up',
    turns: ['How many members joined in 2025?', 'split by plan', 'and for 2024?'],
    sql: 'SELECT "plan", count(*) FROM gym_members WHERE year("joinedOn") = 2024 GROUP BY 1',
  },
  {
    kind: 'top or bottom',
    turns: ['Who is our most popular personal trainer?'],
    sql: `SELECT "personalTrainer" FROM gym_members WHERE "personalTrainer" IS NOT NULL
      GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'filter',
    turns: ['how many students pay by card'],
    sql: `SELECT count(*) FROM gym_members WHERE "plan" = 'Student' AND "paymentMethod" = 'Card'`,
  },
  { kind: 'unanswerable', turns: ['How many members do we have at the Lakeside club?'], sql: null },
  { kind: 'unanswerable', turns: ['How many people came to the yoga class last week?'], sql: null },
];
