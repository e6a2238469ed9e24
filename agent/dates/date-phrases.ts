import type { Token } from '../text/tokens.ts';
import { readAnchored } from './anchored-phrases.ts';
import { addGrains } from './calendar.ts';
import { type PeriodReading, readCalendarPhrase, yearAt } from './calendar-phrases.ts';
import { readDayPhrase } from './day-phrases.ts';
import { explained, readDayRange } from './day-ranges.ts';
import { readFeast, readFeastDay } from './feast-phrases.ts';
import { readFiscalYear } from './fiscal-phrases.ts';
import { type EdgeReading, readEdge, readPartOf, readShortQuarter, readWeekOf } from './part-phrases.ts';
import { labelOf, type Period, period, yearlessLike } from './period.ts';
import { readOnce } from './read-once.ts';
import { readRelativePhrase } from './relative-phrases.ts';
import { readSeason } from './season-phrases.ts';
import { readVaguePart } from './vague-parts.ts';
import { readWrittenPhrase } from './written-phrases.ts';

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
  ['starting with', 'since'],
  ['as of', 'since'],
  ['as from', 'since'],
  ['no earlier than', 'since'],
  ['not before', 'since'],
  ['ever since', 'since'],
  ['since', 'since'],
  ['from', 'since'],
  ['no later than', 'until'],
  ['on or before', 'until'],
  ['not later than', 'until'],
  ['up to and including', 'until'],
  ['up to', 'until'],
  ['up until', 'until'],
  ['up till', 'until'],
  ['until', 'until'],
  ['till', 'until'],
  ['through', 'until'],
  ['earlier than', 'before'],
  ['previous to', 'before'],
  ['ahead of', 'before'],
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
export const readDatePhrase = readOnce(findDatePhrases);

function findDatePhrases(tokens: Token[], at: number, today: string): DateReading[] {
  const readings = [
    ...readSpan(tokens, at, today),
    ...readDirected(tokens, at, today),
    ...readPlain(tokens, at, today),
  ];
  return [...readings, ...readings.flatMap((reading) => openEnded(tokens, reading))];
}

const laterWords = ['onwards', 'onward', 'and later', 'or later', 'and after', 'or after', 'and on', 'on'];
const earlierWords = ['or earlier', 'and earlier', 'or before', 'and before'];

/** "2025 onwards", "from March 2025 on", "2024 or earlier": the words after the period open it. */
function openEnded(tokens: Token[], { to, period: named, hasPreposition }: DateReading): DateReading[] {
  const follows = (phrase: string): boolean =>
    phrase.split(' ').every((word, index) => tokens[to + index]?.lower === word);
  const later = laterWords.find(follows);
  const earlier = later === undefined ? earlierWords.find(follows) : undefined;
  const phrase = later ?? earlier;
  // "in 2025 on weekends" goes on; a lone "on" closes the phrase.
  if (phrase === undefined || named.start === null || named.end === null) return [];
  if (phrase === 'on' && !/^(,|and|by|per)?$/.test(tokens[to + 1]?.lower ?? '')) return [];
  const length = phrase.split(' ').length;
  const direction = later === undefined ? 'until' : 'since';
  return [{ to: to + length, hasPreposition, period: directed(direction, named) }];
}

/** One period without a preposition: "2024", "last month", "Q3 2024". */
export const readPeriod = readOnce(findPeriods);

function findPeriods(tokens: Token[], at: number, today: string): PeriodReading[] {
  const parts = readPartOf(tokens, at, today, readWhole);
  // "the last 30 days of 2025" are days of that year: the days before today are no reading of the same words.
  if (parts.length > 0) return parts;
  return [
    ...readWhole(tokens, at, today),
    ...readNamed(tokens, at, today),
    ...readVaguePart(tokens, at, today, readWhole),
    ...readDayRange(tokens, at, today),
    ...readWeekOf(tokens, at, today, readWhole),
    ...readShortQuarter(tokens, at),
    ...readAnchored(tokens, at, today, readWhole),
  ];
}

