import { columnOf, displayColumn, type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import { splitNameOf } from '../model/split-person-names.ts';
import type { ColumnRef } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import type { Draft } from './draft.ts';

const partOfName =
  /\b(?:(?:first|given|christian|last|family) names?|fore ?names?|sur ?names?|(?:first|last)names?|[fl]names?)\b/;

/**
 * People are told by their whole name where nobody asked for a part of it: "the author with the most books" of a table with the columns
 * `first_name` and `last_name`. Of two people with the same first name one would else stand for both.
 */
export function withWholeNames(model: SemanticModel, draft: Draft, tokens: readonly Token[]): Draft {
  if (partOfName.test(tokens.map(({ lower }) => lower).join(' '))) return draft;
  const { select, dimensions } = draft;
  const isOfPlaces =
    draft.overGroups !== undefined || draft.placeOf !== undefined || draft.within !== undefined;
  const grouped = dimensions.map(({ column }) => column);
  return {
    ...draft,
    select: select.flatMap((column) => wholeName(model, column, select)),
    dimensions: isOfPlaces
      ? dimensions
      : dimensions.flatMap((dimension) =>
          wholeName(model, dimension.column, grouped).map((column) =>
            column === dimension.column ? dimension : { column, grain: null, key: null },
          ),
        ),
  };
}

/** The column, with the other part of the name where it is the one by which its rows are told. */
function wholeName(model: SemanticModel, ref: ColumnRef, shown: readonly ColumnRef[]): ColumnRef[] {
  const { table } = columnOf(model, ref);
  const split = splitNameOf(table);
  if (!split) return [ref];
  const isShown = (part: ColumnRef): boolean => shown.some((other) => sameColumn(other, part));
  if (sameColumn(split.first, ref)) return isShown(split.last) ? [ref] : [ref, split.last];
  const display = displayColumn(table);
  const isTold = sameColumn(split.last, ref) && display !== null && sameColumn(display, ref);
  return isTold && !isShown(split.first) ? [split.first, ref] : [ref];
}
