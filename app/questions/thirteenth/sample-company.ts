import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many customers do we have in Germany?'],
    sql: "SELECT count(*) FROM customers WHERE country = 'Germany'",
  },
  {
    kind: 'aggregate',
    turns: ['What was our average order value in 2025?'],
    sql: 'SELECT avg(net_amount) FROM orders WHERE year(order_date) = 2025',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['highest invoice amount we issued last year'],
    sql: 'SELECT max(amount) FROM invoices WHERE year(invoice_date) = 2025',
  },
  {
    kind: 'by category',
    turns: ['Please show me 2025 revenue by industry'],
    sql: `SELECT industry, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['I need our sales for each month of 2025'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How has the number of orders developed per quarter since the beginning of 2024?'],
    sql: `SELECT date_trunc('quarter', order_date), count(*) FROM orders
      WHERE order_date >= DATE '2024-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who were our ten biggest customers last year by revenue?'],
    sql: `SELECT customer_name, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 10`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How much have we sold through partners this year?'],
    sql: `SELECT sum(net_amount) FROM orders WHERE sales_channel = 'Partner' AND year(order_date) = 2026`,
  },
  {
    kind: 'filter',
    turns: ['number of orders above 10,000 dollars in 2025'],
    sql: 'SELECT count(*) FROM orders WHERE net_amount > 10000 AND year(order_date) = 2025',
  },
  {
    kind: 'date filter',
    turns: ['What revenue did we make between 1 March and 15 April 2026?'],
    sql: `SELECT sum(net_amount) FROM orders WHERE order_date BETWEEN DATE '2026-03-01' AND DATE '2026-04-15'`,
  },
  {
    kind: 'share',
    turns: ['What share of 2025 revenue came from furniture?'],
    sql: `SELECT sum(net_amount) FILTER (category = 'Furniture') / sum(net_amount)
      FROM orders JOIN products USING (product_id) WHERE year(order_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List the overdue invoices over $5,000'],
    sql: "SELECT invoice_id FROM invoices WHERE status = 'Overdue' AND amount > 5000",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Can you compare our revenue in Q1 2026 with Q1 2025?'],
    sql: `SELECT year(order_date), sum(net_amount) FROM orders
      WHERE quarter(order_date) = 1 AND year(order_date) IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026),
      sum(net_amount) FILTER (year(order_date) = 2025) FROM orders WHERE quarter(order_date) = 1`,
  },
  {
    kind: 'follow-up',
    turns: ['What is our revenue by region this year?', 'only Technology products', 'as a bar chart please'],
    sql: `SELECT region, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      JOIN products USING (product_id)
      WHERE category = 'Technology' AND year(order_date) = 2026 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['What did we spend on marketing in each region last year?'], sql: null },
];
