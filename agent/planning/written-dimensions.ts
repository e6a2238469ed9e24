import { isDatePart } from '../dates/day-parts.ts';
import { type PeriodTexts, periodTexts, tellsUnit } from '../model/period-texts.ts';
import { columnOf, type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { ColumnRef, Dimension } from '../plan.ts';
import { type Draft, type Refusal, refuse } from './draft.ts';
import { dimensionLabel } from './labels.ts';

/** The only column of texts that name months, or another unit, without their year. */
export function cyclicColumn(model: SemanticModel, { grain }: Draft, root: string): ColumnRef | null {
  const [only, ...more] = tableOf(model, root).profile.columns.filter((column) => {
    const texts = periodTexts(column);
    return texts !== null && !texts.hasYear && texts.grain === grain?.grain;
  });
  return only && more.length === 0 ? { table: root, column: only.name } : null;
}

/** Texts that name periods are told as they are written; of a longer unit, or where periods are set against each other, by its first day. */
export function writtenDimension(
  model: SemanticModel,
  { grain: said, overPrior, moving, forecast }: Draft,
  column: ColumnRef,
  written: PeriodTexts,
): Dimension | Refusal {
  const { label } = columnOf(model, column);
  const unit = said?.grain;
  const isCycle = !written.hasYear && unit === written.grain && !overPrior && !moving && !forecast;
  if (!unit || isDatePart(unit) || !(written.hasYear || isCycle) || !tellsUnit(written, unit))
    return refuse(`${label} tells ${written.grain === 'half' ? 'halves' : `${written.grain}s`} only.`);
  const isByDays = unit !== written.grain || overPrior || moving || forecast;
  return isByDays
    ? { column, grain: unit, key: null, isTime: true, name: unit, label: unit }
    : {
        column,
        grain: null,
        key: null,
        isTime: true,
        name: column.column,
        label: dimensionLabel(model, column, null),
      };
}
