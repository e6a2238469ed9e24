import type { WrittenQuestion } from '../question.ts';

export const permitQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many permits were applied for in 2025?'],
    sql: 'SELECT count(*) FROM building_permits WHERE year(applied_date) = 2025',
  },
  {
    kind: 'aggregate',
    turns: ["what's the median project cost for new construction permits?"],
    sql: "SELECT median(est_project_cost) FROM building_permits WHERE permit_type = 'New Construction'",
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['Total permit fees for each permit type'],
    sql: 'SELECT permit_type, sum(permit_fee) FROM building_permits GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['How many permits are still in review, by neighborhood?'],
    sql: "SELECT neighborhood, count(*) FROM building_permits WHERE status = 'In Review' GROUP BY 1",
  },
  {
    kind: 'by period',
    turns: ['Number of permits issued per month in 2025'],
    sql: `SELECT date_trunc('month', issued_date), count(*) FROM building_permits
      WHERE year(issued_date) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Show me the trend in permit applications by quarter from 2024 on'],
    sql: `SELECT date_trunc('quarter', applied_date), count(*) FROM building_permits
      WHERE applied_date >= DATE '2024-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 5 contractors pulled the most permits?'],
    sql: 'SELECT contractor_name, count(*) FROM building_permits GROUP BY 1 ORDER BY 2 DESC LIMIT 5',
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['What is the total estimated cost of roofing permits in Eastgate?'],
    sql: `SELECT sum(est_project_cost) FROM building_permits
      WHERE permit_type = 'Roofing' AND neighborhood = 'Eastgate'`,
  },
  {
    kind: 'filter',
    turns: ['how many permits have an estimated project cost of more than $1 million'],
    sql: 'SELECT count(*) FROM building_permits WHERE est_project_cost > 1000000',
  },
  {
    kind: 'date filter',
    turns: ['How many permits did we issue from February 1 to March 31, 2026?'],
    sql: `SELECT count(*) FROM building_permits
      WHERE issued_date >= DATE '2026-02-01' AND issued_date < DATE '2026-04-01'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of all permits are commercial?'],
    sql: "SELECT count(*) FILTER (property_use = 'Commercial') / count(*) FROM building_permits",
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Please list the demolition permits that were applied for since April 2026'],
    sql: `SELECT permit_num FROM building_permits
      WHERE permit_type = 'Demolition' AND applied_date >= DATE '2026-04-01'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Permit fees 2025 vs 2024 by application date'],
    sql: `SELECT year(applied_date), sum(permit_fee) FROM building_permits
      WHERE year(applied_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(permit_fee) FILTER (year(applied_date) = 2025),
      sum(permit_fee) FILTER (year(applied_date) = 2024) FROM building_permits`,
  },
  {
    kind: 'follow-up',
    turns: ['How many pool permits have we had?', 'and demolitions?'],
    sql: "SELECT count(*) FROM building_permits WHERE permit_type = 'Demolition'",
  },
  { kind: 'unanswerable', turns: ['How many code violations were reported in Harbor Point?'], sql: null },
];
