import type { WrittenQuestion } from '../question.ts';

export const museumQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['How many admissions did we have in total last year?'],
    sql: `SELECT sum("Total Admissions") FROM "Daily Admissions" WHERE year("Date") = 2025`,
  },
  {
    kind: 'aggregate',
    turns: ["What's the median daily ticket income at the Maritime Museum?"],
    sql: `SELECT median("Ticket Income") FROM "Daily Admissions" WHERE "Museum" = 'Maritime Museum'`,
    decimals: 2,
  },
  {
    kind: 'count',
    turns: ['On how many days was the Textile Mill open in 2025?'],
    sql: `SELECT count(*) FROM "Daily Admissions" WHERE "Museum" = 'Textile Mill' AND year("Date") = 2025`,
  },
  {
    kind: 'by category',
    turns: ['average total admissions by day type'],
    sql: `SELECT "Day Type", avg("Total Admissions") FROM "Daily Admissions" GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Monthly ticket income of the Science Centre in 2025'],
    sql: `SELECT date_trunc('month', "Date"), sum("Ticket Income") FROM "Daily Admissions"
      WHERE "Museum" = 'Science Centre' AND year("Date") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['How have cafe sales moved month by month since September 2025?'],
    sql: `SELECT date_trunc('month', "Date"), sum("Café Sales") FROM "Daily Admissions"
      WHERE "Date" >= DATE '2025-09-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
    decimals: 2,
  },
  {
    kind: 'top or bottom',
    turns: ['What were the 5 busiest days at the City Art Gallery?'],
    sql: `SELECT "Date", "Total Admissions" FROM "Daily Admissions" WHERE "Museum" = 'City Art Gallery'
      ORDER BY 2 DESC LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which museum has the lowest shop sales so far this year?'],
    sql: `SELECT "Museum" FROM "Daily Admissions" WHERE year("Date") = 2026
      GROUP BY 1 ORDER BY sum("Shop Sales") LIMIT 1`,
  },
  {
    kind: 'date filter',
    turns: ['How many children visited us between 27 December 2025 and 4 January 2026?'],
    sql: `SELECT sum("Children") FROM "Daily Admissions"
      WHERE "Date" BETWEEN DATE '2025-12-27' AND DATE '2026-01-04'`,
  },
  {
    kind: 'filter',
    turns: ['How many days did the Maritime Museum get fewer than 150 admissions?'],
    sql: `SELECT count(*) FROM "Daily Admissions" WHERE "Museum" = 'Maritime Museum' AND "Total Admissions" < 150`,
  },
  {
    kind: 'share',
    turns: ['What share of total admissions in 2025 were members?'],
    sql: `SELECT sum("Members") / sum("Total Admissions") FROM "Daily Admissions" WHERE year("Date") = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List the days in 2026 when the Science Centre took over £8,000 in tickets'],
    sql: `SELECT "Date" FROM "Daily Admissions"
      WHERE "Museum" = 'Science Centre' AND "Ticket Income" > 8000 AND year("Date") = 2026`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Compare school group numbers in the first quarter of 2026 with the first quarter of 2025'],
    sql: `SELECT year("Date"), sum("School Groups") FROM "Daily Admissions" WHERE quarter("Date") = 1 GROUP BY 1`,
    otherLayoutSql: `SELECT sum("School Groups") FILTER (year("Date") = 2026),
      sum("School Groups") FILTER (year("Date") = 2025) FROM "Daily Admissions" WHERE quarter("Date") = 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Total shop sales by museum', 'only 2026', 'and the cafe sales?'],
    sql: `SELECT "Museum", sum("Café Sales") FROM "Daily Admissions" WHERE year("Date") = 2026 GROUP BY 1`,
    decimals: 2,
  },
  { kind: 'unanswerable', turns: ['How satisfied were our visitors in May?'], sql: null },
];
