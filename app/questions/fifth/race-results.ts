import type { WrittenQuestion } from '../question.ts';

export const raceQuestions: WrittenQuestion[] = [
  {
    kind: 'count',
    turns: ['How many runners finished the marathon in 2026?'],
    alsoAsked: [
      '2026 marathon finishers',
      'At the 2026 edition, how many people actually made it to the end of the full marathon?',
    ],
    sql: `SELECT count(*) FROM race_results
      WHERE "Race" = 'Marathon' AND "Status" = 'Finished' AND year("Race Date") = 2026`,
  },
  {
    kind: 'top or bottom',
    turns: ['Five fastest half marathon runners of 2026 with their times'],
    alsoAsked: [
      'half marathon 2026 top 5 finish times',
      "Who came in first to fifth in this year's half marathon, and how many minutes did they need?",
    ],
    sql: `SELECT "Runner", "Finish Time (min)" FROM race_results
      WHERE "Race" = 'Half Marathon' AND year("Race Date") = 2026 AND "Status" = 'Finished'
      ORDER BY 2 LIMIT 5`,
    isOrdered: true,
  },
  {
    kind: 'aggregate',
    turns: ['median finish time of the 10K by gender'],
    alsoAsked: [
      '10K: median minutes, F and M',
      'What is the middle finishing time over ten kilometres for women, and what is it for men?',
    ],
    sql: `SELECT "Gender", median("Finish Time (min)") FROM race_results WHERE "Race" = '10K' GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'missing values',
    turns: ["How many runners don't belong to a club?"],
    alsoAsked: [
      'count of entries with no club',
      'A lot of people run on their own without being in any club - do you know how many that is?',
    ],
    sql: 'SELECT count(*) FROM race_results WHERE "Club" IS NULL',
  },
  {
    kind: 'by category',
    turns: ['Average pace per age group in the marathon'],
    alsoAsked: [
      'marathon mean min/km by age group',
      'Do older marathon runners run slower? Show me for each age group what pace they kept on average',
    ],
    sql: `SELECT "Age Group", avg("Pace (min/km)") FROM race_results WHERE "Race" = 'Marathon' GROUP BY 1`,
    decimals: 2,
  },
  {
    kind: 'distinct',
    turns: ['How many different nationalities are there among the entries for the 10K?'],
    alsoAsked: [
      '# of nations, 10K entrants',
      'People from how many countries signed up for the ten kilometre race (10K)?',
    ],
    sql: `SELECT count(DISTINCT "Nationality") FROM race_results WHERE "Race" = '10K'`,
  },
  {
    kind: 'follow-up',
    turns: ['How many women entered each race in 2026?', 'and the men?'],
    sql: `SELECT "Race", count(*) FROM race_results
      WHERE "Gender" = 'M' AND year("Race Date") = 2026 GROUP BY 1`,
  },
  {
    kind: 'unanswerable',
    turns: ['What was the average heart rate of the marathon finishers?'],
    alsoAsked: [
      'avg heart rate marathon',
      "how many beats per minute did people's hearts do on average when running the marathon",
    ],
    sql: null,
  },
];
