import { isDatePart } from '../dates/day-parts.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import type { Parts } from './parts.ts';

/** "cumulative revenue by month", "running total of orders": counts and totals added up from period to period. */
export function runningFrame(model: SemanticModel, parts: Parts): Draft[] | Refusal {
  if (parts.ranks.length + parts.sorts.length > 0) return refuse('A running total has its own order.');
  const drafts = aggregateFrame(model, parts);
  if (isRefusal(drafts)) return drafts;
  const run = drafts.flatMap((draft) => {
    if (draft.grain === null || isDatePart(draft.grain.grain)) return [];
    const isAdded = draft.measures.every(
      ({ aggregate, column, per }) =>
        per === null && (aggregate === 'sum' || (aggregate === 'count' && column === null)),
    );
    return isAdded ? [running(draft)] : [];
  });
  return run.length > 0
    ? run
    : refuse('Only counts and totals can be added up, from one period to the next.');
}

/** Each group runs by itself, behind its periods; the groups lead, so that each can be followed. */
function running(draft: Draft): Draft {
  const groups = draft.dimensions.length;
  return {
    ...draft,
    isRunning: true,
    ...(groups > 0 ? { within: groups, isGrainRanked: true as const } : {}),
  };
}
