import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many orders were returned in 2025?'],
    sql: "SELECT count(*) FROM orders WHERE status = 'Returned' AND year(order_date) = 2025",
  },
  {
    kind: 'count',
    turns: ['number of small business customers in the US'],
    sql: "SELECT count(*) FROM customers WHERE segment = 'Small Business' AND country = 'United States'",
  },
  {
    kind: 'aggregate',
    turns: ['What is the largest single invoice we issued in 2026?'],
    sql: 'SELECT max(amount) FROM invoices WHERE year(invoice_date) = 2026',
  },
  {
    kind: 'by category',
    turns: ['Break down this year’s revenue by sales channel, please'],
    sql: 'SELECT sales_channel, sum(net_amount) FROM orders WHERE year(order_date) = 2026 GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['average order value per customer segment in 2025'],
    sql: `SELECT segment, avg(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['How many orders did we get each month in 2025?'],
    sql: `SELECT date_trunc('month', order_date), count(*) FROM orders
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Show the trend of sales to German customers by quarter since the start of 2024'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'Germany' AND order_date >= DATE '2024-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['top 5 countries by revenue in 2025'],
    sql: `SELECT country FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY sum(net_amount) DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['What is our total online revenue from the Coffee Machine?'],
    sql: `SELECT sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE product_name = 'Coffee Machine' AND sales_channel = 'Online'`,
  },
  {
    kind: 'date filter',
    turns: ['Revenue from 1 March to 15 April 2026'],
    sql: `SELECT sum(net_amount) FROM orders WHERE order_date BETWEEN DATE '2026-03-01' AND DATE '2026-04-15'`,
  },
  {
    kind: 'share',
    turns: ['What percent of last year’s sales came from Furniture?'],
    sql: `SELECT sum(net_amount) FILTER (category = 'Furniture') / sum(net_amount)
      FROM orders JOIN products USING (product_id) WHERE year(order_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Can you list all overdue invoices above $10,000?'],
    sql: "SELECT invoice_id FROM invoices WHERE status = 'Overdue' AND amount > 10000",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Compare Technology sales in May 2026 with May 2025'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Technology' AND month(order_date) = 5 AND year(order_date) IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026),
      sum(net_amount) FILTER (year(order_date) = 2025) FROM orders JOIN products USING (product_id)
      WHERE category = 'Technology' AND month(order_date) = 5`,
  },
  {
    kind: 'follow-up',
    turns: ['How much revenue did each region bring in last year?', 'and by industry?'],
    sql: `SELECT industry, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How much did we spend on marketing in the first quarter?'],
    sql: null,
  },
];
