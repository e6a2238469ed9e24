import { isVerbForm } from '../text/verbs.ts';
import { type Item, isBinding, isPlain } from './row-items.ts';
import { conditionOf, free, own, type Reading, saysAt } from './row-reading.ts';
import type { RowColumn } from './row-table.ts';
import { ordinals } from './row-words.ts';

const sides: { words: string; side: 'after' | 'before' }[] = [
  { words: 'directly after', side: 'after' },
  { words: 'immediately after', side: 'after' },
  { words: 'right after', side: 'after' },
  { words: 'just after', side: 'after' },
  { words: 'after', side: 'after' },
  { words: 'following', side: 'after' },
  { words: 'directly below', side: 'after' },
  { words: 'right below', side: 'after' },
  { words: 'just below', side: 'after' },
  { words: 'below', side: 'after' },
  { words: 'directly before', side: 'before' },
  { words: 'immediately before', side: 'before' },
  { words: 'right before', side: 'before' },
  { words: 'just before', side: 'before' },
  { words: 'before', side: 'before' },
  { words: 'previous to', side: 'before' },
  { words: 'previous from', side: 'before' },
  { words: 'previous of', side: 'before' },
  { words: 'ahead of', side: 'before' },
  { words: 'directly behind', side: 'after' },
  { words: 'immediately behind', side: 'after' },
  { words: 'right behind', side: 'after' },
  { words: 'just behind', side: 'after' },
  { words: 'directly following', side: 'after' },
  { words: 'immediately following', side: 'after' },
  { words: 'prior to', side: 'before' },
  { words: 'preceding', side: 'before' },
  { words: 'directly above', side: 'before' },
  { words: 'right above', side: 'before' },
  { words: 'just above', side: 'before' },
  { words: 'above', side: 'before' },
];

/** "after X", "the next Y after X": the row behind the one that X names. */
export function besides(reading: Reading): boolean {
  for (let at = 0; at < reading.items.length; at += 1) {
    for (const { words, side } of sides) {
      const after = saysAt(reading, at, words);
      if (after === null) continue;
      let next = after;
      while (reading.items[next] && (isBinding(reading.items[next] as Item) || reading.items[next]?.header))
        next += 1;
      const anchor = free(reading, next);
      if (!anchor || anchor.mentions.length === 0 || reading.beside !== null) return false;
      const named = reading.items.slice(after, next).find((item) => item.header);
      const columns = named?.header?.columns;
      const mentions = anchor.mentions.filter(({ column }) => !columns || columns.includes(column));
      const single = mentions.filter(({ rows }) => rows.size === 1);
      // Of a name in several rows the next one is behind the last of them.
      const isOfSeveral = single.length === 0 && reading.isTolerant;
      if (isOfSeveral) {
        reading.signs.push('beside several rows');
        reading.left.push({ kind: 'near', word: anchor.text });
      }
      const choices = (isOfSeveral ? mentions : single).map(conditionOf);
      if (choices.length === 0) return false;
      if (choices.some(({ kind, column, isWhole }) => kind === 'cells' && column.isNumeric && !isWhole))
        return false;
      reading.beside = { side, choices };
      reading.isBesideInTime = !/(below|above)$/.test(words);
      own(reading, at, next + 1);
      // "the next", "the previous" in front only say it again.
      for (const item of reading.items)
        if (isPlain(item) && (side === 'after' ? ['next'] : ['previous', 'last']).includes(item.lower))
          reading.owned.add(item);
      break;
    }
  }
  return true;
}

/** "the first name" where names are what is asked for: the first of them, or a given name. */
function isOwnedHeader({ items, owned }: Reading, at: number): boolean {
  const item = items[at];
  return item?.header !== null && item !== undefined && owned.has(item);
}

const listing = new Set(['list', 'appear', 'show', 'name', 'mention']);
/** "took first place", "was in second place". */
const taking = new Set(['take', 'get', 'earn', 'be', 'achieve', 'reach', 'have']);
const placing = new Set(['finish', 'place', 'come', 'rank', 'win']);
export const orderHeaders = new Set([
  'rank',
  'ranking',
  'position',
  'pos',
  'place',
  'placing',
  'finish',
  'finished',
  'standing',
]);

