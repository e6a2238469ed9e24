import type { WrittenQuestion } from '../question.ts';

export const sparePartQuestions: WrittenQuestion[] = [
  {
    kind: 'list',
    turns: ['Which items are below their reorder level?'],
    sql: 'SELECT "SKU" FROM "Items" WHERE "Qty on Hand" < "Reorder Lvl"',
    otherLayoutSql: 'SELECT "Descr." FROM "Items" WHERE "Qty on Hand" < "Reorder Lvl"',
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['What is the stock on hand worth at cost?'],
    sql: 'SELECT sum("Qty on Hand" * "Unit Cost (€)") FROM "Items"',
  },
  {
    kind: 'by category',
    turns: ['number of items per supplier'],
    sql: 'SELECT "Supplier", count(*) FROM "Items" GROUP BY 1',
    otherLayoutSql: 'SELECT "Supplier", count(*) FROM "Items" WHERE "Supplier" IS NOT NULL GROUP BY 1',
  },
  {
    kind: 'filter',
    turns: ['How many items have we run out of?'],
    sql: 'SELECT count(*) FROM "Items" WHERE "Qty on Hand" = 0',
  },
  {
    kind: 'by period',
    turns: ['qty out per month this year'],
    sql: `SELECT date_trunc('month', "Mvt Dt"), sum("Qty Out") FROM "Movements"
      WHERE "Mvt Dt" >= DATE '2026-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['top 5 items by qty out in 2025'],
    sql: `SELECT "Descr.", sum("Qty Out") FROM "Movements" JOIN "Items" USING ("SKU") WHERE year("Mvt Dt") = 2025
      GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    otherLayoutSql: `SELECT "SKU", sum("Qty Out") FROM "Movements" WHERE year("Mvt Dt") = 2025
      GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'negation',
    turns: ['Which items have had no movements at all this year?'],
    sql: `SELECT "SKU" FROM "Items" WHERE "SKU" NOT IN
      (SELECT "SKU" FROM "Movements" WHERE "Mvt Dt" >= DATE '2026-01-01')`,
    otherLayoutSql: `SELECT "Descr." FROM "Items" WHERE "SKU" NOT IN
      (SELECT "SKU" FROM "Movements" WHERE "Mvt Dt" >= DATE '2026-01-01')`,
    isList: true,
  },
  {
    kind: 'lookup',
    turns: ['What bin is the Flame Sensor in?'],
    sql: `SELECT "Bin Loc." FROM "Items" WHERE "Descr." = 'Flame Sensor'`,
  },
  {
    kind: 'date filter',
    turns: ['How many items were last counted before 1 January 2026?'],
    sql: `SELECT count(*) FROM "Items" WHERE "Last Count Dt" < DATE '2026-01-01'`,
  },
  {
    kind: 'by category',
    turns: ['How many returns did we get for each reason?'],
    sql: `SELECT "Reason", count(*) FROM "Movements" WHERE "Mvt Type" = 'Return' GROUP BY 1`,
  },
  {
    kind: 'missing values',
    turns: ['which items have no supplier on file'],
    sql: 'SELECT "SKU" FROM "Items" WHERE "Supplier" IS NULL',
    otherLayoutSql: 'SELECT "Descr." FROM "Items" WHERE "Supplier" IS NULL',
    isList: true,
  },
  {
    kind: 'having',
    turns: ['Which items had more than 40 movements?'],
    sql: `SELECT "Descr." FROM "Movements" JOIN "Items" USING ("SKU") GROUP BY 1 HAVING count(*) > 40`,
    otherLayoutSql: 'SELECT "SKU" FROM "Movements" GROUP BY 1 HAVING count(*) > 40',
    isList: true,
  },
  {
    kind: 'follow-up',
    turns: ['How many pieces were written off in 2025?', 'and because of damage?'],
    sql: `SELECT sum("Qty Out") FROM "Movements"
      WHERE "Mvt Type" = 'Write-off' AND "Reason" = 'Damaged' AND year("Mvt Dt") = 2025`,
  },
  { kind: 'unanswerable', turns: ['Which purchase orders are late?'], sql: null },
  { kind: 'unanswerable', turns: ['How many solar panels do we have on hand?'], sql: null },
];
