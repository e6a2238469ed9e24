import type { ColumnLink, SemanticModel } from '../model/semantic-model.ts';
import { valueWords } from '../model/value-index.ts';
import { lemmaOf } from '../text/lemmas.ts';
import type { Token } from '../text/tokens.ts';

/** `the stalls of "Ida Kiln"`: a quotation that no cell holds, but the first and the last name of a table do, is these two words. */
export function withQuotedNames(model: SemanticModel, tokens: Token[]): Token[] {
  if (!tokens.some(({ kind }) => kind === 'quoted')) return tokens;
  return tokens.flatMap((token) => (isNameOfTwo(model, token) ? wordsOf(token) : [token]));
}

function isNameOfTwo(model: SemanticModel, { kind, text }: Token): boolean {
  if (kind !== 'quoted' || model.values.byPhrase.has(valueWords(text).join(' '))) return false;
  const [one, two, ...more] = text.trim().split(/\s+/);
  if (one === undefined || two === undefined || more.length > 0) return false;
  const inFirst = tablesNaming(model, 'first name', one);
  const inLast = tablesNaming(model, 'last name', two);
  const turned = tablesNaming(model, 'last name', one).intersection(tablesNaming(model, 'first name', two));
  return inFirst.intersection(inLast).size + turned.size > 0;
}

/** The tables whose column of that name holds the word. */
function tablesNaming({ columnIndex, values }: SemanticModel, name: string, word: string): Set<string> {
  const bearers = values.byPhrase.get(valueWords(word).join(' ')) ?? [];
  const isBorneBy = ({ column: { ref } }: ColumnLink): boolean =>
    bearers.some(({ column }) => column.table === ref.table && column.column === ref.column);
  return new Set((columnIndex.get(name) ?? []).filter(isBorneBy).map(({ column }) => column.ref.table));
}

function wordsOf(token: Token): Token[] {
  const inside = token.start + 1;
  return [...token.text.matchAll(/\S+/g)].map((match) => {
    const [text] = match;
    const lower = text.toLowerCase();
    const start = inside + match.index;
    return { ...token, kind: 'word', text, lower, lemma: lemmaOf(lower), start, end: start + text.length };
  });
}
