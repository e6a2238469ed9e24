import type { WrittenQuestion } from '../question.ts';

export const beachSampleQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many samples have been taken at Redbarn Pier this year?'],
    sql: `SELECT count(*) FROM Samples WHERE "Beach" = 'Redbarn Pier' AND year("Sample Date") = 2026`,
  },
  {
    kind: 'aggregate',
    turns: ['What was the highest E. coli reading in 2025?'],
    sql: 'SELECT max("E. coli (cfu/100ml)") FROM Samples WHERE year("Sample Date") = 2025',
  },
  {
    kind: 'aggregate',
    turns: ['median enterococci across all routine samples'],
    sql: `SELECT median("Enterococci (cfu/100ml)") FROM Samples WHERE "Sample Type" = 'Routine'`,
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['Can you give me the average water temperature by county?'],
    sql: 'SELECT "County", avg("Water Temp (°C)") FROM Samples GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Average E. coli per month in 2025'],
    sql: `SELECT date_trunc('month', "Sample Date"), avg("E. coli (cfu/100ml)") FROM Samples
      WHERE year("Sample Date") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
    decimals: 2,
  },
  {
    kind: 'top or bottom',
    turns: ['Top 3 beaches by number of poor results'],
    sql: `SELECT "Beach", count(*) FROM Samples WHERE "Result" = 'Poor' GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which beach has the lowest average E. coli count?'],
    sql: 'SELECT "Beach" FROM Samples GROUP BY 1 ORDER BY avg("E. coli (cfu/100ml)") LIMIT 1',
  },
  {
    kind: 'filter',
    turns: ['how many samples in Cork came back with E. coli above 500?'],
    sql: `SELECT count(*) FROM Samples WHERE "County" = 'Cork' AND "E. coli (cfu/100ml)" > 500`,
  },
  {
    kind: 'filter',
    turns: ['How many of the poor samples had more than 10 mm of rain in the last 24h?'],
    sql: `SELECT count(*) FROM Samples WHERE "Result" = 'Poor' AND "Rain Last 24h (mm)" > 10`,
  },
  {
    kind: 'date filter',
    turns: ['Number of samples between 1 and 15 August 2025'],
    sql: `SELECT count(*) FROM Samples WHERE "Sample Date" BETWEEN DATE '2025-08-01' AND DATE '2025-08-15'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of the samples in each county were Excellent?'],
    sql: `SELECT "County", count(*) FILTER ("Result" = 'Excellent') / count(*) FROM Samples GROUP BY 1`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me all samples with a poor result since 1 May 2026'],
    sql: `SELECT "Sample No" FROM Samples WHERE "Result" = 'Poor' AND "Sample Date" >= DATE '2026-05-01'`,
    otherLayoutSql: `SELECT "Beach", "Sample Date" FROM Samples
      WHERE "Result" = 'Poor' AND "Sample Date" >= DATE '2026-05-01'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['How many re-samples did we need in 2025 compared with 2024?'],
    sql: `SELECT year("Sample Date"), count(*) FROM Samples
      WHERE "Sample Type" = 'Re-sample' AND year("Sample Date") IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year("Sample Date") = 2025), count(*) FILTER (year("Sample Date") = 2024)
      FROM Samples WHERE "Sample Type" = 'Re-sample'`,
  },
  {
    kind: 'follow-up',
    turns: ['How many samples did each sampler take in 2025?', 'only at the Kerry beaches', 'and in 2024?'],
    sql: `SELECT "Sampled By", count(*) FROM Samples
      WHERE "County" = 'Kerry' AND year("Sample Date") = 2024 GROUP BY 1`,
  },
  { kind: 'unanswerable', turns: ['How many swimmers were at Curran Strand in July 2025?'], sql: null },
];
