import { type Refusal, refuse } from './draft.ts';
import type { Parts, ResolvedFilter } from './parts.ts';

/** Refused where an "or" is left that joins no two conditions. */
export function strayOr({ ors }: Parts): Refusal | null {
  return ors.length > 0 ? refuse('It is not clear what the "or" joins.') : null;
}

/** Tokens between an "or" and the condition behind it: "or with a", "or whose". */
const reach = 4;

/**
 * "longer than 3 or higher than 5": the two conditions beside the "or" are one, that either may meet. Where it stands elsewhere, or where
 * an "and" leaves open what belongs together, the "or" stays for the plan to refuse.
 */
export function withAlternatives(parts: Parts): Parts {
  let filters = [...parts.filters].sort((left, right) => left.from - right.from);
  const open: number[] = [];
  for (const at of parts.ors) {
    const index = filters.findLastIndex((filter) => filter.to <= at);
    const [left, right] = [filters[index], filters[index + 1]];
    const joined = left && right && isBeside(parts, left, at, right) ? either(left, right) : null;
    if (joined) filters = [...filters.slice(0, index), joined, ...filters.slice(index + 2)];
    else open.push(at);
  }
  return { ...parts, filters, ors: open };
}

function isBeside(parts: Parts, left: ResolvedFilter, at: number, right: ResolvedFilter): boolean {
  const isNear = at - left.to <= 1 && right.from - at - 1 <= reach;
  const isBetween = [...parts.nouns, ...parts.measures, ...parts.periods].some(
    ({ from }) => from >= left.to && from < right.from,
  );
  return isNear && !isBetween && !isJoined(parts, left) && !isJoined(parts, right);
}

/** "A and B or C" may be either of two things. */
function isJoined({ filters, periods, connectors }: Parts, filter: ResolvedFilter): boolean {
  return [...filters, ...periods].some(
    (other) =>
      other !== filter &&
      connectors.some(
        (at) =>
          (other.to <= at && at < filter.from && filter.from - other.to <= reach + 1) ||
          (filter.to <= at && at < other.from && other.from - filter.to <= reach + 1),
      ),
  );
}

function either(left: ResolvedFilter, right: ResolvedFilter): ResolvedFilter | null {
  const before = left.kind === 'any' ? left.parts : [left];
  const last = before.at(-1);
  const named = last ? withColumn(last, right) : right;
  const parts = [...before, named];
  const tables = new Set(parts.map(tableOfFilter));
  if (tables.has(null) || tables.size > 1) return null;
  return { kind: 'any', parts, from: left.from, to: right.to };
}

/** "below 3 or above 5": the second number is compared with the column of the first. */
function withColumn(left: ResolvedFilter, right: ResolvedFilter): ResolvedFilter {
  const isNumber = right.kind === 'number' && right.column === null;
  const column = left.kind === 'number' || left.kind === 'between' ? left.column : null;
  return isNumber && column ? { ...right, column } : right;
}

function tableOfFilter(filter: ResolvedFilter): string | null {
  switch (filter.kind) {
    case 'values':
      return filter.values[0]?.column.table ?? null;
    case 'key':
      return filter.table.sqlName;
    case 'named':
      return filter.named.table.sqlName;
    case 'formula':
    case 'any':
      return null;
    default:
      return filter.column?.ref.table ?? null;
  }
}
