import { lemmasOfName } from '../model/name-phrases.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { isDate } from './nouns.ts';
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

const endWords: Readonly<Record<string, 'max' | 'min'>> = { last: 'max', latest: 'max', first: 'min' };

/**
 * "when was the last count", "last visit by branch" of rows that each have a Last Count: of several rows the last one is meant, and no list of
 * the dates. Null of every other question.
 */
export function lastOfRows(parts: Parts): Parts | null {
  const [noun, ...more] = parts.nouns;
  if (noun?.kind !== 'column' || more.length > 0 || !isDate(noun.column)) return null;
  const aggregate = endWords[lemmasOfName(noun.column.profile.name)[0] ?? ''];
  const isPlain =
    parts.measures.length + parts.ranks.length + parts.sorts.length + parts.byMeasures.length === 0 &&
    parts.marks.size === 0 &&
    [...parts.asks].every((ask) => ask === 'when' || ask === 'what');
  const isAsked = parts.asks.has('when') || parts.groups.length > 0;
  return aggregate && isPlain && isAsked
    ? {
        ...parts,
        asks: new Set(),
        nouns: [],
        measures: [{ from: noun.from, to: noun.to, aggregate, noun, isHowMany: false }],
      }
    : null;
}
