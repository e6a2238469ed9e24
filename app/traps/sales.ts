import { type Trap, trapsOf } from './trap.ts';

const month = `date_trunc('month', "Sale Date")`;
const partial = ['partial-period'];
const inNorth = `FROM sales WHERE Region = 'North'`;

function between(from: string, until: string, where = 'true'): string {
  return `SELECT sum(Amount) FROM sales WHERE "Sale Date" >= DATE '${from}' AND "Sale Date" < DATE '${until}' AND ${where}`;
}

export const salesTraps: Trap[] = [
  ...trapsOf('partial period', 'sales', [
    {
      turns: ['Show sales by month in 2026'],
      danger: 'June has thirteen days and looks like a fall.',
      right: [`SELECT ${month}, sum(Amount) FROM sales WHERE year("Sale Date") = 2026 GROUP BY 1`],
      mustWarn: partial,
    },
    {
      turns: ['What were sales last month?'],
      danger: 'The month of the last rows is taken.',
      right: [between('2026-05-01', '2026-06-01')],
    },
    {
      turns: ['Compare sales this month with last month'],
      danger: 'Half a month against a whole one.',
      right: [
        `${between('2026-06-01', '2026-07-01')} UNION ALL ${between('2026-05-01', '2026-05-16')}`,
        `${between('2026-06-01', '2026-07-01')} UNION ALL ${between('2026-05-01', '2026-05-15')}`,
        `${between('2026-06-01', '2026-07-01')} UNION ALL ${between('2026-05-01', '2026-05-14')}`,
        `SELECT (${between('2026-06-01', '2026-07-01')}), (${between('2026-05-01', '2026-05-16')})`,
        `SELECT (${between('2026-06-01', '2026-07-01')}), (${between('2026-05-01', '2026-05-15')})`,
        `SELECT (${between('2026-06-01', '2026-07-01')}), (${between('2026-05-01', '2026-05-14')})`,
      ],
    },
    {
      turns: ['Which month of 2026 had the lowest sales?'],
      danger: 'The unfinished month wins.',
      right: [
        `SELECT ${month} FROM sales WHERE "Sale Date" >= DATE '2026-01-01' AND "Sale Date" < DATE '2026-06-01' GROUP BY 1 ORDER BY sum(Amount) LIMIT 1`,
      ],
    },
    {
      turns: ['sales by quarter since 2024'],
      danger: 'The first and the last quarter are unfinished.',
      right: [`SELECT date_trunc('quarter', "Sale Date"), sum(Amount) FROM sales GROUP BY 1`],
      mustWarn: partial,
    },
    {
      turns: ['How do sales of this quarter compare with last quarter?'],
      danger: 'Ten weeks against thirteen.',
      right: [
        ...['2026-03-18', '2026-03-17', '2026-03-16'].flatMap((end) => [
          `${between('2026-04-01', '2026-07-01')} UNION ALL ${between('2026-01-01', end)}`,
          `SELECT (${between('2026-04-01', '2026-07-01')}), (${between('2026-01-01', end)})`,
        ]),
      ],
    },
    {
      turns: ['total sales in 2024'],
      danger: 'The data begin in March.',
      right: [between('2024-01-01', '2025-01-01')],
    },
    {
      turns: ['sales this year versus last year'],
      danger: 'Half a year against a whole one.',
      right: [
        ...['2025-06-16', '2025-06-15', '2025-06-14'].flatMap((end) => [
          `${between('2026-01-01', '2027-01-01')} UNION ALL ${between('2025-01-01', end)}`,
          `SELECT (${between('2026-01-01', '2027-01-01')}), (${between('2025-01-01', end)})`,
        ]),
      ],
    },
    {
      turns: ['sales per week in June 2026'],
      danger: 'The last week is unfinished.',
      right: [
        `SELECT date_trunc('week', "Sale Date"), sum(Amount) FROM sales WHERE "Sale Date" >= DATE '2026-06-01' AND "Sale Date" < DATE '2026-07-01' GROUP BY 1`,
        `SELECT date_trunc('week', "Sale Date" + 1)::DATE - 1, sum(Amount) FROM sales WHERE "Sale Date" >= DATE '2026-06-01' AND "Sale Date" < DATE '2026-07-01' GROUP BY 1`,
      ],
    },
  ]),
  ...trapsOf('carried filters', 'sales', [
    {
      turns: ['Sales in North in 2025', 'and in South?'],
      danger: 'The year is dropped.',
      right: [between('2025-01-01', '2026-01-01', `Region = 'South'`)],
    },
    {
      turns: ['Sales in North in 2025', 'by product'],
      danger: 'Region or year is dropped.',
      right: [`SELECT Product, sum(Amount) ${inNorth} AND year("Sale Date") = 2025 GROUP BY 1`],
    },
    {
      turns: ['Sales in North in 2025', 'what about 2024?'],
      danger: 'The region is dropped.',
      right: [between('2024-01-01', '2025-01-01', `Region = 'North'`)],
    },
    {
      turns: ['Sales in North in 2025', 'only online', 'and in the shops?'],
      danger: 'The new channel is added to the old one.',
      right: [between('2025-01-01', '2026-01-01', `Region = 'North' AND Channel = 'Shop'`)],
    },
    {
      turns: ['Sales of desks in 2025', 'What are the total sales of all products in 2025?'],
      danger: 'The filter of the question before stays.',
      right: [between('2025-01-01', '2026-01-01')],
    },
    {
      turns: ['Sales in North in 2025', 'How many sales are there in total?'],
      danger: 'A question of its own is read with the filters of another.',
      right: ['SELECT count(*) FROM sales', 'SELECT sum(Amount) FROM sales'],
    },
    {
      turns: ['Sales by region in 2025', 'as a pie chart', 'and for lamps?'],
      danger: 'The chart forgets the groups.',
      right: [
        `SELECT Region, sum(Amount) FROM sales WHERE year("Sale Date") = 2025 AND Product = 'Lamp' GROUP BY 1`,
      ],
    },
    {
      turns: ['Sales in North and South in 2025', 'only West'],
      danger: 'West is put beside the other two, or finds nothing.',
      right: [between('2025-01-01', '2026-01-01', `Region = 'West'`)],
    },
    {
      turns: ['Average sale in North', 'and the total?'],
      danger: 'The region is dropped.',
      right: [`SELECT sum(Amount) ${inNorth}`],
    },
  ]),
];
