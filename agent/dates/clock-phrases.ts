import type { Token } from '../text/tokens.ts';
import type { DayPartReading } from './day-parts.ts';

/** Whole hours, from the first up to, not including, the second. */
type Hours = [number, number];

const halves = new Map<string, 'am' | 'pm' | 'night'>(
  Object.entries({
    morning: 'am',
    mornings: 'am',
    afternoon: 'pm',
    evening: 'pm',
    evenings: 'pm',
    night: 'night',
  }),
);
/** Times of the day by name. Where people draw the line at different hours, each is read, which makes it a question back. */
const named: Record<string, Hours[]> = {
  morning: [
    [6, 12],
    [0, 12],
  ],
  afternoon: [
    [12, 18],
    [12, 17],
  ],
  evening: [
    [18, 24],
    [17, 22],
  ],
  night: [
    [22, 30],
    [20, 30],
  ],
  midday: [[12, 13]],
  noon: [[12, 13]],
};
const after = new Set('after past from since'.split(' '));
const before = new Set('before until till by'.split(' '));

interface Clock {
  to: number;
  hour: number;
  /** Whether the words say by themselves that it is a time: "8 pm", "20:00", "eight o'clock". */
  isClear: boolean;
  isTwelve: boolean;
}

/** "after 8 pm", "before 7 in the morning", "between 7 and 9 am", "at 8:00", "in the evenings". */
export function readClock(tokens: Token[], at: number): DayPartReading[] {
  const bounded = readBounded(tokens, at);
  return bounded.length > 0 ? bounded : readNamed(tokens, at);
}

function readBounded(tokens: Token[], at: number): DayPartReading[] {
  const word = tokens[at]?.lower ?? '';
  const range = readRange(tokens, at);
  if (range) return [range];
  const isLater = tokens[at + 1]?.lower === 'than' && (word === 'later' || word === 'earlier');
  const from = isLater ? at + 2 : at + 1;
  if (isLater ? word === 'later' : after.has(word)) {
    const clock = clearClockAt(tokens, from);
    const end =
      clock && ['on', 'onwards', 'onward'].includes(tokens[clock.to]?.lower ?? '') ? clock.to + 1 : clock?.to;
    return clock && end !== undefined ? [reading(end, [clock.hour, 24], `from ${told(clock.hour)} on`)] : [];
  }
  if (isLater || before.has(word)) {
    const clock = clearClockAt(tokens, from);
    return clock && clock.hour > 0 ? [reading(clock.to, [0, clock.hour], `before ${told(clock.hour)}`)] : [];
  }
  const clock = word === 'at' ? clearClockAt(tokens, at + 1) : null;
  return clock
    ? [reading(clock.to, [clock.hour, clock.hour + 1], `from ${told(clock.hour)} to ${told(clock.hour + 1)}`)]
    : [];
}

/** "between 7 and 9 am", "from 22:00 to 23:00": the second time says of which half of the day the first one is. */
function readRange(tokens: Token[], at: number): DayPartReading | null {
  const word = tokens[at]?.lower ?? '';
  const opened = word === 'between' || word === 'from';
  const links = word === 'between' ? ['and', 'to'] : ['to', 'until', 'till', '-', '–'];
  const start = clockAt(tokens, opened ? at + 1 : at);
  if (!start || !links.includes(tokens[start.to]?.lower ?? '')) return null;
  const end = clearClockAt(tokens, start.to + 1);
  if (!end) return null;
  const isAfternoon = end.isTwelve && end.hour > 12;
  const first =
    start.isClear || !isAfternoon || start.hour === 12 || start.hour + 12 >= end.hour
      ? start.hour
      : start.hour + 12;
  return first < end.hour
    ? reading(end.to, [first, end.hour], `from ${told(first)} to ${told(end.hour)}`)
    : null;
}

function clearClockAt(tokens: Token[], at: number): Clock | null {
  const clock = clockAt(tokens, at);
  return clock?.isClear ? clock : null;
}

