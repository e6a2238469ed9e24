import { lookupPaths } from '../model/join-paths.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { columnOf, type SemanticModel, sameColumn, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import { namingColumns } from '../planning/conditions.ts';
import { tableNameOf } from '../planning/nouns.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import { shareRoot } from '../text/word-roots.ts';
import { type Guard, type Guarded, toldConditions } from './guard.ts';

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

const keyWords = new Set('id no nr num number code key ref by to of the'.split(' '));

/**
 * "members who went on a trip" where a trip names its skipper, and a table of its own says who crewed: nothing was said of skippers, and who only crewed
 * went on the trip as well.
 */
export const partNotSaid: Guard = ({ lattice: { model, tokens }, plan }) => {
  const related = toldConditions(plan).flatMap((part) =>
    part.kind === 'related' ? (lookupPaths(model, part.table, plan.root)[0]?.steps ?? []) : [],
  );
  const counted = plan.measures.flatMap(({ aggregate, column, per }) => [
    ...(aggregate === 'countDistinct' && column ? [column] : []),
    ...(per?.column ? [per.column] : []),
  ]);
  const pointed = counted.flatMap((from) =>
    model.relations
      .filter(({ fromTable, fromColumn }) => fromTable === from.table && fromColumn === from.column)
      .map(({ toTable, toColumn }) => ({ from, to: { table: toTable, column: toColumn } })),
  );
  for (const { from, to } of [...plan.joins, ...related, ...pointed]) {
    const words = columnOf(model, from).lemmas.filter((word) => !keyWords.has(word));
    const target = tableOf(model, to.table);
    const called = [target.name, ...target.profile.key].flatMap(lemmasOfName);
    const isPart = words.length > 0 && !words.some((word) => called.includes(word));
    const isSaid = tokens.some(({ lower, lemma }) =>
      words.some((word) => shareRoot(word, lemma) || shareRoot(word, lower)),
    );
    const other = model.relations.find(
      (one) =>
        one.toTable === to.table &&
        ![from.table, to.table].includes(one.fromTable) &&
        model.relations.some(
          ({ fromTable, toTable }) => fromTable === one.fromTable && toTable === from.table,
        ),
    );
    if (isPart && !isSaid && other)
      return `It is not clear whether ${columnOf(model, from).label} of ${tableOf(model, from.table).name} is meant, or the ${tableOf(model, other.fromTable).name}.`;
  }
  return null;
};

/** "refits led by each rigger": of a rigger there is one rigger, so the different ones are no number that anybody asks for. */
export const countedByItself: Guard = ({ lattice: { model }, plan }) => {
  const counted = plan.measures.find(
    ({ aggregate, column }) =>
      aggregate === 'countDistinct' &&
      column !== null &&
      plan.joins.some(
        ({ from, to }) =>
          sameColumn(from, column) &&
          plan.dimensions.some((one) => one.column.table === to.table && isName(model, one)),
      ),
  );
  return counted?.column
    ? `It is not clear what should be counted of ${columnOf(model, counted.column).label}.`
    : null;
};

/** Whether each row of the table is a group of its own. */
function isName(model: SemanticModel, { column, key }: Guarded['plan']['dimensions'][number]): boolean {
  return key !== null || namingColumns(model, column.table).some((name) => sameColumn(name, column));
}

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
