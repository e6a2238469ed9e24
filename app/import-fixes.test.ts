import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChosenFix, ImportFix, ImportReport } from '#kernel/catalog.ts';
import { importFixed } from './testing-import.ts';

/** Awkward files, each with the fix that its report offers and what the table is with it. */

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plumbline-fixes-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** The offers of these ids, as a person takes them. */
function take(report: ImportReport, ...ids: string[]): ChosenFix[] {
  return ids.map((id) => {
    const inForce = report.fixes?.find((fix) => fix.id === id);
    if (inForce) return inForce;
    const finding = report.findings?.find((candidate) => candidate.id === id);
    if (!finding?.fix) throw new Error(`${id} offers no fix: ${JSON.stringify(report.findings)}`);
    const { sentence, table, column, fix } = finding;
    return { id, sentence, table, fix, ...(column !== undefined && { column }) };
  });
}

async function file(name: string, lines: readonly string[]): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, `${lines.join('\n')}\n`);
  return path;
}

async function fixFile(lines: readonly string[], id: string) {
  const path = await file('t.csv', lines);
  const before = await importFixed(path, directory, []);
  const after = await importFixed(path, directory, take(before.report, id));
  expect(after.report.findings?.map((finding) => finding.id)).not.toContain(id);
  const undone = await importFixed(path, directory, []);
  expect(undone).toEqual(before);
  const [outcome] = after.report.fixes ?? [];
  return { ...after, outcome: outcome?.outcome, changed: outcome?.changed, before };
}

const numbered = (texts: readonly string[]) => ['x,n', ...texts.map((text, row) => `r${row},${text}`)];
const secondOf = (rows: readonly unknown[][]) => rows.map((row) => row[1]);

