import type { WrittenQuestion } from '../question.ts';

export const noiseComplaintQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many complaints are under investigation at the moment?'],
    sql: "SELECT count(*) FROM noise_complaints WHERE status = 'Under investigation'",
  },
  {
    kind: 'aggregate',
    turns: ['What is our median first response time in hours?'],
    sql: 'SELECT median(first_response_hours) FROM noise_complaints',
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['average number of site visits for each type of noise'],
    sql: 'SELECT noise_type, avg(site_visits) FROM noise_complaints GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['How many complaints did we receive per quarter in 2025?'],
    sql: `SELECT date_trunc('quarter', received_date), count(*) FROM noise_complaints
      WHERE year(received_date) = 2025 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which officer had the fewest complaints in 2025?'],
    sql: `SELECT officer FROM noise_complaints WHERE year(received_date) = 2025
      GROUP BY 1 ORDER BY count(*) LIMIT 1`,
  },
  {
    kind: 'filter',
    turns: ['How many repeat complaints have we had in Eastgate?'],
    sql: "SELECT count(*) FROM noise_complaints WHERE ward = 'Eastgate' AND repeat_complaint",
  },
  {
    kind: 'filter',
    turns: ['In how many cases did the first response take longer than 48 hours?'],
    sql: 'SELECT count(*) FROM noise_complaints WHERE first_response_hours > 48',
  },
  {
    kind: 'date filter',
    turns: ['How many complaints came in from 20 December 2025 to 5 January 2026?'],
    sql: `SELECT count(*) FROM noise_complaints
      WHERE received_date BETWEEN DATE '2025-12-20' AND DATE '2026-01-05'`,
  },
  {
    kind: 'by period',
    turns: ['Can you show me the trend in loud music complaints by month since the start of 2025?'],
    sql: `SELECT date_trunc('month', received_date), count(*) FROM noise_complaints
      WHERE noise_type = 'Loud music' AND received_date >= DATE '2025-01-01' GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'share',
    turns: ['What percentage of night complaints are high priority?'],
    sql: `SELECT count(*) FILTER (priority = 'High') / count(*) FROM noise_complaints
      WHERE time_of_day = 'Night'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List the Canal Side cases that ended in prosecution'],
    sql: "SELECT case_no FROM noise_complaints WHERE ward = 'Canal Side' AND outcome = 'Prosecution'",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Did we get more construction noise complaints in 2024 or in 2025? Show both numbers'],
    sql: `SELECT year(received_date), count(*) FROM noise_complaints
      WHERE noise_type = 'Construction' AND year(received_date) IN (2024, 2025) GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (year(received_date) = 2024),
      count(*) FILTER (year(received_date) = 2025) FROM noise_complaints WHERE noise_type = 'Construction'`,
  },
  {
    kind: 'follow-up',
    turns: ['How many complaints did each ward have?', 'only 2025', 'as a bar chart please'],
    sql: 'SELECT ward, count(*) FROM noise_complaints WHERE year(received_date) = 2025 GROUP BY 1',
  },
  {
    kind: 'follow-up',
    turns: ['Average first response time by officer', 'and by priority?'],
    sql: 'SELECT priority, avg(first_response_hours) FROM noise_complaints GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'unanswerable',
    turns: ['What was the average decibel level measured at the site visits?'],
    sql: null,
  },
];
