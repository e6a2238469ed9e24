import { hasWord, splitWords, wordSet } from '../profile/words.ts';
import type { FormCounts, NumericDates } from './column-statistics.ts';
import {
  clearShapes,
  compactShape,
  type DateShape,
  mixedShape,
  type NumericSeparator,
  namedDayId,
  numericSeparators,
  numericShape,
  yearMonthShape,
} from './date-rules.ts';
import { type Decision, type FileHabits, isAll, noteDecision, noteWarning } from './decision.ts';

/** The decision for a column of dates or times; null where not all of its texts are. */
export function decideDates(decision: Decision, counts: FormCounts, habits: FileHabits): Decision | null {
  for (const shape of clearShapes) {
    const found = counts.shapes[shape.id];
    if (found !== undefined && isAll(counts, found.dates + found.timestamps)) {
      return withDates(decision, counts, shape, found.timestamps);
    }
  }
  for (const separator of numericSeparators) {
    const found = counts.numericDates[separator];
    if (found !== undefined && isAll(counts, found.dates + found.timestamps)) {
      return decideNumericDates(decision, counts, habits, separator, found);
    }
  }
  return decideMixedDates(decision, counts, habits) ?? decideByName(decision, counts);
}

/** Texts that are dates or times only because the column is named so. */
function decideByName(decision: Decision, counts: FormCounts): Decision | null {
  const words = splitWords(decision.name);
  if (isAll(counts, counts.compact) && hasWord(words, wordSet('date day dt datum'))) {
    return withDates(decision, counts, compactShape, 0);
  }
  if (
    isAll(counts, counts.yearMonth) &&
    hasWord(words, wordSet('month monat mois mes mese maand period periode date datum fecha ym yearmonth'))
  ) {
    return withDates(decision, counts, yearMonthShape, 0);
  }
  if (
    isAll(counts, counts.time) &&
    hasWord(words, wordSet('time at hour start end clock arrival departure open close'))
  ) {
    return { ...decision, plan: { kind: 'time' } };
  }
  return null;
}

function withDates(decision: Decision, counts: FormCounts, shape: DateShape, timestamps: number): Decision {
  if (shape.isMonth === true) {
    noteDecision(
      decision,
      'type',
      `Column "${decision.name}" names months (${shape.label}); each is kept as the first day of its month.`,
      { kind: 'setType', type: 'text' },
    );
  } else if (shape.id !== 'iso')
    noteDecision(decision, 'type', `Column "${decision.name}" holds dates written ${shape.label}.`);
  if (timestamps === 0) return { ...decision, plan: { kind: 'date', shape, hasMidnight: false } };
  if (counts.atMidnight === timestamps && counts.zoned === 0) {
    noteDecision(decision, 'type', `Column "${decision.name}" is read as dates: all its times are midnight.`);
    return { ...decision, plan: { kind: 'date', shape, hasMidnight: true } };
  }
  if (counts.zoned === 0) return { ...decision, plan: { kind: 'timestamp', shape, hasZone: false } };
  if (shape.id !== 'iso' || counts.zoned !== counts.filled) {
    noteWarning(
      decision,
      'mixedTypes',
      `Column "${decision.name}" is kept as text: only some of its times name a time zone.`,
    );
    return decision;
  }
  noteDecision(decision, 'type', `The times of column "${decision.name}" are given in UTC.`);
  return { ...decision, plan: { kind: 'timestamp', shape, hasZone: true } };
}

function decideNumericDates(
  decision: Decision,
  counts: FormCounts,
  habits: FileHabits,
  separator: NumericSeparator,
  found: NumericDates,
): Decision {
  const { name } = decision;
  if (found.maxFirst > 12 && found.maxSecond > 12) {
    noteWarning(
      decision,
      'dateOrder',
      `Column "${name}" is kept as text: some of its dates are written day first, others month first.`,
    );
    return decision;
  }
  const proven = provenOrder(found);
  const guessed = guessOrder(found, habits, separator);
  const isDayFirst = proven ?? guessed;
  const shape = numericShape(separator, isDayFirst);
  const decided = withDates(decision, counts, shape, found.timestamps);
  const fix = { kind: 'setDateOrder', order: isDayFirst ? 'monthFirst' : 'dayFirst' } as const;
  // With points a date is written day first wherever it is written so: told, and no doubt.
  if (proven === null && habits.isDayFirst === null && separator === '.')
    noteDecision(
      decided,
      'dateOrder',
      `The dates of column "${name}" are read as ${shape.label}, as dates with points are written.`,
      fix,
    );
  else if (proven === null && habits.isDayFirst === null) {
    noteWarning(
      decision,
      'dateOrder',
      `The dates of column "${name}" can be read day first or month first; they are read as ${shape.label}. Check one that you know.`,
      { fix },
    );
  }
  const before = habits.known?.isDayFirst;
  if (proven !== null && before !== undefined && proven !== before)
    noteWarning(
      decision,
      'dateOrder',
      `The file writes the dates of column "${name}" ${proven ? 'day' : 'month'} first, and what the table held before was written ${before ? 'day' : 'month'} first. Check one of each that you know.`,
    );
  return decided;
}

