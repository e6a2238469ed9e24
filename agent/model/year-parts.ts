import { periodOfHeader } from '#kernel/header-periods.ts';
import { addGrains, dateOf, startOfGrain, yearOf } from '../dates/calendar.ts';
import type { ColumnRef } from '../plan.ts';
import { periodTexts } from './period-texts.ts';
import { columnOf, type SemanticModel, tableOf } from './semantic-model.ts';

/** The months or quarters that stand in a column of their own beside one of years. */
export interface YearParts {
  column: ColumnRef;
  grain: 'month' | 'quarter';
  /** What the column calls each, and the month in which it begins, from 1. */
  values: { value: number | string; month: number }[];
  /** The first day of the data, and the one behind their last. */
  start: string;
  end: string;
}

const known = new WeakMap<object, YearParts | null>();

/** What tells the part of the year beside this column of years; null where nothing does. */
export function yearPartsOf(model: SemanticModel, year: ColumnRef): YearParts | null {
  const { yearParts } = tableOf(model, year.table).profile;
  if (!yearParts || yearParts.year !== year.column) return null;
  const found = known.get(yearParts);
  if (found !== undefined) return found;
  const read = readParts(model, year);
  known.set(yearParts, read);
  return read;
}

function readParts(model: SemanticModel, year: ColumnRef): YearParts | null {
  const { yearParts } = tableOf(model, year.table).profile;
  if (!yearParts) return null;
  const column = { table: year.table, column: yearParts.part };
  const kinds = kindsOf(model, column);
  const { min, max } = columnOf(model, year).profile;
  if (!kinds || min === null || max === null) return null;
  const monthsOf = (texts: string[]): number[] =>
    kinds.values.flatMap(({ value, month }) => (texts.includes(String(value)) ? [month] : []));
  const [first, last] = [monthsOf(yearParts.ofFirst), monthsOf(yearParts.ofLast)];
  if (first.length === 0 || last.length === 0) return null;
  return {
    column,
    ...kinds,
    start: dateOf(Number(min), Math.min(...first), 1),
    end: addGrains(dateOf(Number(max), Math.max(...last), 1), kinds.grain, 1),
  };
}

function kindsOf(model: SemanticModel, ref: ColumnRef): Pick<YearParts, 'grain' | 'values'> | null {
  const { profile } = columnOf(model, ref);
  if (profile.type === 'integer') {
    const isMonth = periodOfHeader(profile.name) === 'month';
    const [grain, count, months] = isMonth ? (['month', 12, 1] as const) : (['quarter', 4, 3] as const);
    const values = Array.from({ length: count }, (_, at) => ({ value: at + 1, month: at * months + 1 }));
    return { grain, values };
  }
  const texts = periodTexts(profile);
  if (!texts || texts.hasYear || (texts.grain !== 'month' && texts.grain !== 'quarter')) return null;
  return {
    grain: texts.grain,
    values: texts.values.map(({ text, start }) => ({ value: text, month: Number(start.slice(5, 7)) })),
  };
}

/** Whether a stretch of days is one of whole parts. */
export function isOfParts(
  { grain }: YearParts,
  bounds: { start: string | null; end: string | null },
): boolean {
  return [bounds.start, bounds.end].every((bound) => bound === null || startOfGrain(bound, grain) === bound);
}

/** Whole years of a stretch of days, half-open, and what it has of others by the values of their parts. */
export function yearsAndParts(
  { values }: YearParts,
  { start, end }: { start: string | null; end: string | null },
): { from: number | null; before: number | null; cut: { year: number; values: (number | string)[] }[] } {
  const first = start === null || start.endsWith('-01-01') ? null : yearOf(start);
  const last = end === null || end.endsWith('-01-01') ? null : yearOf(end);
  const cut = [...new Set([first, last])].flatMap((year) => {
    if (year === null) return [];
    const inside = values.filter(({ month }) => {
      const day = dateOf(year, month, 1);
      return (start === null || day >= start) && (end === null || day < end);
    });
    return [{ year, values: inside.map(({ value }) => value) }];
  });
  return {
    from: start === null ? null : yearOf(start) + (first === null ? 0 : 1),
    before: end === null ? null : yearOf(end),
    cut,
  };
}