describe('a fix of what reading a file found', () => {
  it('reads a column as numbers, and makes what is none empty', async () => {
    const { columns, rows, outcome } = await fixFile(
      numbered(['1', '2', '3', '4', '5', '6', '7', '8', 'abc', '', 'abc']),
      'mixedTypes/t/n',
    );
    expect(columns).toEqual(['x text', 'n integer']);
    expect(secondOf(rows)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, null, null, null]);
    expect(outcome).toBe('2 values were made empty.');
  });

  it('reads a column as dates, also where a value is only written like one', async () => {
    const days = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', 'soon'];
    const found = await fixFile(numbered(days), 'mixedTypes/t/n');
    expect([found.columns[1], secondOf(found.rows).at(-1), found.outcome]).toEqual([
      'n date',
      null,
      '1 value was made empty.',
    ]);
    const february = await fixFile(numbered([...days.slice(0, 4), '2024-02-31']), 'mixedTypes/t/n');
    expect([february.columns[1], secondOf(february.rows).at(-1), february.outcome]).toEqual([
      'n date',
      null,
      '1 value was made empty.',
    ]);
  });

  it('makes nothing empty where the column would stay text all the same', async () => {
    const found = await fixFile(
      numbered(['01.02.2024', '02.02.2024', '13.02.2024', '2024-01-04 10:00', '2024-01-05 11:00', 'soon']),
      'mixedTypes/t/n',
    );
    expect([found.columns, found.rows]).toEqual([found.before.columns, found.before.rows]);
    expect(found.outcome).toBe('It changes nothing in this file.');
  });

  it('keeps Unix times as the numbers that they are', async () => {
    const kept = await fixFile(['x,time', 'a,1704067200', 'b,1706745600'], 'type/t/time');
    expect([kept.before.columns[1], kept.columns[1]]).toEqual(['time timestamp', 'time integer']);
    expect(secondOf(kept.rows)).toEqual([1704067200, 1706745600]);
  });

  it('reads codes as numbers, and values with marks as text', async () => {
    const zeros = await fixFile(numbered(['007', '08', '9', '10']), 'type/t/n');
    expect([zeros.columns[1], secondOf(zeros.rows)]).toEqual(['n integer', [7, 8, 9, 10]]);
    expect(zeros.outcome).toBe('Its values are read as numbers.');
    const marked = await fixFile(numbered(['1', 'N/A', '3']), 'noValueMarks/t/n');
    expect([marked.columns[1], secondOf(marked.rows)]).toEqual(['n text', ['1', 'N/A', '3']]);
    expect(marked.outcome).toBe('Its values are kept as they are written.');
    const codes = await fixFile(numbered(['12E3', '7', '8']), 'type/t/n');
    expect([codes.columns[1], secondOf(codes.rows)]).toEqual(['n double', [12000, 7, 8]]);
    const answers = await fixFile(numbered(['yes', 'No', '', 'y']), 'type/t/n');
    expect([answers.columns[1], secondOf(answers.rows)]).toEqual(['n boolean', [true, false, null, true]]);
  });

  it('turns the order of dates, and the decimal mark', async () => {
    const dates = await fixFile(numbered(['03/04/2024', '05/06/2024']), 'dateOrder/t/n');
    expect(secondOf(dates.before.rows)).toEqual(['2024-03-04', '2024-05-06']);
    expect(secondOf(dates.rows)).toEqual(['2024-04-03', '2024-06-05']);
    expect(dates.outcome).toBe('Its dates are read day first.');
    const marks = await fixFile(numbered(['1.234', '5.678']), 'decimalMark/t/n');
    expect([secondOf(marks.before.rows), secondOf(marks.rows)]).toEqual([
      [1.234, 5.678],
      [1234, 5678],
    ]);
  });

  it('makes marks and outliers empty', async () => {
    const words = await fixFile(numbered(['red', 'N/A', 'blue', 'N/A']), 'noValueMarks/t/n');
    expect([secondOf(words.rows), words.outcome]).toEqual([
      ['red', null, 'blue', null],
      '2 values were made empty.',
    ]);
    const amounts = Array.from({ length: 12 }, (_, row) => `${row + 10}.50`);
    const far = await fixFile(numbered([...amounts, '"9,999,999.00"']), 'outlier/t/n');
    expect([far.rows.length, secondOf(far.rows).at(-1), far.columns[1]]).toEqual([13, null, 'n decimal']);
    expect(far.outcome).toBe('1 value was made empty.');
  });

  it('removes blanks', async () => {
    const { rows, outcome } = await fixFile(['x,n', 'Oslo,1', ' Oslo ,2', 'Bergen ,3'], 'blanks/t/x');
    expect(rows.map(([city]) => city)).toEqual(['Oslo', 'Oslo', 'Bergen']);
    expect(outcome).toBe('2 values lost the blanks around them.');
  });

  it('leaves out a column, and says how much it held', async () => {
    const { columns, outcome } = await fixFile(['x,y,n', 'a,,1', 'b,,2'], 'emptyColumn/t/y');
    expect(columns).toEqual(['x text', 'n integer']);
    expect(outcome).toBe('The column was left out, with 0 values.');
  });

  it('leaves out rows by their lines', async () => {
    const { rows, outcome, report } = await fixFile(
      ['city,amount', 'Oslo,1', 'Bergen,2', 'Voss,3', 'Total,7'],
      'total/t',
    );
    expect(rows).toEqual([
      ['Oslo', 1],
      ['Bergen', 2],
      ['Voss', 3],
    ]);
    expect([outcome, report.warnings]).toEqual(['1 row was left out.', []]);
  });

  it('keeps the first of equal rows, and of rows with one key', async () => {
    const equal = await fixFile(['city,zone,flag', ...repeatOnce()], 'duplicateRow/t');
    expect(equal.rows).toHaveLength(equal.before.rows.length - 1);
    expect(equal.rows[0]).toEqual(equal.before.rows[0]);
    expect(equal.outcome).toBe('1 row was left out; the first of equal ones stays.');
    const keyed = await fixFile(
      ['order_id,city', '1,Oslo', '2,Bergen', '3,Voss', '4,Moss', ',Ski', ',Lom', '2,Bodø', '5,Hamar'].concat(
        Array.from({ length: 30 }, (_, row) => `${row + 10},c${row}`),
      ),
      'duplicateKey/t/order_id',
    );
    expect(keyed.rows.slice(0, 7).map(([id]) => id)).toEqual([1, 2, 3, 4, null, null, 5]);
  });

  it('keeps short rows, their missing values empty, and still refuses long ones', async () => {
    const { rows, outcome, report } = await fixFile(
      ['a,b,c', '1,2,3', '4,5', '6,7,8', '9,10,11,12', '13,14,15'],
      'rowLength/t',
    );
    expect(rows).toEqual([
      [1, 2, 3],
      [4, 5, null],
      [6, 7, 8],
      [13, 14, 15],
    ]);
    expect([outcome, report.rejectedCount]).toEqual(['1 row was kept, with empty values at the end.', 1]);
    expect(report.findings).toMatchObject([{ id: 'rowLength/t/2', line: 5 }]);
    expect(report.findings?.[0]).not.toHaveProperty('fix');
  });

  it('leaves out the rows whose ends the writer has left out, where they were kept', async () => {
    const { before, rows, outcome, report } = await fixFile(
      ['a,b,c', '1,2,3', '4,5', '6,7,8', '9,10', '13,14'],
      'rowLength/t',
    );
    expect(before.rows).toContainEqual([4, 5, null]);
    expect(rows).toEqual([
      [1, 2, 3],
      [6, 7, 8],
    ]);
    expect(outcome).toBe('3 rows were left out.');
    expect(before.report.decisions.join()).toContain('fewer fields than the header');
    expect(report.decisions.join()).not.toContain('fewer fields than the header');
  });
});

