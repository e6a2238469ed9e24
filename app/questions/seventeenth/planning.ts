import type { WrittenQuestion } from '../question.ts';

export const planningQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many applications did we refuse last month?'],
    sql: `SELECT count(*) FROM planning_applications WHERE decision = 'Refused'
      AND decision_date >= DATE '2026-05-01' AND decision_date < DATE '2026-06-01'`,
  },
  {
    kind: 'aggregate',
    turns: ['What is the average fee for an outline application?'],
    sql: "SELECT avg(fee) FROM planning_applications WHERE application_type = 'Outline'",
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['applications received in 2025 by ward'],
    sql: 'SELECT ward, count(*) FROM planning_applications WHERE year(received_date) = 2025 GROUP BY 1',
  },
  {
    kind: 'by period',
    turns: ['How many applications were validated each month this year?'],
    sql: `SELECT date_trunc('month', validated_date), count(*) FROM planning_applications
      WHERE year(validated_date) = 2026 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which case officer has the most pending applications?'],
    sql: `SELECT case_officer FROM planning_applications WHERE status = 'Pending'
      GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  },
  {
    kind: 'filter',
    turns: ['How many householder applications in Riverside are still pending?'],
    sql: `SELECT count(*) FROM planning_applications
      WHERE application_type = 'Householder' AND ward = 'Riverside' AND status = 'Pending'`,
  },
  {
    kind: 'filter',
    turns: ['number of applications with more than 20 public comments'],
    sql: 'SELECT count(*) FROM planning_applications WHERE public_comments > 20',
  },
  {
    kind: 'date filter',
    turns: ['Total fees for applications received between 1 January and 31 March 2026'],
    sql: `SELECT sum(fee) FROM planning_applications
      WHERE received_date BETWEEN DATE '2026-01-01' AND DATE '2026-03-31'`,
  },
  {
    kind: 'share',
    turns: ['What proportion of the decided applications were approved?'],
    sql: `SELECT count(*) FILTER (decision = 'Approved') / count(*) FROM planning_applications
      WHERE status = 'Decided'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ['Show each application type as a percentage of total fees'],
    sql: `SELECT application_type, sum(fee) / sum(sum(fee)) OVER () FROM planning_applications GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Which pending applications are for 10 or more new homes?'],
    sql: `SELECT application_ref FROM planning_applications WHERE status = 'Pending' AND new_homes >= 10`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['How many applications did we receive in May compared with April?'],
    sql: `SELECT date_trunc('month', received_date), count(*) FROM planning_applications
      WHERE received_date >= DATE '2026-04-01' AND received_date < DATE '2026-06-01' GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (month(received_date) = 5), count(*) FILTER (month(received_date) = 4)
      FROM planning_applications WHERE year(received_date) = 2026`,
  },
  {
    kind: 'follow-up',
    turns: ['How many applications were refused in 2025?', 'and by ward?'],
    sql: `SELECT ward, count(*) FROM planning_applications
      WHERE decision = 'Refused' AND year(decision_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['How many new homes were approved in each ward?', 'just the ones decided by committee', 'top 3'],
    sql: `SELECT ward, sum(new_homes) FROM planning_applications
      WHERE decision = 'Approved' AND decided_by = 'Committee' GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  { kind: 'unanswerable', turns: ['How many of our refusals were overturned on appeal?'], sql: null },
];
