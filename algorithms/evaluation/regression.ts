export interface RegressionScores {
  /** 1 is perfect, 0 as good as the mean of the test rows, below 0 worse. */
  r2: number;
  /** Mean absolute error, in the unit of the target. */
  meanAbsoluteError: number;
  /** That of predicting the mean of the training rows. */
  meanAbsoluteErrorOfMean: number;
}

/** @param usual what one would tell who knows only the mean of the rows learnt from */
export function scoreNumbers(
  predicted: Float64Array,
  values: Float64Array,
  usual: Float64Array,
): RegressionScores {
  const count = values.length;
  const size = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const mean = values.reduce((sum, value) => sum + value / size / count, 0);
  let [left, all, errors, errorsOfMean] = [0, 0, 0, 0];
  for (const [row, value] of values.entries()) {
    const error = (predicted[row] ?? 0) - value;
    left += (error / size) ** 2;
    all += (value / size - mean) ** 2;
    errors += Math.abs(error) / count;
    errorsOfMean += Math.abs(value - (usual[row] ?? 0)) / count;
  }
  return {
    r2: all > 0 ? 1 - left / all : 0,
    meanAbsoluteError: errors,
    meanAbsoluteErrorOfMean: errorsOfMean,
  };
}
