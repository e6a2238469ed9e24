import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many orders did Canadian customers place in 2025?'],
    sql: `SELECT count(*) FROM orders JOIN customers USING (customer_id)
      WHERE country = 'Canada' AND year(order_date) = 2025`,
  },
  {
    kind: 'lookup',
    turns: ['What is the unit cost of the Coffee Machine?'],
    sql: "SELECT unit_cost FROM products WHERE product_name = 'Coffee Machine'",
  },
  {
    kind: 'aggregate',
    turns: ['What was the smallest amount on an invoice dated 2024?'],
    sql: 'SELECT min(amount) FROM invoices WHERE year(invoice_date) = 2024',
  },
  {
    kind: 'by category',
    turns: ['Quantity sold per product category in 2025'],
    sql: `SELECT category, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['Overdue invoice amount by country'],
    sql: `SELECT country, sum(amount) FROM invoices JOIN customers USING (customer_id)
      WHERE invoices.status = 'Overdue' GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['average order value by year'],
    sql: `SELECT date_trunc('year', order_date), avg(net_amount) FROM orders GROUP BY 1 ORDER BY 1`,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Show me the monthly trend of German revenue in 2025'],
    sql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      JOIN customers USING (customer_id) WHERE country = 'Germany' AND year(order_date) = 2025
      GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['top 10 products by quantity sold in 2025'],
    sql: `SELECT product_name, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 10`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many mid-market customers are in retail or healthcare?'],
    sql: `SELECT count(*) FROM customers
      WHERE segment = 'Mid-Market' AND industry IN ('Retail', 'Healthcare')`,
  },
  {
    kind: 'date filter',
    turns: ['Revenue from 20 January to 10 February 2026'],
    sql: `SELECT sum(net_amount) FROM orders
      WHERE order_date BETWEEN DATE '2026-01-20' AND DATE '2026-02-10'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of orders in 2025 were cancelled?'],
    sql: `SELECT count(*) FILTER (status = 'Cancelled') / count(*) FROM orders WHERE year(order_date) = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Which products have a unit price over $500?'],
    sql: 'SELECT product_name FROM products WHERE unit_price > 500',
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Revenue first half of 2025 vs first half of 2024'],
    sql: `SELECT date_trunc('year', order_date), sum(net_amount) FROM orders
      WHERE month(order_date) <= 6 AND year(order_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2025),
      sum(net_amount) FILTER (year(order_date) = 2024) FROM orders WHERE month(order_date) <= 6`,
  },
  {
    kind: 'follow-up',
    turns: ['How many customers do we have per industry?', 'only Europe', 'as a bar chart'],
    sql: "SELECT industry, count(*) FROM customers WHERE region = 'Europe' GROUP BY 1",
  },
  {
    kind: 'unanswerable',
    turns: ['How many days does delivery take on average?'],
    sql: null,
  },
];
