import { describe, expect, it } from 'vitest';
import { csv, openAsked } from './testing-asked.ts';

/** Years and their months, quarters or weeks in columns of numbers and short texts, which end within a year. */

const rows = (
  from: number,
  count: number,
  line: (year: number, month: number, at: number) => string,
): string[] =>
  Array.from({ length: count }, (_, at) => {
    const month = from + at;
    return line(2023 + Math.floor(month / 12), ((month + 12) % 12) + 1, at);
  });

const monthly = csv('ledger.csv', [
  'Year,Month,Revenue',
  ...rows(0, 14, (year, month, at) => `${year},${month},${1000 + at}`),
]);
const quarters = csv('umsatz.csv', [
  'Jahr;Quartal;Umsatz',
  ...['2023;Q1;10', '2023;Q2;20', '2023;Q3;30', '2023;Q4;40', '2024;Q1;15'],
]);
const late = csv('orders.csv', [
  'year,month,region,pieces',
  ...rows(-2, 14, (year, month, at) => `${year},${month},N,${at + 1}`),
]);
const season = csv('kiosk.csv', [
  'Year,Month,Guests',
  ...[2022, 2023, 2024].flatMap((year) => [5, 6, 7, 8].map((month) => `${year},${month},${year - 2000}`)),
]);

async function answerOf(file: ReturnType<typeof csv>, question: string) {
  await using asked = await openAsked(file, '2026-06-15');
  const { answer, text } = await asked.put(question);
  return { verdict: answer.verdict, rows: answer.rows, text };
}

describe('years of which a part is there', () => {
  it.each([
    [monthly, 'compare 2024 with 2023', 'of Month it holds 1 to 2'],
    [monthly, 'revenue 2024 vs 2023', 'of Month it holds 1 to 2'],
    [monthly, 'total revenue in 2024', 'of Month it holds 1 to 2'],
    [monthly, 'which year had the lowest revenue', 'of Month it holds 1 to 2'],
    [quarters, 'compare Umsatz 2024 with 2023', 'of Quartal it holds Q1'],
    [late, 'pieces in 2022 vs 2023', '2022 is there in part: of month it holds 11 to 12'],
  ])('%# is told with caution: %s', async (file, question, told) => {
    const answer = await answerOf(file, question);
    expect(answer.text).toContain(told);
    expect(answer.verdict).toBe('caution');
  });

  it('is told beside a course, whose last whole year is the one that is spoken of', async () => {
    const { text } = await answerOf(monthly, 'revenue by year');
    expect(text).toContain('12,066 in 2023');
    expect(text).toContain('2024 is there in part');
  });

  it.each([
    [monthly, 'total revenue in 2023'],
    [monthly, 'total revenue'],
    [monthly, 'average revenue by year'],
    [season, 'compare guests 2024 with 2023'],
    [season, 'which year had the fewest guests'],
  ])('%# is not told of whole years, means and seasons: %s', async (file, question) => {
    const { text, verdict } = await answerOf(file, question);
    expect(text).not.toContain('in part');
    expect(verdict).toBe('checked');
  });
});

describe('a column called unit', () => {
  it.each([
    ['Retail', 'Wholesale', 'checked'],
    ['HR', 'IT', 'checked'],
    ['kg', 'pcs', 'caution'],
    ['EUR', 'USD', 'caution'],
    ['Stück', 'Karton', 'caution'],
  ])('says what is measured, or who: %s, %s', async (one, other, verdict) => {
    const file = csv('budget.csv', ['unit,budget', `${one},100`, `${other},250`, `${one},50`]);
    expect((await answerOf(file, 'total budget')).verdict).toBe(verdict);
  });
});
