import { oncePerCatalog } from '../model/once-per-catalog.ts';
import type { ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import { wordsOfName } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

/** Said right before what is to be added up: the number behind it is the name of a column, where one is called so. */
const takings = new Set(
  'total sum average mean median highest lowest maximum minimum max min avg of'.split(' '),
);

/**
 * Headers with signs in them, with digits behind letters (`q1`) or of digits alone (`2022`), by their first word: those that the words of a name
 * alone do not find again in a sentence.
 */
const signedHeaders = oncePerCatalog(
  (model): ReadonlyMap<string, { column: ModelColumn; words: string[] }[]> =>
    Map.groupBy(
      [...model.columns.values()].flatMap((column) => {
        const words = wordsOfName(column.ref.column);
        const isSigned = /[^\p{L}\p{N}\s_]|\p{L}\d/u.test(column.ref.column) && words.length > 1;
        return isSigned || isBareYear(column.ref.column) ? [{ column, words }] : [];
      }),
      ({ words }) => words[0] ?? '',
    ),
);

/** A header typed as it stands, with its colon, dash or brackets, or in quotation marks. */
export function writtenHeaders(model: SemanticModel, tokens: readonly Token[], at: number): Span[] {
  const opening = tokens[at];
  if (!opening) return [];
  const [first = ''] = wordsOfName(opening.text);
  const found = (signedHeaders(model).get(first) ?? []).flatMap(({ column, words }) => {
    const to = isBareYear(column.ref.column) && !isTaken(tokens, at) ? null : endOf(words, tokens, at);
    return to === null ? [] : [{ column, to }];
  });
  const longest = Math.max(0, ...found.map(({ to }) => to));
  const links = found.flatMap(({ column, to }) =>
    to === longest ? [{ column, score: 1, source: 'name' as const, phrase: column.lemmas.join(' ') }] : [],
  );
  return links.length > 0 ? [{ kind: 'column', links, to: longest }] : [];
}

function isBareYear(name: string): boolean {
  return /^(?:19|20)\d\d$/.test(name.trim());
}

/** "total 2022", "2022 by region"; not "sales in 2022", which is a time. */
function isTaken(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.lower;
  return takings.has(tokens[at - 1]?.lower ?? '') || (at === 0 && (next === 'by' || next === 'per'));
}

/** Where all words of a header were said in their order; signs that it has stand anywhere between them. */
function endOf(words: readonly string[], tokens: readonly Token[], at: number): number | null {
  let said = 0;
  for (let next = at; next < tokens.length; next += 1) {
    const token = tokens[next];
    if (!token) return null;
    const own = wordsOfName(token.text);
    if (own.length === 0 && said > 0) continue;
    if (own.length === 0 || !own.every((word, index) => word === words[said + index])) return null;
    said += own.length;
    if (said === words.length) return closedAt(tokens, next + 1, at);
  }
  return null;
}

/** A closing bracket belongs to what it closes. */
function closedAt(tokens: readonly Token[], to: number, from: number): number {
  const isOpen = tokens.slice(from, to).some(({ lower }) => lower === '(' || lower === '[');
  return isOpen && [')', ']'].includes(tokens[to]?.lower ?? '') ? to + 1 : to;
}
