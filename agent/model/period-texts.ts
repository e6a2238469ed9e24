import type { ColumnProfile } from '#kernel/catalog.ts';
import { addDays, type Grain, startOfGrain } from '../dates/calendar.ts';
import { readWritten, type WrittenGrain, type WrittenPeriod } from '../dates/written-periods.ts';
import { lemmasOfName } from './name-phrases.ts';

/** A column of texts each of which names a period: `FY22`, `Q1-23`, `2024-W05`, `März 2024`. */
export interface PeriodTexts {
  grain: WrittenGrain;
  /** In the order of time. */
  values: { text: string; start: string; end: string }[];
  isFiscal: boolean;
  isPair: boolean;
  /** Without one they are ordered within a year, and lie in none. */
  hasYear: boolean;
}

/** Words of a header whose short texts are periods: the letters alone are as likely the number of a question. */
const periodWords = new Set(
  'period year quarter half week month time date fy quartal jahr woche monat kw periode zeitraum trimestre semestre mois mes mese semaine semana settimana maand kwartaal term'.split(
    ' ',
  ),
);
const known = new WeakMap<ColumnProfile, PeriodTexts | null>();

/** The periods of a column of texts, where all of them are of one kind; null of any other. */
export function periodTexts(profile: ColumnProfile): PeriodTexts | null {
  const found = known.get(profile);
  if (found !== undefined) return found;
  const read = readTexts(profile);
  known.set(profile, read);
  return read;
}

function readTexts({ type, values, hasAllValues, name }: ColumnProfile): PeriodTexts | null {
  if (type !== 'text' || !hasAllValues || values.length === 0) return null;
  const readings: WrittenPeriod[][] = [];
  // A column of names is known by its first, without reading the rest.
  for (const { value } of values) {
    const reading = readWritten(value);
    if (reading.length === 0) return null;
    readings.push(reading);
  }
  const [first = []] = readings;
  // Texts of two kinds beside each other, as quarters and their years, are no course in time.
  const isKind = (left: WrittenPeriod, right: WrittenPeriod): boolean =>
    left.grain === right.grain &&
    left.hasYear === right.hasYear &&
    left.isPair === right.isPair &&
    left.isFiscal === right.isFiscal;
  const kinds = first.filter((kind) => readings.every((own) => own.some((one) => isKind(one, kind))));
  // `2011-12` is a month where another text can be nothing else.
  const kind = kinds.find(({ isPair }) => isPair) ?? kinds[0];
  if (!kind) return null;
  const isNamed = lemmasOfName(name).some((word) => periodWords.has(word));
  if (!kind.hasYear && !isNamed) return null;
  const periods = values.map(({ value }, at) => {
    const { start = '', end = '' } = readings[at]?.find((one) => isKind(one, kind)) ?? {};
    return { text: value, start, end };
  });
  return {
    grain: kind.grain,
    values: periods.toSorted((left, right) =>
      left.start < right.start ? -1 : left.start > right.start ? 1 : 0,
    ),
    isFiscal: kind.isFiscal,
    isPair: kind.isPair,
    hasYear: kind.hasYear,
  };
}

/** The calendar's unit that the texts are of; null of halves, which the calendar here does not count in. */
export function grainOfTexts({ grain }: PeriodTexts): Grain | null {
  return grain === 'half' ? null : grain;
}

/** Whether a column tells in which period its rows lie, by texts that say the year. */
export function isPeriodColumn(profile: ColumnProfile): boolean {
  return periodTexts(profile)?.hasYear === true;
}

/** Those that lie in a stretch of days, half-open. A week is of the year that has its Thursday, as its number says. */
export function textsWithin(
  { values, grain }: PeriodTexts,
  { start, end }: { start: string | null; end: string | null },
): PeriodTexts['values'] {
  const isByThursday = isOfWholeYears({ start, end }) && grain === 'week';
  return values.filter((value) => {
    const first = isByThursday ? addDays(value.start, 3) : value.start;
    const behind = isByThursday ? addDays(first, 1) : value.end;
    return (start === null || first >= start) && (end === null || behind <= end);
  });
}

/** Those that a stretch of days has only a part of. */
export function textsCut(
  texts: PeriodTexts,
  bounds: { start: string | null; end: string | null },
): PeriodTexts['values'] {
  if (texts.grain === 'week' && isOfWholeYears(bounds)) return [];
  const { start, end } = bounds;
  const inside = textsWithin(texts, bounds);
  return texts.values.filter(
    (value) =>
      (end === null || value.start < end) && (start === null || value.end > start) && !inside.includes(value),
  );
}

function isOfWholeYears({ start, end }: { start: string | null; end: string | null }): boolean {
  return [start, end].every((bound) => bound === null || bound.endsWith('-01-01'));
}

const shortestFirst: readonly WrittenGrain[] = ['week', 'month', 'quarter', 'half', 'year'];

/** Whether texts of this kind tell to which of the longer units each belongs. Weeks lie in two months, and belong to a year by their Thursday. */
export function tellsUnit({ grain }: PeriodTexts, unit: Grain): boolean {
  if (unit === 'day') return false;
  return (
    grain === unit ||
    (grain === 'week' ? unit === 'year' : shortestFirst.indexOf(unit) > shortestFirst.indexOf(grain))
  );
}

/** The first day of the unit to which a text belongs. */
export function unitStart({ grain }: PeriodTexts, start: string, unit: Grain): string {
  return startOfGrain(grain === 'week' && unit !== 'week' ? addDays(start, 3) : start, unit);
}

/** What a column of texts calls the period that a day lies in; of a date the day itself. */
export function textOn(profile: ColumnProfile, day: string): string | null {
  return periodTexts(profile)?.values.find(({ start, end }) => start <= day && day < end)?.text ?? null;
}

/** The days and the type of a date, of a column of texts whose periods have years; any other column as it is. */
export function datedProfile(profile: ColumnProfile): ColumnProfile {
  const texts = periodTexts(profile);
  const [first, last] = [texts?.values[0], texts?.values.at(-1)];
  return texts?.hasYear && first && last
    ? {
        ...profile,
        type: 'date',
        min: first.start,
        max: addDays(last.end, -1),
        distinctCount: texts.values.length,
      }
    : profile;
}
