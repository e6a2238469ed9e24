import { foldAccents, valueWords } from '../model/value-index.ts';
import { lemmaOf } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';
import { dateMentions, isSameMonth } from './row-dates.ts';
import { isBlank, plainMeasure, type RowColumn, type RowTable } from './row-table.ts';
import { bindingWords, heavyWords } from './row-words.ts';

/** Tokens that name cells of one column: whole ones, or those that hold the words in this order. */
export interface Mention {
  from: number;
  to: number;
  column: RowColumn;
  rows: Set<number>;
  isWhole: boolean;
  /** Further rows hold the words as a part of a longer cell. */
  hasLonger: boolean;
  /** All rows that hold the words, whole or within a longer cell. */
  holding: Set<number>;
}

/** Tokens that name a column by its header, best links first. */
export interface HeaderMention {
  from: number;
  to: number;
  columns: RowColumn[];
  /** All words of the header were said. */
  isFull: boolean;
}

const longestMention = 14;

/** Every stretch of tokens that stands in cells; for each start only the longest one, of all columns that hold it. */
export function findMentions(table: RowTable, tokens: Token[]): Mention[] {
  const words = tokens.map(wordsOfToken);
  const mentions: Mention[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if ((words[from] ?? []).length === 0) continue;
    const found = table.columns.flatMap((column) => longestIn(table, column, words, tokens, from));
    const longest = Math.max(0, ...found.map(({ to }) => to));
    mentions.push(...found.filter(({ to }) => to === longest));
  }
  // A date that some cell holds word for word is that cell.
  const dated = dateMentions(table, tokens).filter(
    (date) => !mentions.some(({ from, to }) => from <= date.from && to >= date.to),
  );
  mentions.push(...dated);
  if (table.nouns === null) mentions.push(...amountMentions(table, tokens));
  return mentions;
}

/** "31,840" of a column of numbers, whose cells are kept without the comma. */
function amountMentions(table: RowTable, tokens: Token[]): Mention[] {
  return tokens.flatMap((token, at) => {
    const { value } = token;
    if (token.kind !== 'number' || value === null || !/^[$€£]?\d{1,3}(,\d{3})+$/.test(token.text)) return [];
    return table.columns.flatMap((column): Mention[] => {
      if (!column.isNumeric || column.isNumberText || column.isClock) return [];
      const rows = new Set(column.cells.flatMap(({ number }, row) => (number === value ? [row] : [])));
      for (const total of table.totals) rows.delete(total);
      if (rows.size === 0) return [];
      return [{ from: at, to: at + 1, column, rows, isWhole: true, hasLonger: false, holding: rows }];
    });
  });
}

function wordsOfToken(token: Token): string[] {
  if (token.kind === 'symbol') return [];
  if (token.kind === 'number' && token.value !== null && !/[a-z]/.test(token.lower))
    return valueWords(token.text);
  return valueWords(foldAccents(token.text));
}

function longestIn(
  table: RowTable,
  column: RowColumn,
  words: string[][],
  tokens: Token[],
  from: number,
): Mention[] {
  const phrase: string[] = [];
  let best: Mention | null = null;
  for (let to = from + 1; to <= Math.min(tokens.length, from + longestMention); to += 1) {
    const own = words[to - 1] ?? [];
    if (own.length === 0 && tokens[to - 1]?.lower !== ',') {
      if (tokens[to - 1]?.kind !== 'symbol') break;
      continue;
    }
    if (own.length === 0) continue;
    phrase.push(...(table.nouns === null && phrase.length > 0 ? own.map(plainDay) : own));
    const said = rowsWith(table, column, phrase);
    const { lemma = '', kind } = tokens[from] ?? {};
    // "republicans" of a party Republican.
    const isPlural = to === from + 1 && kind === 'word' && said.holding.length === 0 && lemma !== phrase[0];
    const rows = isPlural ? rowsWith(table, column, [foldAccents(lemma)]) : said;
    if (rows.holding.length === 0) break;
    if (isPlural && rows.whole.length === 0) break;
    // "strokes" of a column that tells all of them in strokes names none of its cells.
    const isUnit =
      rows.whole.length === 0 && to === from + 1 && rows.holding.length > Math.max(2, table.count / 2);
    if (isUnit && table.nouns !== null) break;
    const mention = isUnit ? null : mentionOf(column, tokens, from, to, rows);
    if (mention) best = mention;
  }
  return best ? [best] : [];
}

