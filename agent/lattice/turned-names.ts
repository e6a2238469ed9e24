import type { SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import type { Span } from './lattice.ts';

/** Heads that count or add up what follows "of": "number of orders" is no order number. */
const countingHeads = new Set(
  'number count total sum average mean median share percentage percent rate maximum minimum amount value'.split(
    ' ',
  ),
);
const articles = new Set(['the', 'a', 'an', 'our', 'their', 'each', 'all']);
const longestModifier = 2;

/** "annual licence cost" of a table of licences: the noun of the rows stands inside the name Annual Cost. */
export function partedNames(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const [first, row, last] = tokens.slice(at, at + 3).map(({ lemma }) => lemma);
  if (first === undefined || last === undefined || !model.tableIndex.has(row ?? '')) return [];
  const tables = new Set((model.tableIndex.get(row ?? '') ?? []).map(({ table }) => table.sqlName));
  const links = (model.columnIndex.get(`${first} ${last}`) ?? []).filter(
    ({ source, score, column }) => source === 'name' && score >= 0.95 && tables.has(column.ref.table),
  );
  return links.length > 0 ? [{ kind: 'column', links, to: at + 3 }] : [];
}

/** "reasons for delays", "type of the donor": a column called by its words the other way round, as its header has them. */
export function turnedNames(model: SemanticModel, tokens: Token[], at: number): Span[] {
  const head = tokens[at];
  const link = tokens[at + 1]?.lower ?? '';
  if (head?.kind !== 'word' || countingHeads.has(head.lemma) || !['of', 'for', 'behind'].includes(link))
    return [];
  const from = articles.has(tokens[at + 2]?.lower ?? '') ? at + 3 : at + 2;
  return Array.from({ length: longestModifier }, (_, index) => from + index + 1).flatMap((to): Span[] => {
    const modifier = tokens.slice(from, to);
    if (modifier.length < to - from || modifier.some(({ kind }) => kind !== 'word')) return [];
    const name = [...modifier, head].map(({ lemma }) => lemma).join(' ');
    const links = (model.columnIndex.get(name) ?? []).filter(
      ({ source, score }) => source === 'name' && score >= 0.95,
    );
    return links.length > 0 ? [{ kind: 'column', links, to }] : [];
  });
}
