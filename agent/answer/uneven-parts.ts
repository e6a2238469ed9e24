import type { AnswerCheck } from '#kernel/answer.ts';
import { addGrains, startOfGrain } from '../dates/calendar.ts';
import { type DataSpan, dataSpan } from '../model/data-span.ts';
import { sameColumn } from '../model/semantic-model.ts';
import { yearPartsOf } from '../model/year-parts.ts';
import type { ColumnRef, Dimension } from '../plan.ts';
import { columnsOfPredicates } from '../predicate-columns.ts';
import { sentenceCase } from './format.ts';
import type { CheckContext } from './result-checks.ts';

/** A part of the year that comes back: the date that tells it, how long it is, and what the answer calls each by the month in which it begins. */
interface RecurringPart {
  date: ColumnRef;
  grain: 'month' | 'quarter';
  nameOf(month: number): string;
  isShown(month: number): boolean;
}

const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** Totals of all Januaries beside those of all Junes, where the data hold more of the one: they are of unequal times. */
export function unevenParts(context: CheckContext): AnswerCheck | null {
  const { plan, model } = context;
  const isAdded = plan.measures.some(
    ({ aggregate, per }) => per === null && (aggregate === 'sum' || aggregate === 'count'),
  );
  if (plan.intent !== 'aggregate' || !isAdded || plan.share !== null) return null;
  for (const dimension of plan.dimensions) {
    const part = recurringPart(context, dimension);
    if (!part) continue;
    // Beside its year each part is told by itself.
    if (plan.dimensions.some((other) => other !== dimension && sameColumn(other.column, part.date))) continue;
    const span = dataSpan(model, part.date);
    if (span === null) continue;
    const times = timesHeld(context, part, span);
    const [most, fewest] = [times.at(-1), times[0]];
    if (!most || !fewest || most.years === fewest.years) continue;
    return {
      id: 'uneven-parts',
      outcome: 'warned',
      detail: `${sentenceCase(part.nameOf(most.month))} is there of ${most.years} years, ${part.nameOf(fewest.month)} of ${fewest.years}: their totals are of unequal times.`,
    };
  }
  return null;
}

function recurringPart(
  { model, plan, result }: CheckContext,
  { name, column, part }: Dimension,
): RecurringPart | null {
  // Of a ranking its end alone is shown, and all are ranked.
  const at = plan.limit ? -1 : result.columns.findIndex((shown) => shown.name === name);
  const isShown = (value: number | string): boolean =>
    at < 0 || result.rows.some((row) => String(row[at]) === String(value));
  if (part === 'monthOfYear') {
    const nameOf = (month: number): string => monthNames.format(Date.UTC(2000, month - 1, 1));
    return {
      date: column,
      grain: 'month',
      isShown: (month) => isShown(nameOf(month)) || isShown(month),
      nameOf,
    };
  }
  const year = model.catalog.tables.find(({ sqlName }) => sqlName === column.table)?.profile.yearParts?.year;
  if (part !== undefined || year === undefined) return null;
  const date = { table: column.table, column: year };
  const parts = yearPartsOf(model, date);
  if (!parts || !sameColumn(parts.column, column)) return null;
  const calledIn = (month: number): number | string =>
    parts.values.find((each) => each.month === month)?.value ?? month;
  const chosen = plan.where.flatMap((told) =>
    told.kind === 'oneOf' && !told.negated && sameColumn(told.column, column) ? [told.values] : [],
  );
  return {
    date,
    grain: parts.grain,
    isShown: (month) =>
      isShown(calledIn(month)) && chosen.every((values) => values.includes(calledIn(month))),
    nameOf: (month) => {
      const value = calledIn(month);
      return typeof value === 'number' ? `${parts.grain} ${value}` : value;
    },
  };
}

/** Of how many years the data have each part that the answer shows, the fewest first; where time is cut otherwise than from a day to a day, none. */
function timesHeld(
  { plan }: CheckContext,
  { date, grain, isShown }: RecurringPart,
  span: DataSpan,
): { month: number; years: number }[] {
  let [from, until] = [span.start, span.end];
  for (const told of plan.where) {
    if (!columnsOfPredicates([told]).some((column) => sameColumn(column, date))) continue;
    if (told.kind !== 'period' || told.negated) return [];
    if (told.start !== null && told.start > from) from = told.start;
    if (told.end !== null && told.end < until) until = told.end;
  }
  const years = new Map<number, number>();
  for (let at = startOfGrain(from, grain); at < until; at = addGrains(at, grain, 1)) {
    const month = Number(at.slice(5, 7));
    if (isShown(month)) years.set(month, (years.get(month) ?? 0) + 1);
  }
  return [...years]
    .map(([month, count]) => ({ month, years: count }))
    .toSorted((one, other) => one.years - other.years || one.month - other.month);
}
