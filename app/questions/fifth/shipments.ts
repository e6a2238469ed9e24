import type { WrittenQuestion } from '../question.ts';

export const shipmentQuestions: WrittenQuestion[] = [
  {
    kind: 'ratio',
    turns: ['Average delivery time in hours per carrier'],
    alsoAsked: [
      'avg hours shipped to delivered by carrier',
      'How many hours does each carrier need on average from the moment a parcel is shipped until it is delivered?',
    ],
    sql: 'SELECT carrier, avg(epoch(delivered_at - shipped_at)) / 3600 FROM shipments GROUP BY 1',
    decimals: 1,
  },
  {
    kind: 'top or bottom',
    turns: ['Which carrier has lost the most parcels?'],
    alsoAsked: [
      'most lost shipments, which carrier',
      "who's the worst for losing our stuff? I mean the carrier with the highest number of lost shipments",
    ],
    sql: "SELECT carrier FROM shipments WHERE status = 'lost' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1",
  },
  {
    kind: 'date filter',
    turns: ['How much did we spend on shipping last month?'],
    alsoAsked: [
      'shipping cost May 2026',
      'What were we charged in euros for all the parcels that were shipped during the past calendar month?',
    ],
    sql: `SELECT sum(shipping_cost_eur) FROM shipments
      WHERE shipped_at >= DATE '2026-05-01' AND shipped_at < DATE '2026-06-01'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of parcels to France needed more than one delivery attempt?'],
    alsoAsked: [
      '% of French shipments with 2+ attempts',
      'Out of everything we sent to France, what proportion had to be brought round at least twice, going by delivery attempts?',
    ],
    sql: `SELECT count(*) FILTER (delivery_attempts > 1) / count(*) FROM shipments
      WHERE dest_country = 'France'`,
    isPercent: true,
  },
  {
    kind: 'missing values',
    turns: ['Parcels without a delivery date, by status'],
    alsoAsked: [
      'delivered_at empty, count per status',
      'For how many shipments is there no delivered time recorded, and what status do they have?',
    ],
    sql: 'SELECT status, count(*) FROM shipments WHERE delivered_at IS NULL GROUP BY 1',
  },
  {
    kind: 'filter',
    turns: ['How many express parcels heavier than 10 kg have we sent from Lyon?'],
    alsoAsked: [
      'express, Lyon, >10kg: how many',
      'count the shipments that left the Lyon warehouse with express service and weighed over ten kilos',
    ],
    sql: `SELECT count(*) FROM shipments
      WHERE service_level = 'express' AND weight_kg > 10 AND warehouse = 'Lyon'`,
  },
  {
    kind: 'follow-up',
    turns: ['Shipping cost by warehouse', 'just for BlueVan', 'and only 2026'],
    sql: `SELECT warehouse, sum(shipping_cost_eur) FROM shipments
      WHERE carrier = 'BlueVan' AND year(shipped_at) = 2026 GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which carrier is the cheapest?'],
    alsoAsked: ['cheapest carrier', 'With whom do we pay the least on average for sending a parcel?'],
    sql: 'SELECT carrier FROM shipments GROUP BY 1 ORDER BY avg(shipping_cost_eur) LIMIT 1',
    mayClarify: true,
  },
];
