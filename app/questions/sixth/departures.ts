import type { WrittenQuestion } from '../question.ts';

export const departureQuestions: WrittenQuestion[] = [
  {
    kind: 'top or bottom',
    turns: ['what is our busiest destination'],
    sql: 'SELECT destination FROM departures GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
    mayClarify: true,
  },
  {
    kind: 'ratio',
    turns: ['Average delay in minutes per airline'],
    sql: 'SELECT airline, avg(delayMinutes) FROM departures GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'top or bottom',
    turns: ['What are the two most frequent reasons for delays?'],
    sql: `SELECT delayReason, count(*) FROM departures WHERE delayReason IS NOT NULL
      GROUP BY 1 ORDER BY 2 DESC LIMIT 2`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['passengers by month, 2025'],
    sql: `SELECT date_trunc('month', scheduledAt), sum(passengers) FROM departures
      WHERE year(scheduledAt) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many flights to Spain left with a delay of over an hour?'],
    sql: "SELECT count(*) FROM departures WHERE destinationCountry = 'Spain' AND delayMinutes > 60",
  },
  {
    kind: 'ratio',
    turns: ['What percentage of the seats were filled on flights to Oslo? Leave out the cancelled ones.'],
    sql: `SELECT sum(passengers) / sum(seats) FROM departures
      WHERE destination = 'Oslo' AND status <> 'Cancelled'`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'distinct',
    turns: ['How many different flight numbers did Velora use in 2026?'],
    sql: "SELECT count(DISTINCT flightNo) FROM departures WHERE airline = 'Velora' AND year(scheduledAt) = 2026",
  },
  {
    kind: 'list',
    turns: ['Give me a list of the diverted flights this year'],
    sql: `SELECT flightNo, scheduledAt FROM departures
      WHERE status = 'Diverted' AND scheduledAt >= DATE '2026-01-01'`,
    isList: true,
  },
  {
    kind: 'follow-up',
    turns: ['Flights per terminal in 2026', 'break that down by aircraft type too'],
    sql: `SELECT terminal, aircraftType, count(*) FROM departures
      WHERE scheduledAt >= DATE '2026-01-01' GROUP BY 1, 2`,
  },
  {
    kind: 'follow-up',
    turns: ['How many flights did Nordwing have in March 2026?', 'and Velora?'],
    sql: `SELECT count(*) FROM departures WHERE airline = 'Velora'
      AND scheduledAt >= DATE '2026-03-01' AND scheduledAt < DATE '2026-04-01'`,
  },
  {
    kind: 'follow-up',
    turns: ['Number of departures by destination', 'only those delayed because of weather', 'top 2'],
    sql: `SELECT destination, count(*) FROM departures WHERE delayReason = 'Weather'
      GROUP BY 1 ORDER BY 2 DESC LIMIT 2`,
    isOrdered: true,
  },
  { kind: 'unanswerable', turns: ['What was the average ticket price to Rome?'], sql: null },
];
