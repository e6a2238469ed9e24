import { peopleColumns } from '../model/person-columns.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { DraftMeasure } from './draft.ts';
import type { Noun, Parts } from './parts.ts';

const animals = new Set('pet animal horse'.split(' '));
const ofEach = new Set(['avg', 'median', 'quantile', 'stddev', 'min', 'max']);

/**
 * "median age of the language learners", "visits for animals other than dogs": the noun only says of whom each row is, where the amount is
 * one of the row and conditions tell which of them are meant. A sum over them, or their number, is told by other words.
 */
export function isOfWhom(model: SemanticModel, noun: Noun, parts: Parts, measures: DraftMeasure[]): boolean {
  if (noun.kind !== 'column' || noun.isOwned || parts.groups.length > 0) return false;
  const stem = noun.column.lemmas.filter((word) => word !== 'name').join(' ');
  const isBeing = animals.has(stem) || peopleColumns(model).includes(noun.column);
  const isAverage = measures.every(
    ({ aggregate, column }) => ofEach.has(aggregate) && column?.table === noun.column.ref.table,
  );
  const isRows = measures.every(
    ({ aggregate, column, entity }) =>
      aggregate === 'count' && column === null && entity === noun.column.ref.table,
  );
  const isDescribed = parts.filters.some(
    (filter) =>
      (filter.to === noun.from || filter.from === noun.to) &&
      (filter.kind === 'values' || filter.kind === 'flag'),
  );
  // "what did guests spend": who spent it are those whose rows they are, and it is the sum of what they spent.
  const isSpender =
    parts.isSpent &&
    (noun.from === parts.subjectAt || noun.from - 1 === parts.subjectAt) &&
    measures.every(({ aggregate, column }) => aggregate === 'sum' && column?.table === noun.column.ref.table);
  return isBeing && measures.length > 0 && (isAverage || isSpender || (isRows && isDescribed));
}
