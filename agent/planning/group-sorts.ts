import type { Draft, DraftMeasure, Refusal } from './draft.ts';
import { refuse } from './draft.ts';
import type { Noun, Parts } from './parts.ts';

/** "sorted by revenue", "highest first": by the measure or by the group, whichever is named. */
export function addSorts(parts: Parts, draft: Draft): Draft | Refusal {
  let result = draft;
  if (parts.sorts.length > 0 && draft.dimensions.length === 0 && !draft.grain)
    return refuse('One number cannot be sorted.');
  for (const sort of parts.sorts) {
    const { key } = sort;
    const direction = sort.direction ?? 'ascending';
    if (sort.isByDate) {
      if (!draft.grain) return refuse('There is no date to sort by.');
      result = { ...result, sort: [...result.sort, { by: 'dimension', direction }] };
      continue;
    }
    if (key === null) {
      result = {
        ...result,
        sort: [
          ...result.sort,
          { by: draft.measures.length > 0 && !sort.isByName ? 'measure' : 'dimension', direction },
        ],
      };
      continue;
    }
    const isMeasure =
      'aggregate' in key ||
      draft.measures.some((measure) => key.kind === 'column' && sameRef(measure.column, key));
    const isDimension =
      !('aggregate' in key) &&
      key.kind === 'column' &&
      draft.dimensions.some((dimension) => dimension.column.column === key.column.ref.column);
    if (!isMeasure && !isDimension) return refuse('It cannot be sorted by something that is not shown.');
    result = {
      ...result,
      sort: [
        ...result.sort,
        {
          by: isMeasure ? 'measure' : 'dimension',
          direction: sort.direction ?? (isMeasure ? 'descending' : 'ascending'),
        },
      ],
    };
  }
  return result;
}

function sameRef(column: DraftMeasure['column'], noun: Extract<Noun, { kind: 'column' }>): boolean {
  return (
    column !== null && column.table === noun.column.ref.table && column.column === noun.column.ref.column
  );
}
