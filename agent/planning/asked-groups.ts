import { columnOf, type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import type { Draft } from './draft.ts';
import { isMeasureColumn } from './nouns.ts';
import { isListed, type Noun, type Parts } from './parts.ts';

/** "client ids and the number of orders of each client": the clients are told by the ids that were asked for. */
export function keyedBy(
  model: SemanticModel,
  noun: Noun,
  { groups, nouns }: Parts,
  draft: Draft,
): Draft | null {
  const isOfGroups = groups.some(({ terms }) => terms.some(({ kind }) => kind !== 'grain'));
  if (noun.kind !== 'column' || !isOfGroups || noun.column.profile.role !== 'identifier') return null;
  const { ref, table: own } = noun.column;
  const isKeyOf = (table: string): boolean =>
    table === ref.table
      ? own.profile.key.join() === ref.column
      : model.catalog.relations.some(
          (relation) =>
            relation.fromTable === ref.table &&
            relation.fromColumn === ref.column &&
            relation.toTable === table,
        );
  const known = draft.dimensions.find(({ column, grain }) => grain === null && isKeyOf(column.table));
  if (!known) return null;
  const told = { ...known, column: ref, key: null };
  // "name, id and number of visits of each attraction": the name was asked for as well.
  const isAsked = nouns.some(
    (other) => other.kind === 'column' && sameColumn(other.column.ref, known.column),
  );
  if (isAsked && !sameColumn(ref, known.column)) return { ...draft, dimensions: [...draft.dimensions, told] };
  return { ...draft, dimensions: draft.dimensions.map((one) => (one === known ? told : one)) };
}

/** "all ages and the number of members": each age with how many there are, where nothing else is grouped by. */
export function isSteppedGroup(parts: Parts, noun: Noun): boolean {
  const [measure, ...more] = parts.measures;
  const isCounted = measure?.aggregate === 'count' && measure.noun?.kind === 'table' && more.length === 0;
  if (!isCounted || parts.groups.length > 0 || noun.kind !== 'column' || noun.from > measure.from)
    return false;
  const { profile } = noun.column;
  const isStepped = profile.type === 'integer' && profile.role === 'ratio' && profile.distinctCount <= 30;
  return isStepped && isListed(parts, noun, measure);
}

/** "teams by points" is their order, where nobody said "number of". */
export function isOfAmount(model: SemanticModel, { column }: Draft['dimensions'][number]): boolean {
  const own = columnOf(model, column);
  return isMeasureColumn(own) && own.profile.role === 'additive';
}
