import type { WrittenQuestion } from '../question.ts';

export const companyQuestions: WrittenQuestion[] = [
  {
    kind: 'date filter',
    turns: ['How many orders have we had so far this year?'],
    sql: "SELECT count(*) FROM orders WHERE order_date >= DATE '2026-01-01'",
  },
  {
    kind: 'ratio',
    turns: ['What was the average order value in 2024?'],
    sql: 'SELECT avg(net_amount) FROM orders WHERE year(order_date) = 2024',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['Sales per country, highest first'],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      GROUP BY country ORDER BY 2 DESC`,
    isOrdered: true,
  },
  {
    kind: 'date filter',
    turns: ['units sold by product category in Q3 2025'],
    sql: `SELECT category, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE order_date >= DATE '2025-07-01' AND order_date < DATE '2025-10-01' GROUP BY category`,
  },
  {
    kind: 'by period',
    turns: ['How did revenue develop quarter by quarter in 2024?'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders
      WHERE year(order_date) = 2024 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['yearly number of orders'],
    sql: 'SELECT year(order_date), count(*) FROM orders GROUP BY 1 ORDER BY 1',
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Top 3 industries by number of orders'],
    sql: `SELECT industry, count(*) FROM orders JOIN customers USING (customer_id)
      GROUP BY industry ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Give me the bottom 5 products by revenue'],
    sql: `SELECT product_name, sum(net_amount) FROM orders JOIN products USING (product_id)
      GROUP BY product_name ORDER BY 2 LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many Enterprise customers do we have in Europe?'],
    sql: "SELECT count(*) FROM customers WHERE segment = 'Enterprise' AND region = 'Europe'",
  },
  {
    kind: 'date filter',
    turns: ['Revenue between 1 March and 31 May 2025'],
    sql: "SELECT sum(net_amount) FROM orders WHERE order_date BETWEEN DATE '2025-03-01' AND DATE '2025-05-31'",
  },
  {
    kind: 'date filter',
    turns: ['How many customers signed up before 2024?'],
    sql: "SELECT count(*) FROM customers WHERE signup_date < DATE '2024-01-01'",
  },
  {
    kind: 'share',
    turns: ['What share of orders was returned?'],
    sql: "SELECT count(*) FILTER (status = 'Returned') / count(*) FROM orders",
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me all overdue invoices over 10,000 dollars'],
    sql: "SELECT invoice_id, amount FROM invoices WHERE status = 'Overdue' AND amount > 10000",
    isList: true,
  },
  {
    kind: 'lookup',
    turns: ['What is the unit cost of the Docking Station?'],
    sql: "SELECT unit_cost FROM products WHERE product_name = 'Docking Station'",
  },
  {
    kind: 'compare',
    turns: ['Germany vs France: revenue in 2025'],
    sql: `SELECT country, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE country IN ('Germany', 'France') AND year(order_date) = 2025 GROUP BY country`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (country = 'Germany'), sum(net_amount) FILTER (country = 'France')
      FROM orders JOIN customers USING (customer_id) WHERE year(order_date) = 2025`,
  },
  {
    kind: 'distinct',
    turns: ['In how many different cities do our customers sit?'],
    sql: 'SELECT count(DISTINCT city) FROM customers',
  },
  {
    kind: 'negation',
    turns: ['Which customers have not ordered anything in 2026?'],
    sql: `SELECT customer_name FROM customers
      WHERE customer_id NOT IN (SELECT customer_id FROM orders WHERE order_date >= DATE '2026-01-01')`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['Which cities have more than 10 customers?'],
    sql: 'SELECT city FROM customers GROUP BY city HAVING count(*) > 10',
  },
  {
    kind: 'follow-up',
    turns: ['How much revenue did Lighting make in 2025?', 'and in 2024?'],
    sql: `SELECT sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Lighting' AND year(order_date) = 2024`,
  },
  {
    kind: 'follow-up',
    turns: ['Top 10 customers by revenue', 'only Europe', 'as a bar chart'],
    sql: `SELECT customer_name, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE region = 'Europe' GROUP BY customer_id, customer_name ORDER BY 2 DESC LIMIT 10`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which segment is doing best?'],
    sql: `SELECT segment FROM orders JOIN customers USING (customer_id)
      GROUP BY segment ORDER BY sum(net_amount) DESC LIMIT 1`,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['What will the Apple share price be tomorrow?'], sql: null },
  { kind: 'unanswerable', turns: ['average employee salary by region'], sql: null },
  { kind: 'unanswerable', turns: ['How many orders did we ship by drone?'], sql: null },
];
