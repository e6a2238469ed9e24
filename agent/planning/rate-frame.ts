import { type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import type { ColumnRef, Predicate } from '../plan.ts';
import { addGroups } from './aggregate-frame.ts';
import { applyConditions } from './conditions.ts';
import { countOf, type Draft, emptyDraft, isRefusal, type Refusal, refuse } from './draft.ts';
import { emptyParts } from './empty-parts.ts';
import { tableNameOf } from './nouns.ts';
import type { Parts, ResolvedFilter } from './parts.ts';

/**
 * "churn rate by plan": the part of the rows that meet the condition. Where a state has its opposite beside others that are still
 * open, as won, lost and in talks, the rate may be of all rows or of the decided ones; both readings stand.
 */
export function rateFrame(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  const [rate, ...more] = parts.rates;
  const isShaped =
    parts.ranks.length + parts.measures.length + parts.byMeasures.length + parts.sorts.length > 0;
  if (!rate || more.length > 0 || isShaped) return refuse('It is not clear what to do with the rate.');
  const condition = conditionOf(model, rate.filter);
  const table = condition === null ? null : tableOfPredicate(condition);
  if (condition === null || table === null) return refuse('It is not clear what the rate is a part of.');
  if (parts.nouns.some((noun) => tableNameOf(noun) !== table || noun.kind === 'column'))
    return refuse('It is not clear what the rate is a part of.');
  if (
    parts.filters.some(
      (filter) => filter.kind === 'values' && filter.values.some((value) => isOn(condition, value.column)),
    )
  )
    return refuse('It is not clear what the rate is a part of.');
  const measure = { ...countOf(table), where: [condition] };
  const base: Draft = {
    ...emptyDraft('aggregate'),
    measures: [measure],
    entity: table,
    share: 'of-condition',
  };
  const grouped = addGroups(
    model,
    parts.groups.flatMap((group) => group.terms),
    base,
  );
  if (isRefusal(grouped)) return grouped;
  const ofAll = applyConditions(model, { ...parts, rates: [] }, grouped, null);
  if (isRefusal(ofAll)) return ofAll;
  const opposite = rate.opposite ? conditionOf(model, rate.opposite) : null;
  if (opposite === null) return [ofAll];
  return [ofAll, { ...ofAll, where: [...ofAll.where, { kind: 'any', parts: [condition, opposite] }] }];
}

function conditionOf(model: SemanticModel, filter: ResolvedFilter): Predicate | null {
  const done = applyConditions(model, { ...emptyParts(), filters: [filter] }, emptyDraft('aggregate'), null);
  return isRefusal(done) ? null : (done.where[0] ?? null);
}

function isOn(predicate: Predicate, column: ColumnRef): boolean {
  return 'column' in predicate && sameColumn(predicate.column, column);
}

function tableOfPredicate(predicate: Predicate): string | null {
  return 'column' in predicate ? predicate.column.table : null;
}
