import type { Catalog, CatalogTable } from '#kernel/catalog.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';

/** Words that say "of these data", and never stand for a value: "in the Sales sheet". */
const tableWords = ['table', 'sheet', 'worksheet', 'tab'];
const sourceWords = ['file', 'source', 'data source', 'dataset', 'workbook', 'spreadsheet', 'upload', 'data'];
export const scopeNouns = new Set([...tableWords, ...sourceWords].map(lemmaOf));

const prepositions = new Set(['in', 'from', 'of', 'for', 'on', 'using', 'within', 'inside', 'at', 'with']);
const articles = new Set(['the', 'my', 'our', 'this', 'that', 'your']);

/** Where a question says to look, and what remains of it. */
export interface ScopedQuestion {
  /** The tables that may be read. */
  tables: CatalogTable[];
  /** Set where single tables were named: the rows counted or listed must be theirs. */
  roots: Set<string> | null;
  /** The question without the words of the scope. */
  rest: Token[];
  /** The question in which the name alone stands for the words of the scope, as in "show the Sales table". */
  named: Token[];
}

interface Name {
  words: string[];
  table: CatalogTable | null;
  sourceId: string;
}

/** The question with what may be named in it. */
interface Ground {
  tokens: Token[];
  /** The words of each token in the form in which names are compared. */
  words: string[][];
  names: Name[];
  /** The number of words of the longest name. */
  longest: number;
}

interface Found {
  from: number;
  to: number;
  nameFrom: number;
  nameTo: number;
  names: Name[];
}

/** The scope that a question names by a table or a source of the catalog; null where it names none. */
export function readScope(catalog: Catalog, tokens: Token[]): ScopedQuestion | null {
  const names = namesOf(catalog);
  const ground: Ground = {
    tokens,
    words: tokens.map((token) => lemmasOf(token.text)),
    names,
    longest: Math.max(0, ...names.map((name) => name.words.length)),
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const found = scopeAt(ground, at);
    if (!found) continue;
    const named = found.names.flatMap((name) => name.table ?? []);
    const sources = new Set(found.names.map((name) => name.sourceId));
    return {
      tables: catalog.tables.filter((table) => sources.has(table.dataSourceId)),
      roots: named.length > 0 ? new Set(named.map((table) => table.sqlName)) : null,
      rest: [...tokens.slice(0, found.from), ...tokens.slice(found.to)],
      named: [
        ...tokens.slice(0, found.from),
        ...tokens.slice(found.nameFrom, found.nameTo),
        ...tokens.slice(found.to),
      ],
    };
  }
  return null;
}

function namesOf(catalog: Catalog): Name[] {
  const sources = new Map(catalog.tables.map((table) => [table.dataSourceId, table.dataSourceName]));
  return [
    ...[...sources].flatMap(([sourceId, name]) =>
      [name, plainName(name)].map((text) => ({ words: lemmasOf(text), table: null, sourceId })),
    ),
    ...catalog.tables.map((table) => ({
      words: lemmasOf(table.name),
      table,
      sourceId: table.dataSourceId,
    })),
  ].filter((name) => name.words.length > 0);
}

function lemmasOf(name: string): string[] {
  return wordsOfName(name).map(lemmaOf);
}

/** A source that is a file is also called without its ending. */
function plainName(name: string): string {
  return name.replace(/\.(xlsx?|csv|tsv|json|jsonl|parquet|ods|txt)$/i, '');
}

function scopeAt(ground: Ground, from: number): Found | null {
  const { tokens } = ground;
  const hasPreposition = prepositions.has(tokens[from]?.lower ?? '');
  let start = hasPreposition ? from + 1 : from;
  while (articles.has(tokens[start]?.lower ?? '')) start += 1;
  return (
    wordThenName(ground, from, start) ??
    nameThenWord(ground, from, start, hasPreposition) ??
    bareSource(ground, from, start, hasPreposition)
  );
}

