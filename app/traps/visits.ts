import { type Trap, trapsOf } from './trap.ts';

const since = (from: string, until: string) =>
  `SELECT count(*) FROM visits WHERE "Visit Date" >= DATE '${from}' AND "Visit Date" < DATE '${until}'`;

export const visitTraps: Trap[] = [
  ...trapsOf('totals under a limit', 'visits', [
    {
      turns: ['List all visits'],
      danger: 'Two hundred rows are shown as if they were all.',
      right: ['SELECT "Visit ID" FROM visits'],
      isList: true,
      mustSay: ['shown-of-whole'],
    },
    {
      turns: ['List all visits with a fee over 10', 'how many are these?'],
      danger: 'The shown rows are counted.',
      right: ['SELECT count(*) FROM visits WHERE Fee > 10'],
    },
    {
      turns: ['List all visits with a fee over 10', 'what is their total fee?'],
      danger: 'The shown rows are added up.',
      right: ['SELECT sum(Fee) FROM visits WHERE Fee > 10'],
    },
    {
      turns: ['Show the 10 highest fees'],
      danger: 'Ties at the edge are cut without a word.',
      right: [
        'SELECT Fee FROM visits QUALIFY rank() OVER (ORDER BY Fee DESC) <= 10',
        'SELECT DISTINCT Fee FROM visits ORDER BY 1 DESC LIMIT 10',
      ],
      isList: true,
    },
    {
      turns: ['top 2 areas by total fee'],
      danger: 'None: the sums are over all rows.',
      right: ['SELECT Area FROM visits GROUP BY 1 ORDER BY sum(Fee) DESC LIMIT 2'],
    },
    {
      turns: ['Total fee by day'],
      danger: 'None of the days is missing.',
      right: ['SELECT "Visit Date", sum(Fee) FROM visits GROUP BY 1'],
    },
    {
      turns: ['What is the average fee of all visits?'],
      danger: 'An average of the first rows.',
      right: ['SELECT avg(Fee) FROM visits'],
      decimals: 2,
    },
    {
      turns: ['How many visits are there by visit ID?'],
      danger: '460 groups of one, cut at 200.',
      right: ['SELECT "Visit ID", count(*) FROM visits GROUP BY 1'],
      mustSay: ['shown-of-whole'],
    },
  ]),
  ...trapsOf('forecast without history', 'visits', [
    { turns: ['Forecast visits for next year'], danger: 'Eleven weeks hold no year.', right: [] },
    { turns: ['How many visits will we have next month?'], danger: 'A past month is told.', right: [] },
    { turns: ['Predict the total fee for December 2026'], danger: 'No December was seen.', right: [] },
    { turns: ['expected visits tomorrow'], danger: 'Nothing is expected in data.', right: [] },
    {
      turns: ['What will the average fee be in 2027?'],
      danger: 'The average of the past is told.',
      right: [],
    },
    { turns: ['Are visits going to grow?'], danger: 'A guess.', right: [] },
    { turns: ['visits next week'], danger: 'Nothing, or the week before.', right: [] },
    {
      turns: ['How did visits in May 2026 compare with May 2025?'],
      danger: 'Growth from nothing.',
      right: [
        `${since('2026-05-01', '2026-06-01')} UNION ALL ${since('2025-05-01', '2025-06-01')}`,
        `SELECT (${since('2026-05-01', '2026-06-01')}), (${since('2025-05-01', '2025-06-01')})`,
      ],
    },
    { turns: ['seasonal pattern of visits over the years'], danger: 'There is one season.', right: [] },
  ]),
  ...trapsOf('last week', 'visits', [
    {
      turns: ['How many visits were there last week?'],
      danger: 'Seven days back in place of a week.',
      right: [since('2026-06-08', '2026-06-15'), since('2026-06-07', '2026-06-14')],
    },
    {
      turns: ['How many visits in the last 7 days?'],
      danger: 'A calendar week.',
      right: [
        since('2026-06-08', '2026-06-15'),
        since('2026-06-09', '2026-06-16'),
        since('2026-06-08', '2026-06-16'),
      ],
    },
    {
      turns: ['How many visits this week?'],
      danger: 'Last week.',
      right: [since('2026-06-15', '2026-06-22'), since('2026-06-14', '2026-06-21')],
    },
    {
      turns: ['How many visits were there yesterday?'],
      danger: 'The last day with data.',
      right: [since('2026-06-14', '2026-06-15')],
    },
    {
      turns: ['How many visits last Monday?'],
      danger: 'Today is a Monday.',
      right: [since('2026-06-08', '2026-06-09')],
    },
    {
      turns: ['How many visits the week before last?'],
      danger: 'Last week.',
      right: [since('2026-06-01', '2026-06-08'), since('2026-05-31', '2026-06-07')],
    },
    {
      turns: ['Compare visits last week with the week before'],
      danger: 'Weeks of other lengths.',
      right: [
        ...[
          ['2026-06-08', '2026-06-15', '2026-06-01'],
          ['2026-06-07', '2026-06-14', '2026-05-31'],
        ].flatMap(([from = '', until = '', before = '']) => [
          `${since(from, until)} UNION ALL ${since(before, from)}`,
          `SELECT (${since(from, until)}), (${since(before, from)})`,
        ]),
      ],
    },
    {
      turns: ['How many visits in the last two weeks?'],
      danger: 'Fourteen days or two weeks: the dates must be said.',
      right: [
        since('2026-06-01', '2026-06-15'),
        since('2026-06-02', '2026-06-16'),
        since('2026-06-01', '2026-06-16'),
        since('2026-05-31', '2026-06-14'),
      ],
    },
    {
      turns: ['visits last weekend'],
      danger: 'The week.',
      right: [
        since('2026-06-13', '2026-06-15'),
        `SELECT "Visit ID" FROM visits WHERE "Visit Date" >= DATE '2026-06-13' AND "Visit Date" < DATE '2026-06-15'`,
      ],
      isList: true,
    },
    {
      turns: ['How many visits were there last month?'],
      danger: 'Thirty days.',
      right: [since('2026-05-01', '2026-06-01')],
    },
    {
      turns: ['How many visits in the last week of May?'],
      danger: 'Last week.',
      right: [
        since('2026-05-25', '2026-06-01'),
        since('2026-05-24', '2026-05-31'),
        since('2026-05-31', '2026-06-01'),
      ],
    },
  ]),
];
