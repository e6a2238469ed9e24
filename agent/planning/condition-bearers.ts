import { canLookUp } from '../model/join-paths.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { tableNameOf } from './nouns.ts';
import type { Parts } from './parts.ts';

const prepositions = new Set(['from', 'of', 'by', 'for', 'to']);

/**
 * "the biggest order from a customer in Japan", "the last order date of the product Anvil": the one customer only bears the condition, and is neither
 * ranked nor told. Rows that have just one of them need no word for it.
 */
export function withoutBearers(model: SemanticModel, parts: Parts, tokens: readonly Token[]): Parts {
  const isBorne = (table: string, to: number, isNamed: boolean): boolean =>
    parts.filters.some(
      (filter) =>
        filter.kind === 'values' &&
        !filter.negated &&
        filter.from >= to &&
        filter.from <= (isNamed ? to : to + 1) &&
        (!isNamed || filter.values.length === 1) &&
        filter.values.every(({ column }) => column.table === table),
    );
  const nouns = parts.nouns.filter((noun, index) => {
    const article = [noun.from, noun.from - 1].find((at) => ['a', 'an'].includes(tokens[at]?.lower ?? ''));
    if (noun.kind !== 'table') return true;
    const isNamed = [noun.from, noun.from - 1].some((at) => tokens[at]?.lower === 'the');
    const isFrom = tokens[noun.from - 1]?.lower === 'from' || isNamed;
    const isBehind = article === undefined ? isFrom : prepositions.has(tokens[article - 1]?.lower ?? '');
    const { sqlName } = noun.table;
    const isOfRows = parts.nouns.some(
      (other, at) =>
        at < index && tableNameOf(other) !== sqlName && canLookUp(model, tableNameOf(other), sqlName),
    );
    return !(isBehind && isOfRows && isBorne(sqlName, noun.to, isNamed));
  });
  return { ...parts, nouns };
}
