import type { Draft } from './draft.ts';
import { alignPeriods } from './time.ts';

/** A running period is compared with the same days of the other one. */
export function alignDraft(draft: Draft, today: string): Draft {
  if (!draft.comparePeriods) return draft;
  const aligned = alignPeriods(draft.comparePeriods, today);
  const [first, second] = aligned;
  return {
    ...draft,
    saidPeriods: draft.comparePeriods,
    comparePeriods: aligned,
    comparisonLabels: [first.label, second.label],
  };
}
