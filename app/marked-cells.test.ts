import { describe, expect, it } from 'vitest';
import { csv, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

async function ask(rows: string, question: string) {
  await using asked = await openAsked(csv('list.csv', rows.split('|')), today);
  const { answer, text } = await asked.put(question);
  return { verdict: answer.verdict, text, checks: answer.checks };
}

describe('signs in cells', () => {
  it.each([
    ['the minus of typesetting', 'item,amount|a,−20|b,−30|c,10'],
    ['a dash as minus', 'item,amount|a,–20|b,–30|c,10'],
    ['before a currency', 'item;amount|a;–20,00 €|b;−30,00 €|c;10,00 €'],
  ])('are numbers below zero: %s', async (_, rows) => {
    expect(await ask(rows, 'total amount')).toMatchObject({
      verdict: 'checked',
      text: expect.stringContaining('-40'),
    });
  });

  it.each([
    'region,amount|N,15|#S,20|W,5|E,1',
    'region;amount|N;15|// S;20|W;5|E;1',
    'region,amount|N,15|-- S,20|W,5|E,1',
  ])('of a comment are told, with the offer to leave the row out: %s', async (rows) => {
    const { verdict, checks } = await ask(rows, 'total amount');
    const check = checks.find(({ id }) => id === 'import-note');
    expect([verdict, check?.fixes?.map(({ label }) => label)]).toEqual(['caution', ['Leave out 1 row']]);
  });

  it.each(['tag,posts|#sale,15|#new,20|#old,5', 'rank,points|#1,15|#2,20|#3,5'])(
    'of names are none: %s',
    async (rows) => {
      await using asked = await openAsked(csv('list.csv', rows.split('|')), today);
      const [table] = asked.catalog.tables;
      expect((table?.profile.findings ?? []).filter(({ kind }) => kind === 'note')).toEqual([]);
    },
  );
});

describe('days that stand for none', () => {
  it.each([
    ['1900-01-01', '9999-12-31', '2024-01-05'],
    ['01.01.1900', '31.12.2999', '05.01.2024'],
    ['1899-12-30', '2024-02-05', '2024-01-05'],
  ])('are told: %s, %s', async (...days) => {
    const rows = ['date,amount', ...days.map((day, index) => `${day},${index + 1}`)].join('|');
    const { verdict, text, checks } = await ask(rows, 'amount by year');
    expect(verdict, text).toBe('caution');
    expect(checks.map(({ id }) => id)).toContain('import-placeholder-date');
  });

  it('are none among dates of their time', async () => {
    await using asked = await openAsked(
      csv('born.csv', ['name,born', 'A,1900-01-01', 'B,1905-03-04', 'C,1912-01-05']),
      today,
    );
    const [table] = asked.catalog.tables;
    expect((table?.profile.findings ?? []).map(({ kind }) => kind)).not.toContain('placeholderDate');
  });
});
