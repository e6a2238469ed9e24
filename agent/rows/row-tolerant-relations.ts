import type { Comparison } from '../plan.ts';
import { isOrder, isPlacing, sizedColumns } from './row-extremes.ts';
import { kinColumns, timeColumns } from './row-focus.ts';
import { type Item, isBinding, isPlain } from './row-items.ts';
import type { Mention } from './row-mentions.ts';
import type { RowCondition } from './row-query.ts';
import { free, type Reading } from './row-reading.ts';
import type { RowColumn } from './row-table.ts';
import { lessWords, moreWords, sizeAdjectives } from './row-words.ts';

const mostColumns = 3;
const faster = new Set(['faster', 'better', 'quicker', 'ahead']);
const slower = new Set(['slower', 'worse', 'behind']);

/** "taller than Gull Point", "in the same year as the Otter": compared with what one other row has, by the column that is nearest to the words. */
export function tolerantRelations(reading: Reading): void {
  const at = reading.items.findIndex((item) => isFreeWord(reading, item) && isRelating(item));
  const item = reading.items[at];
  if (!item) return;
  const link = item.lower === 'same' ? 'as' : 'than';
  const linkAt = reading.items.findIndex(
    (other, index) => index > at && isPlain(other) && other.lower === link,
  );
  const isSame = item.lower === 'same';
  const behind = namedIn(reading, linkAt < 0 ? at : linkAt, reading.items.length);
  // "X came the same year as which other?"
  const other = behind ?? (isSame ? namedIn(reading, -1, at) : null);
  if (!other || (linkAt < 0 && !isSame)) return;
  const end = linkAt < 0 ? at + 4 : linkAt;
  const found = isSame ? sameAs(reading, at, end, other) : moreThan(reading, at, end, other);
  if (!found || found.choices.length === 0) return;
  reading.choices.push(found.choices.slice(0, mostColumns), [denied(other.mention)]);
  reading.signs.push(found.sign, ...(found.choices.length > 1 ? ['relation by one of several'] : []));
  reading.stretch += 0.5;
  for (const choice of found.choices) if (choice.kind !== 'either') reading.columns.add(choice.column);
  for (const word of [item, other.item, ...found.used]) reading.owned.add(word);
  const linked = reading.items[linkAt];
  if (linked) reading.owned.add(linked);
  for (const word of reading.items) if (isPlain(word) && word.lower === 'other') reading.owned.add(word);
}

interface Other {
  item: Item;
  mention: Mention;
  row: number;
}

interface Found {
  choices: RowCondition[];
  used: Item[];
  sign: string;
}

function isFreeWord(reading: Reading, item: Item): boolean {
  return isPlain(item) && !reading.owned.has(item);
}

function isRelating(item: Item): boolean {
  return item.lower === 'same' || operatorOf(item) !== null;
}

function adjectiveOf({ lower }: Item): (typeof sizeAdjectives)[number] | undefined {
  return sizeAdjectives.find(({ forms }) => forms.split(' ').slice(1, -1).includes(lower));
}

function operatorOf(item: Item): Comparison | null {
  if (moreWords.has(item.lower) || faster.has(item.lower)) return '>';
  if (lessWords.has(item.lower) || slower.has(item.lower)) return '<';
  const adjective = adjectiveOf(item);
  return adjective ? (adjective.isHigh ? '>' : '<') : null;
}

/** The first name between two places that one row alone has, else of several rows. */
function namedIn(reading: Reading, from: number, to: number): Other | null {
  for (const [at, item] of reading.items.entries()) {
    if (at <= from || at >= to || !free(reading, at)) continue;
    const mention =
      item.mentions.find(({ rows }) => rows.size === 1) ?? item.mentions.find(({ isWhole }) => isWhole);
    const [row] = mention?.rows ?? [];
    if (mention && row !== undefined) return { item, mention, row };
    if (item.mentions.length > 0) return null;
  }
  return null;
}

function denied({ column, rows }: Mention): RowCondition {
  return { kind: 'cells', column, rows, isWhole: true, negated: true };
}

