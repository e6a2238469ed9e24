import type { Lattice } from '../lattice/lattice.ts';
import { isAboutPeople } from '../model/people-tables.ts';
import { type Refusal, refuse } from './draft.ts';
import { isNumber } from './nouns.ts';
import type { Parts } from './parts.ts';

/** "crops that never had mildew": of a thing that several rows speak of, never is said of all of them, and one row cannot tell. */
export function neverOf({ tokens, model }: Lattice, parts: Parts): Refusal | null {
  // "who had no late runs": of a person's many rows one that is none such says nothing.
  const isOfWho =
    parts.asks.has('who') &&
    parts.filters.some(({ from, to }) => tokens.slice(from, to).some(({ lower }) => lower === 'no'));
  const isSaid = isOfWho || tokens.some(({ lower }) => lower === 'never');
  const isOfGroups =
    parts.asks.has('who') ||
    [...parts.nouns, ...parts.measures.map(({ noun }) => noun)].some(
      (noun) => noun?.kind === 'column' && !noun.column.profile.isUnique && !isNumber(noun.column),
    );
  const isDenied = parts.filters.some(
    (filter) =>
      filter.kind === 'missing' || filter.kind === 'none' || ('negated' in filter && filter.negated),
  );
  const isRelated = parts.withouts.length + parts.countFilters.length > 0;
  // "who never ordered online": of several tables, too, where nobody is named whose rows they are.
  const isOfNobody =
    parts.asks.has('who') && !parts.nouns.some((noun) => noun.kind === 'table' && isAboutPeople(noun.table));
  return isSaid &&
    isOfGroups &&
    (isDenied || isOfWho) &&
    !isRelated &&
    (model.tables.size === 1 || isOfNobody)
    ? refuse('Which of them never had such a row cannot be asked that way yet.')
    : null;
}
