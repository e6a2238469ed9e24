import { type FittedModel, type Frame, forecasting, startOf } from '#algorithms/index.ts';
import type { NewColumn } from '#engine/child.ts';
import { modelsServerStrings as strings } from '../strings.ts';
import { unpackSeries } from './forecast-bundle.ts';
import type { PredictTableJob } from './model-job.ts';
import { openTableModel, predictFrame, tellPredictions } from './predict.ts';
import { isWithinDay } from './report-series.ts';

type Naming = Pick<PredictTableJob, 'target' | 'unit' | 'taken'>;

/** Predictions as columns of a table. */
export const predictedColumns = { ofRows, ofSeries };

/** Beside each row what is predicted of it, under names that the table does not have. */
function ofRows(file: FittedModel, frame: Frame, { target, unit, taken }: Naming): NewColumn[] {
  const { algorithm, model } = openTableModel(file);
  const raw = predictFrame(algorithm, model, frame);
  const { predictions = [], scores } = tellPredictions(model.header, raw);
  const name = freeNames(taken);
  const texts = (own: string): NewColumn => ({
    name: name(own),
    kind: 'text',
    values: predictions.map(String),
  });
  const numbers = (own: string, values: readonly number[], ownUnit?: string): NewColumn => ({
    name: name(own),
    kind: 'number',
    values: Float64Array.from(values),
    unit: ownUnit,
  });
  switch (model.header.task) {
    case 'classification':
      return [texts(strings.predicted(target)), ...(scores ? [numbers(strings.certainty, scores)] : [])];
    case 'regression':
      return [numbers(strings.predicted(target), Array.from(raw.values), unit ?? undefined)];
    case 'clustering':
      return [texts(strings.cluster)];
    case 'anomaly_detection':
      return [texts(strings.isUnusual), ...(scores ? [numbers(strings.anomalyScore, scores)] : [])];
  }
}

/** One row for each step of each series. */
function ofSeries(
  file: FittedModel,
  { horizon, target, unit }: Naming & Pick<PredictTableJob, 'horizon'>,
): { rowCount: number; columns: NewColumn[] } {
  const { grain, series } = unpackSeries(file, null);
  const keys: string[] = [];
  const times: number[] = [];
  const values: Record<'mean' | 'low80' | 'high80' | 'low95' | 'high95', number[]> = {
    mean: [],
    low80: [],
    high80: [],
    low95: [],
    high95: [],
  };
  for (const { key, lastPeriod, model } of series) {
    const { mean, intervals } = forecasting.forecast(model, horizon ?? model.header.horizon);
    for (const [step, value] of mean.entries()) {
      keys.push(key ?? '');
      times.push(startOf(lastPeriod + 1 + step, grain));
      values.mean.push(value);
      for (const { coverage, low, high } of intervals) {
        values[`low${coverage}`].push(low[step] ?? value);
        values[`high${coverage}`].push(high[step] ?? value);
      }
    }
  }
  const number = (name: string, own: readonly number[]): NewColumn => ({
    name,
    kind: 'number',
    values: Float64Array.from(own),
    unit: unit ?? undefined,
  });
  const hasKeys = series.some(({ key }) => key !== null);
  return {
    rowCount: times.length,
    columns: [
      {
        name: grain.replaceAll('_', ' '),
        kind: 'time',
        values: Float64Array.from(times),
        isDate: !isWithinDay(grain),
      },
      ...(hasKeys ? [{ name: 'series', kind: 'text' as const, values: keys }] : []),
      number(strings.forecastOf(target), values.mean),
      number('lower 80%', values.low80),
      number('upper 80%', values.high80),
      number('lower 95%', values.low95),
      number('upper 95%', values.high95),
    ],
  };
}

function freeNames(taken: readonly string[]): (wanted: string) => string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return (wanted) => {
    let name = wanted;
    for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${wanted} ${number}`;
    used.add(name.toLowerCase());
    return name;
  };
}