/** Rows whose cell is that of the other row, or whose date lies in its year or month. */
function sameAs(reading: Reading, at: number, end: number, { mention }: Other): Found | null {
  const said = reading.items.slice(at + 1, Math.max(end, at + 2));
  const unit = said.find((item) => item.lemma === 'year' || item.lemma === 'month');
  const named = columnsOf(reading, said, mention.column);
  const used = unit ? [...named.used, unit] : named.used;
  const times = timeColumns(reading.table).filter((column) => column !== mention.column);
  const columns = unit && named.columns.length === 0 ? times : named.columns;
  if (unit && columns.every(({ isDate }) => isDate)) {
    const length = unit.lemma === 'year' ? 4 : 7;
    const choices = columns.flatMap((column) => equalTo(column, mention, (text) => text.slice(0, length)));
    return { choices, used, sign: 'same unit of time' };
  }
  return {
    choices: columns.flatMap((column) => equalTo(column, mention, (text) => text)),
    used,
    sign: 'same as another',
  };
}

/** None where the rows of one name tell different things there. */
function equalTo(
  column: RowColumn,
  { rows: named }: Mention,
  keyOf: (text: string) => string,
): RowCondition[] {
  const [key = '', ...more] = new Set([...named].map((row) => keyOf(column.cells[row]?.text ?? '')));
  if (more.length > 0) return [];
  const rows = new Set(column.cells.flatMap(({ text }, index) => (keyOf(text) === key ? [index] : [])));
  return key === '' || rows.size < 2 ? [] : [{ kind: 'cells', column, rows, isWhole: true }];
}

function moreThan(reading: Reading, at: number, end: number, { mention, row }: Other): Found | null {
  const item = reading.items[at];
  const operator = item ? operatorOf(item) : null;
  if (!item || !operator || mention.rows.size !== 1) return null;
  // "weighs more than": the verb says of what.
  const [verb] = reading.items.slice(at - 1, at);
  const words = [...reading.items.slice(at + 1, end), ...(verb && isFreeWord(reading, verb) ? [verb] : [])];
  const said = columnsOf(reading, words, mention.column);
  const adjective = adjectiveOf(item);
  const sized = adjective ? sizedColumns(reading.table, adjective.headers) : [];
  const ranks = reading.table.columns.filter((column) => column.isNumeric && isOrder(column));
  const isOfPlace = faster.has(item.lower) || slower.has(item.lower);
  const ways: [RowColumn[], string][] = [
    [said.columns, 'more than another'],
    [sized, 'more than another by size'],
    [isOfPlace ? ranks : [], 'ahead of another'],
  ];
  const [columns, sign] = ways.find(([own]) => own.some(({ isNumeric }) => isNumeric)) ?? [[], ''];
  const choices = columns.flatMap((column): RowCondition[] => {
    const value = column.cells[row]?.number ?? null;
    if (value === null || column === mention.column) return [];
    return [{ kind: 'number', column, operator: isPlacing(column) ? flipped(operator) : operator, value }];
  });
  return { choices, used: said.used, sign };
}

function flipped(operator: Comparison): Comparison {
  return operator === '>' ? '<' : '>';
}

/** The columns that these words name, or are akin to; and the words that do so. */
function columnsOf(
  { table }: Reading,
  said: Item[],
  named: RowColumn,
): { columns: RowColumn[]; used: Item[] } {
  const header = said.find((item) => item.header?.columns.some((column) => column !== named));
  if (header)
    return { columns: header.header?.columns.filter((column) => column !== named) ?? [], used: [header] };
  for (const item of said.filter((word) => isPlain(word) && !isBinding(word))) {
    const called = table.columns.filter(({ lemmas }) => lemmas.includes(item.lemma));
    const columns = (called.length > 0 ? called : kinColumns(table, item.lemma)).filter(
      (column) => column !== named,
    );
    if (columns.length > 0) return { columns, used: [item] };
  }
  return { columns: [], used: [] };
}
