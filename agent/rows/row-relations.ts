import { type Item, isBinding, isPlain } from './row-items.ts';
import type { Mention } from './row-mentions.ts';
import { free, own, type Reading } from './row-reading.ts';
import type { RowColumn } from './row-table.ts';
import { lessWords, moreWords } from './row-words.ts';

/** "more gold medals than Orra", "the same height as Gull Point": compared with what one other row has. */
export function relations(reading: Reading): boolean {
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    if (!item || !isPlain(item)) continue;
    const isMore = moreWords.has(item.lower);
    if (!isMore && !lessWords.has(item.lower) && item.lower !== 'same') continue;
    const link = item.lower === 'same' ? 'as' : 'than';
    const linkAt = reading.items.findIndex(
      (other, index) => index > at && isPlain(other) && other.lower === link,
    );
    const other = linkAt < 0 ? null : namedRow(reading, linkAt + 1);
    if (!other || !addRelation(reading, at, linkAt, other)) return false;
  }
  return true;
}

interface NamedRow {
  item: Item;
  mention: Mention;
  row: number;
}

/** The one row that is named there. */
function namedRow(reading: Reading, from: number): NamedRow | null {
  let at = from;
  while (reading.items[at] && isBinding(reading.items[at] as Item)) at += 1;
  const item = free(reading, at);
  const mentions = item?.mentions.filter(({ rows }) => rows.size === 1) ?? [];
  const [mention, ...more] = mentions;
  const [row] = mention?.rows ?? [];
  if (!item || !mention || more.length > 0 || row === undefined) return null;
  if (item.mentions.length !== 1 && !reading.isTolerant) return null;
  return { item, mention, row };
}

function addRelation(
  reading: Reading,
  at: number,
  linkAt: number,
  { item, mention, row }: NamedRow,
): boolean {
  const said = reading.items.slice(at + 1, linkAt);
  const headers = said.filter(({ header }) => header !== null);
  const [only, ...more] = headers;
  const columns = only?.header?.columns ?? [];
  const [column, ...others] = columns;
  const isOwned = said.every(
    (word) =>
      word === only || isBinding(word) || ['number', 'amount', 'total', 'medals', 'of'].includes(word.lower),
  );
  if (!column || more.length + others.length > 0 || !isOwned || column === mention.column) return false;
  const isSame = reading.items[at]?.lower === 'same';
  if (!(isSame ? addSame : addMore)(reading, at, column, row)) return false;
  reading.choices.push([
    { kind: 'cells', column: mention.column, rows: mention.rows, isWhole: true, negated: true },
  ]);
  reading.columns.add(column);
  own(reading, at, linkAt + 1);
  reading.owned.add(item);
  for (const word of reading.items) if (isPlain(word) && word.lower === 'other') reading.owned.add(word);
  return true;
}

function addMore(reading: Reading, at: number, column: RowColumn, row: number): boolean {
  const value = column.cells[row]?.number ?? null;
  if (value === null || !column.isNumeric) return false;
  const operator = moreWords.has(reading.items[at]?.lower ?? '') ? '>' : '<';
  reading.choices.push([{ kind: 'number', column, operator, value }]);
  return true;
}

function addSame(reading: Reading, _at: number, column: RowColumn, row: number): boolean {
  const text = column.cells[row]?.text ?? '';
  if (text === '') return false;
  const rows = new Set(column.cells.flatMap((cell, index) => (cell.text === text ? [index] : [])));
  reading.choices.push([{ kind: 'cells', column, rows, isWhole: true }]);
  return true;
}