/** "september 17th" of a cell "September 17, 1972". */
function plainDay(word: string): string {
  return /^\d{1,2}(st|nd|rd|th)$/.test(word) ? word.slice(0, -2) : word;
}

function rowsWith(
  table: RowTable,
  column: RowColumn,
  phrase: string[],
): { holding: number[]; whole: number[] } {
  const holding: number[] = [];
  const whole: number[] = [];
  column.cells.forEach((cell, row) => {
    if (table.totals.has(row) || isBlank(cell.text)) return;
    const at = indexOfPhrase(cell.words, phrase, table.nouns === null);
    if (at < 0) return;
    holding.push(row);
    if (cell.words.length === phrase.length) whole.push(row);
  });
  return { holding, whole };
}

function indexOfPhrase(words: string[], phrase: string[], isLoose: boolean): number {
  const last = phrase.length - 1;
  for (let at = 0; at + phrase.length <= words.length; at += 1) {
    const isSaid = phrase.every((word, index) => {
      const own = words[at + index] ?? '';
      const isAlike = isSameMonth(own, word) || (index > 0 && index === last && isOtherNumber(own, word));
      return own === word || (isLoose && isAlike);
    });
    if (isSaid) return at;
  }
  return -1;
}

/** "the european championship" of a cell "European Championships". */
function isOtherNumber(left: string, right: string): boolean {
  return left.length > 3 && right.length > 3 && (left === `${right}s` || right === `${left}s`);
}

function mentionOf(
  column: RowColumn,
  tokens: Token[],
  from: number,
  to: number,
  rows: { holding: number[]; whole: number[] },
): Mention | null {
  const isWhole = rows.whole.length > 0;
  const said = tokens.slice(from, to);
  const [only, ...more] = said;
  const isClosed = (token: Token | undefined): boolean =>
    token !== undefined && (bindingWords.has(token.lower) || heavyWords.has(token.lower));
  if (only && more.length === 0 && isClosed(only) && only.kind !== 'quoted') return null;
  if (!isWhole && (isClosed(said[0]) || isClosed(said.at(-1)))) return null;
  const isShort = said.length === 1 && (only?.lower.length ?? 0) < 3 && only?.kind !== 'number';
  if (!isWhole && (isShort || (column.isLongText && said.length === 1))) return null;
  // A number is a cell of numbers, never a part of one.
  if (!isWhole && said.length === 1 && only?.kind === 'number' && (only.value ?? 0) < 1000) return null;
  if (!isWhole && column.isNumeric && !column.isNumberText && !column.isClock) return null;
  const hasLonger = isWhole && rows.holding.length > rows.whole.length;
  const holding = new Set(rows.holding);
  return { from, to, column, isWhole, hasLonger, holding, rows: isWhole ? new Set(rows.whole) : holding };
}

/** Headers by their full names, by synonyms, and by words that only one header has. */
export function findHeaders(table: RowTable, tokens: Token[]): HeaderMention[] {
  const found: HeaderMention[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + 6); to += 1) {
      const said = tokens.slice(from, to);
      if (said.some(({ kind }) => kind === 'quoted')) break;
      const mention = headerAt(table, said, from, to, tokens);
      if (mention) found.push(mention);
    }
    const medals = allMedals(table, tokens, from);
    if (medals) found.push({ from, to: from + 1, columns: [medals], isFull: false });
  }
  return found;
}

const medalColumns = ['gold', 'silver', 'bronze'];

