import type { Cell } from '#kernel/catalog.ts';
import type { Grain } from '../dates/calendar.ts';
import { labelOf } from '../dates/period.ts';
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
export function shownPeriods({ plan, model, result }: CheckContext): ShownPeriods | null {
  const dimension = plan.dimensions.find(({ isTime, part }) => isTime && part === undefined);
  if (!dimension || plan.forecast || plan.drivers) return null;
  const { column, grain } = dimension;
  const at = result.columns.findIndex(({ name }) => name === dimension.name);
  const cells = result.rows.map((row) => row[at]);
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
