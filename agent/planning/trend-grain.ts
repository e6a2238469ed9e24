import type { Grain } from '../dates/calendar.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import { grainOfTexts, isPeriodColumn, periodTexts } from '../model/period-texts.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { DraftMeasure } from './draft.ts';

/** Months, unless the rows that are summed up are dated by year only, or by texts of another unit. */
export function trendGrain(model: SemanticModel, measures: DraftMeasure[]): Grain {
  const [measure] = measures;
  const table = model.tables.get(measure?.column?.table ?? measure?.entity ?? '');
  const columns = table?.profile.columns ?? [];
  const isDated = columns.some(({ type }) => type === 'date' || type === 'timestamp');
  if (!isDated && columns.filter(isYearColumn).length === 1) return 'year';
  const [written, ...others] = isDated ? [] : columns.filter(isPeriodColumn).map(periodTexts);
  return (written && others.length === 0 ? grainOfTexts(written) : null) ?? 'month';
}
