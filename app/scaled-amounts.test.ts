import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

describe('a line that says what all amounts are in', () => {
  it.each([
    ['All figures in USD thousands|region,revenue|N,10|S,20', 'total revenue', '30 thousand USD'],
    ['in TEUR|Position;2023;2024|Umsatz;100;120|Miete;60;80', 'total 2024', '200 thousand EUR'],
    ['TEUR;2023;2024|Umsatz;100;120|Miete;60;80', 'total 2023', '160 thousand EUR'],
    ['Angaben in Tsd. EUR|Region;Umsatz;Mitarbeiter|N;10;5|S;20;6', 'total umsatz', '30 thousand EUR'],
    ["Montants en millions d'euros|ville;ventes|Lyon;1,5|Nice;2,5", 'total ventes', '4 million EUR'],
    ['Alle Beträge in CHF|Filiale;Kosten|A;10|B;20', 'total kosten', '30 CHF'],
    ['(in millions)|country,exports|A,10|B,20', 'total exports', '30 million'],
  ])('is the unit of the amounts, and is told: %s', async (rows, question, words) => {
    await using asked = await openAsked(csv('report.csv', rows.split('|')), today);
    const { answer, text } = await asked.put(question);
    expect([answer.verdict, text]).toEqual(['checked', expect.stringContaining(words)]);
    const findings = asked.catalog.tables[0]?.profile.findings ?? [];
    expect(findings.filter(({ kind }) => kind === 'unit')).toHaveLength(1);
  });

  it('is read of a sheet, and leaves what is counted', async () => {
    const sheet = utils.aoa_to_sheet([
      ['All figures in $m'],
      ['region', 'revenue', 'units'],
      ['N', 10, 3],
      ['S', 20, 4],
    ]);
    const content = write(utils.book_new(sheet, 'Sales'), { type: 'buffer', bookType: 'xlsx' }) as Uint8Array;
    await using asked = await openAsked({ fileName: 'sales.xlsx', content }, today);
    expect((await asked.put('total revenue')).text).toContain('30 million USD');
    expect((await asked.put('total units')).text).not.toContain('million');
  });

  it.each([
    ['region,revenue|N,10|S,20|* figures in thousands of EUR', 'total revenue', 'thousand EUR'],
    ['Region;Umsatz|N;10|S;20|Alle Werte in Mio. €', 'total umsatz', 'million EUR'],
    ['Values in thousands|region,north,south|x,10,1|y,20,2', 'total north', 'in thousand'],
  ])('is a doubt where it stands below, or tells no column: %s', async (rows, question, words) => {
    await using asked = await openAsked(csv('report.csv', rows.split('|')), today);
    const { answer } = await asked.put(question);
    const check = answer.checks.find(({ id }) => id === 'import-unit');
    expect([answer.verdict, check?.detail]).toEqual(['caution', expect.stringContaining(words)]);
  });

  it.each([
    'Sales report 2024|region,revenue|N,10|S,20',
    'Top thousand customers|region,revenue|N,10|S,20',
    'Numbers by region in may|region,revenue|N,10|S,20',
    'Prices include VAT|region,revenue|N,10|S,20',
  ])('is none of other titles: %s', async (rows) => {
    await using asked = await openAsked(csv('report.csv', rows.split('|')), today);
    const [table] = asked.catalog.tables;
    expect(table?.profile.columns.map(({ unit }) => unit)).toEqual([null, null]);
    expect((table?.profile.findings ?? []).filter(({ kind }) => kind === 'unit')).toEqual([]);
  });

  it.each([
    ['name;Betrag in T€|A;15|B;20', 'Betrag', 'The total betrag is 35 thousand EUR'],
    ['name;Kosten in Mio. €|A;1,5|B;2', 'total kosten', '3.50 million EUR'],
    ['name,Revenue in USD|A,15|B,20', 'total revenue', 'The total revenue is 35 USD'],
    ['name,income (k$)|A,50|B,60', 'total income', '110 thousand USD'],
  ])('stands in a header and is no part of its name: %s', async (rows, question, words) => {
    await using asked = await openAsked(csv('report.csv', rows.split('|')), today);
    expect((await asked.put(question)).text).toContain(words);
  });

  it('tells columns of one name apart by a row of units', async () => {
    const rows = ',Q1,Q1,Q2,Q2|,Units,USD,Units,USD|N,1,10,2,20|S,2,11,3,21'.split('|');
    await using asked = await openAsked(csv('report.csv', rows), today);
    expect((await asked.put('total Q1 USD')).text).toContain('21 USD');
    expect((await asked.put('total Q2 units')).text).toContain('5 units');
  });
});
