import type { WrittenQuestion } from '../question.ts';

export const adQuestions: WrittenQuestion[] = [
  {
    kind: 'date filter',
    turns: ['How much have we spent on ads so far this year?'],
    alsoAsked: [
      'ad spend 2026 ytd',
      "What's the total bill for our campaigns since the first of January 2026?",
    ],
    sql: `SELECT sum("Amount Spent (USD)") FROM ad_report WHERE "Week Starting" >= DATE '2026-01-01'`,
  },
  {
    kind: 'ratio',
    turns: ['Click-through rate by channel'],
    alsoAsked: [
      'clicks / impressions per channel',
      'Of the people who are shown an ad, what share clicks on it? Please give me the CTR for every channel',
    ],
    sql: 'SELECT "Channel", sum("Clicks") / sum("Impressions") FROM ad_report GROUP BY 1',
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which campaign had the lowest cost per conversion in 2025?'],
    alsoAsked: [
      'cheapest campaign by spend per conversion, 2025',
      'Where did we get a conversion for the least money last year? Just the campaign, going by amount spent divided by conversions',
    ],
    sql: `SELECT "Campaign Name" FROM ad_report WHERE year("Week Starting") = 2025
      GROUP BY 1 HAVING sum("Conversions") > 0
      ORDER BY sum("Amount Spent (USD)") / sum("Conversions") LIMIT 1`,
  },
  {
    kind: 'by period',
    turns: ['How many clicks did Search get per quarter in 2025?'],
    alsoAsked: [
      'search clicks quarterly 2025',
      'Break the clicks on our search ads last year down into Q1, Q2, Q3 and Q4',
    ],
    sql: `SELECT date_trunc('quarter', "Week Starting"), sum("Clicks") FROM ad_report
      WHERE "Channel" = 'Search' AND year("Week Starting") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'compare',
    turns: ['Mobile vs desktop conversions in 2025'],
    alsoAsked: [
      'conversions 2025: desktop, mobile',
      'Did people convert more often on their phones or at a desktop last year? I want to see the number for mobile next to desktop',
    ],
    sql: `SELECT "Device", sum("Conversions") FROM ad_report
      WHERE "Device" IN ('Mobile', 'Desktop') AND year("Week Starting") = 2025 GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Conversions") FILTER ("Device" = 'Mobile'),
      sum("Conversions") FILTER ("Device" = 'Desktop') FROM ad_report WHERE year("Week Starting") = 2025`,
  },
  {
    kind: 'having',
    turns: ['Which campaigns have cost us more than $10,000 in total?'],
    alsoAsked: [
      'campaigns with spend over 10k',
      "I'm after the big ones: show the campaigns whose amount spent adds up to above ten thousand dollars",
    ],
    sql: `SELECT "Campaign Name" FROM ad_report GROUP BY 1 HAVING sum("Amount Spent (USD)") > 10000`,
  },
  {
    kind: 'top or bottom',
    turns: ["What's our best campaign?"],
    alsoAsked: ['best performing campaign', 'Which one of all the campaigns has worked out best for us?'],
    sql: `SELECT "Campaign Name" FROM ad_report GROUP BY 1
      ORDER BY sum("Conversion Value (USD)") DESC NULLS LAST LIMIT 1`,
    mayClarify: true,
  },
  {
    kind: 'unanswerable',
    turns: ['How many new followers did Summer Sale 25 bring us?'],
    alsoAsked: [
      'followers gained Summer Sale 25',
      'by how much did our follower count go up thanks to the Summer Sale 25 campaign?',
    ],
    sql: null,
  },
];
