// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Answer, ChartConfig } from '#kernel/answer.ts';
import { AnswerRows } from './AnswerRows.tsx';

afterEach(cleanup);

/** Months that have been, and `ahead` that have not. */
function forecastOf(
  past: number,
  ahead: number,
): Pick<Answer, 'columns' | 'rows' | 'rowCount' | 'truncated'> {
  const names = ['month', 'total', 'forecast', 'low', 'high'];
  const rows = Array.from({ length: past + ahead }, (_, index) =>
    index < past ? [`m${index}`, 1, null, null, null] : [`m${index}`, null, 2, 1, 3],
  );
  const columns = names.map((name) => ({ name, type: name === 'month' ? 'text' : 'double' }) as const);
  return { columns, rows, rowCount: rows.length, truncated: false };
}

const chart: ChartConfig = {
  type: 'line',
  title: 'Total',
  x: 'month',
  y: ['total', 'forecast'],
  series: null,
  forecast: { y: 'forecast', low: 'low', high: 'high' },
};

function shownMonths(past: number, ahead: number, drawn: ChartConfig | null = chart): string[] {
  const answer = forecastOf(past, ahead) as Answer;
  render(<AnswerRows answer={answer} chart={drawn ?? undefined} question="forecast total" />);
  return screen.getAllByText(/^m\d+$/).map(({ textContent }) => textContent ?? '');
}

it('begins a forecast where it has room for all that lies ahead', () => {
  expect(shownMonths(25, 3)).toEqual(['m20', 'm21', 'm22', 'm23', 'm24', 'm25', 'm26', 'm27']);
  fireEvent.click(screen.getByRole('button', { name: /Show all rows \(28\)/ }));
  expect(screen.getByText('m0')).toBeDefined();
});

it('begins a long forecast with the last month that has been', () => {
  expect(shownMonths(25, 12)[0]).toBe('m24');
});

it('begins all other rows with the first', () => {
  expect(shownMonths(25, 3, null)[0]).toBe('m0');
});

it('says of how many rows these are the first, and never calls them all', () => {
  const rows = Array.from({ length: 200 }, (_, at) => [`m${at}`, at, null, null, null]);
  const answer = { ...forecastOf(1, 0), rows, rowCount: 1497, truncated: true } as unknown as Answer;
  render(<AnswerRows answer={answer} chart={undefined} question="units by product" />);
  expect(screen.getByText('200 of 1,497 rows')).toBeDefined();
  expect(screen.queryByRole('button', { name: /all rows/i })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the first 200 rows' }));
  expect(screen.getByText('m199')).toBeDefined();
});
