import type { WrittenQuestion } from '../../question.ts';

/** Frame 16. */
export const comparedPeriodQuestions: WrittenQuestion[] = [
  {
    kind: 'compare',
    turns: ['number of orders in May 2026 compared with April 2026'],
    alsoAsked: [
      'orders april 2026 vs may 2026',
      'How many orders did we get last month compared to the month before?',
    ],
    sql: `SELECT date_trunc('month', order_date), count(*) FROM orders WHERE order_date >= DATE '2026-04-01'
      AND order_date < DATE '2026-06-01' GROUP BY 1 ORDER BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (month(order_date) = 4), count(*) FILTER (month(order_date) = 5) FROM orders
      WHERE year(order_date) = 2026`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['order count Q1 2026 vs Q4 2025'],
    alsoAsked: [
      'Compare the number of orders in the first quarter of 2026 with the fourth quarter of 2025',
      'orders in Q4 2025 and Q1 2026 compared',
    ],
    sql: `SELECT date_trunc('quarter', order_date), count(*) FROM orders WHERE order_date >= DATE '2025-10-01'
      AND order_date < DATE '2026-04-01' GROUP BY 1 ORDER BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year(order_date) = 2025), count(*) FILTER (year(order_date) = 2026)
      FROM orders WHERE order_date >= DATE '2025-10-01' AND order_date < DATE '2026-04-01'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['units sold in May 2026 vs May 2025'],
    alsoAsked: [
      'Compare the quantity sold in may 2025 and may 2026',
      'How many units did we sell in May this year compared with May last year?',
    ],
    sql: `SELECT date_trunc('month', order_date), sum(quantity) FROM orders WHERE month(order_date) = 5
      AND year(order_date) IN (2025, 2026) GROUP BY 1 ORDER BY 1`,
    otherLayoutSql: `SELECT sum(quantity) FILTER (year(order_date) = 2025),
      sum(quantity) FILTER (year(order_date) = 2026) FROM orders WHERE month(order_date) = 5`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['invoiced amount in March 2026 against February 2026'],
    alsoAsked: [
      'How much did we bill in february 2026 and how much in march 2026?',
      'billed in feb 2026 vs mar 2026',
    ],
    sql: `SELECT date_trunc('month', invoice_date), sum(amount) FROM invoices
      WHERE invoice_date >= DATE '2026-02-01' AND invoice_date < DATE '2026-04-01' GROUP BY 1 ORDER BY 1`,
    otherLayoutSql: `SELECT sum(amount) FILTER (month(invoice_date) = 2), sum(amount) FILTER (month(invoice_date) = 3)
      FROM invoices WHERE year(invoice_date) = 2026`,
    isList: true,
  },
];

/** Frame 17. */
export const growthQuestions: WrittenQuestion[] = [
  {
    kind: 'compare',
    turns: ['revenue growth in percent 2025 over 2024'],
    alsoAsked: [
      'By what percentage did sales grow from 2024 to 2025?',
      'how many percent higher was revenue in 2025 than in 2024',
    ],
    sql: `SELECT sum(net_amount) FILTER (year(order_date) = 2025) /
      sum(net_amount) FILTER (year(order_date) = 2024) - 1 FROM orders`,
    otherLayoutSql: `SELECT NULL AS growth UNION ALL (SELECT sum(net_amount) FILTER (year(order_date) = 2025) /
      sum(net_amount) FILTER (year(order_date) = 2024) - 1 FROM orders)`,
    decimals: 4,
    isPercent: true,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Which country’s number of orders grew least in percent from 2024 to 2025?'],
    alsoAsked: [
      'country with the lowest percentage growth in order count, 2025 vs 2024',
      'the country whose order count grew least in percent, 2024 to 2025',
    ],
    sql: `SELECT country FROM orders JOIN customers USING (customer_id) GROUP BY 1 ORDER BY
      count(*) FILTER (year(order_date) = 2025) / count(*) FILTER (year(order_date) = 2024)  LIMIT 1`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['growth in the number of orders by sales channel 2024 to 2025, in percent'],
    alsoAsked: [
      'How many percent more orders did each sales channel get in 2025 than in 2024?',
      'order growth % per channel 2025 vs 2024',
    ],
    sql: `SELECT sales_channel, count(*) FILTER (year(order_date) = 2025) /
      count(*) FILTER (year(order_date) = 2024) - 1 FROM orders GROUP BY 1`,
    decimals: 4,
    isPercent: true,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['percentage growth in units sold in France, 2025 vs 2024'],
    alsoAsked: [
      'By how many percent did the quantity sold to French customers rise from 2024 to 2025?',
      'france units sold growth 2024 to 2025 in %',
    ],
    sql: `SELECT (sum(quantity) FILTER (year(order_date) = 2025) /
      sum(quantity) FILTER (year(order_date) = 2024)) - 1 FROM orders JOIN customers USING (customer_id)
      WHERE country = 'France'`,
    otherLayoutSql: `SELECT NULL AS growth UNION ALL (SELECT (sum(quantity) FILTER (year(order_date) = 2025) /
      sum(quantity) FILTER (year(order_date) = 2024)) - 1 FROM orders JOIN customers USING (customer_id)
      WHERE country = 'France')`,
    decimals: 4,
    isPercent: true,
    isList: true,
  },
];
