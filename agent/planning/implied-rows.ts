import type { CatalogTable } from '#kernel/catalog.ts';
import { moneyMeasures } from '../model/default-measure.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { MeasureTerm, Noun, Parts } from './parts.ts';

const counting = ['trend', 'versus', 'compare'] as const;

/**
 * "convertibles sold, month by month", "upsells by team": conditions and groups without a word for what is told. The rows are counted; where
 * each is of an amount that may be meant as well, both readings are given. Null where something else is named.
 */
export function withImpliedRows(model: SemanticModel, parts: Parts): Parts[] | null {
  const named = [
    parts.nouns,
    parts.measures,
    parts.byMeasures,
    parts.looseAggregates,
    parts.ranks,
    parts.rates,
    parts.quotients,
    parts.formulas,
    parts.countFilters,
    parts.valueCounts,
    parts.withouts,
    parts.tails,
  ];
  const isShaped = parts.groups.length > 0 || counting.some((mark) => parts.marks.has(mark));
  const isAsked = [...parts.asks].every((ask) => ['show', 'howMany'].includes(ask));
  // A bound without its amount speaks of something else than the rows.
  if (
    parts.filters.some((filter) => (filter.kind === 'number' || filter.kind === 'between') && !filter.column)
  )
    return null;
  const isNarrowed = parts.filters.length + parts.dateVerbs.length > 0;
  if (named.some((list) => list.length > 0) || !isShaped || !isAsked || !isNarrowed) return null;
  if (['share', 'onAverage', 'rows', 'details', 'distinct'].some((mark) => parts.marks.has(mark as 'share')))
    return null;
  // "who gives more basil": a verb of money or of giving asks for an amount.
  if (parts.moneyVerb !== null && !parts.isTraded) return null;
  const table = tableOfConditions(model, parts);
  if (!table || (!parts.asks.has('howMany') && isOfQuantities(model, table))) return null;
  const place = { from: 0, to: 0 };
  const rows: Noun = {
    ...place,
    kind: 'table',
    table,
    link: { table, score: 1, source: 'default', phrase: 'row' },
  };
  const term = (measure: Omit<MeasureTerm, 'from' | 'to' | 'isHowMany'>): Parts => ({
    ...parts,
    asks: parts.asks.difference(new Set(['howMany'])),
    measures: [{ ...place, isHowMany: false, ...measure }],
  });
  const counted = term({ aggregate: 'count', noun: rows });
  const [best, second] = parts.asks.has('howMany') ? [] : moneyMeasures(model, [table]);
  const column = best && second?.grade !== best.grade ? best.column : null;
  if (!column) return [counted];
  const link = { column, score: 1, source: 'default' as const, phrase: column.label };
  return [
    counted,
    term({ aggregate: 'sum', noun: { ...place, kind: 'column', column, link, isOwned: false } }),
  ];
}

const quantities =
  /\b(weight|kg|kilo|quantity|qty|unit|hour|consumption|volume|click|impression|piece|ticket|passenger)s?\b/;

/** Rows that each are of so many kilos or hours: "basil by greenhouse" asks for those. */
function isOfQuantities(model: SemanticModel, table: CatalogTable): boolean {
  return [...model.columns.values()].some(
    ({ ref, label, profile }) =>
      ref.table === table.sqlName && profile.role === 'additive' && quantities.test(label),
  );
}

function tableOfConditions(model: SemanticModel, parts: Parts): CatalogTable | undefined {
  const columns = [
    ...parts.dateVerbs.map(({ column }) => column.ref.table),
    ...parts.filters.flatMap((filter): string[] => {
      if (filter.kind === 'values') return filter.values.map(({ column }) => column.table);
      if (filter.kind === 'key') return [filter.table.sqlName];
      return 'column' in filter && filter.column ? [filter.column.ref.table] : [];
    }),
  ];
  const [only, ...more] = new Set(columns);
  return only !== undefined && more.length === 0 ? model.tables.get(only) : undefined;
}

/** "list all rows", "show the records with more than 200 wasted portions": where there is one table, its rows are meant. */
export function onlyTable(model: SemanticModel, parts: Parts): string | null {
  const [only, ...more] = model.tables.keys();
  return parts.marks.has('rows') && only !== undefined && more.length === 0 ? only : null;
}
