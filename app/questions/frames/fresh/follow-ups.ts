import type { WrittenQuestion } from '../../question.ts';

/** Frame 33. */
export const followUpQuestions: WrittenQuestion[] = [
  {
    kind: 'follow-up',
    turns: ['revenue by region in 2025', 'and by country?'],
    alsoAsked: ['now per country instead'],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['how many orders did we get in 2025', 'only the cancelled ones'],
    alsoAsked: ['and how many of those were cancelled?'],
    sql: "SELECT count(*) FROM orders WHERE status = 'Cancelled' AND year(order_date) = 2025",
  },
  {
    kind: 'follow-up',
    turns: ['top 5 products by revenue', 'just the top 3'],
    alsoAsked: ['make it three'],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id)
      GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['Total sales in 2025', 'only germany', 'what about france?'],
    alsoAsked: ['same for France'],
    sql: `SELECT sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'France' AND year(order_date) = 2025`,
  },
  {
    kind: 'follow-up',
    turns: ['orders per month in 2025', 'same for 2024'],
    alsoAsked: ['and in 2024?'],
    sql: `SELECT date_trunc('month', order_date), count(*) FROM orders
      WHERE year(order_date) = 2024 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['how many customers do we have per industry', 'only those in Europe'],
    alsoAsked: ['just the european ones please'],
    sql: "SELECT industry, count(*) FROM customers WHERE region = 'Europe' GROUP BY 1",
  },
];