/** "listed last" is the place in the list; "finished third" the row of rank 3, or the third row where nothing ranks them. */
function saidInPlace(reading: Reading, at: number, ordinal: number | null, isEnd: boolean): boolean {
  const verb = reading.items[at - 1];
  if (!verb) return false;
  const isListing = listing.has(verb.lemma);
  const inAt = ['in', 'the'].includes(verb.lower) ? at - 2 : at - 1;
  const said = reading.items[inAt];
  const isPlace = ['place', 'position'].includes(reading.items[at + 1]?.lower ?? '');
  const isPlacing =
    said !== undefined &&
    (placing.has(said.lemma) || (reading.isTolerant && isPlace && taking.has(said.lemma)));
  if (!isListing && !isPlacing) return false;
  // "won the last tournament" is no place that was won.
  const next = reading.items[at + 1];
  const isOfNoun = said?.lemma === 'win' && next !== undefined && !isPlace && !isBinding(next);
  if (isOfNoun && reading.table.nouns === null) return false;
  const noun = ['place', 'position'].includes(reading.items[at + 1]?.lower ?? '') ? 1 : 0;
  if (isPlacing) {
    const columns = reading.table.columns.filter(({ lemmas }) =>
      lemmas.some((lemma) => orderHeaders.has(lemma)),
    );
    const [column, ...more] = columns;
    if (more.length > 0) return false;
    if (column && ordinal !== null) {
      const isRanked = ({ text, number }: { text: string; number: number | null }): boolean =>
        number === ordinal ||
        Number(/^(\d+)(st|nd|rd|th|\.)?$/.exec(text.trim())?.[1] ?? Number.NaN) === ordinal;
      const rows = new Set(column.cells.flatMap((cell, row) => (isRanked(cell) ? [row] : [])));
      if (rows.size === 0 && !reading.isTolerant) return false;
      if (rows.size > 0) {
        reading.choices.push([{ kind: 'cells', column, rows, isWhole: true }]);
        reading.columns.add(column);
        reading.signs.push('ranked');
        own(reading, inAt, at + 1 + noun);
        return true;
      }
    }
  }
  if (isEnd && isPlacing && isPlace && addLastPlace(reading)) {
    own(reading, inAt, at + 1 + noun);
    return true;
  }
  reading.place = isEnd ? { at: 1, fromEnd: true } : { at: ordinal ?? 1, fromEnd: false };
  reading.signs.push(isListing ? 'listedPlace' : 'placedByOrder');
  own(reading, inAt, at + 1 + noun);
  return true;
}

/** "came in last place" of rows that tell their places in another order: the greatest of them. */
function addLastPlace(reading: Reading): boolean {
  const [column, ...more] = reading.table.columns.filter(
    ({ isNumeric, lemmas }) => isNumeric && lemmas.some((lemma) => orderHeaders.has(lemma)),
  );
  const numbers = column?.cells.flatMap(({ number }) => (number === null ? [] : [number])) ?? [];
  const isSorted = numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));
  if (!column || more.length > 0 || isSorted || reading.extremes || !reading.isTolerant) return false;
  reading.extremes = { columns: [column], direction: 'descending' };
  reading.signs.push('last of the places told');
  reading.columns.add(column);
  return true;
}

