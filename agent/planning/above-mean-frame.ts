import { canLookUp } from '../model/join-paths.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { addGroups } from './aggregate-frame.ts';
import { nounAssumptions } from './assumptions.ts';
import { applyConditions } from './conditions.ts';
import { countOf, type Draft, emptyDraft, isRefusal, measureOn, type Refusal, refuse } from './draft.ts';
import { tableNameOf } from './nouns.ts';
import type { GroupTerm, Noun, Parts } from './parts.ts';

/**
 * "months with above average revenue", "how many customers place more orders than the average customer": groups set against what the groups
 * come to on average, listed or counted. Null where no groups are compared so.
 */
export function aboveMeanFrame(model: SemanticModel, said: Parts): Draft[] | Refusal | null {
  const unit = unitOf(said);
  // "how many countries have above average revenue": counted, they are not listed as `having-frame.ts` does.
  const isCounting = said.asks.has('howMany') || said.measures.some(({ aggregate }) => aggregate === 'count');
  const found = unit || isCounting ? said.filters.find(({ kind }) => kind === 'aboveAverage') : undefined;
  const filter = unit || isOfOthers(said, found) ? found : undefined;
  const [mean, ...more] = said.aboveMeans;
  if (!mean && filter?.kind !== 'aboveAverage') return null;
  const unclear = refuse('It is not clear of which groups the average is meant.');
  const isShaped =
    said.ranks.length +
      said.sorts.length +
      said.withouts.length +
      said.countFilters.length +
      said.byMeasures.length >
    0;
  const marks = [...said.marks.keys()].filter((mark) => mark !== 'rows');
  if (isShaped || more.length > 0 || marks.length > 0 || said.unitCounts.length > 0) return unclear;
  if (mean && filter) return unclear;
  const [count, ...measures] = said.measures;
  const counted = count?.aggregate === 'count' && count.noun ? count.noun : null;
  if (measures.length > 0 || (count && !counted)) return unclear;
  const others = said.nouns.filter((noun) => noun !== counted);
  const [target, ...rest]: GroupTerm[] = unit ? [unit] : [...(counted ? [counted] : []), ...others];
  if (!target || rest.length > 0 || (unit && others.length > 0)) return unclear;
  if (!unit && said.groups.length > 0) return unclear;
  const asks = said.asks.difference(new Set(['which', 'what', 'show', 'who', 'howMany', 'when']));
  if (asks.size > 0) return unclear;
  const isAverage = filter?.kind === 'aboveAverage' && !filter.total;
  const of: Noun | null = mean?.of ?? null;
  const column = of?.kind === 'column' ? of.column : isAverage ? filter.column : null;
  if (filter && !isAverage) return unclear;
  if (column && column.profile.role !== 'additive') return unclear;
  const table = of?.kind === 'table' ? of.table.sqlName : column?.ref.table;
  const own =
    target.kind === 'table'
      ? target.table.sqlName
      : target.kind === 'column'
        ? target.column.ref.table
        : null;
  // Of a thing's own rows there is nothing to add up.
  if (
    !table ||
    (target.kind === 'table' && (own === table || !canLookUp(model, table, target.table.sqlName)))
  )
    return unclear;
  const operator = mean?.operator ?? (filter?.kind === 'aboveAverage' ? filter.operator : '>');
  const draft: Draft = {
    ...emptyDraft('aggregate'),
    measures: [column ? measureOn('sum', column.ref) : countOf(table)],
    having: { operator, value: 0, isOfMean: true },
    ...(said.asks.has('howMany') || counted ? { overGroups: 'count' as const } : {}),
    assumptions: nounAssumptions(model, [of]),
  };
  const grouped = addGroups(model, [target], draft);
  if (isRefusal(grouped)) return grouped;
  const conditions = {
    ...said,
    filters: said.filters.filter((part) => part !== filter),
    groups: [],
    nouns: [],
    measures: [],
  };
  const done = applyConditions(model, conditions, grouped, null);
  return isRefusal(done) ? done : [done];
}

/** The only group is a unit of time that is asked for. */
function unitOf({ groups }: Parts): Extract<GroupTerm, { kind: 'grain' }> | null {
  const [group, ...more] = groups;
  const [term, ...terms] = group?.terms ?? [];
  return group?.via === 'each' && more.length + terms.length === 0 && term?.kind === 'grain' ? term : null;
}

/** What is compared stands in rows of another table than the things that are counted. */
function isOfOthers({ nouns, measures }: Parts, filter: Parts['filters'][number] | undefined): boolean {
  const [thing] = [...measures.flatMap(({ noun }) => noun ?? []), ...nouns];
  if (filter?.kind !== 'aboveAverage' || filter.total || !thing || filter.column.profile.role !== 'additive')
    return false;
  return tableNameOf(thing) !== filter.column.ref.table;
}
