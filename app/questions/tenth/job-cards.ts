import type { WrittenQuestion } from '../question.ts';

export const jobCardQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many jobs came in last month?'],
    sql: `SELECT count(*) FROM job_cards WHERE "DATE_IN" >= DATE '2026-05-01' AND "DATE_IN" < DATE '2026-06-01'`,
  },
  {
    kind: 'by category',
    turns: ['invoice total by job type'],
    sql: 'SELECT "JOB_TYPE", sum("INVOICE_TOTAL") FROM job_cards GROUP BY 1',
  },
  {
    kind: 'aggregate',
    turns: ['How many labour hours does a clutch job take on average?'],
    sql: `SELECT avg("LABOUR_HRS") FROM job_cards WHERE "JOB_TYPE" = 'Clutch'`,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Number of MOTs per month in 2025, by date in'],
    sql: `SELECT date_trunc('month', "DATE_IN"), count(*) FROM job_cards
      WHERE "JOB_TYPE" = 'MOT' AND year("DATE_IN") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'share',
    turns: ['What percentage of MOTs failed?'],
    sql: `SELECT count(*) FILTER ("MOT_RESULT" = 'Fail') / count(*) FROM job_cards WHERE "JOB_TYPE" = 'MOT'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which technician had the most comebacks?'],
    sql: `SELECT "TECHNICIAN" FROM job_cards WHERE "COMEBACK" = 'Y' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  },
  {
    kind: 'missing values',
    turns: ['Which jobs are still in the workshop, i.e. have no date out?'],
    sql: 'SELECT "JOB_NO" FROM job_cards WHERE "DATE_OUT" IS NULL',
    otherLayoutSql: 'SELECT "REG_NO" FROM job_cards WHERE "DATE_OUT" IS NULL',
    isList: true,
  },
  {
    kind: 'distinct',
    turns: ['How many different vehicles came in during 2025?'],
    sql: 'SELECT count(DISTINCT "REG_NO") FROM job_cards WHERE year("DATE_IN") = 2025',
  },
  {
    kind: 'lookup',
    turns: ['When did HS72 XBH last come in?'],
    sql: `SELECT max("DATE_IN") FROM job_cards WHERE "REG_NO" = 'HS72 XBH'`,
  },
  {
    kind: 'filter',
    turns: ['How much have we billed for parts on Fords?'],
    sql: `SELECT sum("PARTS_AMT") FROM job_cards WHERE "MAKE" = 'Ford'`,
  },
  {
    kind: 'negation',
    turns: ['average invoice total without the MOTs'],
    sql: `SELECT avg("INVOICE_TOTAL") FROM job_cards WHERE "JOB_TYPE" <> 'MOT'`,
    decimals: 2,
  },
  {
    kind: 'compare',
    turns: ['What have we billed in labour and what in parts for clutch jobs?'],
    sql: `SELECT sum("LABOUR_AMT"), sum("PARTS_AMT") FROM job_cards WHERE "JOB_TYPE" = 'Clutch'`,
    otherLayoutSql: `SELECT unnest([sum("LABOUR_AMT"), sum("PARTS_AMT")]) FROM job_cards WHERE "JOB_TYPE" = 'Clutch'`,
  },
  {
    kind: 'follow-up',
    turns: ['How many jobs per customer type have come in this year?', 'just the brakes', 'and in 2025?'],
    sql: `SELECT "CUST_TYPE", count(*) FROM job_cards
      WHERE "JOB_TYPE" = 'Brakes' AND year("DATE_IN") = 2025 GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ["Who's our best technician?"],
    sql: 'SELECT "TECHNICIAN" FROM job_cards GROUP BY 1 ORDER BY sum("INVOICE_TOTAL") DESC LIMIT 1',
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How many courtesy cars did we lend out in May?'], sql: null },
];
