import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  columnLabel,
  formatBytes,
  formatCell,
  formatCompact,
  formatDate,
  formatNumber,
  formatPercent,
  formatRelativeTime,
  sharedDecimals,
} from './format.ts';

// The texts below are those of an English reader, whatever the machine speaks.
beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en-US' });
});

describe('numbers on cards', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [2400, '2.4k'],
    [999_949, '999.9k'],
    [999_960, '1M'],
    [1_250_000, '1.3M'],
    [-2400, '-2.4k'],
  ])('%d is shown as %s', (value, text) => {
    expect(formatCompact(value)).toBe(text);
  });

  it('shows a dash where there is no number', () => {
    expect(formatCompact(Number.NaN)).toBe('—');
    expect(formatNumber(Number.POSITIVE_INFINITY)).toBe('—');
    expect(formatPercent(Number.NaN)).toBe('—');
  });

  it('takes fractions for percentages', () => {
    expect(formatPercent(0.1234)).toBe('12.3%');
    expect(formatPercent(0.05, { hasSign: true })).toBe('+5.0%');
    expect(formatPercent(0, { hasSign: true })).toBe('0.0%');
  });

  it('counts bytes by thousands and keeps the unit with its number', () => {
    expect(formatBytes(31_480_000)).toBe('31.5\u00a0MB');
    expect(formatBytes(999)).toBe('999\u00a0B');
  });
});

describe('cells', () => {
  it('keeps every digit of numbers that a double cannot hold', () => {
    expect(formatCell('9007199254740993', { name: 'id', type: 'integer' })).toBe('9,007,199,254,740,993');
    expect(formatCell('12345678901234567.89', { name: 'sum', type: 'decimal' })).toBe(
      '12,345,678,901,234,567.89',
    );
  });

  it('shows a missing value as a dash and zero as zero', () => {
    expect(formatCell(null, { name: 'a', type: 'double' })).toBe('—');
    expect(formatCell(0, { name: 'a', type: 'double' })).toBe('0');
  });

  it('does not round small numbers away', () => {
    expect(formatCell(0.0042, { name: 'rate', type: 'double' })).toBe('0.0042');
  });

  it('writes money as money, and other units after the number', () => {
    expect(formatCell(1234.5, { name: 'net', type: 'decimal', unit: 'EUR' })).toBe('€1,234.50');
    expect(formatCell(12.5, { name: 'share', type: 'double', unit: '%' })).toBe('12.5%');
    expect(formatCell(7, { name: 'weight', type: 'integer', unit: 'kg' })).toBe('7\u00a0kg');
  });

  it('names calendar periods, and other dates by their day in every time zone', () => {
    expect(formatCell('2026-03-01', { name: 'month', type: 'date' })).toBe('Mar 2026');
    expect(formatCell('2026-04-01', { name: 'quarter', type: 'date' })).toBe('Q2 2026');
    expect(formatCell('2026-01-01', { name: 'year', type: 'date' })).toBe('2026');
    expect(formatCell('2026-03-01', { name: 'order_date', type: 'date' })).toBe('Mar 1, 2026');
    expect(formatDate('2026-03-13')).toBe('Mar 13, 2026');
  });

  it('gives all numbers of a column the same decimals', () => {
    const column = { name: 'amount', type: 'double' } as const;
    expect(sharedDecimals([1, 2.25, null], column)).toBe(2);
    expect(sharedDecimals([1, 2, null], column)).toBe(0);
    expect(formatCell(37, column, sharedDecimals([0.5, 37], column))).toBe('37.0');
    expect(sharedDecimals([1, 2], { ...column, decimals: 2 })).toBe(2);
  });
});

describe('times at a glance', () => {
  const now = new Date('2026-03-13T12:00:00Z');
  it.each([
    ['2026-03-13T11:59:31Z', 'now'],
    ['2026-03-13T11:55:00Z', '5 min. ago'],
    ['2026-03-13T10:01:00Z', '1 hr. ago'],
    ['2026-03-12T11:00:00Z', 'yesterday'],
    ['2026-03-10T11:00:00Z', '3 days ago'],
    ['2026-02-10T11:00:00Z', 'Feb 10, 2026'],
    ['never', 'never'],
  ])('%s is %s', (iso, text) => {
    expect(formatRelativeTime(iso, now)).toBe(text);
  });
});

describe('names of columns', () => {
  it.each([
    ['total_net_amount', 'Total net amount'],
    ['Net Amount', 'Net Amount'],
    ['SKU', 'SKU'],
  ])('%s reads %s', (name, label) => {
    expect(columnLabel(name)).toBe(label);
  });
});