describe('a header that was read otherwise than meant', () => {
  const grouped = [',2023,,2024,', 'Region,Units,Amount,Units,Amount', 'North,1,2,3,4', 'South,5,6,7,8'];

  it('is one row of two, where that is chosen', async () => {
    const { before, columns, rows, outcome } = await fixFile(grouped, 'header/t');
    expect(before.columns.slice(1, 3)).toEqual(['2023 Units integer', '2023 Amount integer']);
    expect(columns).toEqual(['Region text', 'Units integer', 'Amount integer', 'Units 2 integer', 'Amount 2 integer']); // biome-ignore format: one row
    expect(rows).toEqual(before.rows);
    expect(outcome).toBe('The header is read from line 2.');
  });

  it('is the first row, where none was found', async () => {
    const { before, columns, rows } = await fixFile(['1,2020,x', '2,2021,y', '3,2022,z'], 'header/t');
    expect(before.rows).toHaveLength(3);
    expect(columns.map((name) => name.split(' ')[0])).toEqual(['1', '2020', 'x']);
    expect(rows).toHaveLength(2);
  });

  it('keeps a row of units and a note as rows', async () => {
    const units = await fixFile(['Tree,Height', ',m', 'Elm,12', 'Fir,30'], 'header/t');
    expect(units.before.rows).toEqual([['Elm', 12], ['Fir', 30]]); // biome-ignore format: rows
    expect(units.rows).toEqual([[null, 'm'], ['Elm', '12'], ['Fir', '30']]); // biome-ignore format: rows
    const note = await fixFile(['Tree,Height', 'Elm,12', 'Fir,30', 'Source: survey,'], 'note/t');
    expect(note.before.rows).toHaveLength(2);
    expect(note.rows.at(-1)).toEqual(['Source: survey', null]);
    expect(note.outcome).toBe('1 row was kept.');
  });

  it('keeps the header of another page as a row', async () => {
    const { before, rows } = await fixFile(['Tree,Place', 'Elm,Oslo', 'Tree,Place', 'Fir,Rome'], 'header/t');
    expect(before.rows).toEqual([['Elm', 'Oslo'], ['Fir', 'Rome']]); // biome-ignore format: rows
    expect(rows).toHaveLength(3);
  });
});

function repeatOnce(): string[] {
  const rows = Array.from({ length: 20 }, (_, row) => `${row % 2 ? 'a' : 'b'},${row % 5},${row % 3}`);
  return [...new Set(rows), rows[3] ?? ''];
}

