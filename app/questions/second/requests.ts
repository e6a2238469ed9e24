import type { WrittenQuestion } from '../question.ts';

export const requestQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many requests came from Bayview?'],
    sql: `SELECT count(*) FROM service_requests WHERE "District" = 'Bayview'`,
  },
  {
    kind: 'by category',
    turns: ['requests by agency'],
    sql: 'SELECT "Agency", count(*) FROM service_requests GROUP BY 1',
  },
  {
    kind: 'top or bottom',
    turns: ['What are the three most common complaint types in Downtown?'],
    sql: `SELECT "Complaint Type", count(*) FROM service_requests WHERE "District" = 'Downtown'
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'date filter',
    turns: ['How many requests were created last month?'],
    sql: `SELECT count(*) FROM service_requests
      WHERE "Created Date" >= DATE '2026-05-01' AND "Created Date" < DATE '2026-06-01'`,
  },
  {
    kind: 'by period',
    turns: ['Number of requests created per quarter in 2025'],
    sql: `SELECT date_trunc('quarter', "Created Date"), count(*) FROM service_requests
      WHERE year("Created Date") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'missing values',
    turns: ['How many requests have no street?'],
    sql: 'SELECT count(*) FROM service_requests WHERE "Street" IS NULL',
  },
  {
    kind: 'negation',
    turns: ['How many requests are not closed?'],
    sql: `SELECT count(*) FROM service_requests WHERE "Status" <> 'Closed'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of requests came in through the app?'],
    sql: `SELECT count(*) FILTER ("Channel" = 'App') / count(*) FROM service_requests`,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me the pothole requests in Hillcrest that are in progress'],
    sql: `SELECT "Unique Key" FROM service_requests
      WHERE "Complaint Type" = 'Pothole' AND "District" = 'Hillcrest' AND "Status" = 'In Progress'`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['Which streets have more than 115 requests?'],
    sql: 'SELECT "Street" FROM service_requests WHERE "Street" IS NOT NULL GROUP BY 1 HAVING count(*) > 115',
  },
  {
    kind: 'follow-up',
    turns: ['How many noise complaints were created in 2025?', 'and by district?'],
    sql: `SELECT "District", count(*) FROM service_requests
      WHERE "Complaint Type" = 'Noise' AND year("Created Date") = 2025 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['What is the budget of each agency?'], sql: null },
];
