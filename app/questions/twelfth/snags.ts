import type { WrittenQuestion } from '../question.ts';

export const snagQuestions: WrittenQuestion[] = [
  {
    kind: 'by category',
    turns: ['average cost to fix per trade'],
    sql: 'SELECT trade, avg(cost_to_fix) FROM snag_list GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ["What's the median cost to fix for critical snags?"],
    sql: "SELECT median(cost_to_fix) FROM snag_list WHERE severity = 'critical'",
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['How many snags were closed each month this year?'],
    sql: `SELECT date_trunc('month', closed_on), count(*) FROM snag_list
      WHERE closed_on >= DATE '2026-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'ratio',
    turns: ['How many days does it take each subcontractor on average to close a snag?'],
    sql: `SELECT subcontractor, avg(date_diff('day', raised_on, closed_on)) FROM snag_list
      WHERE closed_on IS NOT NULL GROUP BY 1`,
    decimals: 1,
  },
  {
    kind: 'missing values',
    turns: ['How many snags that are not closed yet are past their due by date?'],
    sql: `SELECT count(*) FROM snag_list WHERE closed_on IS NULL AND due_by < DATE '2026-06-15'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of snags were raised by the home owner?'],
    sql: "SELECT count(*) FILTER (raised_by = 'home owner') / count(*) FROM snag_list",
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'top or bottom',
    turns: ['top 3 faults'],
    sql: 'SELECT fault, count(*) FROM snag_list GROUP BY 1 ORDER BY 2 DESC LIMIT 3',
    isOrdered: true,
  },
  {
    kind: 'list',
    turns: ['show me the critical snags in Beech Court that are not closed'],
    sql: `SELECT snag_no FROM snag_list
      WHERE severity = 'critical' AND block = 'Beech Court' AND closed_on IS NULL`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Ash Court vs Beech Court: total cost to fix'],
    sql: `SELECT block, sum(cost_to_fix) FROM snag_list WHERE block IN ('Ash Court', 'Beech Court') GROUP BY 1`,
    otherLayoutSql: `SELECT sum(cost_to_fix) FILTER (block = 'Ash Court'),
      sum(cost_to_fix) FILTER (block = 'Beech Court') FROM snag_list`,
  },
  {
    kind: 'negation',
    turns: ['How many snags have no photos?'],
    sql: 'SELECT count(*) FROM snag_list WHERE photos = 0',
  },
  {
    kind: 'having',
    turns: ['Which trades still have more than 5 open snags?'],
    sql: 'SELECT trade FROM snag_list WHERE closed_on IS NULL GROUP BY 1 HAVING count(*) > 5',
  },
  {
    kind: 'follow-up',
    turns: ['How many kitchen snags were raised in 2025?', 'and in the bathroom?'],
    sql: "SELECT count(*) FROM snag_list WHERE room = 'bathroom' AND year(raised_on) = 2025",
  },
  {
    kind: 'follow-up',
    turns: ['Total cost to fix by trade', 'only the back charged ones', 'just the biggest 3'],
    sql: `SELECT trade, sum(cost_to_fix) FROM snag_list WHERE back_charged GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which subcontractor gives us the most trouble?'],
    sql: 'SELECT subcontractor FROM snag_list GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How much retention are we holding for each subcontractor?'], sql: null },
];