/** Seasons, feasts and business years, with the days that are told beside them. */
function readNamed(tokens: Token[], at: number, today: string): PeriodReading[] {
  const named = [
    ...readSeason(tokens, at, today),
    ...readFeast(tokens, at, today),
    ...readFiscalYear(tokens, at, today),
  ];
  const told = named.flatMap((reading) =>
    explained(tokens, reading, (from) => [
      ...readDayRange(tokens, from, today),
      ...readSpan(tokens, from, today),
    ]),
  );
  const all = told.length > 0 ? told : named;
  return all.filter(
    ({ to, period: { start, end } }, index) =>
      !all
        .slice(0, index)
        .some((other) => other.to === to && other.period.start === start && other.period.end === end),
  );
}

const scopes = [
  'all of',
  'the whole of',
  'the whole',
  'the entire',
  'the full',
  'the calendar',
  'calendar',
  'full',
];

/** A period that is named by itself, with or without "the whole of" before it. */
function readWhole(tokens: Token[], at: number, today: string): PeriodReading[] {
  const from = tokens[at]?.lower === 'the' ? readCalendarPhrase(tokens, at + 1, today) : [];
  const scope = scopes.find((phrase) =>
    phrase.split(' ').every((word, index) => tokens[at + index]?.lower === word),
  );
  const next = at + (scope?.split(' ').length ?? 0);
  const scoped = scope
    ? [...readCalendarPhrase(tokens, next, today), ...readRelativePhrase(tokens, next, today)]
    : [];
  const found = [
    ...readRelativePhrase(tokens, at, today),
    ...readDayPhrase(tokens, at, today),
    ...readCalendarPhrase(tokens, at, today),
    ...from,
    ...scoped,
  ];
  const longest = Math.max(at, ...found.map(({ to }) => to));
  // What the calendar reads of it is only a part: "2023" of "2023/24".
  return [...readWrittenPhrase(tokens, at).filter(({ to }) => to > longest), ...found];
}

function readPlain(tokens: Token[], at: number, today: string): DateReading[] {
  const word = tokens[at]?.lower ?? '';
  const hasPreposition = prepositions.has(word) && word !== 'from';
  const bare = readPeriod(tokens, at, today).map((reading) => ({ ...reading, hasPreposition: false }));
  if (!hasPreposition) return bare;
  return readPeriod(tokens, at + 1, today).map((reading) => ({ ...reading, hasPreposition: true }));
}

/** "since the start of 2025", "by the end of May", "before the end of the year". */
function directedEdge(direction: Direction, edge: EdgeReading): Period {
  const isOpenAfter = direction === 'since' || direction === 'after';
  return isOpenAfter
    ? period(edge.at, null, `since ${edge.label}`, null)
    : period(null, edge.at, `until ${edge.label}`, null);
}

function readDirected(tokens: Token[], at: number, today: string): DateReading[] {
  if (tokens[at]?.lower === 'by')
    return readEdge(tokens, at + 1, today, readWhole)
      .filter(({ side }) => side === 'end')
      .map((edge) => ({ to: edge.to, period: directedEdge('until', edge), hasPreposition: true }));
  for (const [phrase, direction] of directions) {
    const words = phrase.split(' ');
    if (!words.every((word, index) => tokens[at + index]?.lower === word)) continue;
    const edges = readEdge(tokens, at + words.length, today, readWhole).map((edge) => ({
      to: edge.to,
      period: directedEdge(direction, edge),
      hasPreposition: true,
    }));
    if (edges.length > 0) return edges;
    const feasts = readFeastDay(tokens, at + words.length, today);
    const named = feasts.length > 0 ? feasts : readPeriod(tokens, at + words.length, today);
    return named.flatMap((reading) => {
      const ranges = phrase === 'from' ? [reading.period] : [directed(direction, reading.period)];
      // "from 2024" alone may mean "of 2024" or "since 2024": both are given. "invoices from 2025" and "from last month" are in it.
      const isWithin =
        isToldFromToday(tokens, at + 1, reading.to) ||
        isRange(tokens, at + 1, reading.to) ||
        (isLong(reading.period) && isOfThings(tokens, at));
      if (phrase === 'from' && !isWithin) ranges.push(directed('since', reading.period));
      return ranges.map((range) => ({ to: reading.to, period: range, hasPreposition: true }));
    });
  }
  return [];
}

/** Words of a course in time, which may well begin with the period. */
const courseWords = new Set(
  'by per each every monthly weekly daily quarterly yearly annually trend over on onward onwards forward up to until till'.split(
    ' ',
  ),
);

