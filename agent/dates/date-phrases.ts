import type { Token } from '../text/tokens.ts';
import { type PeriodReading, readCalendarPhrase, yearAt } from './calendar-phrases.ts';
import { labelOf, type Period, period } from './period.ts';
import { readRelativePhrase } from './relative-phrases.ts';

/** A date phrase with its preposition; `isBare` where it was only a year or a month, which might be something else. */
export interface DateReading extends PeriodReading {
  hasPreposition: boolean;
}

type Direction = 'since' | 'before' | 'after' | 'until';

const directions: [string, Direction][] = [
  ['on or after', 'since'],
  ['starting from', 'since'],
  ['starting in', 'since'],
  ['beginning in', 'since'],
  ['since', 'since'],
  ['from', 'since'],
  ['no later than', 'until'],
  ['on or before', 'until'],
  ['up to', 'until'],
  ['until', 'until'],
  ['till', 'until'],
  ['through', 'until'],
  ['earlier than', 'before'],
  ['prior to', 'before'],
  ['before', 'before'],
  ['later than', 'after'],
  ['after', 'after'],
];
const prepositions = new Set([
  'in',
  'during',
  'for',
  'on',
  'of',
  'over',
  'within',
  'throughout',
  'at',
  'from',
]);

/** All readings of a date phrase that starts at token `at`. `today` is `YYYY-MM-DD`. */
export function readDatePhrase(tokens: Token[], at: number, today: string): DateReading[] {
  return [
    ...readSpan(tokens, at, today),
    ...readDirected(tokens, at, today),
    ...readPlain(tokens, at, today),
  ];
}

/** One period without a preposition: "2024", "last month", "Q3 2024". */
export function readPeriod(tokens: Token[], at: number, today: string): PeriodReading[] {
  const named = tokens[at]?.lower === 'the' ? readCalendarPhrase(tokens, at + 1, today) : [];
  return [...readRelativePhrase(tokens, at, today), ...readCalendarPhrase(tokens, at, today), ...named];
}

function readPlain(tokens: Token[], at: number, today: string): DateReading[] {
  const word = tokens[at]?.lower ?? '';
  const hasPreposition = prepositions.has(word) && word !== 'from';
  const bare = readPeriod(tokens, at, today).map((reading) => ({ ...reading, hasPreposition: false }));
  if (!hasPreposition) return bare;
  return readPeriod(tokens, at + 1, today).map((reading) => ({ ...reading, hasPreposition: true }));
}

function readDirected(tokens: Token[], at: number, today: string): DateReading[] {
  for (const [phrase, direction] of directions) {
    const words = phrase.split(' ');
    if (!words.every((word, index) => tokens[at + index]?.lower === word)) continue;
    return readPeriod(tokens, at + words.length, today).flatMap((reading) => {
      const ranges = phrase === 'from' ? [reading.period] : [directed(direction, reading.period)];
      // "from 2024" alone may mean "of 2024" or "since 2024": both are given.
      if (phrase === 'from') ranges.push(directed('since', reading.period));
      return ranges.map((range) => ({ to: reading.to, period: range, hasPreposition: true }));
    });
  }
  return [];
}

/** Before and after leave the named period out; since and until keep it. */
function directed(direction: Direction, named: Period): Period {
  switch (direction) {
    case 'since':
      return period(named.start, null, `since ${named.label}`, named.grain);
    case 'after':
      return period(named.end, null, `after ${named.label}`, named.grain);
    case 'before':
      return period(null, named.start, `before ${named.label}`, named.grain);
    case 'until':
      return period(null, named.end, `up to the end of ${named.label}`, named.grain);
  }
}

/** "between 2020 and 2022", "from January to March 2025", "2020-2022": both ends are in. */
function readSpan(tokens: Token[], at: number, today: string): DateReading[] {
  const word = tokens[at]?.lower ?? '';
  const opener = word === 'between' || word === 'from';
  const from = opener ? at + 1 : at;
  const links =
    word === 'between'
      ? ['and']
      : opener
        ? ['to', 'until', 'till', 'through', '-', '–']
        : ['-', '–', 'to', 'through'];
  return readPeriod(tokens, from, today).flatMap((first) => {
    if (!links.includes(tokens[first.to]?.lower ?? '')) return [];
    return readPeriod(tokens, first.to + 1, today).flatMap((last) => {
      const start = alignedStart(tokens, first, last);
      if (start === null || last.period.end === null || start >= last.period.end) return [];
      const from =
        start === first.period.start || first.period.grain === null
          ? first.period.label
          : labelOf(start, first.period.grain);
      const label = `${from} to ${last.period.label}`;
      return [
        {
          to: last.to,
          hasPreposition: opener,
          period: period(start, last.period.end, label, last.period.grain),
        },
      ];
    });
  });
}

/** In "from January to March 2024" the year belongs to both ends. */
function alignedStart(tokens: Token[], first: PeriodReading, last: PeriodReading): string | null {
  const start = first.period.start;
  const year = yearAt(tokens, last.to - 1);
  const firstNamesYear = yearAt(tokens, first.to - 1) !== null;
  if (start === null || year === null || firstNamesYear || first.period.grain === 'year') return start;
  const inYear = `${year}${start.slice(4)}`;
  return last.period.end !== null && inYear < last.period.end ? inYear : `${year - 1}${start.slice(4)}`;
}
