import type { WrittenQuestion } from '../question.ts';

export const opportunityQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['How much did we win in 2025? (closed won amount by close date)'],
    alsoAsked: [
      'closed won amount, close date 2025',
      'Add up the dollars of every opportunity in stage Closed Won which had its close date sometime last year',
    ],
    sql: `SELECT sum("Amount (USD)") FROM opportunities
      WHERE "Stage" = 'Closed Won' AND year("Close Date") = 2025`,
  },
  {
    kind: 'by category',
    turns: ['number of opportunities by stage'],
    alsoAsked: [
      'deal count per stage',
      'Where are all our deals right now? I mean how many of them sit in which stage',
    ],
    sql: 'SELECT "Stage", count(*) FROM opportunities GROUP BY 1',
  },
  {
    kind: 'ratio',
    turns: ['What is the win rate per owner, i.e. closed won as a percentage of all closed deals?'],
    alsoAsked: [
      'win rate by opportunity owner (won / (won + lost))',
      'Of the opportunities that have been closed either way, what share did each owner win?',
    ],
    sql: `SELECT "Opportunity Owner", count(*) FILTER ("Stage" = 'Closed Won') / count(*) FROM opportunities
      WHERE "Stage" IN ('Closed Won', 'Closed Lost') GROUP BY 1`,
    isPercent: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Why do we lose deals? Top 2 lost reasons with their counts'],
    alsoAsked: [
      '2 most frequent lost reasons',
      'When a deal is lost, which two reasons are given most often, and how many times each?',
    ],
    sql: `SELECT "Lost Reason", count(*) FROM opportunities WHERE "Lost Reason" IS NOT NULL
      GROUP BY 1 ORDER BY 2 DESC LIMIT 2`,
    isOrdered: true,
  },
  {
    kind: 'list',
    turns: ['Show me all deals in Negotiation worth more than 20k'],
    alsoAsked: [
      'negotiation stage, amount > 20,000',
      'Which opportunities are we currently negotiating that have an amount above $20,000?',
    ],
    sql: `SELECT "Opportunity ID" FROM opportunities
      WHERE "Stage" = 'Negotiation' AND "Amount (USD)" > 20000`,
    isList: true,
  },
  {
    kind: 'by period',
    turns: ['How many opportunities were created each quarter in 2025?'],
    alsoAsked: [
      'new opps by quarter 2025',
      'I need the quarterly numbers of newly created opportunities for last year please',
    ],
    sql: `SELECT date_trunc('quarter', "Created Date"), count(*) FROM opportunities
      WHERE year("Created Date") = 2025 GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'follow-up',
    turns: ['Average amount of closed won deals by type', 'and by lead source?'],
    alsoAsked: ['by lead source instead', 'now the same broken down by where the lead came from'],
    sql: `SELECT "Lead Source", avg("Amount (USD)") FROM opportunities
      WHERE "Stage" = 'Closed Won' GROUP BY 1`,
    otherLayoutSql: `SELECT "Lead Source", avg("Amount (USD)") FROM opportunities
      WHERE "Stage" = 'Closed Won' AND "Lead Source" IS NOT NULL GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'unanswerable',
    turns: ['What quota does each owner have for 2026?'],
    alsoAsked: [
      'quota by rep 2026',
      'Can you show what sales target every opportunity owner was given for this year?',
    ],
    sql: null,
  },
];