/** A whole hour at a token. Half hours are no reading: rows are told apart by their hour. */
function clockAt(tokens: Token[], at: number): Clock | null {
  const word = tokens[at]?.lower ?? '';
  if (word === 'midnight') return { to: at + 1, hour: 24, isClear: true, isTwelve: false };
  if (word === 'noon' || word === 'midday') return { to: at + 1, hour: 12, isClear: true, isTwelve: false };
  const joined = /^(\d{1,2})([ap]m)$/.exec(word);
  if (joined) return ofHalf(Number(joined[1]), joined[2] ?? '', at + 1);
  const value = tokens[at]?.value ?? null;
  if (value === null || !Number.isInteger(value) || value < 0 || value > 24) return null;
  if (tokens[at + 1]?.lower === ':') {
    const minutes = /^00([ap]m)?$/.exec(tokens[at + 2]?.lower ?? '');
    if (!minutes) return null;
    const half = minutes[1] ?? tokens[at + 3]?.lower ?? '';
    if (half === 'am' || half === 'pm') return ofHalf(value, half, minutes[1] ? at + 3 : at + 4);
    return { to: at + 3, hour: value, isClear: true, isTwelve: false };
  }
  const next = tokens[at + 1]?.lower ?? '';
  if (next === 'am' || next === 'pm') return ofHalf(value, next, at + 2);
  const clock =
    next === 'o' && tokens[at + 2]?.lower === 'clock' ? at + 3 : next === 'oclock' ? at + 2 : at + 1;
  const said = halfAfter(tokens, clock);
  if (said) return ofHalf(value, said.half === 'night' ? (value < 6 ? 'am' : 'pm') : said.half, said.to);
  return { to: clock, hour: value, isClear: clock > at + 1 && value > 12, isTwelve: false };
}

function halfAfter(tokens: Token[], at: number): { to: number; half: 'am' | 'pm' | 'night' } | null {
  const the =
    tokens[at]?.lower === 'in' && tokens[at + 1]?.lower === 'the'
      ? at + 2
      : tokens[at]?.lower === 'at'
        ? at + 1
        : -1;
  const half = the < 0 ? undefined : halves.get(tokens[the]?.lower ?? '');
  return half ? { to: the + 1, half } : null;
}

function ofHalf(value: number, half: string, to: number): Clock | null {
  if (value < 1 || value > 12) return null;
  return { to, hour: (value % 12) + (half === 'pm' ? 12 : 0), isClear: true, isTwelve: true };
}

/** "in the morning", "at night", "late in the evening": an exact time beside it says more. */
function readNamed(tokens: Token[], at: number): DayPartReading[] {
  const start = ['late', 'early', 'later', 'earlier'].includes(tokens[at]?.lower ?? '') ? at + 1 : at;
  const isLate = start > at;
  const opened = ['in', 'during', 'at', 'over'].includes(tokens[start]?.lower ?? '') ? start + 1 : start;
  const from = tokens[opened]?.lower === 'the' ? opened + 1 : opened;
  if (from === at && !/s$/.test(tokens[from]?.lower ?? '')) return [];
  const word = (tokens[from]?.lower ?? '').replace(/s$/, '');
  // Not "constructor" and its like, which every object answers to.
  const found = Object.hasOwn(named, word) ? (named[word] ?? []) : [];
  const comma = tokens[from + 1]?.lower === ',' ? from + 2 : from + 1;
  const exact = found.length > 0 ? readBounded(tokens, comma) : [];
  if (exact.length > 0) return exact;
  return isLate
    ? []
    : found.map((hours) =>
        reading(from + 1, hours, `in the ${word}, from ${told(hours[0])} to ${told(hours[1] % 24)}`),
      );
}

function reading(to: number, [first, end]: Hours, label: string): DayPartReading {
  const values = Array.from({ length: end - first }, (_, index) => (first + index) % 24).sort(
    (left, right) => left - right,
  );
  return { to, part: 'hour', values, label };
}

function told(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
