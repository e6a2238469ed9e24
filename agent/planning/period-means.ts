import type { CatalogTable } from '#kernel/catalog.ts';
import { type Grain, grains } from '../dates/calendar.ts';
import { panelOf } from '../model/panel-tables.ts';
import { stepColumn } from '../model/period-steps.ts';
import type { ColumnRef } from '../plan.ts';
import type { Token } from '../text/tokens.ts';
import { type DraftMeasure, measureOn, type Refusal, refuse } from './draft.ts';
import { isNumber } from './nouns.ts';
import type { MeasureTerm, Parts } from './parts.ts';

const unclear =
  'An average by period may be of single rows or of the totals of the periods; ask for the total by period.';

/** What each month comes to on average: the total, divided by the number of months that rows tell of. */
export function periodMean({ noun }: MeasureTerm, grain: Grain): DraftMeasure | Refusal {
  const period = noun?.kind === 'column' ? stepColumn(noun.column.table, grain) : null;
  if (noun?.kind !== 'column' || !period || noun.column.profile.nullCount > 0) return refuse(unclear);
  return { ...measureOn('sum', noun.column.ref), per: { entity: null, column: period } };
}

/** What has no part beside such an average: it is told of all, of some rows or by group. */
export function besidePeriodMean(parts: Parts): Refusal | null {
  const others = [parts.ranks, parts.tails, parts.rates, parts.quotients, parts.formulas, parts.counts];
  return others.some((terms) => terms.length > 0)
    ? refuse('An average of periods cannot be ranked or divided yet.')
    : null;
}

/** "the average monthly sales" told as a row for each month: a price has its average in each, but of what adds up one number was asked for. */
export function spreadMean(parts: Parts, tokens: Token[]): Refusal | null {
  const isSpread = parts.groups.some(
    ({ from, to, via }) =>
      via === 'adverb' &&
      to === from + 1 &&
      ['average', 'avg', 'mean'].includes(tokens[from - 1]?.lower ?? ''),
  );
  // "the monthly average of visits" of rows that are of one month each: their average in each month is over shops, which nobody asked for.
  const isTurned = parts.groups.some(
    ({ to, via, terms }) =>
      via === 'adverb' &&
      ['average', 'avg', 'mean'].includes(tokens[to]?.lower ?? '') &&
      terms.some(
        (term) =>
          term.kind === 'grain' &&
          parts.measures.some(
            ({ noun }) =>
              noun?.kind === 'column' &&
              grains.some((grain) => grain === term.grain && stepColumn(noun.column.table, grain) !== null),
          ),
      ),
  );
  const amounts = [...parts.nouns, ...parts.measures.map(({ noun }) => noun)].flatMap((noun) =>
    noun?.kind === 'column' && isNumber(noun.column) ? [noun.column.profile.role] : [],
  );
  return (isSpread || isTurned) && (amounts.length === 0 || amounts.includes('additive'))
    ? refuse(unclear)
    : null;
}

/** Words that name a total, so that their average by month may mean the average of the monthly totals. */
export function isTotalWord(phrase: string): boolean {
  return /^(revenue|sales|turnover|profit|cost|income|spend)$/.test(phrase);
}

/** Days are counted by their dates already, of any rows. */
const longGrains = grains.filter((unit) => unit !== 'day');

/** "how many months" of rows that are of one month each. */
export function isPeriodCount({ noun, aggregate }: MeasureTerm): boolean {
  const grain = longGrains.find((unit) => noun?.kind === 'column' && noun.link.phrase === unit);
  return aggregate === 'count' && noun?.kind === 'column' && grain !== undefined
    ? stepColumn(noun.column.table, grain)?.column === noun.column.ref.column
    : false;
}

/** "in how many months were there more than 900 visits": of all shops the total of a month would be compared, and not that of each row. */
export function boundedMonths(parts: Parts): Refusal | null {
  const asked = parts.asks.has('howMany') ? parts.nouns.slice(0, 1) : [];
  const terms = [
    ...parts.measures,
    ...asked.map(
      (noun): MeasureTerm => ({
        from: noun.from,
        to: noun.to,
        noun,
        aggregate: 'count',
        isHowMany: true,
      }),
    ),
  ];
  const counted = terms.find(isPeriodCount)?.noun;
  const isBounded = parts.filters.some(({ kind }) => kind === 'number' || kind === 'between');
  if (counted?.kind !== 'column' || !isBounded) return null;
  const { table } = counted.column;
  const isFixed = ({ column }: ColumnRef): boolean =>
    parts.filters.some(
      (filter) =>
        filter.kind === 'values' &&
        !filter.negated &&
        filter.values.length === 1 &&
        filter.values.every((value) => namesThing(table, value.column.column, column)),
    );
  const things = panelOf(table)?.things ?? [];
  return things.length > 0 && things.every(isFixed)
    ? null
    : refuse('It is not clear whether each row or the total of each period is compared.');
}

/** The column itself, or one with as many values: a name beside a code. */
function namesThing({ profile }: CatalogTable, column: string, thing: string): boolean {
  const countOf = (name: string): number | undefined =>
    profile.columns.find((own) => own.name === name)?.distinctCount;
  return column === thing || countOf(column) === countOf(thing);
}
