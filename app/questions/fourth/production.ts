import type { WrittenQuestion } from '../question.ts';

export const productionQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['How many units did we produce last month?'],
    alsoAsked: [
      'output May 2026',
      'what was the total number of units that the factory made during May this year?',
    ],
    sql: `SELECT sum("Units Produced") FROM "Shift Log"
      WHERE "Date" >= DATE '2026-05-01' AND "Date" < DATE '2026-06-01'`,
  },
  {
    kind: 'ratio',
    turns: ['What is the defect rate of each line? (defective units / units produced)'],
    alsoAsked: [
      'defects as % of units produced, per line',
      'For every line, divide the defective units by the units produced so that I see which has the worst quality',
    ],
    sql: `SELECT "Line", sum("Defective Units") / sum("Units Produced") FROM "Shift Log" GROUP BY 1`,
    isPercent: true,
    decimals: 4,
  },
  {
    kind: 'by category',
    turns: ['downtime minutes by reason, largest first'],
    alsoAsked: [
      'total downtime per downtime reason, descending',
      'What keeps our lines standing still? Show the minutes lost for each reason, starting with the worst',
    ],
    sql: `SELECT "Downtime Reason", sum("Downtime (min)") FROM "Shift Log" WHERE "Downtime Reason" IS NOT NULL
      GROUP BY 1 ORDER BY 2 DESC`,
    otherLayoutSql: `SELECT "Downtime Reason", sum("Downtime (min)") FROM "Shift Log"
      GROUP BY 1 ORDER BY 2 DESC`,
    isOrdered: true,
  },
  {
    kind: 'by category',
    turns: ['Units produced per supervisor in Q1 2026'],
    alsoAsked: [
      'Q1 output by supervisor',
      'How much was made under each supervisor in the first three months of this year?',
    ],
    sql: `SELECT "Supervisor", sum("Units Produced") FROM "Shift Log" JOIN "Lines" USING ("Line")
      WHERE "Date" >= DATE '2026-01-01' AND "Date" < DATE '2026-04-01' GROUP BY 1`,
  },
  {
    kind: 'compare',
    turns: ['Average downtime of the night shift compared with the early shift'],
    alsoAsked: [
      'avg downtime Night vs Early',
      'Are the lines down longer at night than in the Early shift? I need both averages in minutes',
    ],
    sql: `SELECT "Shift", avg("Downtime (min)") FROM "Shift Log" WHERE "Shift" IN ('Night', 'Early') GROUP BY 1`,
    otherLayoutSql: `SELECT avg("Downtime (min)") FILTER ("Shift" = 'Night'),
      avg("Downtime (min)") FILTER ("Shift" = 'Early') FROM "Shift Log"`,
    decimals: 2,
  },
  {
    kind: 'negation',
    turns: ['How many shifts had no downtime at all?'],
    alsoAsked: [
      'shift entries with 0 downtime',
      'How often did a shift run through without a single minute of downtime?',
    ],
    sql: 'SELECT count(*) FROM "Shift Log" WHERE "Downtime (min)" = 0',
  },
  {
    kind: 'follow-up',
    turns: ['Scrap cost per month this year', 'only the South Hall'],
    alsoAsked: ['South Hall only', 'what does that come to if we look at the lines in the South Hall?'],
    sql: `SELECT date_trunc('month', "Date"), sum("Scrap Cost (EUR)") FROM "Shift Log" JOIN "Lines" USING ("Line")
      WHERE "Hall" = 'South Hall' AND year("Date") = 2026 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'unanswerable',
    turns: ['How much electricity did each line use in May?'],
    alsoAsked: [
      'energy consumption kWh per line',
      'Do we have figures on what power the individual lines drew over the past month?',
    ],
    sql: null,
  },
];
