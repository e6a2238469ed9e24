import { clearMoneyMeasure } from '../model/default-measure.ts';
import { type SemanticModel, sameColumn } from '../model/semantic-model.ts';
import { aggregateFrame } from './aggregate-frame.ts';
import { type Draft, isRefusal, type Refusal, refuse } from './draft.ts';
import { dimensionOf, isMeasureColumn } from './nouns.ts';
import type { MeasureTerm, Noun, Parts } from './parts.ts';

type ValueFilter = Extract<Parts['filters'][number], { kind: 'values' }>;

/** "what rank does Japan have among our countries by revenue": all groups in the order of an amount, and of them the place of one. */
export function placeFrame(model: SemanticModel, said: Parts): Draft[] | Refusal {
  const foreign = [...said.marks.keys()].some((mark) => !['place', 'rows', 'compare'].includes(mark));
  const asks = said.asks.difference(new Set(['what', 'which', 'how', 'where', 'when', 'show']));
  if (foreign || asks.size > 0) return refuse('It is not clear whose place is asked for.');
  const amount = amountOf(said) ?? moneyAmount(model, said);
  if (!amount) return refuse('It is not clear by what they are ranked.');
  const { groups, measures } = amount;
  const [found, ...more] = said.filters.flatMap((filter) => {
    const target = filter.kind === 'values' ? targetOf(model, filter, groups) : null;
    return target ? [target] : [];
  });
  if (!found || more.length > 0) return refuse('It is not clear whose place is asked for.');
  const { column, value, filter, noun } = found;
  const { from, to } = filter;
  const target: Noun = noun ?? {
    from,
    to,
    kind: 'column',
    column,
    isOwned: false,
    link: { column, score: 1, source: 'name', phrase: column.label },
  };
  const drafts = aggregateFrame(model, {
    ...said,
    asks: new Set(),
    marks: new Map(),
    nouns: amount.nouns
      .filter((own) => own !== noun)
      .map((own) => ({ ...own, distinct: false, isAdded: false })),
    measures,
    byMeasures: [],
    sorts: [],
    filters: said.filters.filter((own) => own !== filter),
    groups: [{ from, to, via: 'by', terms: [target] }],
  });
  if (isRefusal(drafts)) return drafts;
  const direction = said.sorts.find((sort) => sort.direction !== null)?.direction ?? 'descending';
  const ranked = drafts.filter(
    ({ measures: own, dimensions, grain }) => own.length === 1 && dimensions.length === 1 && !grain,
  );
  return ranked.length > 0
    ? ranked.map((draft) => ({ ...draft, placeOf: value, sort: [{ by: 'measure' as const, direction }] }))
    : refuse('It is not clear by what they are ranked.');
}

/** The value whose column the groups are told by: one alone, or that of the noun that names the groups. */
function targetOf(
  model: SemanticModel,
  filter: ValueFilter,
  nouns: Noun[],
): {
  column: NonNullable<ValueFilter['column']>;
  value: string | number | boolean;
  filter: ValueFilter;
  noun: Noun | null;
} | null {
  const [value, ...others] = filter.values;
  const column = value ? model.columns.get(`${value.column.table}\0${value.column.column}`) : undefined;
  if (!value || !column || others.length > 0 || filter.negated) return null;
  const noun = nouns.find((own) => {
    const dimension = dimensionOf(model, own);
    return dimension !== null && sameColumn(dimension.column, column.ref);
  });
  const isOther = nouns.length > 0 && !noun;
  return isOther ? null : { column, value: value.value, filter, noun: noun ?? null };
}

/** "is Japan among our top 5 countries": by the money measure, where one stands out and no other number is said. */
function moneyAmount(model: SemanticModel, said: Parts): ReturnType<typeof amountOf> {
  const money = clearMoneyMeasure(model, null);
  const isSaid = said.measures.length + said.byMeasures.length + said.sorts.length > 0;
  // "what rank does Japan have" leaves it open; who is among the biggest is told by money.
  const mark = said.marks.get('place');
  if (!money || isSaid || mark?.from !== 0 || mark.to !== 1) return null;
  const place = { from: 0, to: 0 };
  const link = { column: money.chosen, score: 1, source: 'default' as const, phrase: money.chosen.label };
  const noun: Noun = { ...place, kind: 'column', column: money.chosen, link, isOwned: false };
  return amountOf({ ...said, nouns: [...said.nouns, { ...noun, distinct: false, isAdded: false }] });
}

/** What is ranked by, however it is said: as a sort, behind "by", or as the only amount; and the nouns that remain. */
function amountOf(said: Parts): { nouns: Noun[]; groups: Noun[]; measures: MeasureTerm[] } | null {
  const terms = said.groups.flatMap((group) => group.terms);
  if (terms.some((term) => term.kind === 'grain')) return null;
  const grouped = terms.filter((term) => term.kind !== 'grain');
  const keys = said.sorts.flatMap(({ key }) => (key ? [key] : []));
  const isAmount = (noun: Noun): boolean => noun.kind === 'column' && isMeasureColumn(noun.column);
  const all: Noun[] = [...said.nouns, ...grouped, ...keys.filter((key) => 'kind' in key)];
  const measures = [...said.measures, ...said.byMeasures, ...keys.filter((key) => 'aggregate' in key)];
  const amounts = all.filter(isAmount);
  const groups = all.filter((noun) => !isAmount(noun));
  if (amounts.length + measures.length !== 1) return null;
  return {
    nouns: [...amounts, ...groups.filter((noun) => said.nouns.some((own) => own === noun))],
    groups: groups,
    measures,
  };
}
