import type { WrittenQuestion } from '../question.ts';

export const ticketQuestions: WrittenQuestion[] = [
  {
    kind: 'filter',
    turns: ['How many tickets are still open?'],
    sql: `SELECT count(*) FROM tickets WHERE "Status" = 'Open'`,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['average satisfaction by team'],
    sql: 'SELECT "Team", avg("Satisfaction") FROM tickets GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['How many tickets were opened each month in 2025?'],
    sql: `SELECT date_trunc('month', "Opened"), count(*) FROM tickets
      WHERE year("Opened") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which agent handled the most tickets?'],
    sql: 'SELECT "Agent" FROM tickets GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  },
  {
    kind: 'aggregate',
    turns: ['What did we pay out in refunds altogether?'],
    sql: 'SELECT sum("Refund (EUR)") FROM tickets',
  },
  {
    kind: 'filter',
    turns: ['How many critical tickets had a first response of more than 1.5 hours?'],
    sql: `SELECT count(*) FROM tickets WHERE "Priority" = 'Critical' AND "First Response (h)" > 1.5`,
  },
  {
    kind: 'missing values',
    turns: ['How many closed tickets have no satisfaction score?'],
    sql: `SELECT count(*) FROM tickets WHERE "Status" = 'Closed' AND "Satisfaction" IS NULL`,
  },
  {
    kind: 'share',
    turns: ['What percentage of tickets were High or Critical priority?'],
    sql: `SELECT count(*) FILTER ("Priority" IN ('High', 'Critical')) / count(*) FROM tickets`,
    isPercent: true,
  },
  {
    kind: 'compare',
    turns: ['Tickets opened in May 2026 versus May 2025'],
    sql: `SELECT date_trunc('month', "Opened"), count(*) FROM tickets
      WHERE year("Opened") IN (2025, 2026) AND month("Opened") = 5 GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year("Opened") = 2026), count(*) FILTER (year("Opened") = 2025)
      FROM tickets WHERE month("Opened") = 5`,
  },
  {
    kind: 'lookup',
    turns: ['What is the status of ticket T-20415?'],
    sql: `SELECT "Status" FROM tickets WHERE "Ticket No" = 'T-20415'`,
  },
  {
    kind: 'follow-up',
    turns: ['Tickets by customer', 'only those opened this year', 'top 3'],
    sql: `SELECT "Customer", count(*) FROM tickets WHERE year("Opened") = 2026
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  { kind: 'unanswerable', turns: ['How many tickets did Muster GmbH open?'], sql: null },
];
