import type { WrittenQuestion } from '../question.ts';

/** What a support lead asks. */
export const helpdeskQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many tickets are still open?'],
    sql: `SELECT count(*) FROM helpdesk WHERE "Status" = 'Open'`,
    mayClarify: true,
  },
  {
    kind: 'count',
    turns: ['How many tickets came in yesterday?'],
    sql: `SELECT count(*) FROM helpdesk WHERE "Created At"::DATE = DATE '2026-06-14'`,
  },
  {
    kind: 'aggregate',
    turns: ['average first response time'],
    sql: `SELECT avg(date_diff('second', "Created At", "First Reply At")) / 3600 FROM helpdesk`,
    decimals: 2,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['average resolution time by priority'],
    sql: `SELECT "Priority", avg(date_diff('second', "Created At", "Solved At")) / 86400 FROM helpdesk GROUP BY 1`,
    decimals: 1,
    mayClarify: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which agent solved the most tickets last month?'],
    sql: `SELECT "Agent" FROM helpdesk WHERE "Solved At" >= DATE '2026-05-01' AND "Solved At" < DATE '2026-06-01' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  },
  {
    kind: 'by category',
    turns: ['CSAT by agent'],
    sql: `SELECT "Agent", avg("CSAT") FROM helpdesk GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'count',
    turns: ['How many bugs were reported in version 2.1?'],
    sql: `SELECT count(*) FROM helpdesk WHERE "Category" = 'Bug' AND "Version" = '2.1'`,
  },
  {
    kind: 'by category',
    turns: ['tickets by version'],
    sql: `SELECT "Version", count(*) FROM helpdesk GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['What is the oldest open ticket?'],
    sql: `SELECT "Ticket ID" FROM helpdesk WHERE "Status" = 'Open' ORDER BY "Created At" LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'by period',
    turns: ['tickets created per week this year'],
    sql: `SELECT date_trunc('week', "Created At"), count(*) FROM helpdesk WHERE year("Created At") = 2026 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'share',
    turns: ['What percentage of tickets were solved within 3 days?'],
    sql: `SELECT count(*) FILTER (date_diff('second', "Created At", "Solved At") <= 3 * 86400)::DOUBLE / count(*) FROM helpdesk`,
    decimals: 3,
    isPercent: true,
    mayClarify: true,
  },
  {
    kind: 'count',
    turns: ['number of urgent tickets not solved'],
    sql: `SELECT count(*) FROM helpdesk WHERE "Priority" = 'Urgent' AND "Solved At" IS NULL`,
    mayClarify: true,
  },
  {
    kind: 'list',
    turns: ['which customers gave a rating of 1?'],
    sql: `SELECT DISTINCT "Customer" FROM helpdesk WHERE "CSAT" = 1`,
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'missing values',
    turns: ['How many solved tickets have no CSAT?'],
    sql: `SELECT count(*) FROM helpdesk WHERE "Status" = 'Solved' AND "CSAT" IS NULL`,
  },
  {
    kind: 'top or bottom',
    turns: ['What is the busiest hour of the day?'],
    sql: `SELECT hour("Created At") FROM helpdesk GROUP BY 1 QUALIFY rank() OVER (ORDER BY count(*) DESC) = 1`,
  },
  {
    kind: 'count',
    turns: ['How many tickets were created and solved on the same day?'],
    sql: `SELECT count(*) FROM helpdesk WHERE "Created At"::DATE = "Solved At"::DATE`,
  },
  { kind: 'unanswerable', turns: ['How many tickets were escalated?'], sql: null },
  {
    kind: 'follow-up',
    turns: ['tickets by category', 'only urgent ones'],
    sql: `SELECT "Category", count(*) FROM helpdesk WHERE "Priority" = 'Urgent' GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['tickets by category', 'and by agent?'],
    sql: `SELECT "Agent", count(*) FROM helpdesk GROUP BY 1`,
    otherLayoutSql: `SELECT "Category", "Agent", count(*) FROM helpdesk GROUP BY 1, 2`,
    mayClarify: true,
  },
  {
    kind: 'follow-up',
    turns: ['How many tickets did Chen solve in May 2026?', 'and Dora?'],
    sql: `SELECT count(*) FROM helpdesk WHERE "Agent" = 'Dora' AND "Solved At" >= DATE '2026-05-01' AND "Solved At" < DATE '2026-06-01'`,
  },
];
