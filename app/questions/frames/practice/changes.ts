import type { WrittenQuestion } from '../../question.ts';

/** Frame 16. */
export const comparedPeriodQuestions: WrittenQuestion[] = [
  {
    kind: 'compare',
    turns: ['revenue 2025 vs 2024'],
    alsoAsked: [
      'Compare the sales of 2024 and 2025',
      'how does revenue in 2025 compare with the year before',
    ],
    sql: `SELECT date_trunc('year', order_date), sum(net_amount) FROM orders
      WHERE year(order_date) IN (2024, 2025) GROUP BY 1 ORDER BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2024),
      sum(net_amount) FILTER (year(order_date) = 2025) FROM orders`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['revenue this year to date vs the same period last year'],
    alsoAsked: [
      'How do our sales from 1 January to 15 June 2026 compare with the same days of 2025?',
      'compare year to date revenue with the same period of last year',
    ],
    sql: `SELECT sum(net_amount) FROM orders WHERE order_date >= DATE '2025-01-01'
      AND (order_date <= DATE '2025-06-15' OR order_date >= DATE '2026-01-01') GROUP BY year(order_date)`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2025),
      sum(net_amount) FILTER (year(order_date) = 2026) FROM orders WHERE dayofyear(order_date) <= 166
      AND year(order_date) IN (2025, 2026)`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['new customers in 2025 vs 2024'],
    alsoAsked: ['How many clients signed up in 2024 compared with 2025?', 'signups 2024 against 2025'],
    sql: `SELECT date_trunc('year', signup_date), count(*) FROM customers
      WHERE year(signup_date) IN (2024, 2025) GROUP BY 1 ORDER BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year(signup_date) = 2024), count(*) FILTER (year(signup_date) = 2025)
      FROM customers`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['average order value first half of 2025 vs first half of 2024'],
    alsoAsked: [
      'Compare the average order amount in H1 2024 with H1 2025',
      'avg order value H1 2025 vs H1 2024',
    ],
    sql: `SELECT avg(net_amount) FROM orders WHERE quarter(order_date) <= 2
      AND year(order_date) IN (2024, 2025) GROUP BY year(order_date)`,
    otherLayoutSql: `SELECT avg(net_amount) FILTER (year(order_date) = 2024),
      avg(net_amount) FILTER (year(order_date) = 2025) FROM orders WHERE quarter(order_date) <= 2`,
    decimals: 2,
    isList: true,
  },
];

/** Frame 17. */
export const growthQuestions: WrittenQuestion[] = [
  {
    kind: 'compare',
    turns: ['Which region’s revenue grew fastest in percent from 2024 to 2025?'],
    alsoAsked: [
      'region with the highest percentage growth in sales 2024 to 2025',
      'fastest growing region by revenue growth % in 2025 vs 2024',
    ],
    sql: `SELECT region FROM orders JOIN customers USING (customer_id) GROUP BY 1 ORDER BY
      sum(net_amount) FILTER (year(order_date) = 2025) /
      sum(net_amount) FILTER (year(order_date) = 2024) DESC LIMIT 1`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['revenue growth % by product category from 2024 to 2025'],
    alsoAsked: [
      'By how many percent did the revenue of each product category grow in 2025 compared with 2024?',
      'percentage change in revenue per product category, 2025 vs 2024',
    ],
    sql: `SELECT category, sum(net_amount) FILTER (year(order_date) = 2025) /
      sum(net_amount) FILTER (year(order_date) = 2024) - 1 FROM orders JOIN products USING (product_id)
      GROUP BY 1`,
    decimals: 4,
    isPercent: true,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['month over month revenue growth in May 2026 in percent'],
    alsoAsked: [
      'By what percent did revenue change from April 2026 to May 2026?',
      'how many percent did sales rise in May 2026 over April 2026',
    ],
    sql: `SELECT sum(net_amount) FILTER (month(order_date) = 5) /
      sum(net_amount) FILTER (month(order_date) = 4) - 1 FROM orders WHERE year(order_date) = 2026`,
    otherLayoutSql: `SELECT NULL AS growth UNION ALL (SELECT sum(net_amount) FILTER (month(order_date) = 5) /
      sum(net_amount) FILTER (month(order_date) = 4) - 1 FROM orders WHERE year(order_date) = 2026)`,
    decimals: 4,
    isPercent: true,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Which segment gained the most revenue in dollars from 2024 to 2025?'],
    alsoAsked: [
      'segment with the largest increase in dollar revenue between 2024 and 2025',
      'which customer segment added the most dollars of revenue in 2025 over 2024',
    ],
    sql: `SELECT segment FROM orders JOIN customers USING (customer_id) GROUP BY 1 ORDER BY
      sum(net_amount) FILTER (year(order_date) = 2025) -
      sum(net_amount) FILTER (year(order_date) = 2024) DESC LIMIT 1`,
    isList: true,
  },
];
