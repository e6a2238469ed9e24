import type { Direction } from '../plan.ts';
import { kinColumns, timeColumns } from './row-focus.ts';
import { type Item, isBinding, isPlain } from './row-items.ts';
import { free, own, type Reading } from './row-reading.ts';
import type { RowColumn, RowTable } from './row-table.ts';
import { highWords, lowWords, sizeAdjectives } from './row-words.ts';

/** "the most gold medals", "the highest attendance", "the tallest", "the latest". */
export function superlatives(reading: Reading): boolean {
  for (let at = 0; at < reading.items.length; at += 1) {
    const item = free(reading, at);
    if (!item || !isPlain(item)) continue;
    const isHigh = highWords.has(item.lower);
    if (isHigh || lowWords.has(item.lower)) {
      if (!addSuperlative(reading, at, isHigh ? 'descending' : 'ascending')) return false;
      continue;
    }
    const adjective = sizeAdjectives.find(({ forms }) => forms.split(' ').slice(-1)[0] === item.lower);
    if (adjective && /st$/.test(item.lower)) {
      const columns = sizedColumns(reading.table, adjective.headers);
      const isTaken = reading.extremes !== null || columns.length !== 1;
      if (isTaken) return false;
      reading.extremes = { columns, direction: adjective.isHigh ? 'descending' : 'ascending' };
      own(reading, at, at + 1);
      for (const column of columns) reading.columns.add(column);
    }
    if (
      ['earliest', 'latest'].includes(item.lower) ||
      (item.lower === 'most' && free(reading, at + 1)?.lower === 'recent')
    ) {
      const columns = timeColumns(reading.table).filter(({ isDate, isNumeric }) => isDate || isNumeric);
      if (reading.extremes || columns.length !== 1) return false;
      reading.extremes = { columns, direction: item.lower === 'earliest' ? 'ascending' : 'descending' };
      own(reading, at, item.lower === 'most' ? at + 2 : at + 1);
    }
  }
  return true;
}

export function sizedColumns(table: RowTable, headers: string): RowColumn[] {
  for (const header of headers.split(' ')) {
    const columns = table.columns.filter(({ isNumeric, lemmas }) => isNumeric && lemmas.includes(header));
    if (columns.length > 0) return columns;
  }
  return [];
}

function addSuperlative(reading: Reading, at: number, direction: Direction): boolean {
  if (reading.extremes || reading.frequency) return false;
  // "rated highest on the chart" is a place.
  if (['on', 'in'].includes(reading.items[at + 1]?.lower ?? '')) return false;
  let next = at + 1;
  while (
    reading.items[next] &&
    (isBinding(reading.items[next] as Item) ||
      ['total', 'amount', 'number'].includes(reading.items[next]?.lower ?? ''))
  ) {
    const filler = reading.items[next] as Item;
    if (filler.header) break;
    next += 1;
  }
  const noun = reading.items[next];
  const numeric = noun?.header?.columns.filter(({ isNumeric }) => isNumeric) ?? [];
  if (numeric.some(isPlacing)) return false;
  const kin =
    noun && isPlain(noun) ? kinColumns(reading.table, noun.lemma).filter(({ isNumeric }) => isNumeric) : [];
  const [meant, ...others] = kin;
  if (noun && meant && others.length === 0 && !isPlacing(meant)) {
    reading.extremes = { columns: [meant], direction };
    reading.stretch += 0.3;
    own(reading, at, next + 1);
    reading.columns.add(meant);
    return true;
  }
  if (noun && numeric.length > 0) {
    reading.extremes = { columns: numeric, direction };
    own(reading, at, next + 1);
    for (const column of numeric) reading.columns.add(column);
    return true;
  }
  return false;
}

const placings = new Set(
  'rank ranking position pos place placing chart peak seed number no round week episode season series track bib age'.split(
    ' ',
  ),
);

/** The highest place is the lowest number, or no place at all. */
export function isPlacing({ lemmas }: RowColumn): boolean {
  return lemmas.some((lemma) => placings.has(lemma));
}
