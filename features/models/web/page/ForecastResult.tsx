import { Chart } from '#ui/chart/Chart.tsx';
import type { Prediction, PredictionForm } from '../../contract.ts';
import { forecastChart } from './forecast-chart.ts';
import { PredictionNotes } from './PredictionNotes.tsx';
import { pageStrings as strings } from './strings.ts';

interface ForecastResultProps {
  form: PredictionForm;
  prediction: Prediction;
}

/** The steps ahead with both bands, each series for itself; every chart is a table and a file too. */
export function ForecastResult({ form, prediction }: ForecastResultProps) {
  const { predictions = [], timestamps = [], intervals = [], series } = prediction;
  const parts = series ?? [
    { key: null, predictions: predictions.filter((one) => typeof one === 'number'), timestamps, intervals },
  ];
  const target = form.target ?? strings.rowsCounted;
  return (
    <div role="status" className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
      {parts.map(({ key, ...predicted }) => (
        <section key={key ?? ''} className="min-w-0">
          {key !== null && <h3 className="mb-2 font-semibold">{key}</h3>}
          <Chart
            spec={forecastChart({
              title: strings.forecastTitle(key === null ? target : `${target}, ${key}`),
              grain: form.grain ?? '',
              unit: form.unit,
              history: { timestamps: [], values: [] },
              predicted,
            })}
          />
        </section>
      ))}
      <PredictionNotes prediction={prediction} />
    </div>
  );
}
