import { describe, expect, it } from 'vitest';
import { type AskedFile, openAsked } from './testing-asked.ts';

const today = '2026-11-26';

function file(fileName: string, content: string): Promise<AskedFile> {
  return openAsked({ fileName, content }, today);
}

const teams = [
  { team: 'A', hours: 8 },
  { team: 'B', hours: 12 },
  { team: 'TOTAL', hours: 20 },
];

describe('totals that stand in an outline, in front, or in records', () => {
  it.each([
    [
      'names that stand in',
      'sheet.csv',
      'account,amount\nAssets,300\n  Cash,100\n  Receivables,200\nLiabilities,120\n  Loans,120\n',
      'total amount',
      '420',
    ],
    [
      'years among months',
      'sales.csv',
      'period,sales\n2023-01,10\n2023-02,20\n2023,30\n2024-01,5\n2024-02,6\n2024,11\n',
      'total sales',
      '41',
    ],
    [
      'a German compound',
      'kosten.csv',
      'Abteilung;Kosten\nIT;100,4\nHR;200,4\nVertrieb;300,4\nGesamtkosten;601,2\n',
      'total kosten',
      '601.2',
    ],
    [
      'a total that was rounded',
      'kosten.csv',
      'Abteilung;Kosten\nIT;100,4\nHR;200,4\nVertrieb;300,4\nInsgesamt;601\n',
      'total kosten',
      '601.2',
    ],
    [
      'the first row',
      'visitors.csv',
      'country,visitors\nAll countries,600\nFrance,100\nSpain,200\nItaly,300\n',
      'total visitors',
      '600',
    ],
    ['records', 'teams.json', JSON.stringify(teams), 'total hours', '20'],
    [
      'records by line',
      'teams.json',
      teams.map((team) => JSON.stringify(team)).join('\n'),
      'total hours',
      '20',
    ],
    [
      'elements',
      'teams.xml',
      `<teams>${teams.map(({ team, hours }) => `<row><team>${team}</team><hours>${hours}</hours></row>`).join('')}</teams>`,
      'total hours',
      '20',
    ],
  ])('are counted once: %s', async (_, name, content, question, total) => {
    await using asked = await file(name, content);
    const { answer, text } = await asked.put(question);
    expect([answer.status, answer.verdict, text]).toEqual([
      'answered',
      'checked',
      expect.stringMatching(new RegExp(`\\b${total.replace('.', '\\.')}0?\\b`)),
    ]);
    expect(asked.catalog.tables[0]?.profile.totalRows?.count).toBeGreaterThan(0);
  });

  it('are none of the things that are ranked', async () => {
    await using asked = await file(
      'sheet.csv',
      'account,amount\nAssets,300\n  Cash,100\n  Receivables,200\nLiabilities,120\n  Loans,120\n',
    );
    expect((await asked.put('which account has the highest amount?')).text).toContain('Receivables');
  });
});
