import type { WrittenQuestion } from '../question.ts';

export const allotmentQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many plots are vacant at the moment?'],
    sql: `SELECT count(*) FROM allotment_plots WHERE "Plot Status" = 'Vacant'`,
  },
  {
    kind: 'aggregate',
    turns: ['total annual rent of the let plots at Hollybush'],
    sql: `SELECT sum("Annual Rent (£)") FROM allotment_plots
      WHERE "Plot Status" = 'Let' AND "Site" = 'Hollybush'`,
  },
  {
    kind: 'aggregate',
    turns: ['What is the average plot size in the Castle ward?'],
    sql: `SELECT avg("Plot Size (sq m)") FROM allotment_plots WHERE "Ward" = 'Castle'`,
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['Average annual rent per site'],
    sql: 'SELECT "Site", avg("Annual Rent (£)") FROM allotment_plots GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['Mill Field plots by condition'],
    sql: `SELECT "Condition", count(*) FROM allotment_plots WHERE "Site" = 'Mill Field' GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['How many tenancies started each year since 2018?'],
    sql: `SELECT date_trunc('year', "Tenancy Start"), count(*) FROM allotment_plots
      WHERE "Tenancy Start" >= DATE '2018-01-01' GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Number of plots by month of last inspection, 2026 only'],
    sql: `SELECT date_trunc('month', "Last Inspection"), count(*) FROM allotment_plots
      WHERE year("Last Inspection") = 2026 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Top 3 sites by total deposit held'],
    sql: `SELECT "Site", sum("Deposit Held (£)") FROM allotment_plots GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many plots bigger than 150 sq m have a water tap?'],
    sql: `SELECT count(*) FROM allotment_plots WHERE "Plot Size (sq m)" > 150 AND "Water Tap" = 'Y'`,
  },
  {
    kind: 'date filter',
    turns: ['How many plots were last inspected before 1 July 2025?'],
    sql: `SELECT count(*) FROM allotment_plots WHERE "Last Inspection" < DATE '2025-07-01'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of let plots have overdue rent?'],
    sql: `SELECT count(*) FILTER ("Rent Status" = 'Overdue') / count(*) FROM allotment_plots
      WHERE "Plot Status" = 'Let'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List the overgrown plots at Bridge Lane'],
    sql: `SELECT "Plot No" FROM allotment_plots WHERE "Condition" = 'Overgrown' AND "Site" = 'Bridge Lane'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['New tenancies in 2025 compared to 2023'],
    sql: `SELECT date_trunc('year', "Tenancy Start"), count(*) FROM allotment_plots
      WHERE year("Tenancy Start") IN (2023, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year("Tenancy Start") = 2025),
      count(*) FILTER (year("Tenancy Start") = 2023) FROM allotment_plots`,
  },
  {
    kind: 'follow-up',
    turns: ['Total annual rent by ward', 'only plots with a shed', 'as a bar chart'],
    sql: `SELECT "Ward", sum("Annual Rent (£)") FROM allotment_plots WHERE "Shed" = 'Y' GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How many people are on the waiting list for Priory Green?'],
    sql: null,
  },
];
