import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { type AskedFile, csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

function file(rows: string): Promise<AskedFile> {
  return openAsked(csv('list.csv', rows.split('|')), today);
}

/** A workbook whose rows stand in as far as its outline sets them. */
function outlined(
  rows: readonly (readonly [name: string, cost: number, level: number])[],
): Promise<AskedFile> {
  const sheet = utils.aoa_to_sheet([['item', 'cost'], ...rows.map(([name, cost]) => [name, cost])]);
  sheet['!rows'] = [{}, ...rows.map(([, , level]) => ({ level }))];
  const book = utils.book_new(sheet, 'Costs');
  return openAsked(
    { fileName: 'costs.xlsx', content: write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array },
    today,
  );
}

async function total(asked: AskedFile, question: string): Promise<[string, string, string]> {
  const { answer, text } = await asked.put(question);
  return [answer.status, answer.verdict ?? '', text];
}

describe('totals of groups, periods, classes and outlines', () => {
  it.each([
    [
      'all of two columns',
      'sex,age,people|all,all,30|m,0-50,5|m,51+,10|f,0-50,8|f,51+,7|m,all,15|f,all,15',
      'people by sex',
      'f (15), m (15)',
    ],
    [
      'alle',
      'Geschlecht;Alter;Personen|m;jung;5|m;alt;10|m;alle;15|w;jung;8|w;alt;7|w;alle;15|alle;alle;30',
      'total personen',
      '30',
    ],
    [
      'blank second names',
      'country,city,pop|DE,Berlin,3|DE,Hamburg,2|DE,,5|FR,Paris,4|FR,Lyon,1|FR,,5',
      'total pop',
      '10',
    ],
    [
      'quarters among months',
      'month,revenue|Jan,10|Feb,20|Mar,30|Q1,60|Apr,5|May,5|Jun,10|Q2,20',
      'total revenue',
      '80',
    ],
    [
      'quarters with years',
      'month,revenue|2024-01,10|2024-02,20|2024-03,30|Q1 2024,60|2024-04,5|2024-05,5|2024-06,10|Q2 2024,20',
      'total revenue',
      '80',
    ],
    ['half years', 'Monat;Umsatz|Q1;60|Q2;20|H1;80|Q3;70|Q4;50|H2;120', 'total umsatz', '200'],
    ['classes of age', 'age group,people|0-17,10|18-64,50|65+,20|under 65,60', 'total people', '80'],
    ['a running net', 'name,amount|A,100|B,-40|Net,60|C,10|Net,70', 'total amount', '70'],
    [
      'a carry-over',
      'Kostenstelle;Betrag|4711;100,00|4712;200,00|Übertrag;300,00|4713;50,00|Endsumme;350,00',
      'total betrag',
      '350',
    ],
    ['a part of a total', 'produkt;wert|A;10|B;20|Summe Produkte;30|davon online;12', 'total wert', '30'],
    ['statistics', 'store,jan,feb|A,100,1|B,200,2|C,350,3|Ø,216.67,2|Max,350,3', 'total jan', '650'],
    [
      'German statistics',
      'Filiale;Wert|A;10|B;20|C;60|Mittelwert;30|Median;20|Minimum;10',
      'total wert',
      '90',
    ],
  ])('are left out: %s', async (_, rows, question, number) => {
    await using asked = await file(rows);
    expect(await total(asked, question)).toEqual(['answered', 'checked', expect.stringContaining(number)]);
    expect(asked.catalog.tables[0]?.profile.totalRows?.count).toBeGreaterThan(0);
  });

  it.each([
    [
      'above their rows',
      [
        ['Food', 30, 0],
        ['Bread', 10, 1],
        ['Milk', 20, 1],
        ['Office', 15, 0],
        ['Paper', 15, 1],
      ],
    ],
    [
      'below their rows',
      [
        ['Bread', 10, 1],
        ['Milk', 20, 1],
        ['Food', 30, 0],
        ['Paper', 15, 1],
        ['Office', 15, 0],
      ],
    ],
    [
      'of two levels',
      [
        ['All of it', 45, 0],
        ['Food', 30, 1],
        ['Bread', 10, 2],
        ['Milk', 20, 2],
        ['Office', 15, 1],
      ],
    ],
  ] as const)('are left out where the outline of a workbook sets them %s', async (_, rows) => {
    await using asked = await outlined(rows);
    expect(await total(asked, 'total cost')).toEqual(['answered', 'checked', expect.stringContaining('45')]);
  });

  it.each([
    [
      'with costs below zero',
      'Position;Betrag|Umsatzerlöse;1000|Materialaufwand;-400|Rohergebnis;600|Personalaufwand;-300|Jahresüberschuss;300',
      'total betrag',
      'Jahresüberschuss',
    ],
    [
      'with costs above zero',
      'line,amount|Revenue,1000|COGS,400|Gross profit,600|Opex,200|Net income,400',
      'average amount',
      'Gross profit',
    ],
    [
      'of several years',
      'Position,2023,2024|Umsatz,100,120|Kosten,60,80|Ergebnis,40,40',
      'total 2024',
      'Ergebnis',
    ],
  ])('are told where they are results of a statement %s', async (_, rows, question, name) => {
    await using asked = await file(rows);
    const { answer } = await asked.put(question);
    const check = answer.checks.find(({ id }) => id === 'import-total');
    expect([answer.verdict, check?.outcome, check?.detail]).toEqual([
      'caution',
      'warned',
      expect.stringContaining(name),
    ]);
  });

  it.each([
    ['a person called Max', 'name,points|Ann,3|Bob,5|Max,5', 3],
    ['years that add up by chance', 'year,units|2021,10|2022,20|2023,30', 3],
    ['blanks that stand for nothing', 'country,city,pop|DE,Berlin,3|DE,Hamburg,2|DE,,4|FR,Paris,4|FR,,2', 5],
    ['blanks whose sums are near', 'region,product,units|N,A,1|N,B,2|S,A,3|S,,3|N,,4', 5],
    ['one blank that is a sum by chance', 'region,product,units|N,A,1|N,B,2|S,A,3|S,B,1|N,,3', 5],
    ['classes side by side', 'age,people|0-17,10|18-64,50|65+,60', 3],
    ['months without their quarters', 'month,revenue|Jan,10|Feb,20|Mar,30|Apr,61', 4],
    ['differences by chance', 'name,amount|A,100|B,40|C,60|D,10|E,5', 5],
    ['a minimum that is none', 'Filiale;Wert|A;10|B;20|Min;15', 3],
  ])('are not taken for such: %s', async (_, rows, count) => {
    await using asked = await file(rows);
    const [table] = asked.catalog.tables;
    expect([
      table?.profile.rowCount,
      (table?.profile.findings ?? []).filter(({ kind }) => kind === 'total'),
    ]).toEqual([count, []]);
  });
});
