import { describe, expect, it } from 'vitest';
import { csv, openAsked } from './testing-asked.ts';

/** Small files as people send them, and the first things that they ask of them. */

const today = '2026-11-26';

async function put(fileName: string, lines: readonly string[], question: string) {
  await using file = await openAsked(csv(fileName, lines), today);
  const { answer, text } = await file.put(question);
  const { status, verdict, rows } = answer;
  const warned = answer.checks.filter(({ outcome }) => outcome === 'warned').map(({ id }) => id);
  return { status, verdict, rows, text, warned };
}

describe('marks of emptiness in a column of numbers', () => {
  const scored = (header: string, marks: readonly string[]): string[] => [
    header,
    ...[...'55789667', ...marks].map((cell, at) => `P${at};${cell}`),
  ];

  it.each([
    ['site;score', ['TBD', 'n/a', '-', '', 'tbc'], 'how many sites have no score', 5],
    ['Ort;Punkte', ['k.A.', 'n.v.', 'entfällt'], 'how many orte have no punkte', 3],
    ['ville;note', ['n.c.', 's.o.', ''], 'how many ville have no note', 3],
  ])('are no values: %s', async (header, marks, question, count) => {
    const name = `${header.split(';')[0] ?? ''}s.csv`;
    const { rows } = await put(name === 'Orts.csv' ? 'orte.csv' : name, scored(header, marks), question);
    expect(rows).toEqual([[count]]);
  });

  it.each(['pending', 'offen', 'unknown'])(
    'are told where a word keeps the column text: %s',
    async (word) => {
      const { status, verdict, warned } = await put(
        'sites.csv',
        scored('site;score', [word, '']),
        'how many sites have no score',
      );
      expect([status, verdict]).toEqual(['answered', 'caution']);
      expect(warned).toContain('import-mixed-types');
    },
  );
});

describe('a number that a column of codes holds', () => {
  const codes = ['10115', '10115', '20095', '80331', '10117', '10115'];
  const lines = (header: string): string[] => [
    header,
    ...codes.map((code, at) => `K${at};${code};${10 + at}`),
  ];

  it.each([
    ['Kunde;PLZ;Betrag', 'Betrag in 10115', [[36]]],
    ['Kunde;PLZ;Betrag', 'Betrag for 20095', [[12]]],
    ['customer;zip;amount', 'amount from 10115', [[36]]],
    ['customer;postal code;amount', 'total amount in 10117', [[14]]],
  ])('is where the rows are, and their amounts are added up: %s: %s', async (header, question, rows) => {
    expect(await put('list.csv', lines(header), question)).toMatchObject({ status: 'answered', rows });
  });

  it('is nothing where no column holds it', async () => {
    expect((await put('list.csv', lines('Kunde;PLZ;Betrag'), 'Betrag in 99999')).status).toBe('declined');
  });
});

describe('things by an amount', () => {
  it.each([
    ['teams.csv', 'team,points', 'teams by points'],
    ['players.csv', 'player,goals', 'players by goals'],
    ['shops.csv', 'shop,net', 'shops by net'],
  ])('are not counted by it unasked: %s', async (file, header, question) => {
    const { text, status, rows } = await put(file, [header, 'A,5', 'B,9', 'C,9'], question);
    // Told as an amount, or asked back; never the number of things that share one.
    expect(text).not.toContain('Number of');
    if (status === 'answered') expect(rows[0]?.[0]).not.toBe(9);
  });
});

describe('a mean over years', () => {
  it.each(['average yearly spend', 'average annual spend', 'mean yearly spend'])(
    'is not told as a total: %s',
    async (question) => {
      const lines = Array.from(
        { length: 9 },
        (_, at) => `${2022 + Math.floor(at / 3)},V${at % 3},${at + 10}`,
      );
      const { status, text, rows } = await put('list.csv', ['year,vendor,spend', ...lines], question);
      if (status !== 'answered') return;
      expect(rows).toEqual([[42]]);
      expect(text).toContain('average total spend per year is 42');
    },
  );

  it('is answered', async () => {
    expect(
      (await put('list.csv', ['year,spend', '2022,5', '2023,7', '2022,9'], 'average yearly spend')).text,
    ).toContain('average total spend per year is 10.5');
  });
});

