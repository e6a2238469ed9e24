import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many mid-market customers do we have in Germany?'],
    sql: "SELECT count(*) FROM customers WHERE segment = 'Mid-Market' AND country = 'Germany'",
  },
  {
    kind: 'aggregate',
    turns: ["What's the average value of a partner order in 2025?"],
    sql: "SELECT avg(net_amount) FROM orders WHERE sales_channel = 'Partner' AND year(order_date) = 2025",
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['How much did we invoice in total last month?'],
    sql: `SELECT sum(amount) FROM invoices
      WHERE invoice_date >= DATE '2026-05-01' AND invoice_date < DATE '2026-06-01'`,
  },
  {
    kind: 'by category',
    turns: ['Revenue per industry for 2025 please'],
    sql: `SELECT industry, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['number of returned orders by product category'],
    sql: `SELECT category, count(*) FROM orders JOIN products USING (product_id)
      WHERE status = 'Returned' GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Can you break down 2025 sales to European customers by quarter?'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE region = 'Europe' AND year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How has online revenue developed month by month since January 2025?'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE sales_channel = 'Online' AND order_date >= DATE '2025-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who were our five biggest customers by revenue last year?'],
    sql: `SELECT customer_name, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'date filter',
    turns: ['How much did we sell between 1 March and 15 April 2026?'],
    sql: `SELECT sum(net_amount) FROM orders WHERE order_date BETWEEN DATE '2026-03-01' AND DATE '2026-04-15'`,
  },
  {
    kind: 'share',
    turns: ['What share of our 2025 revenue came through the direct channel?'],
    sql: `SELECT sum(net_amount) FILTER (sales_channel = 'Direct') / sum(net_amount) FROM orders
      WHERE year(order_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List the overdue invoices above $10,000'],
    sql: "SELECT invoice_id FROM invoices WHERE status = 'Overdue' AND amount > 10000",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Furniture revenue in Q1 2026 compared to Q1 2025'],
    sql: `SELECT year(order_date), sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Furniture' AND quarter(order_date) = 1 AND year(order_date) IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026),
      sum(net_amount) FILTER (year(order_date) = 2025) FROM orders JOIN products USING (product_id)
      WHERE category = 'Furniture' AND quarter(order_date) = 1`,
  },
  {
    kind: 'filter',
    turns: ['How many orders this year had a discount of 20% or more?'],
    sql: 'SELECT count(*) FROM orders WHERE discount >= 0.2 AND year(order_date) = 2026',
  },
  {
    kind: 'follow-up',
    turns: ['Show me revenue by region for this year', 'and by country?', 'as a bar chart please'],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2026 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['What did we spend on advertising in Europe last year?'], sql: null },
];
