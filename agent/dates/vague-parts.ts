import type { Token } from '../text/tokens.ts';
import { addDays, addGrains } from './calendar.ts';
import type { PeriodReading } from './calendar-phrases.ts';
import type { ReadWhole } from './part-phrases.ts';
import { type Period, period } from './period.ts';

type Part = 'early' | 'mid' | 'late';

const parts = new Map<string, Part>(
  Object.entries({ early: 'early', mid: 'mid', middle: 'mid', late: 'late' } as const),
);
/** Months of a year, and days of a month, that each word may mean: from the first up to, not including, the second. */
const months: Record<Part, [number, number][]> = {
  early: [
    [0, 3],
    [0, 4],
  ],
  mid: [
    [4, 8],
    [5, 7],
  ],
  late: [
    [9, 12],
    [8, 12],
  ],
};
const days: Record<Part, [number, number | null][]> = {
  early: [
    [0, 10],
    [0, 15],
  ],
  mid: [
    [10, 20],
    [9, 19],
  ],
  late: [
    [20, null],
    [15, null],
  ],
};

/** "early 2025", "late May", "mid-2025": nobody says where such a part ends, so two usual readings are given and asked about. */
export function readVaguePart(
  tokens: Token[],
  at: number,
  today: string,
  readWhole: ReadWhole,
): PeriodReading[] {
  const from = tokens[at]?.lower === 'the' ? at + 1 : at;
  const word = parts.get(tokens[from]?.lower ?? '');
  if (word === undefined) return [];
  const next = ['of', 'in'].includes(tokens[from + 1]?.lower ?? '') ? from + 2 : from + 1;
  return readWhole(tokens, next, today).flatMap(({ to, period: whole }) =>
    stretchesOf(word, whole).map((stretch) => ({ to, period: stretch })),
  );
}

function stretchesOf(word: Part, whole: Period): Period[] {
  const { start, end, grain, label } = whole;
  if (start === null || end === null) return [];
  const name = `${word} ${label}`;
  if (grain === 'year')
    return months[word].map(([first, last]) =>
      loose(addGrains(start, 'month', first), addGrains(start, 'month', last), name),
    );
  if (grain === 'month')
    return days[word].map(([first, last]) =>
      loose(addDays(start, first), last === null ? end : addDays(start, last), name),
    );
  return [];
}

function loose(start: string, end: string, label: string): Period {
  return { ...period(start, end, label, null), isLoose: true };
}