describe('files as people have them', () => {
  const golden = join(import.meta.dirname, '../connectors/files/golden');

  /** Takes every offer of a kind. */
  async function fixAll(name: string, kind: ImportFix['kind']) {
    const before = await importFixed(join(golden, name), directory, []);
    const offers = before.report.findings?.filter(({ fix }) => fix?.kind === kind) ?? [];
    const fixes = take(before.report, ...offers.map(({ id }) => id));
    return { before, fixes, after: await importFixed(join(golden, name), directory, fixes) };
  }

  it('get their subtotals back, sheet row by sheet row', async () => {
    const { before, fixes, after } = await fixAll('xlsx-subtotals.xlsx', 'keepRows');
    const lines = fixes.flatMap(({ fix }) => (fix.kind === 'keepRows' ? fix.lines : []));
    expect(lines.length).toBeGreaterThan(1);
    expect(before.rows.flat().filter((cell) => /total/i.test(String(cell)))).toEqual([]);
    expect(after.rows).toHaveLength(before.rows.length + lines.length);
    expect(after.rows.flat().filter((cell) => /total/i.test(String(cell)))).toHaveLength(lines.length);
    expect(after.report.warnings).toEqual([]);
  });

  it('get one order for dates that are written in several ways', async () => {
    const { before, after } = await fixAll('csv-dates-several-ways-not-proven.csv', 'setDateOrder');
    expect(before.columns.join()).not.toContain(' date');
    expect(after.columns.join()).toContain(' date');
  });
});

describe('several fixes', () => {
  const lines = [
    'city,amount,note,day',
    ' Oslo,1,,03/04/2024',
    'Bergen,2,,05/06/2024',
    'Voss,x,,05/07/2024',
    'Ski,4,,05/08/2024',
    'Lom,5,,05/08/2024',
    'Moss,6,,05/08/2024',
    'Total,18,,',
  ];

  it('are in force together, and each can be taken back alone', async () => {
    const path = await file('several.csv', lines);
    const first = await importFixed(path, directory, []);
    const ids = ['blanks/several/city', 'mixedTypes/several/amount'];
    const all = await importFixed(
      path,
      directory,
      take(first.report, ...ids, 'emptyColumn/several/note', 'dateOrder/several/day'),
    );
    expect(all.columns).toEqual(['city text', 'amount integer', 'day date']);
    expect(all.rows.slice(0, 3)).toEqual([
      ['Oslo', 1, '2024-04-03'],
      ['Bergen', 2, '2024-06-05'],
      ['Voss', null, '2024-07-05'],
    ]);
    expect(all.rows).toHaveLength(6);
    expect(all.report.warnings).toEqual([]);
    const without = await importFixed(path, directory, take(all.report, ...ids.slice(0, 1)));
    expect(without.columns).toEqual(['city text', 'amount text', 'note text', 'day date']);
    expect(without.report.findings?.map(({ id }) => id)).toContain('mixedTypes/several/amount');
    expect((await importFixed(path, directory, [])).contentHash).toBe(first.contentHash);
  });

  it('do not hide what is found once they are applied', async () => {
    const amounts = Array.from({ length: 12 }, (_, row) => `${row + 10}`);
    const path = await file('t.csv', numbered([...amounts, '9999999', 'none of it']));
    const first = await importFixed(path, directory, []);
    const typed = await importFixed(path, directory, take(first.report, 'mixedTypes/t/n'));
    const cleared = await importFixed(path, directory, take(typed.report, 'mixedTypes/t/n', 'outlier/t/n'));
    expect(cleared.rows.slice(-2).map(([, n]) => n)).toEqual([null, null]);
    expect(cleared.report.fixes?.map(({ changed }) => changed)).toEqual([1, 1]);
  });

  it('refuse to leave no column at all', async () => {
    const path = await file('t.csv', ['x', '1', '2']);
    const drop = { id: 'a', sentence: 'a', table: 't', column: 'x', fix: { kind: 'dropColumn' } } as const;
    await expect(importFixed(path, directory, [drop])).rejects.toThrow('Every column of "t"');
  });

  it('of large files are applied too, where the engine reads the file itself otherwise', {
    timeout: 90_000,
  }, async () => {
    const body = Array.from({ length: 25_000 }, (_, row) => `r${row},${row % 1000 === 999 ? 'n/v' : row}`);
    const path = await file('large.csv', ['x,n', ...body]);
    const first = await importFixed(path, directory, []);
    const fixed = await importFixed(path, directory, take(first.report, 'mixedTypes/large/n'));
    expect([fixed.columns[1], fixed.report.fixes?.[0]?.outcome]).toEqual([
      'n integer',
      '25 values were made empty.',
    ]);
    expect((await importFixed(path, directory, [])).contentHash).toBe(first.contentHash);
  });
});
