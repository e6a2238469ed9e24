import type { WrittenQuestion } from '../question.ts';

export const busQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['On how many days did route 21 have more than 20 late trips?'],
    sql: `SELECT count(*) FROM bus_punctuality WHERE route = '21' AND late_trips > 20`,
  },
  {
    kind: 'aggregate',
    turns: ['How many passengers did we carry in total in May 2026?'],
    sql: `SELECT sum(passengers) FROM bus_punctuality
      WHERE service_date >= DATE '2026-05-01' AND service_date < DATE '2026-06-01'`,
  },
  {
    kind: 'by category',
    turns: ['Late trips per route so far in 2026'],
    sql: 'SELECT route, sum(late_trips) FROM bus_punctuality WHERE year(service_date) = 2026 GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['what is the average delay by weather?'],
    sql: 'SELECT weather, avg(avg_delay_min) FROM bus_punctuality GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Please show cancelled trips month by month'],
    sql: `SELECT date_trunc('month', service_date), sum(cancelled_trips) FROM bus_punctuality GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 3 routes carried the most passengers on Sundays?'],
    sql: `SELECT route FROM bus_punctuality WHERE day_type = 'Sunday'
      GROUP BY 1 ORDER BY sum(passengers) DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many trips were cancelled on snow days?'],
    sql: "SELECT sum(cancelled_trips) FROM bus_punctuality WHERE weather = 'snow'",
  },
  {
    kind: 'date filter',
    turns: ['scheduled trips from the Fairmead depot between 2 and 15 March 2026'],
    sql: `SELECT sum(scheduled_trips) FROM bus_punctuality
      WHERE depot = 'Fairmead' AND service_date BETWEEN DATE '2026-03-02' AND DATE '2026-03-15'`,
  },
  {
    kind: 'share',
    turns: ['What share of all passengers travelled on route 5?'],
    sql: "SELECT sum(passengers) FILTER (route = '5') / sum(passengers) FROM bus_punctuality",
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ['What percentage of the operated trips were on time last month?'],
    sql: `SELECT sum(on_time_trips) / sum(operated_trips) FROM bus_punctuality
      WHERE service_date >= DATE '2026-05-01' AND service_date < DATE '2026-06-01'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List the days when the X4 had an average delay over 7 minutes'],
    sql: "SELECT service_date FROM bus_punctuality WHERE route = 'X4' AND avg_delay_min > 7",
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Did we have more late trips in April or in May 2026?'],
    sql: `SELECT date_trunc('month', service_date), sum(late_trips) FROM bus_punctuality
      WHERE year(service_date) = 2026 AND month(service_date) IN (4, 5) GROUP BY 1`,
    otherLayoutSql: `SELECT sum(late_trips) FILTER (month(service_date) = 4),
      sum(late_trips) FILTER (month(service_date) = 5) FROM bus_punctuality WHERE year(service_date) = 2026`,
  },
  {
    kind: 'compare',
    turns: ['Compare passengers in January and February 2026 for each depot'],
    sql: `SELECT depot, date_trunc('month', service_date), sum(passengers) FROM bus_punctuality
      WHERE service_date >= DATE '2026-01-01' AND service_date < DATE '2026-03-01' GROUP BY 1, 2`,
    otherLayoutSql: `SELECT depot, sum(passengers) FILTER (month(service_date) = 1),
      sum(passengers) FILTER (month(service_date) = 2) FROM bus_punctuality
      WHERE year(service_date) = 2026 GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Total passengers by route in May 2026', 'as a bar chart', 'just the Tannery Lane depot'],
    sql: `SELECT route, sum(passengers) FROM bus_punctuality
      WHERE depot = 'Tannery Lane' AND service_date >= DATE '2026-05-01' AND service_date < DATE '2026-06-01'
      GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How many complaints did passengers make about route 12 this year?'],
    sql: null,
  },
];
