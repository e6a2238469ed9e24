import { utils, type WorkBook, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { ask } from '#agent/index.ts';
import { openTestSource } from './testing-source.ts';

type File = { fileName: string; content: string | Uint8Array };

async function answerOf(file: File, question: string) {
  await using source = await openTestSource(file);
  const { answer, text } = await ask(question, { ...source, today: '2026-06-15', locale: 'en' });
  return { status: answer.status, text };
}

const csv = (content: string): File => ({ fileName: 'list.csv', content });

/** A workbook of hours in cells of days, as spreadsheets hold durations. */
function timesheet(bookType: 'xlsx' | 'biff8', format: string): File {
  const sheet = utils.aoa_to_sheet([
    ['Person', 'Worked'],
    ...[8.5, 25, 40.25, 160].map((hours, row) => [`P${row}`, hours / 24]),
  ]);
  for (const cell of ['B2', 'B3', 'B4', 'B5']) sheet[cell] = { ...sheet[cell], z: format };
  const book: WorkBook = { SheetNames: ['Hours'], Sheets: { Hours: sheet } };
  const content = write(book, { type: 'buffer', bookType }) as Uint8Array;
  return { fileName: `hours.${bookType === 'xlsx' ? 'xlsx' : 'xls'}`, content };
}

describe('numbers as people write them', () => {
  it.each([
    ['$1.2M', '$850K', '$3.4B', '$12M'],
    ['1.2 million USD', '850 thousand USD', '3.4 billion USD', '12 million USD'],
    ['USD 1.2m', 'USD 850k', 'USD 3.4bn', 'USD 12m'],
    ['€1,200,000', '€850K', '€3.4bn', '€12mn'],
  ])('rank %s, %s, %s and %s by what they are worth', async (alfa, beta, gamma, delta) => {
    const rows = Object.entries({ Alfa: alfa, Beta: beta, Gamma: gamma, Delta: delta });
    const file = csv(`Company,Revenue\n${rows.map(([name, amount]) => `${name},"${amount}"`).join('\n')}\n`);
    const answer = await answerOf(file, 'Which company has the highest revenue?');
    expect([answer.status, answer.text]).toEqual(['answered', expect.stringContaining('Gamma')]);
  });

  it('rank German words for powers of ten', async () => {
    const file = csv('Firma;Umsatz\nAlfa;3,4 Mio. €\nBeta;850 Tsd. €\nGamma;2 Mrd. €\nDelta;12.500 €\n');
    const answer = await answerOf(file, 'total umsatz');
    expect(answer.text).toContain('2,004,262,500 EUR');
  });

  it.each([
    [
      'Account,Balance\nCash," $ 1,234.50 "\nLoans," $ (2,000.00)"\nMisc, $ -   \nPetty, $ 5.00 \n',
      '-760.50 USD',
    ],
    ['Account,Balance\nCash,£1234.50\nLoans,(£2000.00)\nPetty,£5.00\n', '-760.50 GBP'],
    ['Account;Balance\nCash;1.234,50 €\nLoans;2.000,00- €\nPetty;5,00 €\nMisc;€ -\n', null],
    ["Account;Balance\nCash;CHF 1'234.50\nLoans;CHF -2'000.00\nPetty;CHF 5.00\n", '-760.50 CHF'],
    ['Account;Balance\nCash;1 234,50 €\nLoans;-2 000,00 €\nPetty;5,00 €\n', '-760.50 EUR'],
  ])('add up amounts as accountants write them', async (content, total) => {
    const answer = await answerOf(csv(content), 'total balance');
    if (total === null) expect(answer.text).not.toMatch(/\d{3}/);
    else expect(answer.text).toContain(total);
  });

  it.each([
    ['Item,Weight\na,1.5 kg\nb,300 g\nc,2 kg\nd,0.75 kg\n', 'total weight', '4.55 kg'],
    ['Pipe,Length\na,2 m\nb,40 cm\nc,1.2 m\n', 'average length', '1.2 m'],
    ['Bottle,Volume\na,75 cl\nb,1.5 l\nc,33 cl\nd,50 cl\n', 'total volume', '308 cl'],
  ])('are brought to one unit', async (content, question, total) => {
    const answer = await answerOf(csv(content), question);
    expect(answer.text).toContain(total);
  });

  it('add up how long something is that is told in hours', async () => {
    const answer = await answerOf(csv('Film,Length\na,1h 30m\nb,45 min\nc,2h\n'), 'total length');
    expect(answer.text).toContain('4:15');
  });

  it.each([
    'Item,Weight\na,1.5 kg\nb,300 g\nc,2 lb\n',
    'Artikel;Gewicht\na;1,5 kg\nb;300 g\nc;2 lb\n',
    'Task,Time\na,2 days\nb,3 weeks\nc,1 day\n',
  ])('stay texts where their units are none of each other, which is told: %s', async (content) => {
    await using source = await openTestSource(csv(content));
    const [table] = source.catalog.tables;
    expect(table?.profile.findings?.map(({ sentence }) => sentence).join()).toContain(
      'in units of different kinds',
    );
  });

  it.each([
    ['an old workbook', timesheet('biff8', '[h]:mm')],
    ['a workbook', timesheet('xlsx', '[h]:mm:ss')],
    ['a text', csv('Person,Worked\nP0,8:30\nP1,25:00\nP2,40:15\nP3,160:00\n')],
    ['words', csv('Person,Worked\nP0,8h 30m\nP1,25h\nP2,40h 15m\nP3,160h\n')],
    ['parts of hours', csv('Person,Worked\nP0,8.5h\nP1,25h\nP2,40h 15min\nP3,160 h\n')],
    [
      'parts of hours in German',
      csv('Person;Worked\nP0;8,5 Std\nP1;1500 min\nP2;40 Std 15 min\nP3;160 Std\n'),
    ],
  ])('are durations in %s', async (_, file) => {
    const answer = await answerOf(file, 'total worked');
    expect(answer.text).toContain('233:45');
  });

  it('are never ranked by their letters where they stay text', async () => {
    const file = csv(
      'Company,Revenue\nAlfa,$1.2M\nBeta,850 or so\nGamma,about $3.4B\nDelta,12 to 14\nEps,$9\n',
    );
    const answer = await answerOf(file, 'Which company has the highest revenue?');
    expect(answer.status).not.toBe('answered');
  });
});

describe('total rows', () => {
  const totals = ['Total', 'Gesamtergebnis', 'Итого', ''];
  it.each(totals)('labelled "%s" are counted by no answer', async (label) => {
    const file = csv(`Region,Units\nNorth,10\nSouth,20\nEast,30\nWest,40\n${label},100\n`);
    expect((await answerOf(file, 'total units')).text).toContain('100');
    expect((await answerOf(file, 'which region has the most units?')).text).toContain('West');
    expect((await answerOf(file, 'how many regions are there?')).text).toContain('4');
  });
});
