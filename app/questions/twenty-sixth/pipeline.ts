import type { WrittenQuestion } from '../question.ts';

/** What a sales manager asks. */
export const pipelineQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['How much did we close this quarter?'],
    sql: `SELECT sum("Amount") FROM pipeline WHERE "Stage" = 'Closed Won' AND "Close Date" BETWEEN DATE '2026-04-01' AND DATE '2026-06-30'`,
    mayClarify: true,
  },
  {
    kind: 'count',
    turns: ['How many deals did we win in 2025?'],
    sql: `SELECT count(*) FROM pipeline WHERE "Stage" = 'Closed Won' AND year("Close Date") = 2025`,
  },
  {
    kind: 'count',
    turns: ['lost deals last month'],
    sql: `SELECT "Deal ID" FROM pipeline WHERE "Stage" = 'Closed Lost' AND "Close Date" BETWEEN DATE '2026-05-01' AND DATE '2026-05-31'`,
    isList: true,
  },
  {
    kind: 'by category',
    turns: ['win rate by owner'],
    sql: `SELECT "Owner", count(*) FILTER ("Stage" = 'Closed Won')::DOUBLE / count(*) FILTER ("Stage" LIKE 'Closed%') FROM pipeline GROUP BY 1`,
    decimals: 3,
    isPercent: true,
    mayClarify: true,
  },
  {
    kind: 'aggregate',
    turns: ['What is the value of our open pipeline?'],
    sql: `SELECT sum("Amount") FROM pipeline WHERE "Stage" NOT LIKE 'Closed%'`,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['open deals by stage'],
    sql: `SELECT "Stage", count(*) FROM pipeline WHERE "Stage" NOT LIKE 'Closed%' GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Who closed the most revenue in 2025?'],
    sql: `SELECT "Owner" FROM pipeline WHERE "Stage" = 'Closed Won' AND year("Close Date") = 2025 GROUP BY 1 ORDER BY sum("Amount") DESC LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['Why do we lose deals?'],
    sql: `SELECT "Loss Reason", count(*) FROM pipeline WHERE "Stage" = 'Closed Lost' GROUP BY 1`,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['lost amount by loss reason'],
    sql: `SELECT "Loss Reason", sum("Amount") FROM pipeline WHERE "Stage" = 'Closed Lost' GROUP BY 1`,
  },
  {
    kind: 'aggregate',
    turns: ['average deal size of won deals'],
    sql: `SELECT avg("Amount") FROM pipeline WHERE "Stage" = 'Closed Won'`,
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['How long does it take on average to close a deal?'],
    sql: `SELECT avg("Close Date" - "Created Date") FROM pipeline WHERE "Stage" LIKE 'Closed%'`,
    decimals: 1,
    mayClarify: true,
  },
  {
    kind: 'list',
    turns: ['Which deals are expected to close next month?'],
    sql: `SELECT "Deal Name" FROM pipeline WHERE "Close Date" BETWEEN DATE '2026-07-01' AND DATE '2026-07-31'`,
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'top or bottom',
    turns: ['biggest open deals'],
    sql: `SELECT "Deal Name" FROM pipeline WHERE "Stage" NOT LIKE 'Closed%' ORDER BY "Amount" DESC LIMIT 10`,
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['number of deals and total amount by lead source'],
    sql: `SELECT "Lead Source", count(*), sum("Amount") FROM pipeline GROUP BY 1`,
  },
  {
    kind: 'count',
    turns: ['How many deals does Maya have in negotiation?'],
    sql: `SELECT count(*) FROM pipeline WHERE "Owner" = 'Maya Lind' AND "Stage" = 'Negotiation'`,
  },
  {
    kind: 'by category',
    turns: ['which lead source brings the most won deals'],
    sql: `SELECT "Lead Source" FROM pipeline WHERE "Stage" = 'Closed Won' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'compare',
    turns: ['Did Maya or Oscar win more deals in 2025?'],
    sql: `SELECT "Owner", count(*) FROM pipeline WHERE "Owner" IN ('Maya Lind', 'Oscar Bell') AND "Stage" = 'Closed Won' AND year("Close Date") = 2025 GROUP BY 1`,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How many calls did Priya make?'], sql: null },
  {
    kind: 'follow-up',
    turns: ['won deals by owner in 2025', 'and lost?'],
    sql: `SELECT "Owner", count(*) FROM pipeline WHERE "Stage" = 'Closed Lost' AND year("Close Date") = 2025 GROUP BY 1`,
    mayClarify: true,
  },
  {
    kind: 'follow-up',
    turns: ['total amount by account', 'only open deals'],
    sql: `SELECT "Account", sum("Amount") FROM pipeline WHERE "Stage" NOT LIKE 'Closed%' GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['total amount by account', 'top 5', 'without Heron Energy'],
    sql: `SELECT "Account", sum("Amount") FROM pipeline WHERE "Account" <> 'Heron Energy' GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
];
