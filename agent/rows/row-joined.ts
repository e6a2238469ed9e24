import { type Item, isBinding, isPlain } from './row-items.ts';
import type { RowCondition } from './row-query.ts';
import { conditionOf, free, own, type Reading } from './row-reading.ts';

/** "France, Cuba and Peru": rows of any of them, where one column holds them all. */
export function joinedCells(
  reading: Reading,
  at: number,
): { condition: Extract<RowCondition, { kind: 'cells' }>; to: number } | null {
  if (reading.table.nouns !== null) return null;
  const items: Item[] = [];
  let to = at;
  for (let next = at; ; ) {
    const item = free(reading, next);
    if (!item || item.mentions.length === 0) break;
    items.push(item);
    to = next + 1;
    let after = to;
    while (['and', ',', 'or', '&', 'the'].includes(reading.items[after]?.lower ?? '')) after += 1;
    if (after === to) break;
    next = after;
  }
  const [first, ...others] = items;
  if (!first || others.length === 0) return null;
  const shared = first.mentions.filter(({ column, isWhole }) =>
    others.every(({ mentions }) =>
      mentions.some((other) => other.column === column && other.isWhole === isWhole),
    ),
  );
  const [only, ...more] = shared;
  if (!only || more.length > 0) return null;
  const parts = items.flatMap(({ mentions }) => mentions.filter(({ column }) => column === only.column));
  const rows = new Set(parts.flatMap((part) => [...part.rows]));
  const isApart = rows.size === parts.reduce((sum, part) => sum + part.rows.size, 0);
  if (!isApart) return null;
  return {
    condition: { ...conditionOf(only), rows, hasLonger: false, parts: parts.map((part) => part.rows) },
    to,
  };
}

const wholes = new Set(['all', 'none', 'nothing', 'any', 'everything']);
const notAll = new Set(['not', 'at', 'of', 'above']);

/**
 * Words that only tie together what was read: "both" of two names or two conditions, "but" between conditions, "all" of what is listed or
 * added up. Where nothing was read that they could tie, they stay without a part.
 */
export function linkWords(reading: Reading): void {
  for (const [at, item] of reading.items.entries()) {
    if (!isPlain(item) || reading.owned.has(item)) continue;
    if (item.lower === 'both' && tiesNames(reading)) {
      reading.signs.push('both of names');
      own(reading, at, at + 1);
    } else if (item.lower === 'both' || item.lower === 'but') {
      const isAllBut = item.lower === 'but' && wholes.has(reading.items[at - 1]?.lower ?? '');
      if (reading.choices.length < 2 || isAllBut) continue;
      reading.signs.push(`${item.lower} of conditions`);
      own(reading, at, at + 1);
    } else if (item.lower === 'all' && isOfWhole(reading.items, at)) {
      reading.signs.push('all of them');
      own(reading, at, at + 1);
    }
  }
}

function tiesNames({ choices }: Reading): boolean {
  return choices.some((options) => options.some((option) => option.kind === 'cells' && option.parts));
}

/** "of all the teams", "all nations that", "in all"; not "all 225 laps", "not all" and "at all". */
function isOfWhole(items: Item[], at: number): boolean {
  const next = items[at + 1];
  if (notAll.has(items[at - 1]?.lower ?? '') && items[at - 1]?.lower !== 'of') return false;
  return (
    next === undefined || next.header !== null || (next.number === null && (isPlain(next) || isBinding(next)))
  );
}
