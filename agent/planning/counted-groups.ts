import { canLookUp } from '../model/join-paths.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { type Draft, isRefusal } from './draft.ts';
import { havingFrame, isRepeating } from './having-frame.ts';
import type { Parts } from './parts.ts';

/**
 * "how many customers with an order count above 100", "number of products with a total quantity over 5000": the things that come to so much are
 * counted. Null where the bound is one of single rows, or none is named.
 */
export function countedGroups(model: SemanticModel, parts: Parts, tokens: readonly Token[]): Draft[] | null {
  const [count, amount, ...more] = parts.measures;
  const [number, ...others] = parts.filters.filter(({ kind }) => kind === 'number');
  const isShaped =
    parts.groups.length + parts.ranks.length + parts.sorts.length + parts.nouns.length + parts.marks.size > 0;
  if (count?.aggregate !== 'count' || !count.noun || more.length + others.length > 0 || isShaped) return null;
  // "how many customers bought more than five products".
  if (!number && !amount && parts.valueCounts.length === 1 && count.noun.kind === 'table')
    return counted(
      havingFrame(model, {
        ...parts,
        asks: new Set<string>(),
        measures: [],
        nouns: [{ ...count.noun, distinct: false, isAdded: false }],
      }),
    );
  if (number?.kind !== 'number' || number.isPercent || number.isOfOne) return null;
  const target = { ...count.noun, distinct: false, isAdded: false };
  const bare = { ...parts, asks: new Set<string>(), nouns: [target] };
  if (amount) {
    const isBound = number.column === null && amount.to <= number.from && number.from - amount.to <= 2;
    return isBound ? counted(havingFrame(model, { ...bare, measures: [amount] })) : null;
  }
  // "how many customers spent more than 10,000".
  const isMoved = number.column === null && parts.movedFrom === number.from && target.kind === 'table';
  if (isMoved) return counted(havingFrame(model, { ...bare, measures: [] }));
  // "how many products sold more than 5,000 units": what was sold of each of them in all.
  const { column } = number;
  // "how many products have sales above a million": no single order is called sales.
  const isOfMass = tokens
    .slice(Math.max(0, number.from - 2), number.to + 2)
    .some(({ lower }) => masses.has(lower));
  const isGroup =
    target.kind === 'table' ? parts.isDealt || isOfMass : isOfMass && isRepeating(target.column);
  const owner = target.kind === 'table' ? target.table.sqlName : target.column.ref.table;
  const isOfAll =
    isGroup &&
    column?.profile.role === 'additive' &&
    column.ref.table !== owner &&
    canLookUp(model, column.ref.table, owner);
  return isOfAll ? counted(havingFrame(model, { ...bare, measures: [] })) : null;
}

const masses = new Set(['revenue', 'sales', 'turnover', 'takings']);

function counted(found: ReturnType<typeof havingFrame>): Draft[] | null {
  return found === null || isRefusal(found)
    ? null
    : found.map((draft) => ({ ...draft, overGroups: 'count' as const }));
}
