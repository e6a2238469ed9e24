import type { Token } from '../text/tokens.ts';
import { addDays, addGrains, type Grain, startOfGrain } from './calendar.ts';
import type { PeriodReading } from './calendar-phrases.ts';
import type { ReadWhole } from './part-phrases.ts';
import { calendarPeriod, type Period, period, yearlessLike } from './period.ts';
import { unitOf } from './relative-phrases.ts';

/**
 * Stretches told from the period that was named last: "Q1 2026 compared to the quarter before", "May 2026 and the same month last
 * year", "March 2025 vs a year earlier". Without a period before them they are no dates.
 */
export function readAnchored(
  tokens: Token[],
  at: number,
  today: string,
  readWhole: ReadWhole,
): PeriodReading[] {
  const phrase = phraseAt(tokens, at);
  if (!phrase) return [];
  const anchor = periodBefore(tokens, at, today, readWhole);
  const shifted = anchor ? phrase.shift(anchor) : null;
  return anchor && shifted ? [{ to: phrase.to, period: yearlessLike(shifted, anchor) }] : [];
}

interface Phrase {
  to: number;
  shift: (anchor: Period) => Period | null;
}

const earlier = new Set('before earlier prior previously'.split(' '));
const preceding = new Set('previous prior preceding'.split(' '));

function phraseAt(tokens: Token[], at: number): Phrase | null {
  const words = tokens.slice(at, at + 9).map(({ lower }) => lower);
  const [first = '', second = '', third = ''] = words;
  if (first === 'the' && second === 'same') return samePhrase(words, at);
  if (first === 'same') return samePhrase(['the', ...words], at - 1);
  const isArticle = first === 'the' || first === 'a' || first === 'one' || first === '1';
  const word = isArticle ? second : first;
  const unitOfWord = (text: string): Grain | 'period' | null => (text === 'period' ? 'period' : unitOf(text));
  const unit = unitOfWord(word);
  const length = isArticle ? 2 : 1;
  if (unit && earlier.has(words[length] ?? '') && !isGoverning(tokens, at + length + 1))
    return { to: at + length + 1, shift: (anchor) => before(anchor, unit) };
  if (first === 'the' && preceding.has(second)) {
    const told = unitOfWord(third);
    if (told) return { to: at + 3, shift: (anchor) => before(anchor, told) };
  }
  return null;
}

/** "before the delivery" compares two dates of a row; only a "before" that ends its clause looks back. */
function isGoverning(tokens: Token[], at: number): boolean {
  const next = tokens[at]?.lower;
  return next !== undefined && !/^(,|\?|and|for|in|by|please|per|of|with|on|at|to|vs|versus)$/.test(next);
}

/** "the same month last year", "the same quarter a year earlier", "the same period of the previous year", "the same time last year". */
function samePhrase(words: string[], at: number): Phrase | null {
  if (!['month', 'quarter', 'week', 'period', 'time', 'months', 'days', 'half'].includes(words[2] ?? ''))
    return null;
  const joint = ['of', 'in', 'the', 'a', 'one', '1'];
  let next = 3;
  while (joint.includes(words[next] ?? '') && next < 5) next += 1;
  const isLast =
    ['last', 'previous', 'prior', 'preceding'].includes(words[next] ?? '') && words[next + 1] === 'year';
  const isEarlier = words[next] === 'year' && earlier.has(words[next + 1] ?? '');
  return isLast || isEarlier ? { to: at + next + 2, shift: (anchor) => movedYear(anchor) } : null;
}

function before(anchor: Period, unit: Grain | 'period'): Period | null {
  if (anchor.start === null || anchor.end === null) return null;
  if (unit === 'year' && anchor.grain !== 'year') return movedYear(anchor);
  if (anchor.grain === null || (unit !== 'period' && unit !== anchor.grain)) return null;
  const isOne = addGrains(anchor.start, anchor.grain, 1) === anchor.end;
  return isOne && startOfGrain(anchor.start, anchor.grain) === anchor.start
    ? calendarPeriod(addGrains(anchor.start, anchor.grain, -1), anchor.grain)
    : null;
}

function movedYear(anchor: Period): Period | null {
  if (anchor.start === null || anchor.end === null || anchor.grain === 'week') return null;
  const start = addGrains(anchor.start, 'year', -1);
  if (anchor.grain && addGrains(anchor.start, anchor.grain, 1) === anchor.end)
    return calendarPeriod(start, anchor.grain);
  const lastDay = addGrains(addDays(anchor.end, -1), 'year', -1);
  return period(start, addDays(lastDay, 1), `${anchor.label}, a year earlier`, null);
}

/** The period that ends nearest before the phrase, the longest reading of it. */
function periodBefore(tokens: Token[], at: number, today: string, readWhole: ReadWhole): Period | null {
  for (let from = at - 1; from >= 0; from -= 1) {
    const readings = readWhole(tokens, from, today).filter(({ to }) => to <= at);
    const last = Math.max(...readings.map(({ to }) => to));
    const [only, ...more] = readings.filter(({ to }) => to === last);
    if (!only) continue;
    // "Q1 2026" ends in a year: what it begins with decides, so look one or two words further back.
    for (let outer = from - 1; outer >= Math.max(0, from - 3); outer -= 1) {
      const [wider] = readWhole(tokens, outer, today).filter(({ to }) => to === last);
      if (wider) return wider.period;
    }
    return more.length === 0 ? only.period : null;
  }
  return null;
}
