import type { SemanticModel } from '../model/semantic-model.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal } from './draft.ts';
import type { Parts } from './parts.ts';

/**
 * "average number of customers per city": how many rows the groups of a kind have on average. Null where no rows are counted, or where what
 * stands behind "per" is a thing with rows of its own, by which `ratio-frame.ts` divides.
 */
export function meanOfCounts(model: SemanticModel, parts: Parts): Draft[] | Refusal | null {
  const [term, ...measures] = parts.measures;
  const [group, ...groups] = parts.groups;
  const [kind, ...kinds] = group?.terms ?? [];
  const others = [parts.nouns, parts.ranks, parts.sorts, parts.withouts, parts.countFilters, parts.formulas];
  const isAlone =
    measures.length + groups.length + kinds.length === 0 && others.every((list) => list.length === 0);
  const isOnAverage = parts.marks.has('onAverage');
  const isCounted =
    term?.noun?.kind === 'table' && (term.aggregate === 'avg' || (term.aggregate === 'count' && isOnAverage));
  const marks = [...parts.marks.keys()].filter((mark) => mark !== 'onAverage');
  if (!isAlone || !isCounted || marks.length > 0 || group?.via !== 'per' || kind?.kind !== 'column')
    return null;
  const { role, isUnique, nullCount } = kind.column.profile;
  if (!['category', 'place'].includes(role) || isUnique || nullCount > 0) return null;
  const drafts = aggregateFrame(model, {
    ...parts,
    marks: new Map(),
    measures: [{ ...term, aggregate: 'count', isHowMany: false }],
  });
  return isRefusal(drafts) ? drafts : drafts.map((draft) => ({ ...draft, overGroups: 'mean' as const }));
}
