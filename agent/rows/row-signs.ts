import { cellSigns } from './row-cell-signs.ts';
import { isPlacing } from './row-extremes.ts';
import { timeColumns } from './row-focus.ts';
import { type RowQuery, rowsOf } from './row-query.ts';
import type { RowColumn, RowTable } from './row-table.ts';
import { toldSigns } from './row-told-signs.ts';
import { listWords } from './row-words.ts';

const askWords = new Set(['who', 'whom', 'when', 'where', 'which', 'what', 'how']);
const totals = new Set(['total', 'combined', 'sum', 'overall', 'altogether', 'together', 'all']);

/** What was read beside the reading. */
interface Beside {
  /** How many different answers all readings have. */
  answers: number;
  /** How many readings have this one. */
  agreed: number;
  /** Of the question. */
  words: string[];
  told: string;
  isFarther: boolean;
  /** Some reading of the question has a part for each word. */
  isReadInFull: boolean;
}

/** All that speaks for or against a reading, each sign as often as it holds. */
export function signsOf(
  table: RowTable,
  query: RowQuery,
  { answers, agreed, words, told, isFarther, isReadInFull }: Beside,
): string[] {
  const { shown, where, place, beside, extreme, frequency } = query;
  const rows = rowsOf(table, where).length;
  const signs = [...query.signs, `shows ${shown.kind}`, ...query.left.map(({ kind }) => `left ${kind}`)];
  const note = (is: boolean, sign: string): void => {
    if (is) signs.push(sign);
  };
  for (const condition of where) {
    if (condition.kind === 'number') signs.push('compared');
    if (condition.kind === 'either') signs.push('either');
    if (condition.kind !== 'cells') continue;
    signs.push(condition.isWhole ? 'whole cell' : 'part of a cell');
    note(condition.negated === true, 'denied');
    note(condition.hasLonger === true, 'longer cells');
    note(!condition.isWhole && (condition.column.isNumeric || condition.column.isDate), 'part of a number');
    note(!condition.isWhole && condition.rows.size > 1, 'part of several');
    note(!condition.isWhole && condition.column.isLongText, 'part of a text');
    note(condition.column.isNumeric && condition.isWhole, 'whole number');
  }
  note(where.length === 0, 'no condition');
  note(where.length > 1, 'several conditions');
  note(place !== null, place?.fromEnd ? 'last place' : 'first place');
  const isOfList = words.some((word) => listWords.has(word));
  note(place !== null && place.at > 1, isOfList ? 'further place in the list' : 'further place');
  note(place !== null && rows > 1 && where.length > 0, 'place within');
  note(beside !== null, `beside ${beside?.side}`);
  note(beside?.of.some((part) => part.kind === 'cells' && !part.isWhole) === true, 'beside a part');
  note(extreme !== null, `extreme ${extreme?.direction}`);
  note(extreme?.column.isNumberText === true, 'extreme of texts');
  note(extreme?.column.isClock === true, 'extreme of clocks');
  note(extreme?.column.isClock === true && extreme.column.profile.type === 'time', 'extreme of times of day');
  note(extreme !== null && where.length > 0, 'extreme within');
  note(frequency !== null, 'most often');
  note(query.isSingle, 'the only one');
  note(query.isPlural, 'several asked');
  note(shown.kind === 'count' && rows === 1, 'one counted');
  note(shown.kind === 'count' && rows > 1 && rows <= 4, 'few counted');
  note(shown.kind === 'count' && rows > 12, 'many counted');
  note(shown.kind === 'count' && rows === table.count - table.totals.size, 'all counted');
  note(shown.kind === 'column' && rows > 1 && !place && !beside && !extreme && !frequency, 'several rows');
  const column: RowColumn | null = shown.column;
  note(column?.isNumeric === true && shown.kind === 'column', 'shows a number');
  note(column?.isLongText === true, 'shows a long text');
  note(column !== null && column === table.subject, 'shows the subject');
  note(column !== null && isPlacing(column), 'shows an order');
  note(shown.kind === 'sum' && rows === table.count - table.totals.size, 'sum of every row');
  note(query.left.length === 0, 'nothing left');
  const isOfWhole = where.length > 0 && where.every((part) => part.kind === 'cells' && part.isWhole);
  note(shown.kind === 'sum' && query.left.length === 0 && isOfWhole, 'sum with nothing left');
  note(shown.kind === 'sum' && words.some((word) => totals.has(word)), 'total said');
  note(shown.kind === 'count' && query.left.length === 0 && where.length === 1, 'count with nothing left');
  note(query.left.length > 2, 'much left');
  note(words[0] === 'how' && words[1] === 'many', 'how many');
  const asked = words.find((word) => askWords.has(word)) ?? 'nothing';
  const kind =
    column === null ? shown.kind : column.isDate ? 'a date' : column.isNumeric ? 'a number' : 'a text';
  note(shown.kind === 'column', `${asked} asks for ${kind}`);
  note(place !== null, timeColumns(table).length > 0 ? 'place with time' : 'place without time');
  note(/\n/.test(told), 'cell of several lines');
  note(/^(at|vs\.?|v|@|\^|#|\*)\s/.test(told), 'marked cell');
  note(/\(.*\)/.test(told), 'cell with brackets');
  note(/[,/;]|\d[–-]\d/.test(told) && kind === 'a text', 'cell of several things');
  note(told.length > 40, 'long cell');
  note(told.length < 3 && kind === 'a text', 'short cell');
  note(words.includes('only'), 'only said');
  note(table.columns.length > 8, 'many columns');
  note(table.count > 40, 'many rows');
  note(answers > 1, 'rivals');
  note(answers > 3, 'many rivals');
  note(isFarther, 'stretched more');
  note(isReadInFull && query.signs.includes('tolerant'), 'beside a reading in full');
  note(words.length > 12, 'long question');
  note(words.length > 17, 'very long question');
  note(words.length < 7, 'short question');
  note(agreed > 1, 'agreed');
  return [...signs, ...toldSigns(table, query, words, told), ...cellSigns(table, query)];
}
