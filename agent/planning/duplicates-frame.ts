import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import { applyConditions } from './conditions.ts';
import { countOf, type Draft, emptyDraft, isRefusal, type Refusal, refuse } from './draft.ts';
import { tableNameOf } from './nouns.ts';
import type { Parts } from './parts.ts';

/** "how many customer names occur more than once", "duplicate names": the values that several rows have, or how many of them there are. */
export function duplicatesFrame(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  const [duplicate, ...more] = parts.duplicates;
  const isShaped =
    parts.measures.length + parts.groups.length + parts.ranks.length + parts.sorts.length + parts.marks.size >
    0;
  const asks = parts.asks.difference(new Set(['howMany', 'which', 'what', 'show']));
  if (!duplicate || more.length > 0 || isShaped || asks.size > 0)
    return refuse('It is not clear which values occur more than once.');
  const { ref } = duplicate.column;
  if (parts.nouns.some((noun) => noun.kind === 'column' || tableNameOf(noun) !== ref.table))
    return refuse('It is not clear whose values occur more than once.');
  const draft: Draft = {
    ...emptyDraft('aggregate'),
    measures: [countOf(ref.table)],
    dimensions: [{ column: ref, grain: null, key: null }],
    having: { operator: '>', value: 1 },
    where: [{ kind: 'missing', column: ref, negated: true }],
    assumptions: duplicate.isByName
      ? [
          {
            kind: 'duplicates',
            chosen: `${tableOf(model, ref.table).name} with the same ${duplicate.column.label}`,
            options: [],
          },
        ]
      : [],
    ...(parts.asks.has('howMany') ? { overGroups: 'count' as const } : {}),
  };
  const done = applyConditions(model, { ...parts, nouns: [] }, draft, null);
  return isRefusal(done) ? done : [done];
}
