import type { WrittenQuestion } from '../question.ts';

export const vetVisitQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['What did we charge in total in May 2026?'],
    sql: `SELECT sum("TotalCharge") FROM vet_visits
      WHERE "VisitDate" >= DATE '2026-05-01' AND "VisitDate" < DATE '2026-06-01'`,
  },
  {
    kind: 'by category',
    turns: ['visits by species this year'],
    sql: `SELECT "Species", count(*) FROM vet_visits WHERE "VisitDate" >= DATE '2026-01-01' GROUP BY 1`,
  },
  {
    kind: 'aggregate',
    turns: ['What does an emergency cost the owner on average, all in?'],
    sql: `SELECT avg("TotalCharge") FROM vet_visits WHERE "VisitReason" = 'Emergency'`,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['How has the number of visits developed quarter by quarter?'],
    sql: `SELECT date_trunc('quarter', "VisitDate"), count(*) FROM vet_visits GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which vet had the most visits last month?'],
    sql: `SELECT "VetName" FROM vet_visits WHERE "VisitDate" >= DATE '2026-05-01' AND "VisitDate" < DATE '2026-06-01'
      GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  },
  {
    kind: 'share',
    turns: ['What percentage of dog visits were insured?'],
    sql: `SELECT count(*) FILTER ("IsInsured") / count(*) FROM vet_visits WHERE "Species" = 'Dog'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'missing values',
    turns: ['How much money are we still owed for visits that have not been paid?'],
    sql: 'SELECT sum("TotalCharge") FROM vet_visits WHERE "PaidDate" IS NULL',
  },
  {
    kind: 'list',
    turns: ['Which follow-ups are due this week?'],
    sql: `SELECT "VisitId" FROM vet_visits
      WHERE "FollowUpDate" >= DATE '2026-06-15' AND "FollowUpDate" <= DATE '2026-06-21'`,
    otherLayoutSql: `SELECT "PetName", "OwnerName" FROM vet_visits
      WHERE "FollowUpDate" >= DATE '2026-06-15' AND "FollowUpDate" <= DATE '2026-06-21'`,
    isList: true,
  },
  {
    kind: 'distinct',
    turns: ['How many different owners do we have from Rathgar?'],
    sql: `SELECT count(DISTINCT "OwnerName") FROM vet_visits WHERE "OwnerTown" = 'Rathgar'`,
  },
  {
    kind: 'compare',
    turns: ['Harbour Road vs Kilcarn: total charge in 2025'],
    sql: `SELECT "Clinic", sum("TotalCharge") FROM vet_visits
      WHERE "Clinic" IN ('Harbour Road', 'Kilcarn') AND year("VisitDate") = 2025 GROUP BY 1`,
    otherLayoutSql: `SELECT sum("TotalCharge") FILTER ("Clinic" = 'Harbour Road'),
      sum("TotalCharge") FILTER ("Clinic" = 'Kilcarn') FROM vet_visits WHERE year("VisitDate") = 2025`,
  },
  {
    kind: 'top or bottom',
    turns: ['top 3 reasons for cat visits'],
    sql: `SELECT "VisitReason", count(*) FROM vet_visits WHERE "Species" = 'Cat'
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'negation',
    turns: ['How many visits were for animals other than dogs and cats?'],
    sql: `SELECT count(*) FROM vet_visits WHERE "Species" NOT IN ('Dog', 'Cat')`,
  },
  {
    kind: 'follow-up',
    turns: ['Total charges by visit reason in 2025', 'dogs only', 'top 3'],
    sql: `SELECT "VisitReason", sum("TotalCharge") FROM vet_visits
      WHERE "Species" = 'Dog' AND year("VisitDate") = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which of our clinics is the strongest?'],
    sql: 'SELECT "Clinic" FROM vet_visits GROUP BY 1 ORDER BY sum("TotalCharge") DESC LIMIT 1',
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How many vaccine doses do we have left in the fridge?'], sql: null },
];