/** No value is above 12. The other columns tell, or points; else a part that never changes is the day of monthly data. */
function guessOrder(found: NumericDates, habits: FileHabits, separator: NumericSeparator): boolean {
  if (habits.isDayFirst !== null) return habits.isDayFirst;
  if (separator === '.') return true;
  if (found.maxFirst === 1 && found.distinctSecond > 1) return true;
  if (found.maxSecond === 1 && found.distinctFirst > 1) return false;
  return habits.mark === 'comma';
}

/** True for day first, false for month first, null where the values allow both (or forbid both). */
export function provenOrder(dates: NumericDates): boolean | null {
  if (dates.maxFirst > 12 && dates.maxSecond <= 12) return true;
  if (dates.maxSecond > 12 && dates.maxFirst <= 12) return false;
  return null;
}

/**
 * A column whose texts are all dates, but written in several ways. They are dates where each can be read in one way
 * only; else they stay text, and the report says why. Null where some text is no date.
 */
function decideMixedDates(decision: Decision, counts: FormCounts, habits: FileHabits): Decision | null {
  const plain = mixedDates(decision, counts, habits, (id) => id !== namedDayId);
  // What names its month in English is of two shapes: counted once.
  return plain ?? mixedDates(decision, counts, habits, (id) => id !== 'day-name' && id !== 'name-day');
}

function mixedDates(
  decision: Decision,
  counts: FormCounts,
  habits: FileHabits,
  isTaken: (id: string) => boolean,
): Decision | null {
  const clear = clearShapes.filter(({ id }) => isTaken(id) && hasDates(counts.shapes[id]));
  const separators = numericSeparators.filter((separator) => hasDates(counts.numericDates[separator]));
  const found = [
    ...clear.map((shape) => counts.shapes[shape.id]),
    ...separators.map((separator) => counts.numericDates[separator]),
  ];
  const dates = found.reduce((sum, shape) => sum + (shape?.dates ?? 0), 0);
  const timestamps = found.reduce((sum, shape) => sum + (shape?.timestamps ?? 0), 0);
  if (!isAll(counts, dates + timestamps)) return null;
  const orders = separators.flatMap((separator) => {
    const numeric = counts.numericDates[separator];
    return numeric === undefined ? [] : [numeric];
  });
  const isDayFirst = commonOrder(orders, habits) ?? (hasPointsOnly(separators, orders) ? true : null);
  const labels = [
    ...clear.map((shape) => shape.label),
    ...separators.map((separator) =>
      isDayFirst === null
        ? `numbers with ${separator === '.' ? 'points' : separator}`
        : numericShape(separator, isDayFirst).label,
    ),
  ].join('; ');
  const yearFirst = { '-': 'iso', '/': 'ymd-slash', '.': 'ymd-dot' } as const;
  const mayBeginWithYear = separators.some((separator) =>
    clear.some((shape) => shape.id === yearFirst[separator]),
  );
  const doubt = mayBeginWithYear
    ? 'and some may begin with a year of two digits'
    : timestamps > 0
      ? 'some of them with a time'
      : clear.some((shape) => shape.isMonth === true)
        ? 'some of them without a day'
        : isDayFirst === null && separators.length > 0
          ? 'and nothing proves whether day or month comes first'
          : null;
  if (doubt !== null) {
    noteWarning(
      decision,
      'mixedTypes',
      `Column "${decision.name}" is kept as text: its dates are written in several ways (${labels}), ${doubt}.`,
      isDayFirst === null && timestamps === 0 && !mayBeginWithYear
        ? { fix: { kind: 'setDateOrder', order: 'dayFirst' } }
        : {},
    );
    return decision;
  }
  const shape = mixedShape([
    ...clear,
    ...separators.map((separator) => numericShape(separator, isDayFirst === true)),
  ]);
  noteDecision(
    decision,
    'type',
    `Column "${decision.name}" holds dates written in several ways (${labels}); each can be read in one way only.`,
    { kind: 'setType', type: 'text' },
  );
  return { ...decision, plan: { kind: 'date', shape, hasMidnight: false } };
}

function hasDates(found: { dates: number; timestamps: number } | undefined): boolean {
  return found !== undefined && found.dates + found.timestamps > 0;
}

function hasPointsOnly(separators: readonly NumericSeparator[], orders: readonly NumericDates[]): boolean {
  return (
    separators.every((separator) => separator === '.') && orders.every(({ maxSecond }) => maxSecond <= 12)
  );
}

/** The order that the values of a column prove, or else its file; null where none does, or two contradict. */
function commonOrder(columns: readonly NumericDates[], habits: FileHabits): boolean | null {
  if (columns.some((dates) => dates.maxFirst > 12 && dates.maxSecond > 12)) return null;
  const proven = new Set(columns.map(provenOrder).filter((order) => order !== null));
  if (proven.size > 1) return null;
  return [...proven][0] ?? habits.isDayFirst;
}
