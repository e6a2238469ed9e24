import type { WrittenQuestion } from '../question.ts';

/** What the owner of the shop asks. */
export const shopSalesQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['What was our revenue last month?'],
    sql: `SELECT sum("Revenue (EUR)") FROM shop_sales WHERE "Month" = DATE '2026-05-01'`,
  },
  {
    kind: 'top or bottom',
    turns: ['which region sold the most?'],
    sql: `SELECT "Region" FROM shop_sales GROUP BY 1 ORDER BY sum("Revenue (EUR)") DESC LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['revenue and cost by region'],
    sql: `SELECT "Region", sum("Revenue (EUR)"), sum("Cost (EUR)") FROM shop_sales GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['profit by product line in 2025'],
    sql: `SELECT "Product Line", sum("Revenue (EUR)") - sum("Cost (EUR)") FROM shop_sales WHERE year("Month") = 2025 GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'ratio',
    turns: ['What is our gross margin by product?'],
    sql: `SELECT "Product", (sum("Revenue (EUR)") - sum("Cost (EUR)")) / sum("Revenue (EUR)") FROM shop_sales GROUP BY 1`,
    decimals: 3,
    isPercent: true,
    mayClarify: true,
  },
  {
    kind: 'compare',
    turns: ['How did sales in 2025 compare with 2024?'],
    sql: `SELECT year("Month"), sum("Revenue (EUR)") FROM shop_sales WHERE year("Month") IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Revenue (EUR)") FILTER (year("Month") = 2024), sum("Revenue (EUR)") FILTER (year("Month") = 2025) FROM shop_sales`,
    mayClarify: true,
  },
  {
    kind: 'compare',
    turns: ['revenue by region this year vs last year'],
    sql: `SELECT "Region", sum("Revenue (EUR)") FILTER (year("Month") = 2026), sum("Revenue (EUR)") FILTER (year("Month") = 2025 AND "Month" <= DATE '2026-05-01' - INTERVAL 1 YEAR) FROM shop_sales GROUP BY 1`,
    mayClarify: true,
  },
  {
    kind: 'by period',
    turns: ['monthly revenue for Anvil in 2025'],
    sql: `SELECT "Month", sum("Revenue (EUR)") FROM shop_sales WHERE "Product" = 'Anvil' AND year("Month") = 2025 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['What was our best month ever?'],
    sql: `SELECT "Month" FROM shop_sales GROUP BY 1 ORDER BY sum("Revenue (EUR)") DESC LIMIT 1`,
  },
  {
    kind: 'share',
    turns: ['What percentage of revenue comes from the top 2 products?'],
    sql: `SELECT sum(r) FILTER (n <= 2) / sum(r) FROM (SELECT sum("Revenue (EUR)") AS r, row_number() OVER (ORDER BY sum("Revenue (EUR)") DESC) AS n FROM shop_sales GROUP BY "Product")`,
    decimals: 3,
    isPercent: true,
  },
  {
    kind: 'count',
    turns: ['How many Brushes did we sell in the North in Q1 2026?'],
    sql: `SELECT sum("Units Sold") FROM shop_sales WHERE "Product" = 'Brush' AND "Region" = 'North' AND "Month" BETWEEN DATE '2026-01-01' AND DATE '2026-03-01'`,
  },
  {
    kind: 'ratio',
    turns: ['average price per unit by product'],
    sql: `SELECT "Product", sum("Revenue (EUR)") / sum("Units Sold") FROM shop_sales GROUP BY 1`,
    decimals: 2,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['Which products grew in 2025 compared to 2024?'],
    sql: `SELECT "Product" FROM shop_sales GROUP BY 1 HAVING sum("Revenue (EUR)") FILTER (year("Month") = 2025) > sum("Revenue (EUR)") FILTER (year("Month") = 2024)`,
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'filter',
    turns: ['sales of everything except Anvil and Rope by region'],
    sql: `SELECT "Region", sum("Revenue (EUR)") FROM shop_sales WHERE "Product" NOT IN ('Anvil', 'Rope') GROUP BY 1`,
    mayClarify: true,
  },
  {
    kind: 'aggregate',
    turns: ['average monthly revenue in 2025'],
    sql: `SELECT sum("Revenue (EUR)") / 12 FROM shop_sales WHERE year("Month") = 2025`,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['cumulative revenue by month this year'],
    sql: `SELECT "Month", sum(sum("Revenue (EUR)")) OVER (ORDER BY "Month") FROM shop_sales WHERE year("Month") = 2026 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'having',
    turns: ['months where the South made more than the East'],
    sql: `SELECT "Month" FROM shop_sales GROUP BY 1 HAVING sum("Revenue (EUR)") FILTER ("Region" = 'South') > sum("Revenue (EUR)") FILTER ("Region" = 'East')`,
    isList: true,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['Which salesperson sold the most?'], sql: null },
  {
    kind: 'follow-up',
    turns: ['total revenue in 2025', 'and by region?'],
    sql: `SELECT "Region", sum("Revenue (EUR)") FROM shop_sales WHERE year("Month") = 2025 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['total revenue in 2025', 'and by region?', 'as a percentage'],
    sql: `SELECT "Region", sum("Revenue (EUR)") / sum(sum("Revenue (EUR)")) OVER () FROM shop_sales WHERE year("Month") = 2025 GROUP BY 1`,
    isPercent: true,
    decimals: 3,
  },
  {
    kind: 'follow-up',
    turns: ['revenue by product', 'only 2024'],
    sql: `SELECT "Product", sum("Revenue (EUR)") FROM shop_sales WHERE year("Month") = 2024 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['revenue by product', 'not Anvil or Brush'],
    sql: `SELECT "Product", sum("Revenue (EUR)") FROM shop_sales WHERE "Product" NOT IN ('Anvil', 'Brush') GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['revenue by product', 'top 3'],
    sql: `SELECT "Product", sum("Revenue (EUR)") FROM shop_sales GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['revenue last month', 'and the month before?'],
    sql: `SELECT sum("Revenue (EUR)") FROM shop_sales WHERE "Month" = DATE '2026-04-01'`,
  },
  {
    kind: 'follow-up',
    turns: ['units sold of Lantern this year', 'what about last year?'],
    sql: `SELECT sum("Units Sold") FROM shop_sales WHERE "Product" = 'Lantern' AND year("Month") = 2025`,
  },
  {
    kind: 'follow-up',
    turns: ['revenue in May 2026', 'what about the same month last year?'],
    sql: `SELECT sum("Revenue (EUR)") FROM shop_sales WHERE "Month" = DATE '2025-05-01'`,
  },
  {
    kind: 'follow-up',
    turns: ['revenue by region in 2025', 'now show the cost instead'],
    sql: `SELECT "Region", sum("Cost (EUR)") FROM shop_sales WHERE year("Month") = 2025 GROUP BY 1`,
  },
];
