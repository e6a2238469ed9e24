import { tableOf } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { tableNameOf } from '../planning/nouns.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import type { Guard, Guarded } from './guard.ts';

const once = new Set('different distinct unique'.split(' '));

/**
 * "how many homes are on the Fernhill estate" where only the tenants call theirs a home: the different homes of the tenants leave out those that stand
 * empty, though nothing was said of tenants.
 */
export const onlyPointedTo: Guard = ({ lattice: { model, tokens }, parts, plan }) => {
  const column = onlyColumn(plan);
  if (!column || column.table !== plan.root) return null;
  const relation = model.relations.find(
    ({ fromTable, fromColumn }) => fromTable === column.table && fromColumn === column.column,
  );
  const target = relation ? tableOf(model, relation.toTable) : null;
  const profile = tableOf(model, plan.root).profile.columns.find(({ name }) => name === column.column);
  if (!target || !profile || profile.distinctCount >= target.profile.rowCount) return null;
  const isOfTarget = columnsOfPredicates(plan.where).every(({ table }) => table !== plan.root);
  const isSaidOnce = tokens.some(({ lower }) => once.has(lower));
  const isOfRoot = plan.where.some(({ kind }) => kind === 'related') || saysRoot(parts, plan);
  return isOfTarget && plan.where.length > 0 && !isSaidOnce && !isOfRoot
    ? `It is not clear whether all ${target.name} are meant, or only those that ${tableOf(model, plan.root).name} name.`
    : null;
};

/** The one column whose different values are counted or listed. */
function onlyColumn({ intent, measures, dimensions, select }: Guarded['plan']): ColumnRef | null {
  const [measure, ...moreMeasures] = measures;
  const [shown, ...moreShown] = select;
  if (intent === 'values') return shown && moreShown.length === 0 ? shown.column : null;
  const isAlone = moreMeasures.length === 0 && dimensions.length === 0;
  return isAlone && measure?.aggregate === 'countDistinct' ? measure.column : null;
}

/** The rows that point are spoken of themselves. */
function saysRoot(parts: Guarded['parts'], { root }: Guarded['plan']): boolean {
  return (
    parts.nouns.some((noun) => noun.kind === 'table' && tableNameOf(noun) === root) ||
    parts.dateVerbs.some(({ column }) => column.ref.table === root) ||
    parts.periods.some(({ column }) => column?.ref.table === root)
  );
}

/**
 * "members who have crewed on a trip" where crew and trips each point to a member and the crew is of a trip: asked apart, the trip could be another one,
 * of which the member is the skipper.
 */
export const relatedApart: Guard = ({ lattice: { model, tokens }, plan }) => {
  const some = plan.where.filter(
    (part) => part.kind === 'related' && part.operator === '>=' && part.value === 1,
  );
  const isTold = (table: string): boolean =>
    some.some((part) => part.kind === 'related' && part.table === table);
  const tied = model.relations.find(
    ({ fromTable, toTable }) => fromTable !== toTable && isTold(fromTable) && isTold(toTable),
  );
  const isListed = tokens.some(({ lower }) => ['and', 'both', ',', '&', 'also'].includes(lower));
  return tied && !isListed
    ? `It is not clear whether the ${tableOf(model, tied.toTable).name} of the ${tableOf(model, tied.fromTable).name} are meant, or others.`
    : null;
};

/** "teachers who charge more than the average rate": what somebody does is no amount that is added up. */
export const deedAsAmount: Guard = ({ lattice: { tokens }, parts, plan }) => {
  if (plan.intent !== 'aggregate' || plan.dimensions.length > 0) return null;
  const nouns = [...parts.nouns, ...parts.measures.flatMap(({ noun }) => noun ?? [])];
  const deed = nouns.find(
    ({ from, kind }) =>
      kind === 'column' && from > 1 && tokens[from - 1]?.lower === 'who' && tokens[from]?.kind === 'word',
  );
  return deed ? `It is not clear what is meant by "${tokens[deed.from]?.text}".` : null;
};
