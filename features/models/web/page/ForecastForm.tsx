import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { userMessageOf } from '#ui/http-error.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { Model, PredictionForm } from '../../contract.ts';
import { defaultHorizon, horizonMaximum } from '../../limits.ts';
import { modelsStrings } from '../../strings.ts';
import { useShownPrediction } from '../use-predict.ts';
import { ForecastResult } from './ForecastResult.tsx';
import { grainName } from './forecast-words.ts';
import { pageStrings as strings } from './strings.ts';

interface ForecastFormProps {
  model: Model;
  form: PredictionForm;
}

/** How far to look ahead, and of which series. */
export function ForecastForm({ model, form }: ForecastFormProps) {
  const [steps, setSteps] = useState(String(form.horizon ?? defaultHorizon));
  const [series, setSeries] = useState('');
  const [isWrong, setWrong] = useState(false);
  const prediction = useShownPrediction(model);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const horizon = Number(steps);
    const isValid = /^\d+$/.test(steps.trim()) && horizon >= 1 && horizon <= horizonMaximum;
    setWrong(!isValid);
    if (isValid) prediction.mutate({ horizon, ...(series !== '' && { series: [series] }) });
  };
  return (
    <Card title={strings.ahead}>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-4">
        <div className="min-w-0 flex-1 basis-56">
          <TextInput
            label={strings.stepsAhead(grainName(form.grain ?? ''))}
            inputMode="numeric"
            hint={form.horizon !== null && strings.testedAhead(form.horizon)}
            error={isWrong ? strings.numberWrong(1, horizonMaximum) : null}
            value={steps}
            onChange={(event) => setSteps(event.target.value)}
          />
        </div>
        {form.series.length > 1 && (
          <div className="min-w-0 flex-1 basis-56">
            <Select
              label={strings.series}
              placeholder={strings.allSeries}
              options={form.series.map((key) => ({ value: key, label: key }))}
              value={series}
              onChange={(event) => setSeries(event.target.value)}
            />
          </div>
        )}
        <Button type="submit" look="primary" isPending={prediction.isPending} className="mt-7">
          {prediction.isPending ? strings.forecasting : strings.forecastButton}
        </Button>
      </form>
      {prediction.error && (
        <p role="alert" className="wrap-anywhere mt-3 text-danger">
          {userMessageOf(prediction.error, modelsStrings.predictionFailed)}
        </p>
      )}
      {prediction.data && <ForecastResult form={form} prediction={prediction.data} />}
    </Card>
  );
}
