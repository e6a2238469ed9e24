import type { WrittenQuestion } from '../question.ts';

type Turn = Omit<WrittenQuestion, 'turns' | 'kind' | 'alsoAsked'> & { say: string };

/** A conversation is judged at each of its turns: each is the last one of a question of its own. */
function dialogue(...turns: Turn[]): WrittenQuestion[] {
  return turns.map(({ say, ...right }, last) => {
    const [first = say, ...rest] = turns.slice(0, last + 1).map((turn) => turn.say);
    return { kind: 'follow-up', turns: [first, ...rest], ...right };
  });
}

const sales = 'FROM orders JOIN customers USING (customer_id) JOIN products USING (product_id)';

/** Frame 33: twelve conversations of four to six turns. */
export const dialogues: WrittenQuestion[] = [
  dialogue(
    {
      say: 'sales by region last year',
      sql: `SELECT region, sum(net_amount) ${sales} WHERE year(order_date) = 2025 GROUP BY 1`,
    },
    {
      say: 'just europe, by country',
      sql: `SELECT country, sum(net_amount) ${sales} WHERE year(order_date) = 2025 AND region = 'Europe' GROUP BY 1`,
    },
    {
      say: 'how many orders was that',
      sql: `SELECT country, count(*) ${sales} WHERE year(order_date) = 2025 AND region = 'Europe' GROUP BY 1`,
      otherLayoutSql: `SELECT count(*) ${sales} WHERE year(order_date) = 2025 AND region = 'Europe'`,
    },
    {
      say: 'and in 2024?',
      sql: `SELECT country, count(*) ${sales} WHERE year(order_date) = 2024 AND region = 'Europe' GROUP BY 1`,
      otherLayoutSql: `SELECT count(*) ${sales} WHERE year(order_date) = 2024 AND region = 'Europe'`,
    },
    {
      say: 'leave out germany',
      sql: `SELECT country, count(*) ${sales} WHERE year(order_date) = 2024 AND region = 'Europe' AND country <> 'Germany' GROUP BY 1`,
      otherLayoutSql: `SELECT count(*) ${sales} WHERE year(order_date) = 2024 AND region = 'Europe' AND country <> 'Germany'`,
    },
  ),
  dialogue(
    {
      say: 'who are our top 5 customers',
      sql: `SELECT customer_name, sum(net_amount) ${sales} GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
      isOrdered: true,
      mayClarify: true,
    },
    {
      say: 'only this year please',
      sql: `SELECT customer_name, sum(net_amount) ${sales} WHERE year(order_date) = 2026 GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
      isOrdered: true,
      mayClarify: true,
    },
    {
      say: 'make it ten',
      sql: `SELECT customer_name, sum(net_amount) ${sales} WHERE year(order_date) = 2026 GROUP BY 1 ORDER BY 2 DESC LIMIT 10`,
      isOrdered: true,
      mayClarify: true,
    },
    {
      say: 'without Westbrook Health',
      sql: `SELECT customer_name, sum(net_amount) ${sales} WHERE year(order_date) = 2026
        AND customer_name <> 'Westbrook Health' GROUP BY 1 ORDER BY 2 DESC LIMIT 10`,
      isOrdered: true,
      mayClarify: true,
    },
  ),
  dialogue(
    { say: 'how many invoices are overdue', sql: "SELECT count(*) FROM invoices WHERE status = 'Overdue'" },
    {
      say: 'and what are they worth in total?',
      sql: "SELECT sum(amount) FROM invoices WHERE status = 'Overdue'",
    },
    {
      say: 'split that by customer segment',
      sql: "SELECT segment, sum(amount) FROM invoices i JOIN customers USING (customer_id) WHERE i.status = 'Overdue' GROUP BY 1",
    },
    {
      say: 'which segment has the most',
      sql: `SELECT segment, sum(amount) FROM invoices i JOIN customers USING (customer_id)
        WHERE i.status = 'Overdue' GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
    },
  ),
  dialogue(
    {
      say: 'monthly revenue for 2025',
      sql: `SELECT date_trunc('month', order_date), sum(net_amount) ${sales} WHERE year(order_date) = 2025 GROUP BY 1`,
    },
    {
      say: 'only furniture',
      sql: `SELECT date_trunc('month', order_date), sum(net_amount) ${sales}
        WHERE year(order_date) = 2025 AND category = 'Furniture' GROUP BY 1`,
    },
    {
      say: 'per quarter rather',
      sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) ${sales}
        WHERE year(order_date) = 2025 AND category = 'Furniture' GROUP BY 1`,
    },
    {
      say: 'what about technology?',
      sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) ${sales}
        WHERE year(order_date) = 2025 AND category = 'Technology' GROUP BY 1`,
    },
    {
      say: 'in units instead of money',
      sql: `SELECT date_trunc('quarter', order_date), sum(quantity) ${sales}
        WHERE year(order_date) = 2025 AND category = 'Technology' GROUP BY 1`,
    },
  ),
  dialogue(
    { say: "what's the average order value", sql: 'SELECT avg(net_amount) FROM orders', decimals: 2 },
    {
      say: 'for online only',
      sql: "SELECT avg(net_amount) FROM orders WHERE sales_channel = 'Online'",
      decimals: 2,
    },
    { say: 'direct?', sql: "SELECT avg(net_amount) FROM orders WHERE sales_channel = 'Direct'", decimals: 2 },
    {
      say: 'now show all channels',
      sql: 'SELECT sales_channel, avg(net_amount) FROM orders GROUP BY 1',
      decimals: 2,
    },
    {
      say: 'highest first',
      sql: 'SELECT sales_channel, avg(net_amount) FROM orders GROUP BY 1 ORDER BY 2 DESC',
      decimals: 2,
      isOrdered: true,
    },
  ),
  dialogue(
    {
      say: 'list our customers in Brazil',
      sql: "SELECT customer_name FROM customers WHERE country = 'Brazil'",
      isList: true,
    },
    {
      say: 'which of them ordered in 2026',
      sql: `SELECT customer_name FROM customers c WHERE country = 'Brazil'
        AND EXISTS (FROM orders o WHERE o.customer_id = c.customer_id AND year(order_date) = 2026)`,
      isList: true,
    },
    {
      say: 'how many is that',
      sql: `SELECT count(*) FROM customers c WHERE country = 'Brazil'
        AND EXISTS (FROM orders o WHERE o.customer_id = c.customer_id AND year(order_date) = 2026)`,
    },
    {
      say: 'and in japan?',
      sql: `SELECT count(*) FROM customers c WHERE country = 'Japan'
        AND EXISTS (FROM orders o WHERE o.customer_id = c.customer_id AND year(order_date) = 2026)`,
    },
  ),
  dialogue(
    {
      say: 'number of orders in may 2026',
      sql: "SELECT count(*) FROM orders WHERE date_trunc('month', order_date) = DATE '2026-05-01'",
    },
    {
      say: 'by channel',
      sql: "SELECT sales_channel, count(*) FROM orders WHERE date_trunc('month', order_date) = DATE '2026-05-01' GROUP BY 1",
    },
    {
      say: 'same thing for april',
      sql: "SELECT sales_channel, count(*) FROM orders WHERE date_trunc('month', order_date) = DATE '2026-04-01' GROUP BY 1",
    },
    {
      say: 'only the cancelled ones',
      sql: `SELECT sales_channel, count(*) FROM orders
        WHERE date_trunc('month', order_date) = DATE '2026-04-01' AND status = 'Cancelled' GROUP BY 1`,
    },
    {
      say: 'show them to me',
      sql: `SELECT order_id FROM orders
        WHERE date_trunc('month', order_date) = DATE '2026-04-01' AND status = 'Cancelled'`,
      isList: true,
    },
  ),
  dialogue(
    {
      say: 'best selling products by units in 2025, top 5',
      sql: `SELECT product_name, sum(quantity) ${sales} WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
      isOrdered: true,
    },
    {
      say: 'and by revenue',
      sql: `SELECT product_name, sum(net_amount) ${sales} WHERE year(order_date) = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
      isOrdered: true,
    },
    {
      say: 'in germany only',
      sql: `SELECT product_name, sum(net_amount) ${sales} WHERE year(order_date) = 2025 AND country = 'Germany'
        GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
      isOrdered: true,
    },
    {
      say: 'the worst five instead',
      sql: `SELECT product_name, sum(net_amount) ${sales} WHERE year(order_date) = 2025 AND country = 'Germany'
        GROUP BY 1 ORDER BY 2 LIMIT 5`,
      isOrdered: true,
    },
  ),
  dialogue(
    {
      say: 'how much did Glacier Clinics buy in 2025',
      sql: `SELECT sum(net_amount) ${sales} WHERE customer_name = 'Glacier Clinics' AND year(order_date) = 2025`,
      mayClarify: true,
    },
    {
      say: 'and Willow Components?',
      sql: `SELECT sum(net_amount) ${sales} WHERE customer_name = 'Willow Components' AND year(order_date) = 2025`,
      mayClarify: true,
    },
    {
      say: 'by product category',
      sql: `SELECT category, sum(net_amount) ${sales}
        WHERE customer_name = 'Willow Components' AND year(order_date) = 2025 GROUP BY 1`,
      mayClarify: true,
    },
    {
      say: 'what share is that of the total',
      sql: `SELECT category, sum(net_amount) / sum(sum(net_amount)) OVER () ${sales}
        WHERE customer_name = 'Willow Components' AND year(order_date) = 2025 GROUP BY 1`,
      isPercent: true,
      decimals: 4,
      mayClarify: true,
    },
  ),
  dialogue(
    { say: 'customers per industry', sql: 'SELECT industry, count(*) FROM customers GROUP BY 1' },
    {
      say: 'only the enterprise segment',
      sql: "SELECT industry, count(*) FROM customers WHERE segment = 'Enterprise' GROUP BY 1",
    },
    {
      say: 'sort from small to large',
      sql: "SELECT industry, count(*) FROM customers WHERE segment = 'Enterprise' GROUP BY 1 ORDER BY 2",
    },
    {
      say: 'now mid-market',
      sql: "SELECT industry, count(*) FROM customers WHERE segment = 'Mid-Market' GROUP BY 1",
    },
    {
      say: 'and all segments together',
      sql: 'SELECT industry, count(*) FROM customers GROUP BY 1',
    },
  ),
  dialogue(
    {
      say: 'what did we invoice in q1 2026',
      sql: "SELECT sum(amount) FROM invoices WHERE invoice_date >= DATE '2026-01-01' AND invoice_date < DATE '2026-04-01'",
    },
    {
      say: 'how much of it is still unpaid',
      sql: `SELECT sum(amount) FROM invoices WHERE invoice_date >= DATE '2026-01-01' AND invoice_date < DATE '2026-04-01'
        AND paid_date IS NULL`,
    },
    {
      say: 'which customers are those',
      sql: `SELECT DISTINCT customer_name FROM invoices JOIN customers USING (customer_id)
        WHERE invoice_date >= DATE '2026-01-01' AND invoice_date < DATE '2026-04-01' AND paid_date IS NULL`,
      isList: true,
    },
    {
      say: 'with the amount each owes',
      sql: `SELECT customer_name, sum(amount) FROM invoices JOIN customers USING (customer_id)
        WHERE invoice_date >= DATE '2026-01-01' AND invoice_date < DATE '2026-04-01' AND paid_date IS NULL GROUP BY 1`,
    },
  ),
  dialogue(
    {
      say: 'how many orders did we get yesterday',
      sql: "SELECT count(*) FROM orders WHERE order_date = DATE '2026-06-14'",
    },
    { say: 'and the day before?', sql: "SELECT count(*) FROM orders WHERE order_date = DATE '2026-06-13'" },
    {
      say: 'what about the whole of last week',
      sql: "SELECT count(*) FROM orders WHERE order_date BETWEEN DATE '2026-06-08' AND DATE '2026-06-14'",
    },
    {
      say: 'per day please',
      sql: `SELECT order_date, count(*) FROM orders
        WHERE order_date BETWEEN DATE '2026-06-08' AND DATE '2026-06-14' GROUP BY 1`,
    },
    {
      say: 'as a line chart',
      sql: `SELECT order_date, count(*) FROM orders
        WHERE order_date BETWEEN DATE '2026-06-08' AND DATE '2026-06-14' GROUP BY 1`,
    },
    {
      say: 'in dollars',
      sql: `SELECT order_date, sum(net_amount) FROM orders
        WHERE order_date BETWEEN DATE '2026-06-08' AND DATE '2026-06-14' GROUP BY 1`,
    },
  ),
].flat();
