import type { WrittenQuestion } from '../question.ts';

/** Frames 15 to 18 and 28: over time, against another time, growth, one against the other, what a change is made of. */
export const changeQuestions: WrittenQuestion[] = [
  {
    kind: 'by period',
    turns: ['how have sales developed month by month in 2025'],
    alsoAsked: [
      'development of revenue through the months of 2025',
      'sales curve 2025, monthly',
      'plot the turnover for every month of last year',
    ],
    sql: "SELECT date_trunc('month', order_date), sum(net_amount) FROM orders WHERE year(order_date) = 2025 GROUP BY 1",
  },
  {
    kind: 'by period',
    turns: ['order numbers quarter by quarter'],
    alsoAsked: [
      'how does the count of orders look per quarter over all the time we have',
      'quarterly trend in the number of orders',
    ],
    sql: "SELECT date_trunc('quarter', order_date), count(*) FROM orders GROUP BY 1",
  },
  {
    kind: 'by period',
    turns: ['weekly turnover in May 2026'],
    alsoAsked: ['revenue for each week of may 2026', 'may 2026 sales week by week'],
    sql: `SELECT date_trunc('week', order_date), sum(net_amount) FROM orders
      WHERE order_date >= DATE '2026-05-01' AND order_date < DATE '2026-06-01' GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['how did lighting sales evolve over the quarters of 2025'],
    alsoAsked: ['Lighting revenue per quarter, 2025', 'trend of lighting turnover in 2025 by quarter'],
    sql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders JOIN products USING (product_id)
      WHERE category = 'Lighting' AND year(order_date) = 2025 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['how many new customers have we been getting each year'],
    alsoAsked: ['new clients year by year', 'customer sign-ups over the years'],
    sql: "SELECT date_trunc('year', signup_date), count(*) FROM customers GROUP BY 1",
  },
  {
    kind: 'compare',
    turns: ['was May better than April for sales'],
    alsoAsked: [
      'did we sell more in may 2026 or in april 2026, in dollars',
      'sales of last month next to the month before',
    ],
    sql: `SELECT sum(net_amount) FILTER (month(order_date) = 5), sum(net_amount) FILTER (month(order_date) = 4)
      FROM orders WHERE year(order_date) = 2026`,
    otherLayoutSql: `SELECT date_trunc('month', order_date), sum(net_amount) FROM orders
      WHERE year(order_date) = 2026 AND month(order_date) IN (4, 5) GROUP BY 1`,
  },
  {
    kind: 'compare',
    turns: ['did we get more orders in 2025 than in 2024'],
    alsoAsked: ['2025 against 2024 in number of orders', 'how do order counts for 2024 and 2025 compare'],
    sql: `SELECT count(*) FILTER (year(order_date) = 2025), count(*) FILTER (year(order_date) = 2024) FROM orders`,
    otherLayoutSql: `SELECT date_trunc('year', order_date), count(*) FROM orders
      WHERE year(order_date) IN (2024, 2025) GROUP BY 1`,
  },
  {
    kind: 'compare',
    turns: ['first quarter this year against first quarter last year, revenue'],
    alsoAsked: [
      'how did Q1 2026 sales stack up against Q1 2025',
      'turnover of Q1 2026 next to that of Q1 2025',
    ],
    sql: `SELECT sum(net_amount) FILTER (year(order_date) = 2026), sum(net_amount) FILTER (year(order_date) = 2025)
      FROM orders WHERE quarter(order_date) = 1`,
    otherLayoutSql: `SELECT date_trunc('quarter', order_date), sum(net_amount) FROM orders
      WHERE quarter(order_date) = 1 AND year(order_date) IN (2025, 2026) GROUP BY 1`,
  },
  {
    kind: 'compare',
    turns: ['units sold in march 2026 versus a year earlier'],
    alsoAsked: [
      'how many pieces did we sell in March 2026 and in March 2025',
      'march 2026 vs march 2025, pieces',
    ],
    sql: `SELECT sum(quantity) FILTER (year(order_date) = 2026), sum(quantity) FILTER (year(order_date) = 2025)
      FROM orders WHERE month(order_date) = 3`,
    otherLayoutSql: `SELECT date_trunc('month', order_date), sum(quantity) FROM orders
      WHERE month(order_date) = 3 AND year(order_date) IN (2025, 2026) GROUP BY 1`,
  },
  {
    kind: 'compare',
    turns: ['how much did turnover go up in 2025 on the year before, in percent'],
    alsoAsked: ['percent change in sales 2024 to 2025', 'What was our sales growth in 2025 in %?'],
    sql: `SELECT sum(net_amount) FILTER (year(order_date) = 2025) / sum(net_amount) FILTER (year(order_date) = 2024) - 1
      FROM orders`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (year(order_date) = 2024) AS before,
      sum(net_amount) FILTER (year(order_date) = 2025) AS after, after / before - 1 FROM orders`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'compare',
    turns: ['sales growth in percent for each segment, 2025 over 2024'],
    alsoAsked: [
      'by how many percent did turnover with each segment rise from 2024 to 2025',
      'segment growth rates 2024 to 2025 for revenue',
    ],
    sql: `SELECT segment, sum(net_amount) FILTER (year(order_date) = 2025) / sum(net_amount) FILTER (year(order_date) = 2024) - 1
      FROM orders JOIN customers USING (customer_id) GROUP BY 1`,
    otherLayoutSql: `SELECT segment, sum(net_amount) FILTER (year(order_date) = 2024) AS before,
      sum(net_amount) FILTER (year(order_date) = 2025) AS after, after / before - 1
      FROM orders JOIN customers USING (customer_id) GROUP BY 1`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'compare',
    turns: ['which category grew most in percent from 2024 to 2025 by sales'],
    alsoAsked: ['Product category with the strongest percentage sales growth in 2025 against 2024'],
    sql: `SELECT category, sum(net_amount) FILTER (year(order_date) = 2025) / sum(net_amount) FILTER (year(order_date) = 2024) - 1
      FROM orders JOIN products USING (product_id) GROUP BY 1 ORDER BY 2 DESC LIMIT 1`,
    otherLayoutSql: `SELECT category, sum(net_amount) FILTER (year(order_date) = 2024) AS before,
      sum(net_amount) FILTER (year(order_date) = 2025) AS after, after / before - 1
      FROM orders JOIN products USING (product_id) GROUP BY 1 ORDER BY 4 DESC LIMIT 1`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'compare',
    turns: ['who buys more from us, retail or healthcare'],
    alsoAsked: [
      'retail against healthcare by sales',
      'Do we make more money with retail or with healthcare clients?',
    ],
    sql: `SELECT industry, sum(net_amount) FROM orders JOIN customers USING (customer_id)
      WHERE industry IN ('Retail', 'Healthcare') GROUP BY 1`,
    otherLayoutSql: `SELECT sum(net_amount) FILTER (industry = 'Retail'), sum(net_amount) FILTER (industry = 'Healthcare')
      FROM orders JOIN customers USING (customer_id)`,
    mayClarify: true,
  },
  {
    kind: 'compare',
    turns: ['do partner orders get bigger discounts than online orders on average'],
    alsoAsked: [
      'average discount, partner versus online',
      'compare the mean discount of the partner and the online channel',
    ],
    sql: `SELECT sales_channel, avg(discount) FROM orders
      WHERE sales_channel IN ('Partner', 'Online') GROUP BY 1`,
    otherLayoutSql: `SELECT avg(discount) FILTER (sales_channel = 'Partner'),
      avg(discount) FILTER (sales_channel = 'Online') FROM orders`,
    decimals: 4,
  },
  {
    kind: 'compare',
    turns: ['floor lamp or led desk lamp, which one sold more units in 2025'],
    alsoAsked: [
      'Units 2025: Floor Lamp vs LED Desk Lamp',
      'compare the floor lamp with the led desk lamp on pieces sold in 2025',
    ],
    sql: `SELECT product_name, sum(quantity) FROM orders JOIN products USING (product_id)
      WHERE product_name IN ('Floor Lamp', 'LED Desk Lamp') AND year(order_date) = 2025 GROUP BY 1`,
    otherLayoutSql: `SELECT sum(quantity) FILTER (product_name = 'Floor Lamp'), sum(quantity) FILTER (product_name = 'LED Desk Lamp')
      FROM orders JOIN products USING (product_id) WHERE year(order_date) = 2025`,
  },
  {
    kind: 'compare',
    turns: ['what made sales change between 2024 and 2025, by region'],
    alsoAsked: [
      'which regions drove the increase in revenue from 2024 to 2025',
      'explain the 2025 revenue growth over 2024 by region',
    ],
    sql: `SELECT region, sum(net_amount) FILTER (year(order_date) = 2025) - sum(net_amount) FILTER (year(order_date) = 2024)
      FROM orders JOIN customers USING (customer_id) GROUP BY 1`,
    isList: true,
    decimals: 2,
  },
  {
    kind: 'compare',
    turns: ['break down the change in turnover from Q1 2025 to Q1 2026 by sales channel'],
    alsoAsked: ['what did each channel contribute to the revenue change Q1 2025 to Q1 2026'],
    sql: `SELECT sales_channel, sum(net_amount) FILTER (year(order_date) = 2026) - sum(net_amount) FILTER (year(order_date) = 2025)
      FROM orders WHERE quarter(order_date) = 1 GROUP BY 1`,
    isList: true,
    decimals: 2,
  },
];
