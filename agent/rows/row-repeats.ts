import type { Comparison } from '../plan.ts';
import { comparators } from './row-comparisons.ts';
import { isPlain } from './row-items.ts';
import { free, own, type Reading, saysAt } from './row-reading.ts';
import type { RowColumn } from './row-table.ts';
import { numberCalled } from './row-words.ts';

/** "at least two times", "more than once", "twice", "several times": of how many rows a value is asked, not of an amount in one of them. */
export function repeats(reading: Reading): void {
  for (let at = 0; at < reading.items.length; at += 1) {
    if (reading.repeats || !free(reading, at)) continue;
    for (const { words, operator } of [...comparators, plainly]) {
      const after = words === '' ? at : saysAt(reading, at, words);
      const said = after === null ? null : timesAt(reading, after);
      if (!said || after === null || (words === '' && (said.isOfHeader === true || isCounted(reading, at))))
        continue;
      reading.repeats = { operator: said.operator ?? operator, count: said.count };
      reading.signs.push('repeats', `repeats ${reading.repeats.operator}`);
      reading.stretch += 0.3;
      own(reading, at, said.to);
      break;
    }
  }
}

const plainly: { words: string; operator: Comparison } = { words: '', operator: '=' };

/** "3 times", "two times", "twice", "once", "several times". */
function timesAt(
  reading: Reading,
  at: number,
): { count: number; to: number; operator?: Comparison; isOfHeader?: true } | null {
  const item = free(reading, at);
  if (!item || !isPlain(item)) return null;
  if (item.lower === 'twice') return { count: 2, to: at + 1 };
  if (item.lower === 'once') return { count: 1, to: at + 1 };
  const next = free(reading, at + 1);
  const ofRows = item.number ?? numberCalled(item.lower);
  // "at least two albums" of a column Album: so many rows.
  if (ofRows !== null && next?.header?.columns.every((column) => namesRows(reading, column)))
    return { count: ofRows, to: at + 2, isOfHeader: true };
  if (next?.lower !== 'times' && next?.lower !== 'time') return null;
  if (item.lower === 'multiple' || item.lower === 'several') return { count: 1, to: at + 2, operator: '>' };
  const count = item.number ?? numberCalled(item.lower);
  return count === null ? null : { count, to: at + 2 };
}

/** A column of names that is no part of the answer. */
function namesRows({ columns }: Reading, column: RowColumn): boolean {
  return !column.isNumeric && !column.isDate && !columns.has(column);
}

/** "how many times", and "once" without a word that compares, count nothing. */
function isCounted({ items }: Reading, at: number): boolean {
  return items[at]?.lower === 'once' || items[at - 1]?.lower === 'many';
}
