import type { WrittenQuestion } from '../question.ts';

/** What the keeper of a warehouse asks. */
export const stockQuestions: WrittenQuestion[] = [
  {
    kind: 'list',
    turns: ['Which items are below their reorder level?'],
    sql: `SELECT "Item" FROM "Items" WHERE "On Hand" < "Reorder Level"`,
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['What is our stock worth?'],
    sql: `SELECT sum("On Hand" * "Unit Cost") FROM "Items"`,
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['stock value by supplier'],
    sql: `SELECT "Supplier", sum("On Hand" * "Unit Cost") FROM "Items" GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'lookup',
    turns: ['How many Staplers do we have on hand?'],
    sql: `SELECT "On Hand" FROM "Items" WHERE "Item" = 'Stapler'`,
  },
  {
    kind: 'lookup',
    turns: ['who supplies the Coat Rack?'],
    sql: `SELECT "Supplier" FROM "Items" WHERE "Item" = 'Coat Rack'`,
  },
  {
    kind: 'count',
    turns: ['How many items does each supplier have?'],
    sql: `SELECT "Supplier", count(*) FROM "Items" GROUP BY 1`,
  },
  {
    kind: 'aggregate',
    turns: ['How many units went out in May 2026?'],
    sql: `SELECT sum("Qty") FROM "Movements" WHERE "Direction" = 'Out' AND "Date" BETWEEN DATE '2026-05-01' AND DATE '2026-05-31'`,
  },
  {
    kind: 'top or bottom',
    turns: ['top 5 items by quantity out this year'],
    sql: `SELECT "Item", sum("Qty") FROM "Movements" JOIN "Items" USING ("SKU") WHERE "Direction" = 'Out' AND year("Date") = 2026 GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['units in and out per month in 2026'],
    sql: `SELECT date_trunc('month', "Date"), sum("Qty") FILTER ("Direction" = 'In'), sum("Qty") FILTER ("Direction" = 'Out') FROM "Movements" WHERE year("Date") = 2026 GROUP BY 1 ORDER BY 1`,
    otherLayoutSql: `SELECT date_trunc('month', "Date"), "Direction", sum("Qty") FROM "Movements" WHERE year("Date") = 2026 GROUP BY 1, 2`,
    mayClarify: true,
  },
  {
    kind: 'list',
    turns: ['Which items had no movements in the last 30 days?'],
    sql: `SELECT "Item" FROM "Items" WHERE "SKU" NOT IN (SELECT "SKU" FROM "Movements" WHERE "Date" BETWEEN DATE '2026-05-16' AND DATE '2026-06-15') UNION ALL SELECT 'none' WHERE false`,
    isList: true,
    mayClarify: true,
  },
  {
    kind: 'list',
    turns: ['show me discontinued items'],
    sql: `SELECT "Item" FROM "Items" WHERE "Discontinued" = 'Yes'`,
    isList: true,
  },
  {
    kind: 'top or bottom',
    turns: ['What is our most expensive item?'],
    sql: `SELECT "Item" FROM "Items" ORDER BY "Unit Cost" DESC LIMIT 1`,
  },
  {
    kind: 'lookup',
    turns: ['When was the last delivery of Desk Lamps?'],
    sql: `SELECT max("Date") FROM "Movements" JOIN "Items" USING ("SKU") WHERE "Item" = 'Desk Lamp' AND "Direction" = 'In'`,
    mayClarify: true,
  },
  {
    kind: 'by category',
    turns: ['movements by warehouse'],
    sql: `SELECT "Warehouse", count(*) FROM "Movements" GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many items were stolen?'], sql: null },
  {
    kind: 'follow-up',
    turns: ['How many units went out in May 2026?', 'and in?'],
    sql: `SELECT sum("Qty") FROM "Movements" WHERE "Direction" = 'In' AND "Date" BETWEEN DATE '2026-05-01' AND DATE '2026-05-31'`,
    mayClarify: true,
  },
  {
    kind: 'follow-up',
    turns: ['How many units went out in May 2026?', 'by item'],
    sql: `SELECT "Item", sum("Qty") FROM "Movements" JOIN "Items" USING ("SKU") WHERE "Direction" = 'Out' AND "Date" BETWEEN DATE '2026-05-01' AND DATE '2026-05-31' GROUP BY 1`,
  },
];
