import type { WrittenQuestion } from '../question.ts';

export const matchTicketQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many orders came in by phone for the 2025/26 season?'],
    sql: `SELECT count(*) FROM ticket_sales WHERE "Sales Channel" = 'Phone' AND "Season" = '2025/26'`,
  },
  {
    kind: 'aggregate',
    turns: ['How many season passes have we sold for 2026/27 so far?'],
    // An order may be for two passes.
    sql: `SELECT sum("Quantity") FROM ticket_sales WHERE "Product" = 'Season Pass' AND "Season" = '2026/27'`,
    mayClarify: true,
  },
  {
    kind: 'aggregate',
    turns: ['whats the average amount paid per season pass order?'],
    sql: `SELECT avg("Total Paid") FROM ticket_sales WHERE "Product" = 'Season Pass'`,
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['Match ticket income per stand in the 2025/26 season'],
    sql: `SELECT "Stand", sum("Total Paid") FROM ticket_sales
      WHERE "Product" = 'Match Ticket' AND "Season" = '2025/26' GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['How much did the ticket office take each month in 2025?'],
    sql: `SELECT date_trunc('month', "Sold On"), sum("Total Paid") FROM ticket_sales
      WHERE "Sales Channel" = 'Ticket Office' AND year("Sold On") = 2025 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Top 3 opponents by number of tickets sold'],
    sql: `SELECT "Opponent", sum("Quantity") FROM ticket_sales WHERE "Opponent" IS NOT NULL
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['What was the total paid with PayPal for the Kop End?'],
    sql: `SELECT sum("Total Paid") FROM ticket_sales
      WHERE "Payment Method" = 'PayPal' AND "Stand" = 'Kop End'`,
  },
  {
    kind: 'filter',
    turns: ['How many orders had a quantity of 4 or more?'],
    sql: 'SELECT count(*) FROM ticket_sales WHERE "Quantity" >= 4',
  },
  {
    kind: 'date filter',
    turns: ['How much money did we take from sales between 1 and 14 August 2025?'],
    sql: `SELECT sum("Total Paid") FROM ticket_sales
      WHERE "Sold On" BETWEEN DATE '2025-08-01' AND DATE '2025-08-14'`,
  },
  {
    kind: 'by period',
    turns: ['Show me the monthly trend in match ticket revenue for season 2025/26, by the date sold'],
    sql: `SELECT date_trunc('month', "Sold On"), sum("Total Paid") FROM ticket_sales
      WHERE "Product" = 'Match Ticket' AND "Season" = '2025/26' GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'share',
    turns: ['What share of our total income comes from season passes?'],
    sql: `SELECT sum("Total Paid") FILTER ("Product" = 'Season Pass') / sum("Total Paid") FROM ticket_sales`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me all orders paid in cash that were sold in May 2026'],
    sql: `SELECT "Order No" FROM ticket_sales WHERE "Payment Method" = 'Cash'
      AND "Sold On" BETWEEN DATE '2026-05-01' AND DATE '2026-05-31'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Brackwell City ticket income, 2024/25 season vs 2025/26 season'],
    sql: `SELECT "Season", sum("Total Paid") FROM ticket_sales
      WHERE "Opponent" = 'Brackwell City' AND "Season" IN ('2024/25', '2025/26') GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Total Paid") FILTER ("Season" = '2024/25'),
      sum("Total Paid") FILTER ("Season" = '2025/26') FROM ticket_sales WHERE "Opponent" = 'Brackwell City'`,
  },
  {
    kind: 'follow-up',
    turns: ['How much did we make from County Cup matches?', 'and by age group?', 'only website sales'],
    sql: `SELECT "Age Group", sum("Total Paid") FROM ticket_sales
      WHERE "Competition" = 'County Cup' AND "Sales Channel" = 'Website' GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['What did we earn from food and drink on match days last season?'],
    sql: null,
  },
];