/** "in the sheet Sales", "from the file called 'field sales'". */
function wordThenName(ground: Ground, from: number, start: number): Found | null {
  const { tokens } = ground;
  const word = scopeWordAt(tokens, start);
  if (!word) return null;
  let nameFrom = word.to;
  while (['called', 'named', ':', 'of'].includes(tokens[nameFrom]?.lower ?? '')) nameFrom += 1;
  const name = longestName(ground, nameFrom, word.isTable);
  return name ? { from, to: skipColon(tokens, name.to), nameFrom, nameTo: name.to, names: name.names } : null;
}

/** "for the Sales table", "in the field sales data"; "data" needs a preposition, since "sales data" may be what is asked for. */
function nameThenWord(ground: Ground, from: number, start: number, hasPreposition: boolean): Found | null {
  const { tokens } = ground;
  for (let to = tokens.length; to > start; to -= 1) {
    const word = scopeWordAt(tokens, to);
    if (!word || (tokens[to]?.lower === 'data' && word.to === to + 1 && !hasPreposition)) continue;
    const matching = exactNames(ground, start, to, word.isTable);
    if (matching.length > 0)
      return { from, to: skipColon(tokens, word.to), nameFrom: start, nameTo: to, names: matching };
  }
  return null;
}

/** "the number of field sales" counts them, and says not where to look. */
const countingHeads = new Set(['number', 'count', 'total', 'sum', 'share', 'percentage']);

/** "in the sample company", "field sales: total amount". One plain word might be any noun, so it needs a colon. */
function bareSource(ground: Ground, from: number, start: number, hasPreposition: boolean): Found | null {
  const { tokens } = ground;
  const isCounted = tokens[from]?.lower === 'of' && countingHeads.has(tokens[from - 1]?.lower ?? '');
  const found = isCounted ? null : longestName(ground, start, false);
  if (!found) return null;
  const hasColon = tokens[found.to]?.lower === ':' && from === 0;
  const isDistinctive = found.to - start > 1 && found.names.some((name) => name.table === null);
  if (!hasColon && !(hasPreposition && isDistinctive)) return null;
  return { from, to: skipColon(tokens, found.to), nameFrom: start, nameTo: found.to, names: found.names };
}

function scopeWordAt(tokens: Token[], at: number): { to: number; isTable: boolean } | null {
  const word = tokens[at]?.lemma ?? '';
  if (tokens[at]?.kind !== 'word') return null;
  if (word === 'data' && tokens[at + 1]?.lemma === 'source') return { to: at + 2, isTable: false };
  if (tableWords.includes(word)) return { to: at + 1, isTable: true };
  return sourceWords.includes(word) ? { to: at + 1, isTable: false } : null;
}

function longestName(ground: Ground, from: number, isTable: boolean): { to: number; names: Name[] } | null {
  for (let to = ground.tokens.length; to > from; to -= 1) {
    const matching = exactNames(ground, from, to, isTable);
    if (matching.length > 0) return { to, names: matching };
  }
  return null;
}

/** What is called exactly so. A table word prefers tables, a source word sources; each falls back on the other. */
function exactNames(ground: Ground, from: number, to: number, isTable: boolean): Name[] {
  if (ground.tokens[to - 1]?.kind === 'symbol') return [];
  const words: string[] = [];
  for (let at = from; at < to; at += 1) {
    words.push(...(ground.words[at] ?? []));
    if (words.length > ground.longest) return [];
  }
  const matching = ground.names.filter(
    (name) => name.words.length === words.length && name.words.every((word, index) => word === words[index]),
  );
  const preferred = matching.filter((name) => (name.table !== null) === isTable);
  return preferred.length > 0 ? preferred : matching;
}

function skipColon(tokens: Token[], at: number): number {
  return [':', ','].includes(tokens[at]?.lower ?? '') ? at + 1 : at;
}
