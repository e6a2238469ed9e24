import type {
  AggregateTerm,
  DimensionTerm,
  FilterSpec,
  Fragment,
  HowDivided,
  Term,
} from '../frames/fragments.ts';
import type { ModelColumn } from '../model/semantic-model.ts';
import type { GroupTerm, MeasureTerm, Noun, Parts, Pick, Place, ResolvedFilter } from './parts.ts';

export function sortKeyOf(
  key: Term | AggregateTerm | null,
  place: Place,
  pick: Pick,
  parts: Parts,
): Noun | MeasureTerm | null {
  if (key === null) return null;
  return 'aggregate' in key ? measureOf(key, place, pick, parts) : nounOf(key, place, pick, parts);
}

export function nounOf(term: Term, place: Place, pick: Pick, parts: Parts): Noun {
  if (term.kind === 'column') {
    const link = pick(term.choice);
    if (link.source === 'fuzzy') parts.corrections.push({ typed: place, read: link.column.label });
    return { ...place, kind: 'column', column: link.column, link, isOwned: term.isOwned };
  }
  const link = pick(term.choice);
  if (link.source === 'fuzzy') parts.corrections.push({ typed: place, read: link.table.name });
  return { ...place, kind: 'table', table: link.table, link };
}

export function groupTermOf(term: DimensionTerm, place: Place, pick: Pick, parts: Parts): GroupTerm {
  if (term.kind !== 'grain') return nounOf(term, place, pick, parts);
  return {
    ...place,
    kind: 'grain',
    grain: term.grain,
    column: term.column ? pick(term.column).column : null,
  };
}

export function measureOf(term: AggregateTerm, place: Place, pick: Pick, parts: Parts): MeasureTerm {
  return {
    ...place,
    aggregate: term.aggregate,
    isHowMany: term.isHowMany,
    noun: term.term ? nounOf(term.term, place, pick, parts) : null,
    ...(term.ofEach ? { ofEach: term.ofEach } : {}),
    ...(term.quantile === undefined ? {} : { quantile: term.quantile }),
    ...(term.isSpread ? { isSpread: true as const } : {}),
  };
}

export function filterOf(filter: FilterSpec, place: Place, pick: Pick): ResolvedFilter {
  switch (filter.kind) {
    case 'values':
      return {
        ...filter,
        ...place,
        column: filter.column ? pick(filter.column).column : null,
        values: filter.values.map(pick),
      };
    case 'number':
    case 'between':
      return { ...filter, ...place, column: filter.column ? pick(filter.column).column : null };
    case 'columns':
      return { ...filter, ...place, column: pick(filter.column).column, other: pick(filter.other).column };
    case 'formula':
    case 'named':
      return { ...filter, ...place };
    case 'key':
      return { ...filter, ...place, table: pick(filter.table).table };
    default:
      return { ...filter, ...place, column: pick(filter.column).column };
  }
}

/** One total over another, and how it is told. */
export function quotientOf(
  { numerator, denominator, times, isPart }: Extract<Fragment, { kind: 'quotient' }>,
  place: Place,
  pick: Pick,
): Place & HowDivided & { numerator: ModelColumn; denominator: ModelColumn } {
  return {
    ...place,
    numerator: pick(numerator).column,
    denominator: pick(denominator).column,
    ...(times === undefined ? {} : { times }),
    ...(isPart ? { isPart } : {}),
  };
}
