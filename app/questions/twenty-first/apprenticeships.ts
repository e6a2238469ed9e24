import type { WrittenQuestion } from '../question.ts';

export const apprenticeshipQuestions: WrittenQuestion[] = [
  {
    kind: 'aggregate',
    turns: ['What was the total number of apprenticeship starts in 2024/25?'],
    sql: `SELECT sum("Starts") FROM "Starts" WHERE "Academic Year" = '2024/25'`,
  },
  {
    kind: 'count',
    turns: ['How many colleges report figures in each region?'],
    sql: 'SELECT "Region", count(DISTINCT "College") FROM "Starts" GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['starts by sector in the academic year 2024/25'],
    sql: `SELECT "Sector", sum("Starts") FROM "Starts" WHERE "Academic Year" = '2024/25' GROUP BY 1`,
  },
  {
    kind: 'by category',
    turns: ['How many female starts have there been at each level?'],
    sql: 'SELECT "Level", sum("Female Starts") FROM "Starts" GROUP BY 1',
  },
  {
    kind: 'by period',
    turns: ['Show me the trend of monthly starts since September 2024'],
    sql: `SELECT "Start Month", sum("Starts") FROM "Starts"
      WHERE "Start Month" >= DATE '2024-09-01' GROUP BY 1 ORDER BY 1`,
    isOrdered: true,
  },
  {
    kind: 'by period',
    turns: ['How much funding was agreed in each academic year?'],
    sql: 'SELECT "Academic Year", sum("Funding Agreed (£)") FROM "Starts" GROUP BY 1',
  },
  {
    kind: 'top or bottom',
    turns: ['Which three colleges had the most starts in 2024/25?'],
    sql: `SELECT "College" FROM "Starts" WHERE "Academic Year" = '2024/25'
      GROUP BY 1 ORDER BY sum("Starts") DESC LIMIT 3`,
    isOrdered: true,
  },
  {
    kind: 'filter',
    turns: ['How many 16-18 year olds started in Engineering?'],
    sql: `SELECT sum("Starts") FROM "Starts" WHERE "Age Group" = '16-18' AND "Sector" = 'Engineering'`,
  },
  {
    kind: 'filter',
    turns: ['levy funded starts at Thornbury College in 2025/26'],
    sql: `SELECT sum("Levy Funded Starts") FROM "Starts"
      WHERE "College" = 'Thornbury College' AND "Academic Year" = '2025/26'`,
  },
  {
    kind: 'date filter',
    turns: ['How many withdrawals do we have for start months from September to November 2025?'],
    sql: `SELECT sum("Withdrawals") FROM "Starts"
      WHERE "Start Month" >= DATE '2025-09-01' AND "Start Month" < DATE '2025-12-01'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of all starts in 2024/25 were at Higher level?'],
    sql: `SELECT sum("Starts") FILTER ("Level" = 'Higher') / sum("Starts") FROM "Starts"
      WHERE "Academic Year" = '2024/25'`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['Show me all the rows for Brindley Technical College with 15 or more starts'],
    sql: `SELECT "Start Month", "Starts" FROM "Starts"
      WHERE "College" = 'Brindley Technical College' AND "Starts" >= 15`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Compare Digital starts between 2023/24 and 2024/25'],
    sql: `SELECT "Academic Year", sum("Starts") FROM "Starts"
      WHERE "Sector" = 'Digital' AND "Academic Year" IN ('2023/24', '2024/25') GROUP BY 1`,
    otherLayoutSql: `SELECT sum("Starts") FILTER ("Academic Year" = '2023/24'),
      sum("Starts") FILTER ("Academic Year" = '2024/25') FROM "Starts" WHERE "Sector" = 'Digital'`,
  },
  {
    kind: 'follow-up',
    turns: ['How many starts were there in the South West in 2024/25?', 'and by college?'],
    sql: `SELECT "College", sum("Starts") FROM "Starts"
      WHERE "Region" = 'South West' AND "Academic Year" = '2024/25' GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['How many apprentices passed their final assessment in 2024/25?'],
    sql: null,
  },
];
