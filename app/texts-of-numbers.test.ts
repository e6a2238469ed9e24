import { describe, expect, it } from 'vitest';
import { ask } from '#agent/index.ts';
import { openTestSource } from './testing-source.ts';

async function asked(fileName: string, header: string, texts: readonly string[], question: string) {
  const content = `ref;${header}\n${texts.map((text, row) => `K${row};${text}`).join('\n')}\n`;
  await using source = await openTestSource({ fileName, content });
  const { answer, text } = await ask(question, { ...source, today: '2026-06-15', locale: 'en' });
  const findings = source.catalog.tables.flatMap(({ profile }) => profile.findings ?? []);
  return { status: answer.status, text, findings };
}

describe('texts that only begin with a number', () => {
  it.each([
    ['data.csv', 'hours', ['7,5 h', '8.0 h', '6,5 h'], 'average hours'],
    ['export.csv', 'temp', ['20C', '68F', '25C'], 'highest temp'],
    ['list.csv', 'version', ['1.2.3', '1.10.0', '2.0.1'], 'average version'],
    ['sheet.csv', 'level', ['<5', '12', '7'], 'lowest level'],
    ['book.csv', 'qty', ['10 to 20', '30', '40'], 'average qty'],
    ['data.csv', 'amount', ['100 EUR', '200 USD', '50 EUR'], 'total amount'],
    ['export.csv', 'amount', ['£9', '£10-20', '£12'], 'what is the total amount?'],
  ])('are not computed with: %s, %s of %j', async (fileName, header, texts, question) => {
    expect((await asked(fileName, header, texts, question)).status).not.toBe('answered');
  });

  it('are where one unit stands at each', async () => {
    const { text } = await asked('data.csv', 'height', ['56 m', '12 m', '7 m'], 'highest height');
    expect(text).toContain('56');
  });
});

describe('T beside a currency', () => {
  it.each([
    ['12 T€', '3,5 T€', '100 T€'],
    ['12 TEUR', '3,5 TEUR', '100 TEUR'],
    ['12 Tsd. €', '3,5 T€', '0,1 Mio. €'],
  ])('is thousands in %s, %s, %s', async (...texts) => {
    expect((await asked('plan.csv', 'budget', texts, 'total budget')).text).toContain('115,500 EUR');
  });

  it('is trillions behind an amount of dollars', async () => {
    const { text } = await asked('plan.csv', 'budget', ['$1.2T', '$3.5B', '$2T'], 'highest budget');
    expect(text).toContain('2,000,000,000,000');
  });

  it.each([
    ['12 T USD', '3 T USD', '1 T USD'],
    ['12 T€', '€1.5T', '2 T€'],
    ['12 T€', '3 bn €', '2 T€'],
  ])('is told and kept as text in %s, %s, %s', async (...texts) => {
    const { status, findings } = await asked('plan.csv', 'budget', texts, 'total budget');
    expect(status).not.toBe('answered');
    expect(findings).toContainEqual(expect.objectContaining({ level: 'warning', kind: 'unit' }));
  });
});

describe('amounts of both marks', () => {
  it.each([
    ['€ 1.200', '€ 3.5', '€ 20'],
    ['1,200 €', '3,5 €', '20 €'],
    ['$2.500', '$3.75', '$1.1'],
  ])('are told: %s, %s, %s', async (...texts) => {
    const { findings } = await asked('plan.csv', 'price', texts, 'total price');
    expect(findings).toContainEqual(expect.objectContaining({ level: 'warning', kind: 'decimalMark' }));
  });

  it('are not where all have the same digits', async () => {
    const { findings } = await asked('plan.csv', 'price', ['€ 1.20', '€ 3.50', '€ 1200.00'], 'total price');
    expect(findings).not.toContainEqual(expect.objectContaining({ kind: 'decimalMark' }));
  });
});
