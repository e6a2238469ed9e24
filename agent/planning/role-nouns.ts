import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Parts } from './parts.ts';

type Listed = Parts['nouns'][number];

/**
 * "themes of the fairs with host towns of more than 1000 people": behind what is listed, a column that points to a town is spoken of as that town,
 * where only it does. Asked for first, it is the number that it holds.
 */
export function withRoleNouns(model: SemanticModel, parts: Parts): Parts {
  const [first, ...others] = parts.nouns;
  if (!first || others.length === 0) return parts;
  return { ...parts, nouns: [first, ...others.map((noun) => roleOf(model, parts, noun) ?? noun)] };
}

function roleOf(model: SemanticModel, { filters }: Parts, noun: Listed): Listed | null {
  if (noun.kind !== 'column' || noun.isOwned || noun.isAdded || noun.distinct) return null;
  const { ref } = noun.column;
  const ofTable = model.relations.filter(({ fromTable }) => fromTable === ref.table);
  const [relation, ...more] = ofTable.filter(({ fromColumn }) => fromColumn === ref.column);
  if (!relation || more.length > 0) return null;
  const isOnly = ofTable.filter(({ toTable }) => toTable === relation.toTable).length === 1;
  // What is said of it is said behind it, of the rows that it points to.
  const isDescribed = filters.some(
    (filter) =>
      filter.from >= noun.to &&
      ('column' in filter ? filter.column?.ref.table : undefined) === relation.toTable,
  );
  if (!isOnly || !isDescribed) return null;
  const table = tableOf(model, relation.toTable);
  const { from, to, distinct, isAdded, link } = noun;
  return {
    from,
    to,
    distinct,
    isAdded,
    kind: 'table',
    table,
    link: { table, score: link.score, source: 'part', phrase: link.phrase },
  };
}
