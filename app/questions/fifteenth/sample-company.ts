import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many orders have been cancelled so far this year?'],
    sql: "SELECT count(*) FROM orders WHERE status = 'Cancelled' AND year(order_date) = 2026",
  },
  {
    kind: 'aggregate',
    turns: ['What was the average order value in 2025?'],
    sql: 'SELECT avg(net_amount) FROM orders WHERE year(order_date) = 2025',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['Revenue by country for last year please'],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['quarterly sales of furniture in 2025'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Furniture' AND year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How did our online revenue develop month by month over 2025?'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE sales_channel = 'Online' AND year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who are our ten biggest customers by revenue this year?'],
    sql: `SELECT customer_name, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2026 GROUP BY 1 ORDER BY 2 DESC LIMIT 10`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 5 products sold the fewest units last year?'],
    sql: `SELECT product_name, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many overdue invoices do we have above $5,000?'],
    sql: "SELECT count(*) FROM invoices WHERE status = 'Overdue' AND amount > 5000",
  },
  {
    kind: 'date filter',
    turns: ['What did we invoice in total between 1 and 15 April 2026?'],
    sql: `SELECT sum(amount) FROM invoices
      WHERE invoice_date BETWEEN DATE '2026-04-01' AND DATE '2026-04-15'`,
  },
  {
    kind: 'share',
    turns: ['What share of our 2025 revenue came through each sales channel?'],
    sql: `SELECT sales_channel, sum(net_amount)::DOUBLE / sum(sum(net_amount)) OVER () FROM orders
      WHERE year(order_date) = 2025 GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Give me a list of the Enterprise customers in Germany'],
    sql: "SELECT customer_name FROM customers WHERE segment = 'Enterprise' AND country = 'Germany'",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Compare revenue in the first quarter of 2026 with the first quarter of 2025'],
    sql: `SELECT year(order_date), sum(net_amount) FROM orders
      WHERE quarter(order_date) = 1 AND year(order_date) IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026), sum(net_amount) FILTER (year(order_date) = 2025)
      FROM orders WHERE quarter(order_date) = 1`,
  },
  {
    kind: 'follow-up',
    turns: ['What was revenue by region in 2025?', 'and by industry?'],
    sql: `SELECT industry, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: [
      'Show me the number of orders per month since January 2025',
      'only 2026',
      'as a bar chart please',
    ],
    sql: `SELECT date_trunc('month', order_date), count(*) FROM orders
      WHERE year(order_date) = 2026 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  { kind: 'unanswerable', turns: ['How much did we spend on advertising in the first quarter?'], sql: null },
];
