import { formatCell } from '../answer/format.ts';
import { valueWords } from '../model/value-index.ts';
import { numberWordsAt } from '../text/numbers.ts';
import type { ModelResult } from '../tools/tool.ts';

/** A text of a model with its cells put in, or what in it stands on nothing. */
export type Grounded = { ok: true; text: string } | { ok: false; offences: string[] };

const reference = /\{\{\s*(r\d+)\s*\.\s*([^{}]+?)\s*\.\s*(\d{1,4})\s*\}\}/gu;
const offencesMaximum = 8;

/**
 * Renders the cells that a text refers to and looks through the rest of it: a digit, a number word, a month, a word that ranks or
 * compares, a link or markup may stand there only if the question or the reading says it too. Anything else is an offence.
 */
export function groundText(
  text: string,
  results: readonly ModelResult[],
  said: readonly string[],
  locale: string,
): Grounded {
  const offences: string[] = [];
  const own: string[] = [];
  let rendered = '';
  let at = 0;
  for (const match of text.matchAll(reference)) {
    const [whole, id = '', name = '', row = ''] = match;
    own.push(text.slice(at, match.index));
    rendered += text.slice(at, match.index);
    at = match.index + whole.length;
    const cell = cellOf(results, id, name, Number(row), locale);
    if (cell === null) offences.push(whole);
    else rendered += cell;
  }
  own.push(text.slice(at));
  rendered += text.slice(at);
  offences.push(...own.flatMap((part) => ungrounded(part, said)));
  const distinct = [...new Set(offences)];
  return distinct.length > 0
    ? { ok: false, offences: distinct.slice(0, offencesMaximum) }
    : { ok: true, text: rendered.replaceAll(/\s+/g, ' ').trim() };
}

function cellOf(
  results: readonly ModelResult[],
  id: string,
  name: string,
  row: number,
  locale: string,
): string | null {
  const found = results.find((result) => result.id === id)?.result;
  const column = found?.columns.findIndex((candidate) => candidate.name === name) ?? -1;
  const cell = found?.rows[row - 1]?.[column];
  return found && cell !== undefined && cell !== null
    ? formatCell(cell, found.columns[column], locale)
    : null;
}

/** Words that say a number, a time or an order, in the languages that models fall into. */
const loaded = new Set(
  (
    'half halves third thirds quarter quarters double doubled doubles triple tripled twice once dozen dozens pair couple several percent percentage per-cent ' +
    'first second third fourth fifth sixth seventh eighth ninth tenth last ' +
    'january february march april may june july august september october november december ' +
    'monday tuesday wednesday thursday friday saturday sunday yesterday today tomorrow ' +
    'highest lowest largest smallest biggest most least best worst top bottom greatest fewest maximum minimum majority minority ' +
    'more less fewer higher lower larger smaller greater increase increased increases increasing decrease decreased decreases decreasing ' +
    'rose rise rises rising risen fell fall falls falling fallen grew grow grows growing grown shrank shrink growth decline declined ' +
    'nil none null eins zwei drei vier sechs sieben acht neun zehn hundert tausend million millionen milliarden prozent ' +
    'deux trois quatre cinq sept huit neuf dix cent cents mille pour-cent uno dos tres cuatro cinco siete ocho nueve diez cien ciento mil millones ' +
    'due tre quattro cinque sei sette otto nove dieci cento mila um dois quatro oito dez een twee drie vijf zeven negen tien honderd duizend'
  ).split(/\s+/),
);

const markup = /https?:|www\.|[<>[\]`|*#\\]|!\(|\{\{|\}\}|@/iu;
/** Letters of English prose: other scripts have numbers of their own, which nobody here could tell. */
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

function ungrounded(part: string, said: readonly string[]): string[] {
  const offences: string[] = [];
  const mark = markup.exec(part) ?? foreign.exec(part);
  if (mark) offences.push(mark[0]);
  const known = new Set(said.flatMap((text) => text.match(/[\p{N}]+(?:[.,]\p{N}+)*/gu) ?? []));
  for (const number of part.match(/[\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [])
    if (!known.has(number)) offences.push(number);
  const words = valueWords(part);
  const saidWords = new Set(said.flatMap(valueWords));
  const tokens = words.map((lower) => ({ lower }));
  words.forEach((word, index) => {
    if (saidWords.has(word) || /^\p{N}/u.test(word)) return;
    const isNumber = numberWordsAt(tokens, index) !== null && word !== 'a' && word !== 'an';
    if (isNumber || loaded.has(word)) offences.push(word);
  });
  return offences;
}
