import type { Cell } from '#kernel/catalog.ts';
import { type Grain, startOfGrain } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';
import { stepGrain } from '../model/data-span.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import { grainOfTexts, type PeriodTexts, periodTexts } from '../model/period-texts.ts';
import { columnOf } from '../model/semantic-model.ts';
import type { ColumnRef } from '../plan.ts';
import type { CheckContext } from './result-checks.ts';

/** The periods that an answer tells one by one. */
export interface ShownPeriods {
  grain: Grain;
  column: ColumnRef;
  /** Their first days, in the order of time. */
  starts: string[];
  /** What the answer calls the one that begins then. */
  nameOf(start: string): string;
  labelOf(start: string): string;
}

/** The periods of a course or a ranking longer than days; null where none are shown. */
export function shownPeriods(context: CheckContext): ShownPeriods | null {
  const { plan, model, result } = context;
  if (plan.intent === 'records') return rankedRows(context);
  const dimension = plan.dimensions.find(({ isTime, part }) => isTime && part === undefined);
  if (!dimension || plan.forecast || plan.drivers) return null;
  const { column, grain } = dimension;
  const at = result.columns.findIndex(({ name }) => name === dimension.name);
  // Of a course that is longer than what was fetched, its end is there too.
  const cells = [...result.rows, ...(result.whole?.last ?? [])].map((row) => row[at]);
  const name = (start: string): string => labelOf(start, grain ?? 'year');
  if (grain !== null) {
    if (grain === 'day') return null;
    const starts = cells.flatMap((cell) => (typeof cell === 'string' ? [cell.slice(0, 10)] : []));
    return { grain, column, starts: inOrder(starts), nameOf: name, labelOf: name };
  }
  const { profile } = columnOf(model, column);
  const texts = periodTexts(profile);
  if (texts) return writtenPeriods(column, texts, cells);
  const isFlow = plan.measures.every(({ aggregate }) => ['sum', 'count'].includes(aggregate));
  if (!isYearColumn(profile) || !isFlow) return null;
  const years = cells.flatMap((cell) =>
    typeof cell === 'number' ? [`${String(cell).padStart(4, '0')}-01-01`] : [],
  );
  return { grain: 'year', column, starts: inOrder(years), nameOf: name, labelOf: name };
}

/** Rows of one period each, of which the first or the last are told: "which month had the fewest visits". */
function rankedRows({ plan, model, result }: CheckContext): ShownPeriods | null {
  if (!plan.limit) return null;
  for (const { name, column, formula } of plan.select) {
    const { profile } = columnOf(model, column);
    const texts = periodTexts(profile);
    const grain = texts ? null : stepGrain(profile);
    if (formula || !profile.isUnique || !(texts || grain)) continue;
    const at = result.columns.findIndex((shown) => shown.name === name);
    const cells = result.rows.map((row) => row[at]);
    if (texts) return writtenPeriods(column, texts, cells);
    if (grain === null) continue;
    const starts = cells.flatMap((cell) =>
      typeof cell === 'string' ? [startOfGrain(cell.slice(0, 10), grain)] : [],
    );
    const called = (start: string): string => labelOf(start, grain);
    return { grain, column, starts: inOrder(starts), nameOf: called, labelOf: called };
  }
  return null;
}

/** Periods that are told as the file writes them. When a business year begins, its name does not say. */
function writtenPeriods(
  column: ColumnRef,
  texts: PeriodTexts,
  cells: (Cell | undefined)[],
): ShownPeriods | null {
  const grain = grainOfTexts(texts);
  if (!grain || !texts.hasYear || texts.isFiscal || texts.isPair) return null;
  const starts = texts.values.flatMap(({ text, start }) => (cells.includes(text) ? [start] : []));
  const nameOf = (at: string): string =>
    texts.values.find(({ start }) => start === at)?.text ?? labelOf(at, grain);
  return { grain, column, starts: inOrder(starts), nameOf, labelOf: nameOf };
}

function inOrder(starts: string[]): string[] {
  return [...new Set(starts)].toSorted();
}
