import { type Item, isBinding, isPlain } from './row-items.ts';
import { conditionOf, free, own, type Reading, saysAt } from './row-reading.ts';
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
      const choices = mentions.filter(({ rows }) => rows.size === 1).map(conditionOf);
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
    if (ordinal === undefined && !isEnd && !isTop) continue;
    const next = reading.items[at + 1]?.lower ?? '';
    const isAtEnd = reading.items[at - 1]?.lower === 'the' && reading.items[at - 2]?.lower === 'at';
    if (isAtEnd && ['top', 'bottom'].includes(item.lower) && !reading.place && !reading.extremes) {
      reading.place = { at: 1, fromEnd: item.lower === 'bottom' };
      own(reading, at, at + 1);
      continue;
    }
    const named = reading.items[at + 1]?.header?.columns ?? [];
    if (isTop && named.some(({ isNumeric }) => isNumeric)) return false;
    if (next === 'time') {
      reading.place = isEnd ? { at: 1, fromEnd: true } : { at: ordinal ?? 1, fromEnd: false };
      reading.isInTime = true;
      own(reading, at, at + 2);
      continue;
    }
    if (
      ['place', 'places', 'half', 'position', 'round', 'name', 'time'].includes(next) ||
      reading.items[at + 1]?.number
    )
      return false;
    if (reading.place || reading.extremes || reading.beside) return false;
    // "in the second season" names a season, no row.
    const [far, near] = [reading.items[at - 2]?.lower, reading.items[at - 1]?.lower];
    if (near === 'in' || (near === 'the' && ['in', 'during'].includes(far ?? ''))) return false;
    // "who was last" may be said of a rank.
    const isSaidOf = ['was', 'were', 'is', 'are', 'finished', 'came', 'placed', 'finish', 'place'].includes(
      reading.items[at - 1]?.lower ?? '',
    );
    if (isSaidOf || next === '' || /^(in|of|to|for|at|on)$/.test(next)) return false;
    reading.place = isEnd ? { at: 1, fromEnd: true } : { at: ordinal ?? 1, fromEnd: false };
    reading.isInTime = !isTop && item.lower !== 'bottom';
    own(reading, at, at + 1);
  }
  return true;
}
