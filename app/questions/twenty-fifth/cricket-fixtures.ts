import type { WrittenQuestion } from '../question.ts';

export const cricketQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many matches did the 2nd XI win in 2025?'],
    sql: `SELECT count(*) FROM Fixtures
      WHERE "Team" = '2nd XI' AND "Result" = 'Won' AND year("Match Date") = 2025`,
  },
  {
    kind: 'aggregate',
    turns: ['total bar takings 2025'],
    sql: 'SELECT sum("Bar Takings (£)") FROM Fixtures WHERE year("Match Date") = 2025',
  },
  {
    kind: 'aggregate',
    turns: ["What's the highest runs for in an away match?"],
    sql: `SELECT max("Runs For") FROM Fixtures WHERE "H/A" = 'Away'`,
  },
  {
    kind: 'by category',
    turns: ['How many matches of each result were there in 2024?'],
    sql: 'SELECT "Result", count(*) FROM Fixtures WHERE year("Match Date") = 2024 GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['Average spectators by team'],
    sql: 'SELECT "Team", avg("Spectators") FROM Fixtures GROUP BY 1',
    decimals: 2,
  },
  {
    kind: 'by period',
    turns: ['Show the match fees for each month of 2025'],
    sql: `SELECT date_trunc('month', "Match Date"), sum("Match Fees (£)") FROM Fixtures
      WHERE year("Match Date") = 2025 GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Top 3 opponents by number of matches'],
    sql: 'SELECT "Opponent", count(*) FROM Fixtures GROUP BY 1 ORDER BY 2 DESC LIMIT 3',
    isOrdered: true,
  },
  {
    kind: 'top or bottom',
    turns: ['Which match had the most spectators?'],
    sql: 'SELECT "Match No" FROM Fixtures ORDER BY "Spectators" DESC NULLS LAST LIMIT 1',
    otherLayoutSql: `SELECT "Match Date", "Opponent", "Spectators" FROM Fixtures
      ORDER BY "Spectators" DESC NULLS LAST LIMIT 1`,
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['How many home matches had fewer than 50 spectators?'],
    sql: `SELECT count(*) FROM Fixtures WHERE "H/A" = 'Home' AND "Spectators" < 50`,
  },
  {
    kind: 'date filter',
    turns: ['Number of matches from 1 June to 15 July 2025'],
    sql: `SELECT count(*) FROM Fixtures
      WHERE "Match Date" BETWEEN DATE '2025-06-01' AND DATE '2025-07-15'`,
  },
  {
    kind: 'share',
    turns: ['What percentage of the league matches in 2025 were won?'],
    sql: `SELECT count(*) FILTER ("Result" = 'Won') / count(*) FROM Fixtures
      WHERE "Competition" = 'League' AND year("Match Date") = 2025`,
    decimals: 4,
    isPercent: true,
  },
  {
    kind: 'list',
    turns: ['List all abandoned matches'],
    sql: `SELECT "Match No" FROM Fixtures WHERE "Result" = 'Abandoned'`,
    otherLayoutSql: `SELECT "Match Date", "Team", "Opponent" FROM Fixtures WHERE "Result" = 'Abandoned'`,
    isList: true,
  },
  {
    kind: 'compare',
    turns: ['Compare average runs for in home and away matches'],
    sql: 'SELECT "H/A", avg("Runs For") FROM Fixtures GROUP BY 1',
    otherLayoutSql: `SELECT avg("Runs For") FILTER ("H/A" = 'Home'), avg("Runs For") FILTER ("H/A" = 'Away')
      FROM Fixtures`,
    decimals: 2,
  },
  {
    kind: 'follow-up',
    turns: ['How many matches did we lose in 2024?', 'and in 2025?', 'by team'],
    sql: `SELECT "Team", count(*) FROM Fixtures WHERE "Result" = 'Lost' AND year("Match Date") = 2025
      GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['Which bowler took the most wickets in 2025?'],
    sql: null,
  },
];
