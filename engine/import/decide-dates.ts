import { hasWord, splitWords, wordSet } from '../profile/words.ts';
import type { FormCounts, NumericDates } from './column-statistics.ts';
import {
  clearShapes,
  compactShape,
  type DateShape,
  type NumericSeparator,
  numericSeparators,
  numericShape,
} from './date-rules.ts';
import { type Decision, type FileHabits, isAll } from './decision.ts';

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
  const words = splitWords(decision.name);
  if (isAll(counts, counts.compact) && hasWord(words, wordSet('date day dt datum'))) {
    return withDates(decision, counts, compactShape, 0);
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
  if (shape.id !== 'iso')
    decision.decisions.push(`Column "${decision.name}" holds dates written ${shape.label}.`);
  if (timestamps === 0) return { ...decision, plan: { kind: 'date', shape, hasMidnight: false } };
  if (counts.atMidnight === timestamps && counts.zoned === 0) {
    decision.decisions.push(`Column "${decision.name}" is read as dates: all its times are midnight.`);
    return { ...decision, plan: { kind: 'date', shape, hasMidnight: true } };
  }
  if (counts.zoned === 0) return { ...decision, plan: { kind: 'timestamp', shape, hasZone: false } };
  if (shape.id !== 'iso' || counts.zoned !== counts.filled) {
    decision.warnings.push(
      `Column "${decision.name}" is kept as text: only some of its times name a time zone.`,
    );
    return decision;
  }
  decision.decisions.push(`The times of column "${decision.name}" are given in UTC.`);
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
    decision.warnings.push(
      `Column "${name}" is kept as text: some of its dates are written day first, others month first.`,
    );
    return decision;
  }
  const proven = provenOrder(found);
  const guessed = guessOrder(found, habits, separator);
  const isDayFirst = proven ?? guessed;
  const shape = numericShape(separator, isDayFirst);
  const decided = withDates(decision, counts, shape, found.timestamps);
  if (proven === null && habits.isDayFirst === null) {
    decision.warnings.push(
      `The dates of column "${name}" can be read day first or month first; they are read as ${shape.label}. Check one that you know.`,
    );
  }
  return decided;
}

/** No value is above 12. A part that never changes is the day of monthly data; else the other columns, else the separator. */
function guessOrder(found: NumericDates, habits: FileHabits, separator: NumericSeparator): boolean {
  if (habits.isDayFirst !== null) return habits.isDayFirst;
  if (found.maxFirst === 1 && found.distinctSecond > 1) return true;
  if (found.maxSecond === 1 && found.distinctFirst > 1) return false;
  return separator === '.' || habits.mark === 'comma';
}

/** True for day first, false for month first, null where the values allow both (or forbid both). */
export function provenOrder(dates: NumericDates): boolean | null {
  if (dates.maxFirst > 12 && dates.maxSecond <= 12) return true;
  if (dates.maxSecond > 12 && dates.maxFirst <= 12) return false;
  return null;
}
