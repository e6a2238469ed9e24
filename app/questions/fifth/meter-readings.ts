import type { WrittenQuestion } from '../question.ts';

export const meterQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['What was our total electricity consumption in 2025?'],
    alsoAsked: [
      'kWh electricity 2025',
      'How much power did all of our buildings use together last year, electricity only?',
    ],
    sql: `SELECT sum("Consumption") FROM "Readings"
      WHERE "Utility" = 'Electricity' AND year("Reading Date") = 2025`,
  },
  {
    kind: 'by category',
    turns: ['gas cost by building type in 2025'],
    alsoAsked: [
      '2025 gas spend per type of building',
      'What did we pay for gas last year in schools, libraries, care homes and so on? One line for each building type please',
    ],
    sql: `SELECT "Building Type", sum("Cost (GBP)") FROM "Readings" JOIN "Sites" USING ("Site Code")
      WHERE "Utility" = 'Gas' AND year("Reading Date") = 2025 GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['How much water did Eden Pool use in each month of 2025?'],
    alsoAsked: [
      'Eden Pool water monthly 2025',
      "I suspect a leak at Eden Pool - can you plot last year's water consumption there month by month?",
    ],
    sql: `SELECT date_trunc('month', "Reading Date"), sum("Consumption")
      FROM "Readings" JOIN "Sites" USING ("Site Code")
      WHERE "Utility" = 'Water' AND "Site Name" = 'Eden Pool' AND year("Reading Date") = 2025
      GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which 3 sites had the highest electricity costs last year?'],
    alsoAsked: [
      'top three sites electricity cost 2025',
      'Name the three buildings where the electricity bill added up to the most in 2025',
    ],
    sql: `SELECT "Site Name", sum("Cost (GBP)") FROM "Readings" JOIN "Sites" USING ("Site Code")
      WHERE "Utility" = 'Electricity' AND year("Reading Date") = 2025 GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'ratio',
    turns: ['Electricity use per square metre of floor area for each site, 2025'],
    alsoAsked: [
      '2025 electricity kWh per m2 by site',
      "To see who's wasteful: take every site's electricity consumption in 2025 and divide it by its floor area",
    ],
    sql: `SELECT "Site Name", sum("Consumption") / any_value("Floor Area (m2)")
      FROM "Readings" JOIN "Sites" USING ("Site Code")
      WHERE "Utility" = 'Electricity' AND year("Reading Date") = 2025 GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'share',
    turns: ['What percentage of readings are estimated?'],
    alsoAsked: [
      'share of estimated reads',
      'How big a part of all the meter readings was only an estimate instead of a proper read?',
    ],
    sql: `SELECT count(*) FILTER ("Read Type" = 'Estimated') / count(*) FROM "Readings"`,
    isPercent: true,
  },
  {
    kind: 'follow-up',
    turns: ['How much did we pay for gas in Q1 2026?', 'and in the same quarter a year earlier?'],
    sql: `SELECT sum("Cost (GBP)") FROM "Readings" WHERE "Utility" = 'Gas'
      AND "Reading Date" >= DATE '2025-01-01' AND "Reading Date" < DATE '2025-04-01'`,
  },
  {
    kind: 'unanswerable',
    turns: ['What are the CO2 emissions of each site?'],
    alsoAsked: [
      'carbon emissions by site',
      'For the climate report I need the tonnes of CO2 that every building put out, can you get me those?',
    ],
    sql: null,
  },
];
