import { describe, expect, it } from 'vitest';
import { LineMap } from './line-map.ts';
import { ReportWriter } from './report-writer.ts';

describe('the report of an import', () => {
  it('gives each finding an id that does not hang on what else was found', () => {
    const writer = new ReportWriter();
    writer.add('decision', 'The file is read as UTF-16 text.');
    writer.add('warning', 'a', { kind: 'outlier', table: 't', column: 'x', fix: { kind: 'dropColumn' } });
    writer.add('warning', 'a', { kind: 'outlier', table: 't', column: 'x', fix: { kind: 'dropColumn' } });
    writer.add('warning', 'b', { kind: 'outlier', table: 't', column: 'x', line: 7 });
    writer.add('warning', 'a', { kind: 'outlier', table: 'u', column: 'x' });
    const report = writer.report();
    expect(report.findings?.map(({ id, sentence }) => [id, sentence])).toEqual([
      ['outlier/t/x', 'a'],
      ['outlier/t/x/2', 'b'],
      ['outlier/u/x', 'a'],
    ]);
    expect([report.decisions, report.warnings]).toEqual([['The file is read as UTF-16 text.'], ['a', 'b']]);
  });

  it('counts what it does not list', () => {
    const writer = new ReportWriter();
    for (let line = 1; line <= 300; line += 1) {
      writer.reject('t', line, 'too short');
      writer.add('warning', `Warning ${line}.`, { kind: 'type', table: 't', column: `c${line}` });
    }
    const report = writer.report();
    expect([report.rejectedCount, report.rejected.length, report.rejected[0]?.line]).toEqual([300, 200, 1]);
    expect([report.warnings.length, report.warnings.at(-1)]).toEqual([
      101,
      '200 more like these are not listed.',
    ]);
  });
});

describe('what is kept of a report with the version of a table', () => {
  it('is what was found in that table, warnings first, also where the report is full', () => {
    const writer = new ReportWriter([
      { id: 'blanks/u/z', sentence: 'told', table: 'u', column: 'z', fix: { kind: 'trimTexts' } },
    ]);
    for (let column = 1; column <= 150; column += 1)
      writer.add('decision', `Decision ${column}.`, { kind: 'type', table: 't', column: `c${column}` });
    for (let sheet = 1; sheet <= 120; sheet += 1)
      writer.add('warning', `Warning ${sheet}.`, { kind: 'sheetError', table: `s${sheet}` });
    writer.add('decision', 'u', { kind: 'type', table: 'u', column: 'x' });
    writer.add('warning', 'late', { kind: 'outlier', table: 'u', column: 'y', fix: { kind: 'dropColumn' } });
    writer.add('warning', 'late', { kind: 'outlier', table: 'u', column: 'y', fix: { kind: 'dropColumn' } });
    writer.add('decision', 'told', { kind: 'blanks', table: 'u', column: 'z' });
    writer.add('warning', 'Of the file as a whole.');
    expect(writer.findingsOf('u')).toEqual([
      {
        id: 'outlier/u/y',
        kind: 'outlier',
        level: 'warning',
        sentence: 'late',
        column: 'y',
        fix: { kind: 'dropColumn' },
      },
      { id: 'type/u/x', kind: 'type', level: 'decision', sentence: 'u', column: 'x' },
    ]);
    expect(writer.findingsOf('s120').map(({ kind }) => kind)).toEqual(['sheetError']);
    expect(writer.findingsOf('t')).toHaveLength(40);
    expect(writer.findingsOf('none')).toEqual([]);
  });
});

describe('lines of rows', () => {
  it('follow what was told, over gaps', () => {
    const lines = new LineMap();
    const told = [2, 3, 4, 7, 8, 20];
    for (const [row, line] of told.entries()) lines.add(row, line);
    expect(told.map((_, row) => lines.lineOf(row))).toEqual(told);
  });

  it('are not known where none were told', () => {
    const lines = new LineMap();
    lines.add(0, undefined);
    expect(lines.lineOf(0)).toBeUndefined();
  });
});
