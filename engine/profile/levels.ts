import type { ColumnProfile } from '#kernel/catalog.ts';
import { periodOfHeader } from '#kernel/header-periods.ts';
import { aggregateOfRole } from './roles.ts';
import { hasWord, splitWords, wordSet } from './words.ts';

/** Who or what is there at a time: counted again at the next one. */
const levelWords = wordSet(
  'registered staff member membership subscriber resident pupil tenant employee active enrolled installed bed seat fleet follower vacancy household fte',
);
/** What comes or goes in a period may be added up, whoever it is. */
const flowWords =
  wordSet(`new joined joining left leaving leaver lost added hired attended attending visiting visited visit served
  seen booked trained starter start event session hour day sold cost pay paid`);

/** What recurs is so much at a time: of each subscription it adds up, of each month it does not. */
const recurring = wordSet('arr mrr');

/**
 * In a table with one row for each thing and period, "registered patients" or "staff" are a level of that time: over several
 * periods their sum counts the same people again and again. Changes the roles in place.
 */
export function applyLevels(columns: ColumnProfile[], key: readonly string[]): void {
  applyRecurring(columns, key);
  const isPeriod = ({ name, role }: ColumnProfile): boolean => key.includes(name) && role === 'date';
  if (key.length < 2 || !columns.some(isPeriod)) return;
  for (const column of columns) {
    const words = splitWords(column.name);
    if (column.role !== 'additive' || column.unit !== null) continue;
    if (!hasWord(words, levelWords) || hasWord(words, flowWords)) continue;
    column.role = 'balance';
    column.defaultAggregate = aggregateOfRole('balance');
  }
}

/** Of a table of times alone, as a month and what was there in it, or of things by times. */
function applyRecurring(columns: ColumnProfile[], key: readonly string[]): void {
  const [first] = columns;
  const isPeriod = ({ name, role }: ColumnProfile): boolean =>
    role === 'date' || periodOfHeader(name) !== null;
  const isOfTimes =
    columns.some((column) => isPeriod(column) && key.includes(column.name)) ||
    (first !== undefined && isPeriod(first) && first.isUnique);
  if (!isOfTimes) return;
  for (const column of columns) {
    const words = splitWords(column.name);
    if (column.role !== 'additive' || !recurring.has(words[0] ?? '') || hasWord(words, flowWords)) continue;
    column.role = 'balance';
    column.defaultAggregate = aggregateOfRole('balance');
  }
}
