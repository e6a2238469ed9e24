import { canLookUp } from '../model/join-paths.ts';
import type { ModelColumn, SemanticModel } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { nounAssumptions } from './assumptions.ts';
import { applyConditions } from './conditions.ts';
import { countOf, type Draft, emptyDraft, isRefusal, measureOn, type Refusal, refuse } from './draft.ts';
import { isNumber } from './nouns.ts';
import type { Parts } from './parts.ts';

const owned = new Set(['correlation', 'versus', 'compare']);
const unclear = 'It is not clear between which two numbers the correlation is asked for.';

/**
 * "correlation between price and rating", "correlation of order count and revenue per customer": of the two numbers of each row, or of what
 * each group comes to. How many rows or groups have both is told beside it; what causes what is not.
 */
export function correlationFrame(model: SemanticModel, said: Parts): Draft[] | Refusal {
  const foreign = [...said.marks.keys()].find((mark) => !owned.has(mark));
  const others = said.ranks.length + said.sorts.length + said.tails.length + said.counts.length;
  if (foreign || others > 0 || said.asks.has('when') || said.asks.has('where') || said.asks.has('who'))
    return refuse(unclear);
  const parts: Parts = { ...said, asks: new Set(), marks: new Map() };
  return parts.groups.length > 0 ? overGroups(model, parts) : overRows(model, parts);
}

function overGroups(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  const drafts = aggregateFrame(model, parts);
  if (isRefusal(drafts)) return drafts;
  const paired = drafts.filter(
    ({ measures, dimensions, grain }) => measures.length === 2 && dimensions.length + (grain ? 1 : 0) === 1,
  );
  return paired.length > 0
    ? paired.map((draft) => ({ ...draft, overGroups: 'correlation' as const }))
    : refuse(unclear);
}

function overRows(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  const [first, second, ...more] = parts.nouns.filter((noun) => noun.kind === 'column');
  if (!first || !second || more.length + parts.measures.length > 0 || first.column === second.column)
    return refuse(unclear);
  if (![first, second].every(({ column }) => isNumber(column) && column.profile.role !== 'identifier'))
    return refuse('Only numbers can be correlated.');
  const pair = inOrder(model, first.column, second.column);
  if (!pair) return refuse('The two numbers do not stand in rows that belong together.');
  const [column, other] = pair;
  const tables = parts.nouns.flatMap((noun) => (noun.kind === 'table' ? [noun.table.sqlName] : []));
  // "unit price and quantity of orders" are those of the orders.
  if (tables.length > 0 && !tables.includes(column.ref.table)) return refuse(unclear);
  const hasBoth = [column, other].map(
    (own): Predicate => ({ kind: 'missing', column: own.ref, negated: true }),
  );
  const measure = { ...measureOn('corr', column.ref), other: other.ref };
  const counted = { ...countOf(column.ref.table), where: hasBoth };
  const draft: Draft = {
    ...emptyDraft('aggregate'),
    measures: [measure, counted],
    mentions: tables,
    assumptions: nounAssumptions(model, [first, second]),
  };
  const done = applyConditions(model, parts, draft, null);
  return isRefusal(done) ? done : [done];
}

/** The column whose rows each have one of the other comes first; its own table's column goes before one of the same name elsewhere. */
function inOrder(
  model: SemanticModel,
  first: ModelColumn,
  second: ModelColumn,
): [ModelColumn, ModelColumn] | null {
  if (first.ref.table === second.ref.table) return [first, second];
  const pair: [ModelColumn, ModelColumn] | null = canLookUp(model, first.ref.table, second.ref.table)
    ? [first, second]
    : canLookUp(model, second.ref.table, first.ref.table)
      ? [second, first]
      : null;
  if (!pair) return null;
  const [own, foreign] = pair;
  const hasNamesake = [...model.columns.values()].some(
    ({ ref, label }) => ref.table === own.ref.table && label === foreign.label,
  );
  return hasNamesake ? null : pair;
}
