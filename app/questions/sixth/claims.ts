import type { WrittenQuestion } from '../question.ts';

export const claimQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['total amount paid out on claims closed in Q1 2026'],
    sql: `SELECT sum("Amount Paid (USD)") FROM "Claims"
      WHERE "Closed Date" >= DATE '2026-01-01' AND "Closed Date" < DATE '2026-04-01'`,
  },
  {
    kind: 'by category',
    turns: ['Number of claims by product'],
    sql: 'SELECT "Product", count(*) FROM "Claims" JOIN "Policies" USING ("Policy Number") GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['What is our annual premium per broker?'],
    sql: 'SELECT "Broker", sum("Annual Premium (USD)") FROM "Policies" GROUP BY 1',
    mayClarify: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which cause of loss has the highest average amount claimed?'],
    sql: 'SELECT "Cause of Loss" FROM "Claims" GROUP BY 1 ORDER BY avg("Amount Claimed (USD)") DESC LIMIT 1',
  },
  {
    kind: 'share',
    turns: ['How many percent of our claims were denied?'],
    sql: `SELECT count(*) FILTER ("Claim Status" = 'Denied') / count(*) FROM "Claims"`,
    isPercent: true,
  },
  {
    kind: 'negation',
    turns: ['How many policies have never had a claim?'],
    sql: `SELECT count(*) FROM "Policies" WHERE "Policy Number" NOT IN (SELECT "Policy Number" FROM "Claims")`,
  },
  {
    kind: 'missing values',
    turns: ['claims without an adjuster that are still open or in review'],
    sql: `SELECT "Claim Number" FROM "Claims"
      WHERE "Adjuster" IS NULL AND "Claim Status" IN ('Open', 'In Review')`,
    isList: true,
  },
  {
    kind: 'lookup',
    turns: ["What's the deductible on policy HP-70013?"],
    sql: `SELECT "Deductible (USD)" FROM "Policies" WHERE "Policy Number" = 'HP-70013'`,
  },
  {
    kind: 'filter',
    turns: ['How many claims were reported more than 10 days after the loss?'],
    sql: `SELECT count(*) FROM "Claims" WHERE date_diff('day', "Loss Date", "Reported Date") > 10`,
  },
  {
    kind: 'having',
    turns: ['Policyholders with at least 9 claims, please'],
    sql: `SELECT "Policyholder" FROM "Claims" JOIN "Policies" USING ("Policy Number")
      GROUP BY "Policy Number", "Policyholder" HAVING count(*) >= 9`,
  },
  {
    kind: 'follow-up',
    turns: ['How much was claimed for burglaries reported in 2025?', 'split that by state'],
    sql: `SELECT "State", sum("Amount Claimed (USD)") FROM "Claims" JOIN "Policies" USING ("Policy Number")
      WHERE "Cause of Loss" = 'Burglary' AND year("Reported Date") = 2025 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many claims went to court?'], sql: null },
];
