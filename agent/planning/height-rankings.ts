import { lemmasWithoutUnits } from '../model/name-phrases.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Token } from '../text/tokens.ts';
import { isNumber } from './nouns.ts';
import type { GroupTerm, RankPart } from './parts.ts';
import type { Ranking } from './rankings.ts';

const heights = new Set('height elevation altitude'.split(' '));

/** "the highest mountain": how high its rows are, where one column of theirs says so. */
export function byHeight(
  model: SemanticModel,
  rank: RankPart,
  target: GroupTerm,
  tokens: readonly Token[],
): Ranking[] | null {
  const isHigh = tokens
    .slice(rank.from, rank.to)
    .some(({ lower }) => lower === 'highest' || lower === 'lowest');
  if (!isHigh || target.kind !== 'table') return null;
  const [only, ...more] = [...model.columns.values()].filter(
    (column) =>
      column.ref.table === target.table.sqlName &&
      isNumber(column) &&
      lemmasWithoutUnits(column.ref.column).some((word) => heights.has(word)),
  );
  if (!only || more.length > 0) return null;
  return [{ target, metric: { kind: 'column', column: only }, score: 0, assumed: null, shown: null }];
}