describe('a file that is called like its amounts', () => {
  const sales = ['region,sales', 'N,10', 'S,20', 'N,5', 'W,7'];
  const orders = ['date,city,orders', '2024-01-01,A,3', '2024-02-01,B,4', '2024-03-01,A,5'];
  const umsatz = ['Region;Umsatz', 'N;10', 'S;20', 'N;5', 'W;7'];
  it.each([
    [
      'sales.csv',
      sales,
      'sales by region',
      [
        ['S', 20],
        ['N', 15],
        ['W', 7],
      ],
    ],
    ['sales.csv', sales, 'total sales', [[42]]],
    ['sales 2024.csv', sales, 'sales in N', [[15]]],
    [
      'orders.csv',
      orders,
      'orders by city',
      [
        ['A', 8],
        ['B', 4],
      ],
    ],
    ['orders.csv', orders, 'how many orders', [[12]]],
    [
      'orders.csv',
      orders,
      'orders by month',
      [
        ['2024-01-01', 3],
        ['2024-02-01', 4],
        ['2024-03-01', 5],
      ],
    ],
    ['Umsatz.csv', umsatz, 'Umsatz', [[42]]],
    [
      'Umsatz.csv',
      umsatz,
      'Umsatz by Region',
      [
        ['S', 20],
        ['N', 15],
        ['W', 7],
      ],
    ],
  ])('means the amounts: %s: %s', async (file, lines, question, rows) => {
    expect(await put(file, lines, question)).toMatchObject({ status: 'answered', verdict: 'checked', rows });
  });

  it('still counts its rows where no column is called so', async () => {
    const lines = ['order id,city,amount', '1,A,3', '2,B,4', '3,A,5'];
    expect((await put('orders.csv', lines, 'how many orders')).rows).toEqual([[3]]);
  });
});

describe('columns that are called like a time', () => {
  const wide = ['region,q1,q2,2022,2023 actual', 'N,1,2,3,4', 'S,5,6,7,8', 'W,1,1,1,1'];
  it.each([
    ['total q1', [[7]]],
    [
      'total q1 by region',
      [
        ['S', 5],
        ['N', 1],
        ['W', 1],
      ],
    ],
    [
      'q2 by region',
      [
        ['S', 6],
        ['N', 2],
        ['W', 1],
      ],
    ],
    ['total 2022', [[11]]],
    [
      'total 2022 by region',
      [
        ['S', 7],
        ['N', 3],
        ['W', 1],
      ],
    ],
    ['sum of 2022', [[11]]],
    ['total 2023 actual', [[13]]],
  ])('are added up where they are named: %s', async (question, rows) => {
    expect(await put('plan.csv', wide, question)).toMatchObject({ status: 'answered', rows });
  });

  it('leave a time a time where the rows are dated', async () => {
    const lines = ['date,sales,2022', '2022-03-01,5,100', '2023-03-01,7,200', '2022-04-01,6,300'];
    expect((await put('list.csv', lines, 'sales in 2022')).rows).toEqual([[11]]);
    expect((await put('list.csv', lines, 'total sales in q1 2022')).rows).toEqual([[5]]);
  });
});

describe('words that were asked back', () => {
  const months = ['Januar', 'Februar', 'März', 'April'].flatMap((month, at) => [
    `${month};N;${at + 3}`,
    `${month};S;${at + 3}`,
  ]);
  it.each([
    ['Umsatz im März', 10],
    ['Umsatz im April', 12],
    ['total Umsatz im Januar', 6],
  ])('"im" is "in": %s', async (question, total) => {
    const found = await put('zahlen.csv', ['Monat;Region;Umsatz', ...months], question);
    expect(found.rows).toEqual([[total]]);
  });

  it.each([
    'show the tickets with more than 50 minutes',
    'list tickets with minutes above 50',
    'list the tickets over 50 minutes',
  ])('lists rows by a bound: %s', async (question) => {
    const lines = ['ticket,agent,minutes', 'T1,A,30', 'T2,B,60', 'T3,A,90', 'T4,C,20'];
    expect((await put('support.csv', lines, question)).rows).toEqual([['T2'], ['T3']]);
  });

  it('takes no business unit for a unit', async () => {
    const lines = (units: string[]): string[] => [
      'unit,person,amount',
      ...units.map((unit, at) => `${unit},P${at},${at + 5}`),
    ];
    for (const units of [
      ['Retail', 'Wholesale', 'Online'],
      ['Vertrieb', 'Technik', 'Vertrieb'],
      ['BU 1', 'BU 2', 'BU 3'],
    ])
      expect(await put('costs.csv', lines(units), 'total amount')).toMatchObject({ verdict: 'checked' });
    for (const units of [
      ['kg', 'pcs', 'kg'],
      ['boxes', 'pallets', 'boxes'],
      ['m', 'piece', 'm'],
    ])
      expect((await put('stock.csv', lines(units), 'total amount')).warned).toContain('mixed-unit');
  });
});
