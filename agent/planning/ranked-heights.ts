import { clearMoneyMeasure } from '../model/default-measure.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { measureOn, type Refusal, refuse } from './draft.ts';
import type { GroupTerm, Noun, Parts, RankPart } from './parts.ts';
import type { Ranking } from './rankings.ts';
import { isRightBehind } from './state-rankings.ts';

/** Rows that are called after their money. */
const money = new Set(
  'sale sales expense cost spending payment purchase donation revenue income expenditure'.split(' '),
);

/**
 * "the highest costs", "the lowest grade": of rows that hold amounts, or a column of their own name, a height is no number
 * of rows. It is their money, where they are called after it, and else not clear. Null where a number of rows may be meant.
 */
export function heightRanking(
  model: SemanticModel,
  parts: Parts,
  target: GroupTerm,
  counted: Extract<Noun, { kind: 'table' }>,
  rank: RankPart,
): Ranking[] | Refusal | null {
  if (rank.kind !== 'word' || rank.style !== 'superlative' || !isRightBehind(parts, rank, counted))
    return null;
  const { name, sqlName, profile } = counted.table;
  const own = lemmasOfName(name).at(-1);
  const hasHeights = profile.columns.some(
    (column) =>
      ['additive', 'ratio', 'balance'].includes(column.role) || lemmasOfName(column.name).at(-1) === own,
  );
  if (!hasHeights) return null;
  const amount = money.has(own ?? '') ? clearMoneyMeasure(model, null) : null;
  if (amount?.chosen.ref.table !== sqlName)
    return refuse(`It is not clear which ${name} are meant: how many there are, or one of their columns.`);
  return [
    {
      target,
      metric: { kind: 'measure', measure: measureOn('sum', amount.chosen.ref) },
      score: -0.05,
      assumed: amount,
      shown: null,
    },
  ];
}
