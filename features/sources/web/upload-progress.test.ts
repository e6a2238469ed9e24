import { describe, expect, it } from 'vitest';
import { dashboardUploadExtensions, uploadLimitBytes } from '../limits.ts';
import { findFileProblem, progressAt } from './upload-progress.ts';

describe('the progress of an upload', () => {
  it.each([
    [0, 0],
    [199, 0],
    [200, 10],
    [1000, 50],
    [1800, 90],
    [60_000, 90],
  ])('is after %d ms at least %d %%', (elapsedMs, percent) => {
    expect(progressAt(elapsedMs, 0)).toBe(percent);
  });

  it('is raised by bytes that have really left, never past 90', () => {
    expect(progressAt(0, 0.42)).toBe(42);
    expect(progressAt(1000, 0.42)).toBe(50);
    expect(progressAt(0, 1)).toBe(90);
  });
});

describe('the check of a file', () => {
  it('takes the five formats in any case, up to 50 MB inclusive', () => {
    for (const name of ['a.xlsx', 'a.XLS', 'a.csv', 'a.json', 'b.c.xml']) {
      expect(findFileProblem({ name, size: uploadLimitBytes })).toBeNull();
    }
  });

  it.each(['a.pdf', 'csv', 'a.csv.exe', 'a.'])('refuses %s', (name) => {
    expect(findFileProblem({ name, size: 1 })).toEqual({
      title: 'Invalid File Format',
      message: 'Please select a file with one of these formats: xlsx, xls, csv, json, xml',
    });
  });

  it('takes spreadsheets alone for the dashboard', () => {
    expect(findFileProblem({ name: 'a.json', size: 1 }, dashboardUploadExtensions)?.message).toContain(
      'xlsx, xls, csv',
    );
  });

  it('says how large a file is that is too large', () => {
    expect(findFileProblem({ name: 'a.csv', size: 60.25 * 1024 * 1024 })).toEqual({
      title: 'File Too Large',
      message: 'File size must be less than 50MB. Current file is 60.3MB.',
    });
  });
});
