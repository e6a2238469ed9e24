import type { WrittenQuestion } from '../question.ts';

export const parcelQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many parcels have we lost so far?'],
    sql: "SELECT count(*) FROM parcels WHERE Status = 'Lost'",
  },
  {
    kind: 'aggregate',
    turns: ['What do we charge on average for a same day parcel?'],
    sql: "SELECT avg(Charge) FROM parcels WHERE Service = 'Same Day'",
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['How many parcels did each driver deliver in May 2026?'],
    sql: `SELECT Driver, count(*) FROM parcels
      WHERE Delivered >= DATE '2026-05-01' AND Delivered < DATE '2026-06-01' GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['Total charges per quarter, going by the collection date'],
    sql: `SELECT date_trunc('quarter', Collected), sum(Charge) FROM parcels GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['Show me the monthly trend of parcels collected from Meadow Pharmacy in 2025'],
    sql: `SELECT date_trunc('month', Collected), count(*) FROM parcels
      WHERE Sender = 'Meadow Pharmacy' AND year(Collected) = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Who are our five biggest senders by total charge?'],
    sql: 'SELECT Sender FROM parcels GROUP BY 1 ORDER BY sum(Charge) DESC LIMIT 5',
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['which driver delivered the fewest parcels this year?'],
    sql: 'SELECT Driver FROM parcels WHERE year(Delivered) = 2026 GROUP BY 1 ORDER BY count(*) LIMIT 1',
  },
  {
    kind: 'filter',
    turns: ['How many of the parcels weigh more than 20 kg?'],
    sql: 'SELECT count(*) FROM parcels WHERE "Weight (kg)" > 20',
  },
  {
    kind: 'filter',
    turns: ['What have Brook & Vale Books been charged in total for economy parcels?'],
    sql: "SELECT sum(Charge) FROM parcels WHERE Sender = 'Brook & Vale Books' AND Service = 'Economy'",
  },
  {
    kind: 'date filter',
    turns: ['How many parcels did we collect between 24 November and 24 December 2025?'],
    sql: `SELECT count(*) FROM parcels WHERE Collected BETWEEN DATE '2025-11-24' AND DATE '2025-12-24'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of delivered parcels were left with a neighbour?'],
    sql: `SELECT count(*) FILTER ("Left With" = 'Neighbour') / count(*) FROM parcels WHERE Status = 'Delivered'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me the Northfield depot parcels that are still in transit'],
    sql: `SELECT "Tracking No" FROM parcels WHERE Depot = 'Northfield' AND Status = 'In transit'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Parcels delivered in Q1 2026 vs Q4 2025'],
    sql: `SELECT date_trunc('quarter', Delivered), count(*) FROM parcels
      WHERE Delivered >= DATE '2025-10-01' AND Delivered < DATE '2026-04-01' GROUP BY 1`,
    otherLayoutSql: `SELECT count(*) FILTER (Delivered >= DATE '2026-01-01' AND Delivered < DATE '2026-04-01'),
      count(*) FILTER (Delivered >= DATE '2025-10-01' AND Delivered < DATE '2026-01-01') FROM parcels`,
  },
  {
    kind: 'follow-up',
    turns: ['How many parcels needed more than one attempt?', 'and by depot?'],
    sql: 'SELECT Depot, count(*) FROM parcels WHERE Attempts > 1 GROUP BY 1',
  },
  { kind: 'unanswerable', turns: ['How much did we spend on fuel for the vans last month?'], sql: null },
];