/** "medals" without their metal, beside columns of gold, silver and bronze: their total. */
function allMedals(table: RowTable, tokens: Token[], at: number): RowColumn | null {
  if (tokens[at]?.lemma !== 'medal') return null;
  const before = tokens[at - 1]?.lower ?? '';
  if (before === 'total' || medalColumns.includes(before)) return null;
  const called = (name: string): RowColumn[] =>
    table.columns.filter(({ lemmas }) => lemmas.join(' ') === name);
  const isMedals = medalColumns.every((name) => called(name).length > 0);
  const [total, ...more] = called('total');
  return isMedals && total && more.length === 0 ? total : null;
}

function headerAt(
  table: RowTable,
  said: Token[],
  from: number,
  to: number,
  tokens: Token[],
): HeaderMention | null {
  const lemmas = said.map(({ lemma }) =>
    plainMeasure(foldAccents(said.length > 1 ? ordinalOf(lemma) : lemma)),
  );
  const lowers = said.map(({ lower }) => foldAccents(lower));
  const isClosed =
    said.length === 1 &&
    (bindingWords.has(lowers[0] ?? '') || heavyWords.has(lowers[0] ?? '')) &&
    !(table.nouns === null && namesMeasure(tokens, from));
  const isTwin = (column: RowColumn): boolean => /^\d$/.test(column.lemmas.at(-1) ?? '');
  const full = table.columns.filter(
    (column) =>
      column.lemmas.length > 0 &&
      (isName(column.lemmas, lemmas, lowers) ||
        // Of two columns with one header the second was numbered.
        (isTwin(column) && isName(column.lemmas.slice(0, -1), lemmas, lowers))),
  );
  if (full.length > 0 && !(isClosed && lowers[0] !== 'total'))
    return { from, to, columns: full, isFull: true };
  if (isClosed) return null;
  const content = lemmas.filter((lemma) => !bindingWords.has(lemma));
  const inside = table.nouns === null ? columnsHolding(table, lemmas) : [];
  if (content.length > 1 && inside.length > 0) return { from, to, columns: inside, isFull: false };
  if (content.length === 0 || content.length < said.length) return null;
  const links = table.model.columnIndex.get(lemmas.join(' ')) ?? [];
  // "delays" are no minutes of delay.
  if (links.some(({ source }) => source === 'singular')) return null;
  const linked = links.filter(({ score }) => score >= 0.7);
  const byIndex = table.columns.filter((column) =>
    linked.some((link) => link.column.ref.column === column.ref.column),
  );
  if (byIndex.length > 0) return { from, to, columns: byIndex, isFull: false };
  const byWords = table.columns.filter((column) => content.every((lemma) => column.lemmas.includes(lemma)));
  return byWords.length > 0 && (content[0]?.length ?? 0) > 2
    ? { from, to, columns: byWords, isFull: false }
    : null;
}

/** "number of voters" of a header "Number of voters (2009)": word for word, from a word that means something to another. */
function columnsHolding({ columns }: RowTable, lemmas: string[]): RowColumn[] {
  if (bindingWords.has(lemmas[0] ?? '') || bindingWords.has(lemmas.at(-1) ?? '')) return [];
  return columns.filter((column) => ` ${column.lemmas.join(' ')} `.includes(` ${lemmas.join(' ')} `));
}

const uncounted = new Set(
  'first last second third next many much several few same every each any some all long this that of at over'.split(
    ' ',
  ),
);

/** "her time", "the highest percentage": a measure that a header may be called by; not "how many times", nor "the first time". */
function namesMeasure(tokens: Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  if (word === 'percentage' || word === 'percent') return true;
  return word === 'time' && !uncounted.has(tokens[at - 1]?.lower ?? '');
}

const ordinalNames = 'first second third fourth fifth'.split(' ');

/** "first runner-up" of a header "1st Runner-up". */
function ordinalOf(word: string): string {
  const at = ordinalNames.indexOf(word);
  return at < 0 ? word : (['1st', '2nd', '3rd', '4th', '5th'][at] ?? word);
}

function isName(header: string[], lemmas: string[], lowers: string[]): boolean {
  const name = header.join(' ');
  const plain = header.map(ordinalOf).join(' ');
  return name === lemmas.join(' ') || plain === lemmas.join(' ') || name === lowers.map(lemmaOf).join(' ');
}
