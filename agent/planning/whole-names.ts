import { columnOf, type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import { splitNameOf } from '../model/split-person-names.ts';
import type { ColumnRef } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import type { Draft } from './draft.ts';

const firstName = /\b(?:(?:first|given|christian) names?|forenames?|firstnames?|fnames?)\b/;

/**
 * People are told by their whole name where nobody asked for the first one alone: "the author with the most books" of a table with the columns
 * `first_name` and `last_name`. Of two people with the same first name one would else stand for both.
 */
export function withWholeNames(model: SemanticModel, draft: Draft, tokens: readonly Token[]): Draft {
  if (firstName.test(tokens.map(({ lower }) => lower).join(' '))) return draft;
  const { select, dimensions } = draft;
  const isOfPlaces =
    draft.overGroups !== undefined || draft.placeOf !== undefined || draft.within !== undefined;
  const grouped = dimensions.map(({ column }) => column);
  return {
    ...draft,
    select: select.flatMap((column) => [column, ...lastName(model, column, select)]),
    dimensions: isOfPlaces
      ? dimensions
      : dimensions.flatMap((dimension) => [
          dimension,
          ...lastName(model, dimension.column, grouped).map((column) => ({ column, grain: null, key: null })),
        ]),
  };
}

/** The last name that belongs to a first name, where that is not shown itself. */
function lastName(model: SemanticModel, ref: ColumnRef, shown: readonly ColumnRef[]): ColumnRef[] {
  const split = splitNameOf(columnOf(model, ref).table);
  const isFirst = split !== null && sameColumn(split.first, ref);
  return isFirst && !shown.some((other) => sameColumn(other, split.last)) ? [split.last] : [];
}
