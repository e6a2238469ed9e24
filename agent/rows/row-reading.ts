import type { Direction } from '../plan.ts';
import type { Item } from './row-items.ts';
import type { RowCondition, RowQuery } from './row-query.ts';
import type { RowColumn, RowTable } from './row-table.ts';

/** What the words around the focus say of the rows; each list of choices stands for one phrase. */
export interface Around {
  choices: RowCondition[][];
  place: RowQuery['place'];
  extremes: { columns: RowColumn[]; direction: Direction } | null;
  frequency: Direction | null;
  repeats: RowQuery['repeats'];
  ofScore: RowQuery['ofScore'];
  beside: { side: 'after' | 'before'; choices: RowCondition[] } | null;
  isSingle: boolean;
  /** The earliest or the latest: told by a date, or by the order of the rows where these agree. */
  isInTime: boolean;
  /** "after", not "below". */
  isBesideInTime: boolean;
  /** Verbs of which nothing in the table speaks. */
  verbs: string[];
  left: RowQuery['left'];
  signs: string[];
  stretch: number;
}

/** What was read so far, and which items have their part. */
export interface Reading extends Around {
  table: RowTable;
  items: Item[];
  owned: Set<Item>;
  columns: Set<RowColumn>;
  /** Words may be left without a part. */
  isTolerant: boolean;
}
export function free(reading: Reading, at: number): Item | undefined {
  const item = reading.items[at];
  return item && !reading.owned.has(item) ? item : undefined;
}

export function own(reading: Reading, from: number, to: number): void {
  for (const item of reading.items.slice(from, to)) reading.owned.add(item);
}

export function saysAt(reading: Reading, at: number, words: string): number | null {
  const list = words.split(' ');
  const isSaid = list.every((word, index) => free(reading, at + index)?.lower === word);
  return isSaid ? at + list.length : null;
}
export function conditionOf(mention: Item['mentions'][number]): Extract<RowCondition, { kind: 'cells' }> {
  const { column, rows, isWhole, hasLonger, holding } = mention;
  return { kind: 'cells', column, rows, isWhole, hasLonger, ...(hasLonger ? { holding } : {}) };
}
