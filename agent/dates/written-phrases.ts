import type { Token } from '../text/tokens.ts';
import { yearOf } from './calendar.ts';
import type { PeriodReading } from './calendar-phrases.ts';
import { businessYears } from './fiscal-phrases.ts';
import { labelOf, type Period, period } from './period.ts';
import { readWritten, type WrittenPeriod } from './written-periods.ts';

/** "KW 05 / 2024" is of so many words. */
const longest = 5;

/** A period in one of the ways in which files write it: "Q1-23", "2023/24", "KW 05/2024", "janvier 2024". Only with its year. */
export function readWrittenPhrase(tokens: Token[], at: number): PeriodReading[] {
  for (let to = Math.min(tokens.length, at + longest); to > at; to -= 1) {
    const text = textOf(tokens.slice(at, to));
    // A number alone is a year that the calendar reads; whether two of them are a pair, only those that follow each other tell.
    const found =
      text === null ? [] : readWritten(text).filter(({ hasYear, isFiscal }) => hasYear && !isFiscal);
    const pair = found.find(({ isPair }) => isPair);
    const [first] = found;
    if (pair) return businessYears(yearOf(pair.start)).map((year) => ({ to, period: year }));
    if (first) return [{ to, period: periodOf(first) }];
  }
  return [];
}

/** As it was typed, where nothing but blanks and marks stands between. */
function textOf(tokens: readonly Token[]): string | null {
  const [first] = tokens;
  if (!first || tokens.some(({ kind }) => kind === 'quoted')) return null;
  return tokens.reduce((text, token, index) => {
    const before = tokens[index - 1];
    return `${text}${before && token.start > before.end ? ' ' : ''}${token.text}`;
  }, '');
}

function periodOf({ start, end, grain }: WrittenPeriod): Period {
  if (grain !== 'half') return period(start, end, labelOf(start, grain), grain);
  return period(
    start,
    end,
    `the ${start.slice(5, 7) === '01' ? 'first' : 'second'} half of ${yearOf(start)}`,
    null,
  );
}
