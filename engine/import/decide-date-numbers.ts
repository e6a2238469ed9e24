import { saysWhen } from '../profile/roles.ts';
import { splitWords } from '../profile/words.ts';
import type { ColumnLook } from './column-look.ts';
import type { FormCounts } from './column-statistics.ts';
import { compactMonthShape } from './date-rules.ts';
import { type ChosenReading, type Decision, isAll, noteDecision } from './decision.ts';

/** Digits of a day of a spreadsheet and of a year with its month. */
const lengths: readonly number[] = [5, 6];

/** Whole numbers that a header calls a time and that are as long as one: looked at closely. */
export function mayBeDateNumbers({ name, maxLength }: Pick<ColumnLook, 'name' | 'maxLength'>): boolean {
  return lengths.includes(maxLength) && saysWhen(splitWords(name));
}

/**
 * The decision for a column of months as `202401`, or of days as a spreadsheet numbers them, under a header that says
 * so: as numbers no question for a month or a year finds them. Null of any other, and where a person wants the numbers.
 */
export function decideDateNumber(
  decision: Decision,
  counts: FormCounts,
  { type, known }: ChosenReading,
): Decision | null {
  const isWanted = type === undefined || type === 'date' || type === 'timestamp';
  // Rows that go into a table of numbers stay numbers.
  const isOfNumbers = known?.sum !== undefined;
  if (!isWanted || isOfNumbers || !saysWhen(splitWords(decision.name))) return null;
  const numbers = { kind: 'setType', type: 'integer' } as const;
  if (isAll(counts, counts.compactMonth)) {
    noteDecision(
      decision,
      'type',
      `Column "${decision.name}" names months (${compactMonthShape.label}); each is kept as the first day of its month.`,
      numbers,
    );
    return { ...decision, plan: { kind: 'date', shape: compactMonthShape, hasMidnight: false } };
  }
  if (!isAll(counts, counts.daySerial)) return null;
  noteDecision(
    decision,
    'type',
    `Column "${decision.name}" holds days as a spreadsheet numbers them (1 is 31 December 1899); they are read as dates.`,
    numbers,
  );
  return { ...decision, plan: { kind: 'daySerial' } };
}
