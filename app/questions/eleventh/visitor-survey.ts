import type { WrittenQuestion } from '../question.ts';

export const visitorSurveyQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many responses did we get last month?'],
    sql: `SELECT count(*) FROM visitor_survey
      WHERE "Timestamp" >= DATE '2026-05-01' AND "Timestamp" < DATE '2026-06-01'`,
  },
  {
    kind: 'aggregate',
    turns: ['average overall satisfaction by age group'],
    sql: `SELECT "Age group", avg("How satisfied were you overall? (1-5)") FROM visitor_survey GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['How likely are people to recommend us, on average, this year?'],
    sql: `SELECT avg("How likely are you to recommend us? (0-10)") FROM visitor_survey
      WHERE "Timestamp" >= DATE '2026-01-01'`,
    decimals: 2,
  },
  {
    kind: 'by category',
    turns: ['How did people hear about us? Just the number for each'],
    sql: `SELECT "How did you hear about us?", count(*) FROM visitor_survey GROUP BY 1`,
  },
  {
    kind: 'by period',
    turns: ['responses per month in 2026'],
    sql: `SELECT date_trunc('month', "Timestamp"), count(*) FROM visitor_survey
      WHERE "Timestamp" >= DATE '2026-01-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'ratio',
    turns: ["What's our NPS?"],
    sql: `SELECT (count(*) FILTER ("How likely are you to recommend us? (0-10)" >= 9)
        - count(*) FILTER ("How likely are you to recommend us? (0-10)" <= 6))
        / count("How likely are you to recommend us? (0-10)") FROM visitor_survey`,
    decimals: 3,
    isPercent: true,
  },
  {
    kind: 'share',
    turns: ['What percentage of the respondents are members?'],
    sql: `SELECT count(*) FILTER ("Are you a member?" = 'Yes') / count(*) FROM visitor_survey`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'compare',
    turns: ['Do members spend more in the shop than non-members? Show me the average for both'],
    sql: `SELECT "Are you a member?", avg("How much did you spend in the shop? (£)") FROM visitor_survey GROUP BY 1`,
    otherLayoutSql: `SELECT avg("How much did you spend in the shop? (£)") FILTER ("Are you a member?" = 'Yes'),
      avg("How much did you spend in the shop? (£)") FILTER ("Are you a member?" = 'No') FROM visitor_survey`,
    decimals: 2,
  },
  {
    kind: 'filter',
    turns: ['How many people rated the café 2 or lower?'],
    sql: `SELECT count(*) FROM visitor_survey WHERE "How would you rate the café? (1-5)" <= 2`,
  },
  {
    kind: 'missing values',
    turns: ['How many visitors gave the café no rating?'],
    sql: `SELECT count(*) FROM visitor_survey WHERE "How would you rate the café? (1-5)" IS NULL`,
  },
  {
    kind: 'list',
    turns: ['Show me the responses from Scotland this year'],
    sql: `SELECT "Timestamp" FROM visitor_survey
      WHERE "Where do you live?" = 'Scotland' AND "Timestamp" >= DATE '2026-01-01'`,
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['How many came for something other than the Permanent Collection in 2025?'],
    sql: `SELECT count(*) FROM visitor_survey
      WHERE "Which exhibition did you mainly come for?" <> 'Permanent Collection' AND year("Timestamp") = 2025`,
  },
  {
    kind: 'follow-up',
    turns: ['Average shop spend by who they came with', 'only first-time visitors', 'in 2025'],
    sql: `SELECT "Who did you come with?", avg("How much did you spend in the shop? (£)") FROM visitor_survey
      WHERE "Have you visited before?" = 'No' AND year("Timestamp") = 2025 GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'top or bottom',
    turns: ['Which exhibition do people like most?'],
    sql: `SELECT "Which exhibition did you mainly come for?" FROM visitor_survey
      GROUP BY 1 ORDER BY avg("How satisfied were you overall? (1-5)") DESC LIMIT 1`,
    mayClarify: true,
  },
  { kind: 'unanswerable', turns: ['How much did we take at the ticket desk in May?'], sql: null },
];
