import { moneyMoved, onlyTakings } from '../model/default-measure.ts';
import { rowAmount } from '../model/row-amounts.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import { tableNameOf } from './nouns.ts';
import type { GroupTerm, Parts, RankPart } from './parts.ts';
import type { Ranking } from './rankings.ts';

/** "who gave the most", "largest gift": the verb, or the row itself, says that the one amount of the rows is meant. */
export function saidMoney(
  model: SemanticModel,
  parts: Parts,
  rank: RankPart,
  target: GroupTerm,
): Ranking['assumed'] {
  if (target.kind === 'grain' || rank.kind !== 'word') return null;
  const table = tableOf(model, tableNameOf(target));
  if (target.kind === 'table' && rank.style === 'superlative') {
    const chosen = rowAmount(model, table, target.link.phrase);
    return chosen ? { chosen, others: [] } : null;
  }
  // "our best server", "which depot is doing best": by the one amount that comes in, which the answer tells as an assumption.
  if (rank.style === 'best' && target.kind === 'column' && model.tables.size === 1) {
    const chosen = onlyTakings(model, table);
    return chosen ? { chosen, others: [] } : null;
  }
  if (parts.moneyVerb === null || rank.style !== 'most') return null;
  const chosen = moneyMoved(model, [table], parts.moneyVerb);
  return chosen ? { chosen, others: [] } : null;
}
