import { describe, expect, it } from 'vitest';
import type { Cell, ResultColumn } from './catalog.ts';
import { decimalsOf, formatHours, formatNumericCell } from './format-number.ts';

/** A whole column as a sentence and as a table have it. */
function written(cells: Cell[], column: Partial<ResultColumn>, locale = 'en-US', source = 0) {
  const own: ResultColumn = { name: 'n', type: 'double', ...column };
  const decimals = decimalsOf(own, cells, source);
  const as = (place: 'sentence' | 'table') =>
    cells.map((cell) =>
      typeof cell === 'number' || typeof cell === 'string'
        ? formatNumericCell(cell, { ...own, decimals }, { locale, place })
        : null,
    );
  return { sentence: as('sentence'), table: as('table') };
}

describe('the numbers of a column', () => {
  it.each([
    [[1205271.7, 408782.65], {}, ['1,205,271.70', '408,782.65']],
    [[11470, 2519.5], {}, ['11,470.0', '2,519.5']],
    [[11470, 2519], {}, ['11,470', '2,519']],
    [[12400, 5.123456], {}, ['12,400.00', '5.12']],
    [[0.25, 0.33333], {}, ['0.2500', '0.3333']],
    [['12345678901234567.89'], { type: 'decimal' }, ['12,345,678,901,234,567.89']],
    [[0.001, 250], {}, ['0.001', '250']],
    [[4000, 4001], { type: 'integer', isIdentifier: true }, ['4000', '4001']],
    [[233.75, 0.5, -1.25], { unit: 'h:mm' }, ['233:45', '0:30', '-1:15']],
  ] satisfies [Cell[], Partial<ResultColumn>, string[]][])('%j are written alike', (cells, column, texts) => {
    const { sentence, table } = written(cells, column);
    expect([sentence, table]).toEqual([texts, texts]);
  });

  it('have both decimals where they are money, or none', () => {
    expect(written([175.1, 12], { unit: 'EUR' })).toEqual({
      sentence: ['175.10 EUR', '12.00 EUR'],
      table: ['€175.10', '€12.00'],
    });
    expect(written([175, 12], { unit: 'CHF' }).sentence).toEqual(['175 CHF', '12 CHF']);
    expect(written([1234.5], { unit: 'EUR' }, 'de-DE').sentence).toEqual(['1.234,50 EUR']);
  });

  it('are told to the cent where the data have cents', () => {
    expect(written([1205271.7], {}, 'en-US', 2).sentence).toEqual(['1,205,271.70']);
    expect(written([1205271], {}, 'en-US', 2).sentence).toEqual(['1,205,271']);
  });

  it('are percentages of one shape', () => {
    const shares = { unit: 'fraction' };
    expect(written([0.058, 0.3], shares)).toEqual({ sentence: ['5.8%', '30.0%'], table: ['5.8%', '30.0%'] });
    expect(written([0.058], shares, 'de-DE').sentence).toEqual(written([0.058], shares, 'de-DE').table);
    expect(written([5.8], { unit: '%' })).toEqual({ sentence: ['5.8%'], table: ['5.8%'] });
    expect(written([0.00052], shares).sentence).toEqual(['0.052%']);
    expect(written([0.07], shares).sentence).toEqual(['7%']);
  });
});

it.each([
  [27.999999, '28:00'],
  [-0.0001, '0:00'],
  [100, '100:00'],
])('%d hours are %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});
