import type { WrittenQuestion } from '../question.ts';

export const solarQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many jobs have the status Scheduled?'],
    sql: `SELECT count(*) FROM Installations WHERE "Job Status" = 'Scheduled'`,
  },
  {
    kind: 'aggregate',
    turns: ['What total capacity did we install in 2025?'],
    sql: `SELECT sum("Capacity (kWp)") FROM Installations WHERE year("Install Date") = 2025`,
  },
  {
    kind: 'aggregate',
    turns: ['median contract value of farm jobs'],
    sql: `SELECT median("Contract Value (€)") FROM Installations WHERE "Customer Type" = 'Farm'`,
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['number of jobs per installer'],
    sql: 'SELECT "Installer", count(*) FROM Installations GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['avg contract value by roof type'],
    sql: 'SELECT "Roof Type", avg("Contract Value (€)") FROM Installations GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Surveys per month in 2025'],
    sql: `SELECT date_trunc('month', "Survey Date"), count(*) FROM Installations
      WHERE year("Survey Date") = 2025 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['top 3 counties by total grant'],
    sql: `SELECT "County", sum("Grant (€)") FROM Installations GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many jobs with a battery have a contract value above €20,000?'],
    sql: `SELECT count(*) FROM Installations
      WHERE "Battery" = 'Yes' AND "Contract Value (€)" > 20000`,
  },
  {
    kind: 'missing values',
    turns: ['How many jobs have no grant?'],
    sql: 'SELECT count(*) FROM Installations WHERE "Grant (€)" IS NULL',
  },
  {
    kind: 'date filter',
    turns: ['What is the total contract value of jobs surveyed from 1 March to 30 April 2026?'],
    sql: `SELECT sum("Contract Value (€)") FROM Installations
      WHERE "Survey Date" BETWEEN DATE '2026-03-01' AND DATE '2026-04-30'`,
  },
  {
    kind: 'share',
    turns: ['What share of the jobs in Cork are on slate roofs?'],
    sql: `SELECT count(*) FILTER ("Roof Type" = 'Slate') / count(*) FROM Installations
      WHERE "County" = 'Cork'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me the cancelled jobs in Galway'],
    sql: `SELECT "Job Ref" FROM Installations WHERE "Job Status" = 'Cancelled' AND "County" = 'Galway'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Total estimated annual output of jobs installed in Q1 2026 vs Q1 2025'],
    sql: `SELECT date_trunc('quarter', "Install Date"), sum("Est. Annual Output (kWh)") FROM Installations
      WHERE quarter("Install Date") = 1 AND year("Install Date") IN (2025, 2026) GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Est. Annual Output (kWh)") FILTER (year("Install Date") = 2026),
      sum("Est. Annual Output (kWh)") FILTER (year("Install Date") = 2025)
      FROM Installations WHERE quarter("Install Date") = 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Total contract value by installer', 'only homes', 'and by county?'],
    sql: `SELECT "County", sum("Contract Value (€)") FROM Installations
      WHERE "Customer Type" = 'Home' GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How much did customers earn from exporting power to the grid last year?'],
    sql: null,
  },
];
