import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import type { Noun, Parts } from './parts.ts';

/** Where something went, or came back from, has a date of its own. */
const otherWays = new Set('out off away back up leave go return finish end'.split(' '));

/** "when did HS72 XBH last come in": the rows that name it, where nothing else is named; told by the date that dates them. */
export function datedNouns(model: SemanticModel, parts: Parts, tokens: Token[]): Noun[] {
  const tables = new Set(
    parts.filters.flatMap((filter) =>
      filter.kind === 'values' && !filter.negated ? filter.values.map(({ column }) => column.table) : [],
    ),
  );
  const [name, ...more] = tables;
  const isOther = tokens.some(({ lower, lemma }) => otherWays.has(lower) || otherWays.has(lemma));
  const isBare = parts.nouns.length + parts.dateVerbs.length === 0 && parts.asks.has('when');
  if (!isBare || isOther || name === undefined || more.length > 0) return parts.nouns;
  const table = tableOf(model, name);
  const link = { table, score: 0.9, source: 'default' as const, phrase: 'row' };
  return [{ from: 0, to: 0, kind: 'table', table, link }];
}
