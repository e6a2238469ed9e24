import { scaleOf } from '../scale.ts';
import { type Encoder, type FeaturePlan, matrixWidth, widthOf } from './plan.ts';

/** What lies further from the mean counts as so far: one huge number would otherwise outweigh all other columns. */
const deviationsMaximum = 10;

/**
 * Numbers get the deviation 1. So do all indicators of a category together, so that a column counts once however many levels it has; a flag
 * stays a step of 1, or a rare one would be the largest difference of all.
 */
export function fitScaling(
  plan: FeaturePlan,
  values: Float64Array,
  rowCount: number,
): FeaturePlan['scaling'] {
  const rowWidth = matrixWidth(plan);
  let offset = 0;
  return plan.encoders.flatMap((encoder) => {
    const width = widthOf(encoder);
    const own = Array.from({ length: width }, (_, at) =>
      scaleOfColumn(values, rowCount, rowWidth, offset + at),
    );
    offset += width;
    if (encoder.kind === 'category' && encoder.form === 'indicators') {
      const together = Math.hypot(...own.map(({ varied }) => varied)) || 1;
      return own.map(({ mean }) => ({ mean, deviation: together }));
    }
    return own.map(({ mean, deviation }, at) => ({ mean, deviation: isFlag(encoder, at) ? 1 : deviation }));
  });
}

function isFlag(encoder: Encoder, at: number): boolean {
  return encoder.kind !== 'category' && encoder.isFlagged && at === widthOf(encoder) - 1;
}

function scaleOfColumn(
  values: Float64Array,
  rowCount: number,
  rowWidth: number,
  column: number,
): { mean: number; deviation: number; varied: number } {
  const own = new Float64Array(rowCount);
  for (let row = 0; row < rowCount; row += 1) own[row] = values[row * rowWidth + column] ?? 0;
  const { center, scale } = scaleOf(own);
  const isVaried = own.some((value) => value !== own[0]);
  return { mean: center, deviation: scale, varied: isVaried ? scale : 0 };
}

export function scaleInPlace(values: Float64Array, { scaling }: FeaturePlan): void {
  if (scaling.length === 0) return;
  const means = Float64Array.from(scaling, ({ mean }) => mean);
  const deviations = Float64Array.from(scaling, ({ deviation }) => deviation);
  for (let start = 0; start < values.length; start += means.length)
    for (let column = 0; column < means.length; column += 1) {
      const scaled = ((values[start + column] ?? 0) - (means[column] ?? 0)) / (deviations[column] ?? 1);
      values[start + column] = Math.min(deviationsMaximum, Math.max(-deviationsMaximum, scaled));
    }
}
