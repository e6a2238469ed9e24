import { describe, expect, it } from 'vitest';
import { findTotals, type Row } from './find-totals.ts';

/** The lines, from 0, that are taken for totals. */
function totalsOf(rows: readonly Row[], columns: readonly string[] = []): number[] {
  return findTotals(
    rows.map((cells, line) => ({ cells, line })),
    columns,
  ).totals;
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('rows of rates', () => {
  const rows = (...last: string[][]): { cells: string[]; line: number }[] =>
    [['North', '100', '110'], ['South', '200', '240'], ...last].map((cells, line) => ({ cells, line }));

  it.each([
    'Growth %',
    'Change vs PY',
    'Per cent of target',
    'Abweichung zum Plan',
    'Évolution',
    'Veränderung',
    'YoY',
  ])('leaves %s out below a total', (name) => {
    const found = findTotals(rows(['Total', '300', '350'], [name, '', '16.7']), ['Region', '2023', '2024']);
    expect([found.totals, found.derived]).toEqual([[2], [3]]);
  });

  it.each([
    ['Growth %', [2]],
    ['Growth', []],
    ['Change Management', []],
    ['Income 25 %', []],
  ])('tells %s where no total stands above it', (name, told) => {
    expect(findTotals(rows([name, '', '16.7']), ['Region', '2023', '2024']).rates ?? []).toEqual(told);
  });

  it('finds the sums of two by two kinds, in whatever order they stand', () => {
    const cells = [
      'F X 5',
      'M X 7',
      'Total X 12',
      'F Y 1',
      'M Y 2',
      'Total Y 3',
      'Total Total 15',
      'F Total 6',
      'M Total 9',
    ];
    expect(totalsOf(cells.map((line) => line.split(' ')))).toEqual([2, 5, 6, 7, 8]);
  });

  it('takes what adds up the sums of an outline for one of them', () => {
    const cells = [
      'Europe  30',
      'Europe A 10',
      'Europe B 20',
      'Asia  70',
      'Asia C 30',
      'Asia D 40',
      'World  100',
    ];
    expect(totalsOf(cells.map((line) => line.split(' ')))).toEqual([0, 3, 6]);
  });
});

describe('total rows', () => {
  it.each([
    ['German', 'Gesamt'],
    ['a pivot table', 'Gesamtergebnis'],
    ['French', 'Total général'],
    ['Italian', 'Totale'],
    ['Dutch', 'Eindtotaal'],
    ['Russian', 'Итого:'],
    ['Japanese', '合計'],
    ['Polish', 'Razem'],
    ['Czech', 'Celkem'],
    ['Turkish', 'TOPLAM'],
    ['stars', '** Grand total **'],
    ['nothing', ''],
    ['words of no list', 'Whole company'],
  ])('finds a total labelled with %s', (_, label) => {
    const rows = [
      ['North', '10', '100.5'],
      ['South', '20', '200.5'],
      ['East', '30', '300.5'],
      [label, '60', '601.5'],
    ];
    expect(totalsOf(rows, ['Region', 'Units', 'Sales'])).toEqual([3]);
  });

  it.each([
    ...[
      'Grand-Total',
      'Zusammen',
      'Combined',
      'YTD',
      'Σ',
      '∑',
      'Σ Summe',
      'All branches together',
      'Net total',
    ],
    ...['Total (3 rows)', 'Total excl. VAT', 'Total H.T.', 'Month total', 'Year total', 'Overall', 'Alles'],
    ...['Together', 'Ensemble', 'Conjunto', 'Total 2024', 'Summe (netto)'],
  ])('leaves out the last row of one amount that adds up and is called %s', (label) => {
    const rows = (last: string): Row[] => [
      ['Ara', '5'],
      ['Bor', '6'],
      ['Cil', '9'],
      [label, last],
    ];
    expect(totalsOf(rows('20'), ['branch', 'pieces'])).toEqual([3]);
    expect(totalsOf(rows('19'), ['branch', 'pieces'])).toEqual([]);
  });

  it.each([
    ['a last row', ['5', '6', '9', '20'], [3]],
    ['a last row with digits', ['1.25', '3.50', '2.25', '7.00'], [3]],
    ['a first row', ['200', '60', '50', '90'], [0]],
    ['small numbers', ['1', '2', '3', '6'], []],
    ['two rows', ['50', '60', '110'], []],
    ['a row that is another number', ['5', '6', '9', '21'], []],
  ])('tells of %s that adds up all others under a name of its own, and keeps it', (_, amounts, doubtful) => {
    const rows = amounts.map((amount, line) => ({ cells: [`Region ${'ABCD'[line]}`, amount], line }));
    expect(findTotals(rows, ['region', 'pieces'])).toEqual({ totals: [], doubtful });
  });

  it.each([
    'of which fruit',
    'davon Obst',
    'dont fruits',
    'di cui frutta',
    'Thereof: fruit',
    'в том числе фрукты',
  ])('tells of a part of the row above, %s, and adds it up to nothing', (part) => {
    const rows = [
      ['food', '50'],
      [part, '20'],
      ['drinks', '30'],
      ['Total', '80'],
    ].map((cells, line) => ({ cells, line }));
    expect(findTotals(rows, ['item', 'pieces'])).toEqual({ totals: [3], doubtful: [1] });
  });

  it.each(['Dont know', 'donts', 'Davonport', 'Off which'])('holds %s for no part', (name) => {
    const rows = [
      ['food', '50'],
      [name, '20'],
      ['drinks', '37'],
    ].map((cells, line) => ({ cells, line }));
    expect(findTotals(rows, ['item', 'pieces'])).toEqual({ totals: [], doubtful: [] });
  });

  it.each([
    'Total Energies',
    'Total Recall',
    'Sum of Us',
    'Grand Total Heist',
    'The Average Man',
    'Summa GmbH',
  ])('has no doubt of a name such as %s, wherever it stands and whatever its row leaves out', (name) => {
    const others = [
      ['Shell', 'London', '40'],
      ['BP', null, '63'],
    ];
    for (const at of [0, 1, 2]) {
      const rows = others.toSpliced(at, 0, [name, null, '261']).map((cells, line) => ({ cells, line }));
      expect(findTotals(rows, ['company', 'city', 'spend'])).toEqual({ totals: [], doubtful: [] });
    }
  });

  it('finds group totals below their groups, also of one row, and the total of all', () => {
    const rows = [
      ['North', 'Oslo', '1', '2.50'],
      ['North', 'Bergen', '2', '3.50'],
      ['North Total', null, '3', '6.00'],
      ['South', 'Rome', '4', '1.25'],
      ['South Total', null, '4', '1.25'],
      ['Grand Total', null, '7', '7.25'],
    ];
    expect(totalsOf(rows)).toEqual([2, 4, 5]);
  });

  it('finds totals above what they add up', () => {
    const rows = [
      ['World', '', '1.000,00 €', '50'],
      ['Europa', 'A', '400,00 €', '20'],
      ['Europa', 'B', '250,00 €', '13'],
      ['Asien', 'C', '350,00 €', '17'],
    ];
    expect(totalsOf(rows)).toEqual([0]);
  });

  it('finds a total beside an average, in numbers with marks, and by thousands of no proven mark', () => {
    expect(
      totalsOf([
        ['A', '$1,200.00', '4.0'],
        ['B', '($200.00)', '2.0'],
        ['Total', '$1,000.00', '3.0'],
      ]),
    ).toEqual([2]);
    expect(
      totalsOf([
        ['Nord', '1.234'],
        ['Süd', '500'],
        ['Summe', '1.734'],
      ]),
    ).toEqual([2]);
  });

  it('believes a bold row that adds up, and a row that the workbook declares', () => {
    const rows = [
      ['A', '3'],
      ['B', '4'],
      ['C', '7'],
    ];
    const styled = rows.map((cells, line) => ({ cells, line, isMarked: line === 2 }));
    expect(findTotals(styled, []).totals).toEqual([2]);
    const declared = rows.map((cells, line) => ({ cells, line, isDeclared: line === 2 }));
    expect(findTotals(declared, []).totals).toEqual([2]);
    expect(totalsOf(rows)).toEqual([]);
  });

  it.each([
    [
      'a company whose name begins with Total',
      [
        ['Total Energies', 'Paris', '100'],
        ['Shell', 'London', '40'],
        ['BP', 'London', '60'],
      ],
    ],
    [
      'two rows that are equal',
      [
        ['A', '5', '7'],
        ['B', '5', '7'],
      ],
    ],
    [
      'a profit that is what two rows leave',
      [
        ['Revenue', '100', '120'],
        ['Rent', '-20', '-20'],
        ['Wages', '-30', '-40'],
        ['Profit', '50', '60'],
      ],
    ],
    [
      'a running total',
      [
        ['Jan', '10', '10'],
        ['Feb', '20', '30'],
        ['Mar', '30', '60'],
      ],
    ],
    [
      'years and numbers of rows',
      [
        ['1', '2019', '4'],
        ['2', '2020', '9'],
        ['3', '2021', '3'],
      ],
    ],
    [
      'columns of constants',
      [
        ['A', '1', '0'],
        ['B', '1', '0'],
        ['C', '1', '0'],
      ],
    ],
  ])('leaves %s alone', (_, rows) => {
    expect(totalsOf(rows)).toEqual([]);
  });

  it.each([
    [
      'names that stand in',
      ['Assets 300', '  Cash 100', '  Receivables 200', 'Liabilities 120', '  Loans 120'],
      [0, 3],
    ],
    ['two steps of them', ['All 420', ' A 300', '  B 100', '  C 200', ' D 120'], [0, 1]],
    ['paths', ['Assets 300', 'Assets:Cash 100', 'Assets:Bank 200', 'Loans 120'], [0]],
    [
      'years among months',
      ['2023-01 10', '2023-02 20', '2023 30', '2024-01 5', '2024-02 6', '2024 11'],
      [2, 5],
    ],
    [
      'years before quarters',
      ['2023 33', 'Q1-2023 10', 'Q2-2023 23', '2024 70', 'Q1-2024 35', 'Q2-2024 35'],
      [0, 3],
    ],
    ['names that add up to something else', ['Phone 310', 'Phone-15 100', 'Phone-16 200'], []],
    ['headings', ['Assets', '  Cash 100', '  Bank 200'], []],
    ['small numbers', ['A 3', ' B 1', ' C 2'], []],
    ['other groups that stand in', ['A 300', ' B 100', ' C 200', 'D 5', ' E 7', 'F 9', ' G 7'], []],
  ])('finds the rows that stand for those below them in an outline: %s', (_, lines, totals) => {
    const rows = lines.map((line): Row => {
      const [, name = '', amount = null] = /^(\s*\S+)(?: (\S+))?$/.exec(line) ?? [];
      return [name, amount];
    });
    expect(totalsOf(rows, ['account', 'amount'])).toEqual(totals);
  });

  it.each([
    ['a compound', 'Gesamtkosten', '601.2'],
    ['a total that was rounded', 'Insgesamt', '601'],
    ['all of what the column holds', 'All depts', '601.2'],
  ])('finds a total in its last or first row: %s', (_, label, total) => {
    const rows = [
      ['IT', '100.4'],
      ['HR', '200.4'],
      ['Sales', '300.4'],
    ];
    expect(totalsOf([...rows, [label, total]], ['dept', 'spend'])).toEqual([3]);
    expect(totalsOf([[label, total], ...rows], ['dept', 'spend'])).toEqual([0]);
    expect(totalsOf([...rows, [label, '640']], ['dept', 'spend'])).toEqual([]);
  });

  it.each(['x', 'n', 'y', 'S'])('holds rows that are called %s for no statistic by their letter', (name) => {
    expect(
      totalsOf(
        [
          [name, '1'],
          [name, '1'],
          ['z', '2'],
          ['z', '2'],
        ],
        ['a', 'b'],
      ),
    ).toEqual([]);
  });

  it('tells of a labelled row that adds nothing up, and keeps it', () => {
    const rows = [
      ['BP', '10'],
      ['Shell', '20'],
      ['Total', '15'],
    ].map((cells, line) => ({ cells, line }));
    expect(findTotals(rows, [])).toEqual({ totals: [], doubtful: [2] });
  });

  it.each(Array.from({ length: 300 }, (_, seed) => seed))(
    'recovers the totals of random table %i',
    (seed) => {
      const { rows, totals } = randomReport(seededRandom(seed * 7919 + 13));
      const body = rows.filter((_, index) => !totals.includes(index));
      expect(totalsOf(rows)).toEqual(totals);
      expect(totalsOf(body)).toEqual([]);
    },
  );
});

const labels = ['Total', 'Gesamt', 'Totale', 'Итого', '合計', 'Sum', 'Suma', ''];

/** A table of groups with amounts, as people write it, with the lines of its totals. */
function randomReport(random: () => number): { rows: Row[]; totals: number[] } {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const decimals = Array.from({ length: 1 + Math.floor(random() * 4) }, () => Math.floor(random() * 3));
  const label = pick(labels);
  const hasGroups = label !== '' && random() < 0.5;
  const groups = Array.from({ length: 2 + Math.floor(random() * 4) }, (_, group) =>
    Array.from({ length: 1 + Math.floor(random() * 8) }, (_row, row) => ({
      names: [`Group ${'ABCDEFG'[group]}`, `Item ${'qwertzuiop'[row]}${group}`],
      amounts: decimals.map((digits) => Math.round((1 + random() * 5000) * 10 ** digits)),
    })),
  );
  const write = (amounts: readonly number[]): string[] =>
    amounts.map((amount, column) => (amount / 10 ** (decimals[column] ?? 0)).toFixed(decimals[column]));
  const add = (rows: readonly { amounts: readonly number[] }[]): number[] =>
    decimals.map((_, column) => rows.reduce((sum, { amounts }) => sum + (amounts[column] ?? 0), 0));
  const rows: Row[] = [];
  const totals: number[] = [];
  for (const group of groups) {
    for (const { names, amounts } of group) rows.push([...names, ...write(amounts)]);
    if (!hasGroups) continue;
    totals.push(rows.length);
    rows.push([
      random() < 0.5 ? `${group[0]?.names[0]} ${label}` : `${label} ${group[0]?.names[0]}`,
      null,
      ...write(add(group)),
    ]);
  }
  const whole: Row = [label, null, ...write(add(groups.flat()))];
  if (!hasGroups && random() < 0.3 && label !== '') return { rows: [whole, ...rows], totals: [0] };
  totals.push(rows.length);
  return { rows: [...rows, whole], totals };
}