/** "first", "last", "third": the place in the order of the rows. */
export function places(reading: Reading): boolean {
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    if (!item || !isPlain(item)) continue;
    if (item.lower === 'only') {
      reading.isSingle = true;
      own(reading, at, at + 1);
      continue;
    }
    const ordinal = ordinals.get(item.lower);
    const isEnd = ['last', 'final', 'bottom'].includes(item.lower);
    const isTop = item.lower === 'top';
    const isTopAmount = (reading.items[at + 1]?.header?.columns ?? []).some(({ isNumeric }) => isNumeric);
    if (isTop && isTopAmount && reading.table.nouns === null) continue;
    if (ordinal === undefined && !isEnd && !isTop) continue;
    const next = reading.items[at + 1]?.lower ?? '';
    const isAtEnd =
      (reading.items[at - 1]?.lower === 'the' && reading.items[at - 2]?.lower === 'at') ||
      (reading.isTolerant && reading.items[at - 1]?.lower === 'on');
    if (isAtEnd && ['top', 'bottom'].includes(item.lower) && !reading.place && !reading.extremes) {
      reading.place = { at: 1, fromEnd: item.lower === 'bottom' };
      own(reading, at, at + 1);
      continue;
    }
    const named = reading.items[at + 1]?.header?.columns ?? [];
    if (isTop && named.some(({ isNumeric }) => isNumeric)) return false;
    if (isPeriodOfToday(reading, at)) return false;
    if (next === 'time') {
      reading.place = isEnd ? { at: 1, fromEnd: true } : { at: ordinal ?? 1, fromEnd: false };
      reading.isInTime = true;
      own(reading, at, at + 2);
      continue;
    }
    if (reading.isTolerant && saidInPlace(reading, at, ordinal ?? null, isEnd)) continue;
    const isFirstOfShown = next === 'name' && reading.isTolerant && isOwnedHeader(reading, at + 1);
    if (isFirstOfShown) reading.signs.push('first name');
    if (
      !isFirstOfShown &&
      (['place', 'places', 'half', 'position', 'round', 'name', 'time'].includes(next) ||
        reading.items[at + 1]?.number)
    )
      return false;
    if (reading.place || reading.extremes || reading.beside) return false;
    // "in the second season" names a season, no row.
    const [far, near] = [reading.items[at - 2]?.lower, reading.items[at - 1]?.lower];
    const isInside = near === 'in' || (near === 'the' && ['in', 'during'].includes(far ?? ''));
    if (isInside && (reading.table.nouns !== null || near === 'in')) return false;
    if (isInside) reading.signs.push('in the place');
    if (reading.table.nouns === null && saidInPlace(reading, at, ordinal ?? null, isEnd)) continue;
    // "who was last" may be said of a rank.
    const isSaidOf = ['was', 'were', 'is', 'are', 'finished', 'came', 'placed', 'finish', 'place'].includes(
      reading.items[at - 1]?.lower ?? '',
    );
    const isBare = isSaidOf || next === '' || /^(in|of|to|for|at|on)$/.test(next);
    if (isBare && !reading.isTolerant) return false;
    if (isBare) reading.signs.push('place without a noun');
    reading.place = isEnd ? { at: 1, fromEnd: true } : { at: ordinal ?? 1, fromEnd: false };
    reading.isInTime = !isTop && item.lower !== 'bottom';
    own(reading, at, at + 1);
    if (reading.table.nouns === null) ownRowNoun(reading, at + 1);
  }
  return true;
}

const periodNouns = new Set(['day', 'week', 'month', 'quarter', 'year', 'season', 'night', 'weekend']);

/** "revenue last month" is of a month of the calendar and no row; "the last month" of a column of months is one. */
function isPeriodOfToday({ items }: Reading, at: number): boolean {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]];
  if (item?.lower !== 'last' || !next || !periodNouns.has(next.lemma)) return false;
  return before?.lower !== 'the' || next.header === null;
}

/** "the density of the last city" of a column City: a header that says what the rows are, behind the place among them. */
function ownRowNoun(reading: Reading, at: number): void {
  const item = free(reading, at);
  const columns = item?.header?.columns ?? [];
  // "the first completed" is the first in time.
  if (!item || isVerbForm(item.lower)) return;
  const isNaming = (column: RowColumn): boolean =>
    !column.isNumeric && column.cells.every(({ text }, row) => text !== '' || reading.table.totals.has(row));
  if (columns.length === 0 || !columns.every(isNaming)) return;
  reading.signs.push('place of a header');
  own(reading, at, at + 1);
}
