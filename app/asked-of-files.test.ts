import { utils, type WorkBook, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { ask } from '#agent/index.ts';
import { openTestSource } from './testing-source.ts';

/** Questions of people who do not know what their columns are called. */

type File = { fileName: string; content: string | Uint8Array };

async function answerOf(file: File, question: string) {
  await using source = await openTestSource(file);
  const { answer, text } = await ask(question, { ...source, today: '2026-06-15', locale: 'en' });
  const chips = answer.assumptions.map(({ chosen }) => chosen);
  return { status: answer.status, verdict: answer.verdict, rows: answer.rows, text, chips };
}

function sheet(name: string, rows: (string | number)[][], merges: string[] = []): File {
  const content = utils.aoa_to_sheet(rows);
  content['!merges'] = merges.map((range) => utils.decode_range(range));
  const book: WorkBook = { SheetNames: [name], Sheets: { [name]: content } };
  return {
    fileName: `${name}.xlsx`,
    content: write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array,
  };
}

const plan = sheet(
  'Plan',
  [
    ['Region', 2023, '', 2024, ''],
    ['', 'Units', 'Revenue', 'Units', 'Revenue'],
    ['North', 1, 11, 2, 22],
    ['South', 3, 33, 4, 44],
    ['East', 5, 55, 7, 66],
  ],
  ['B1:C1', 'D1:E1'],
);
const hours: File = { fileName: 'Hours.csv', content: 'Person,Worked\nAda,26:30\nBo,41:15\nCy,166:00\n' };
const account: File = {
  fileName: 'ledger.csv',
  content: 'Account,Balance\nCash,$ 1200.50\nLoan,$ (2000.00)\nFees,$ 39.00\n',
};
const regions: File = {
  fileName: 'Regional.csv',
  content: 'Area,Units,Rate\nNorth,10,1.5\nSouth,20,2.5\nWest,40,2\n',
};
const funds: File = {
  fileName: 'funds.csv',
  content: 'fund,size,share\nA,$850K,12 %\nB,$1.2M,30 %\nC,$3.4B,58 %\n',
};

describe('questions in other words than the headers', () => {
  it.each([
    [plan, 'total 2024 units', [[13]]],
    [plan, 'units in 2023', [[9]]],
    [plan, 'total revenue in 2024', [[132]]],
    [
      plan,
      'total 2024 revenue by region',
      [
        ['East', 66],
        ['South', 44],
        ['North', 22],
      ],
    ],
  ])('take the year in a header for a part of its name', async (file, question, rows) => {
    expect(await answerOf(file, question)).toMatchObject({ status: 'answered', rows });
  });

  it.each([
    [hours, 'total hours', '233:45'],
    [hours, 'total time', '233:45'],
    [{ ...hours, fileName: 'timesheet.csv' }, 'hours by person', 'Cy (166:00), Bo (41:15), Ada (26:30)'],
    [{ ...hours, content: 'Mitarbeiter;Dauer\nAda;1h 20m\nBo;45m\nCy;2h 05m\n' }, 'total hours', '4:10'],
  ])('call hours what is held in hours, and count no rows in their place', async (file, question, told) => {
    const answer = await answerOf(file, question);
    expect(answer.text).toContain(told);
  });

  it.each([
    [account, 'total amount', '-760.50 USD'],
    [account, 'lowest amount', '-2,000 USD'],
    [
      { ...account, content: 'Konto;Saldo\nKasse;1.200,50 €\nKredit;-2.000,00 €\nZins;39,00 €\n' },
      'total amount',
      '-760.50 EUR',
    ],
  ])('call the one amount of money the amount', async (file, question, told) => {
    expect((await answerOf(file, question)).text).toContain(told);
  });

  it('do not call one of two amounts the amount', async () => {
    const two = {
      ...account,
      content: 'Account,Rent,Food\nCash,$ 10,$ 50\nLoan,$ 30,$ 70\nFees,$ 5,$ 20\n',
    };
    expect((await answerOf(two, 'total amount')).status).not.toBe('answered');
  });

  it.each(['which region sold the most', 'which area sold the most'])(
    '%s is told in pieces',
    async (question) => {
      expect((await answerOf(regions, question)).text).toBe('West has the highest total units: 40.');
    },
  );

  it('are told with the units of what is listed', async () => {
    expect((await answerOf(funds, 'which fund has the highest share')).text).toContain('share 58%');
    expect((await answerOf(funds, 'largest fund by size')).text).toContain('size 3,400,000,000 USD');
  });

  it.each(['list all rows', 'show all rows'])('%s lists them', async (question) => {
    const { rows, status } = await answerOf(funds, question);
    expect([status, rows.length]).toEqual(['answered', 3]);
  });

  it.each([
    ['two.csv', 'name,amount,amount\nA,1,10\nB,2,20\nC,4,40\n', 'total amount'],
    ['two.csv', 'Kunde;Betrag;Betrag\nA;1;10\nB;2;20\nC;4;40\n', 'Betrag by Kunde'],
    [
      'two.json',
      '[{"n":"a","units":1,"Units":10},{"n":"b","units":2,"Units":30},{"n":"c","units":3,"Units":30}]',
      'total units',
    ],
  ])('never take one of two columns of the same name: %s', async (fileName, content, question) => {
    expect((await answerOf({ fileName, content }, question)).status).not.toBe('answered');
  });

  it.each([
    ['shop,net,voided\nA,100,no\nB,50,yes\nA,80,no\n', 'total net', ['all states counted, 1 voided']],
    [
      'Laden;Netto;storniert\nA;100;nein\nB;50;ja\nA;80;nein\nB;9;ja\n',
      'total Netto',
      ['all states counted, 2 storniert'],
    ],
    ['shop,net,cancelled\nA,100,\nB,50,x\nA,80,\n', 'net by shop', ['all states counted, 1 cancelled']],
  ])('tell of rows that a column says yes to: %s', async (content, question, chips) => {
    const file = { fileName: 'till.csv', content };
    expect(await answerOf(file, question)).toMatchObject({ status: 'answered', verdict: 'caution', chips });
  });

  it.each([
    ['deleted_at', ['', '2024-01-03', '', ''], 'total net', 'all states counted, 1 with deleted at'],
    [
      'cancelled_at',
      ['2024-01-03 10:00:00', '', '2024-02-03 11:30:00', ''],
      'average net',
      'all states counted, 2 with cancelled at',
    ],
    [
      'storniert_am',
      ['', '', '03.01.2024', '13.01.2024'],
      'net by shop',
      'all states counted, 2 with storniert am',
    ],
    [
      'Refund Date',
      ['', '2024-01-03', '', ''],
      'which shop has the highest net',
      'all states counted, 1 with refund date',
    ],
    [
      "date d'annulation",
      ['', '2024-01-03', '', ''],
      'total net',
      'all states counted, 1 with date d annulation',
    ],
    ['is_deleted', ['0', '1', '0', '0'], 'total net', 'all states counted, 1 deleted'],
    [
      'stage',
      ['Closed Won', 'Closed Lost', 'Open', 'Closed Lost'],
      'total net',
      'all states counted, 2 Closed Lost',
    ],
    ['returned on', ['', '', '', '2024-01-03'], 'total net', 'all states counted, 1 with returned on'],
  ])('tell of rows whose money went by %s', async (header, cells, question, chip) => {
    const lines = cells.map((cell, at) => `${'ABAB'[at]};${(at + 1) * 10};${cell}`);
    const file = { fileName: 'till.csv', content: `shop;net;${header}\n${lines.join('\n')}\n` };
    expect(await answerOf(file, question)).toMatchObject({ verdict: 'caution', chips: [chip] });
  });

  it.each([
    ['returned on', ['2024-01-02', '2024-01-03', '2024-01-05', '']],
    ['deleted_at', ['2024-01-02', '2024-01-03', '2024-01-05', '2024-01-05']],
    ['paid_at', ['2024-01-02', '', '', '']],
    ['result', ['Won', 'Lost', 'Won', 'Lost']],
  ])(
    'tell of no states by what was lent, is so of all rows, or says something else: %s',
    async (header, cells) => {
      const lines = cells.map((cell, at) => `${'ABAB'[at]};${(at + 1) * 10};${cell}`);
      const file = { fileName: 'till.csv', content: `shop;net;${header}\n${lines.join('\n')}\n` };
      expect(await answerOf(file, 'total net')).toMatchObject({ verdict: 'checked', chips: [] });
    },
  );

  it('leave them out where a person chose so', async () => {
    await using file = await openTestSource({
      fileName: 'till.csv',
      content: 'shop,net,deleted_at,is_void\nA,100,,0\nB,50,2024-01-03,0\nA,80,,1\nB,9,,0\n',
    });
    const [table, ...others] = file.catalog.tables;
    if (!table) throw new Error('The file has no table.');
    const told = async (stateChoices: { column: string; leftOut: string[] }[]) => {
      const tables = [{ ...table, stateChoices }, ...others];
      const { answer } = await ask('total net', {
        catalog: { ...file.catalog, tables },
        today: '2026-11-26',
        locale: 'en-US',
        run: file.run,
      });
      return {
        total: answer.rows[0]?.[0],
        verdict: answer.verdict,
        chips: answer.assumptions.map(({ chosen }) => chosen),
      };
    };
    const byDate = { column: 'deleted_at', leftOut: ['any date'] };
    expect(await told([byDate])).toMatchObject({ total: 189, verdict: 'caution' });
    expect(await told([byDate, { column: 'is_void', leftOut: ['1'] }])).toEqual({
      total: 109,
      verdict: 'checked',
      chips: ['1 with deleted at left out', '1 void left out'],
    });
  });

  it('tell of no states where yes means another thing', async () => {
    const file = { fileName: 'till.csv', content: 'shop,net,member\nA,100,yes\nB,50,no\nC,80,no\n' };
    expect(await answerOf(file, 'total net')).toMatchObject({ verdict: 'checked', chips: [] });
  });
});
