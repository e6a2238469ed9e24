import type { WrittenQuestion } from '../../question.ts';

/** Frame 33. */
export const followUpQuestions: WrittenQuestion[] = [
  {
    kind: 'follow-up',
    turns: ['units sold by category in 2025', 'sort it smallest first'],
    alsoAsked: ['lowest at the top please'],
    sql: `SELECT category, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['invoiced amount per month in 2025', 'only the paid ones'],
    alsoAsked: ['just for invoices with status paid'],
    sql: `SELECT date_trunc('month', invoice_date), sum(amount) FROM invoices
      WHERE status = 'Paid' AND year(invoice_date) = 2025 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['top 5 customers by revenue', 'now by number of orders'],
    alsoAsked: ['and by order count instead?'],
    sql: `SELECT customer_name, count(*) FROM orders JOIN customers USING (customer_id)
      GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['what is the average order value', 'per segment'],
    alsoAsked: ['break that down by segment'],
    sql: 'SELECT segment, avg(net_amount) FROM orders JOIN customers USING (customer_id) GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'follow-up',
    turns: ['number of customers by country', 'leave out the united states'],
    alsoAsked: ['same without the US'],
    sql: "SELECT country, count(*) FROM customers WHERE country <> 'United States' GROUP BY 1",
  },
  {
    kind: 'follow-up',
    turns: ['revenue in q1 2026', 'and in q4 2025?'],
    alsoAsked: ['what was it in the fourth quarter of 2025'],
    sql: `SELECT sum(net_amount) FROM orders
      WHERE order_date >= DATE '2025-10-01' AND order_date < DATE '2026-01-01'`,
  },
];
