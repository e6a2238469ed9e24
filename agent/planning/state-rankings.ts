import { countOf, type Refusal, refuse } from './draft.ts';
import type { GroupTerm, Noun, Parts, RankPart } from './parts.ts';
import type { Ranking } from './rankings.ts';

/** "most orders", "most returned orders": between the word and what is counted stands nothing but conditions on it. */
export function isRightBehind({ filters }: Parts, rank: RankPart, noun: GroupTerm): boolean {
  let at = rank.to;
  for (
    let next = filters.find(({ from }) => from === at);
    next && at !== noun.from;
    next = filters.find(({ from }) => from === at)
  )
    at = next.to;
  return at === noun.from;
}

/** "the most cancelled room type": the one whose rows are most often in that state, and never the one of the most money. */
export function stateRanking({ filters }: Parts, rank: RankPart, target: GroupTerm): Ranking[] | Refusal {
  const state = filters.find(({ from }) => from === rank.to);
  const [value] = state?.kind === 'values' && !state.negated ? state.values : [];
  const isOfThing = target.kind === 'table' && target.table.sqlName === value?.column.table;
  if (!value || isOfThing) return refuse('It is not clear what is counted.');
  const measure = countOf(value.column.table);
  return [{ target, metric: { kind: 'measure', measure }, score: 0, assumed: null, shown: null }];
}

/** "which month had the most orders" ranks the months, "most orders by channel" the channels; other things stand behind the word. */
export function isUnitRanked(
  parts: Parts,
  rank: Extract<RankPart, { kind: 'word' }>,
  units: GroupTerm[],
  things: Noun[],
): boolean {
  const [unit, ...moreUnits] = units;
  const [thing, ...more] = things;
  if (!unit || moreUnits.length > 0 || !thing || !isRightBehind(parts, rank, thing)) return false;
  return unit.kind === 'grain' || (rank.style === 'most' && thing.kind === 'table' && more.length === 0);
}
