import type { SemanticModel } from '../model/semantic-model.ts';
import { busyUnit } from './busy-units.ts';
import { countOf, type Refusal, refuse } from './draft.ts';
import type { Parts, RankPart } from './parts.ts';
import type { Ranking } from './rankings.ts';

/** "the most common city of the customers": what stands beside the word is counted by its rows. */
export function commonRanking(model: SemanticModel, parts: Parts, rank: RankPart): Ranking[] | Refusal {
  const unclear = refuse('It is not clear what should be counted.');
  const busy = busyUnit(model, parts);
  if (busy) return busy;
  if (parts.measures.length + parts.byMeasures.length + parts.groups.length > 0) return unclear;
  const target = parts.nouns.find((noun) => noun.from === rank.to) ?? parts.nouns[0];
  const [counted, ...more] = parts.nouns.filter((noun) => noun !== target);
  if (!target || more.length > 0 || (counted && counted.kind !== 'table')) return unclear;
  if (target.kind === 'table') {
    const events = counted ? [counted.table.sqlName] : eventTables(model, target.table.sqlName);
    const [only, ...others] = events;
    if (only === undefined || others.length > 0) return unclear;
    return [
      { target, metric: { kind: 'measure', measure: countOf(only) }, score: 0, assumed: null, shown: null },
    ];
  }
  const isElsewhere = counted !== undefined && counted.table.sqlName !== target.column.ref.table;
  if (isElsewhere && rank.to !== target.from) return unclear;
  return [
    {
      target,
      metric: { kind: 'measure', measure: countOf(counted?.table.sqlName ?? null) },
      score: 0,
      assumed: null,
      shown: null,
    },
  ];
}

/** The tables whose rows point at this one. */
function eventTables(model: SemanticModel, table: string): string[] {
  return [
    ...new Set(
      model.catalog.relations
        .filter((relation) => relation.toTable === table)
        .map((relation) => relation.fromTable),
    ),
  ];
}
