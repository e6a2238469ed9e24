import { describe, expect, it } from 'vitest';
import { readWritten } from './written-periods.ts';

const told = (text: string): string[] =>
  readWritten(text).map(
    ({ grain, start, end, isFiscal, isPair, hasYear }) =>
      `${grain} ${start} ${end}${isFiscal ? ' fiscal' : ''}${isPair ? ' pair' : ''}${hasYear ? '' : ' any'}`,
  );

describe('a text that names a period', () => {
  it.each([
    ['FY22', 'year 2022-01-01 2023-01-01 fiscal'],
    ["FY'22", 'year 2022-01-01 2023-01-01 fiscal'],
    ['fiscal year 2023', 'year 2023-01-01 2024-01-01 fiscal'],
    ['GJ 2023', 'year 2023-01-01 2024-01-01 fiscal'],
    ['FY 2023-24', 'year 2023-01-01 2024-01-01 fiscal pair'],
    ['2023/24', 'year 2023-01-01 2024-01-01 pair'],
    ['1999/2000', 'year 1999-01-01 2000-01-01 pair'],
    ['Q1-23', 'quarter 2023-01-01 2023-04-01'],
    ['2023Q4', 'quarter 2023-10-01 2024-01-01'],
    ['1Q23', 'quarter 2023-01-01 2023-04-01'],
    ['2. Quartal 2023', 'quarter 2023-04-01 2023-07-01'],
    ['Q3 FY24', 'quarter 2024-07-01 2024-10-01 fiscal'],
    ['H2 2024', 'half 2024-07-01 2025-01-01'],
    ['1. Halbjahr 2024', 'half 2024-01-01 2024-07-01'],
    ['2024-W05', 'week 2024-01-29 2024-02-05'],
    ['KW 05/2024', 'week 2024-01-29 2024-02-05'],
    ['2020-W53', 'week 2020-12-28 2021-01-04'],
    ['März 2024', 'month 2024-03-01 2024-04-01'],
    ['janv. 2024', 'month 2024-01-01 2024-02-01'],
    ['ene-24', 'month 2024-01-01 2024-02-01'],
    ['dicembre 2023', 'month 2023-12-01 2024-01-01'],
    ['05/2024', 'month 2024-05-01 2024-06-01'],
    ['2024M05', 'month 2024-05-01 2024-06-01'],
    ['août', 'month 2024-08-01 2024-09-01 any'],
    ['Q2', 'quarter 2024-04-01 2024-07-01 any'],
  ])('%s', (text, period) => {
    expect(told(text)).toEqual([period]);
  });

  it('may be read in two ways, of which the others of its column choose one', () => {
    expect(told('2011-12')).toEqual(['year 2011-01-01 2012-01-01 pair', 'month 2011-12-01 2012-01-01']);
  });

  it.each([
    'Q5-23',
    '2023/25',
    'KW 54/2024',
    '2021-W53',
    'H3 2024',
    '13/2024',
    'jui 2024',
    '23/24',
    'Red',
    '',
    'Room 12',
    'A1 2024',
  ])('is none: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