/** "invoices from 2025": things of that year, in a question that follows no course in time. */
function isOfThings(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isPlural = before?.kind === 'word' && before.lower !== before.lemma && /s$/.test(before.lower);
  return isPlural && !tokens.some(({ lower }) => courseWords.has(lower));
}

/** A month or more, told as a whole. */
function isLong({ grain }: Period): boolean {
  return grain === 'month' || grain === 'quarter' || grain === 'year';
}

/** "from 1 to 14 June" has its end. */
function isRange(tokens: Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some(({ lower }) => ['to', 'until', 'till', 'through', '-', '–'].includes(lower));
}

function isToldFromToday(tokens: Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some(({ lower }) => ['last', 'previous', 'yesterday', 'past'].includes(lower));
}

/** Before and after leave the named period out; since and until keep it. */
function directed(direction: Direction, named: Period): Period {
  const bounded = yearlessLike(bound(direction, named), named);
  return named.fiscal ? { ...bounded, fiscal: named.fiscal } : bounded;
}

function bound(direction: Direction, named: Period): Period {
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

/** A period at one end of a span: never one that is itself a span or explained by one. */
function readSpanEnd(tokens: Token[], at: number, today: string): PeriodReading[] {
  return [
    ...readWhole(tokens, at, today),
    ...readSeason(tokens, at, today),
    ...readPartOf(tokens, at, today, readWhole),
    ...readWeekOf(tokens, at, today, readWhole),
    ...readShortQuarter(tokens, at),
    ...readAnchored(tokens, at, today, readWhole),
    ...readFiscalYear(tokens, at, today),
  ];
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
  const edged = opener ? readEdgeSpan(tokens, from, today, links) : [];
  if (edged.length > 0) return edged;
  const endsAt = (next: number): PeriodReading[] => {
    const feasts = readFeastDay(tokens, next, today);
    return feasts.length > 0 ? feasts : readSpanEnd(tokens, next, today);
  };
  return endsAt(from).flatMap((first) => {
    if (!links.includes(tokens[first.to]?.lower ?? '')) return [];
    return endsAt(first.to + 1).flatMap((last) => {
      if (!isOneCount(first.period, last.period)) return [];
      const start = begunBefore(last.period.end, alignedStart(tokens, first, last), first, tokens);
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
          period: {
            ...yearlessLike(period(start, last.period.end, label, last.period.grain), last.period),
            ...(last.period.fiscal ? { fiscal: last.period.fiscal } : {}),
          },
        },
      ];
    });
  });
}

/** Both ends count their years alike: business years that begin in one month, or none of them. */
function isOneCount({ fiscal: first }: Period, { fiscal: last }: Period): boolean {
  return first?.startMonth === last?.startMonth && first?.namedBy === last?.namedBy;
}

/** "from the start of March to the end of May", "between the beginning of 2025 and June": one end or both are said to be one. */
function readEdgeSpan(tokens: Token[], from: number, today: string, links: string[]): DateReading[] {
  const edgesAt = (at: number, side: 'start' | 'end'): EdgeReading[] => {
    const edges = readEdge(tokens, at, today, readWhole);
    const plain = readPeriod(tokens, at, today).flatMap(({ to, period: named }): EdgeReading[] => {
      const day = named[side];
      return day === null ? [] : [{ to, at: day, side, label: named.label }];
    });
    return edges.length > 0 ? edges : plain;
  };
  const isEdge = (at: number): boolean => readEdge(tokens, at, today, readWhole).length > 0;
  return edgesAt(from, 'start').flatMap((first) => {
    if (!links.includes(tokens[first.to]?.lower ?? '')) return [];
    if (!isEdge(from) && !isEdge(first.to + 1)) return [];
    return edgesAt(first.to + 1, 'end').flatMap((last): DateReading[] =>
      first.at < last.at
        ? [
            {
              to: last.to,
              hasPreposition: true,
              period: period(first.at, last.at, `${first.label} to ${last.label}`, null),
            },
          ]
        : [],
    );
  });
}

/** "June to August" in June: of parts of a year without a year, the span ends in the latest one that has begun. */
function begunBefore(
  end: string | null,
  start: string | null,
  first: PeriodReading,
  tokens: Token[],
): string | null {
  const isPart = first.period.grain === 'month' || first.period.grain === 'day';
  if (start === null || end === null || start < end || !isPart) return start;
  return yearAt(tokens, first.to - 1) === null ? addGrains(start, 'year', -1) : start;
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
