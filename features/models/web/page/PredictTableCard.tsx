import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatNumber } from '#ui/format.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Model, PredictionForm } from '../../contract.ts';
import { defaultHorizon, horizonMaximum } from '../../limits.ts';
import { modelsStrings } from '../../strings.ts';
import { modelsApi } from '../api.ts';
import { grainName } from './forecast-words.ts';
import { pageStrings as strings } from './strings.ts';

interface PredictTableCardProps {
  model: Model;
  form: PredictionForm;
}

/** Every row of a table, or as many steps of a forecast as are wanted, into a table of its own. */
export function PredictTableCard({ model, form }: PredictTableCardProps) {
  const [place, setPlace] = useState('0');
  const [steps, setSteps] = useState(String(form.horizon ?? defaultHorizon));
  const [isWrong, setWrong] = useState(false);
  const start = useStartTable(model);
  const isForecast = form.task === 'forecasting';
  const table = form.tables[Number(place)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const horizon = Number(steps);
    const isValid = /^\d+$/.test(steps.trim()) && horizon >= 1 && horizon <= horizonMaximum;
    setWrong(isForecast && !isValid);
    if (isForecast && isValid) start.mutate({ horizon });
    else if (table) start.mutate({ dataSourceId: table.dataSourceId, table: table.table });
  };
  return (
    <Card title={isForecast ? strings.wholeForecast : strings.wholeTable} subtitle={strings.wholeTableNote}>
      {!isForecast && form.tables.length === 0 ? (
        <p className="text-muted">{strings.noTables}</p>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-4">
          {isForecast && (
            <div className="min-w-0 flex-1 basis-56">
              <TextInput
                label={strings.stepsInTable(grainName(form.grain ?? ''))}
                inputMode="numeric"
                hint={form.horizon !== null && strings.testedAhead(form.horizon)}
                error={isWrong ? strings.numberWrong(1, horizonMaximum) : null}
                value={steps}
                onChange={(event) => setSteps(event.target.value)}
              />
            </div>
          )}
          {!isForecast && (
            <div className="min-w-0 flex-1 basis-56">
              <Select
                label={strings.table}
                options={form.tables.map((one, index) => ({
                  value: String(index),
                  label: `${one.dataSourceName}: ${strings.rowsOfTable(one.table, formatNumber(one.rows))}`,
                }))}
                value={place}
                onChange={(event) => setPlace(event.target.value)}
              />
            </div>
          )}
          <Button type="submit" isPending={start.isPending} className="mt-7">
            {start.isPending
              ? strings.predictingTable
              : isForecast
                ? strings.wholeForecast
                : strings.predictTable}
          </Button>
        </form>
      )}
    </Card>
  );
}

function useStartTable({ id }: Model) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { dataSourceId?: string; table?: string; horizon?: number }) =>
      modelsApi('POST /api/ml/models/{id}/predicted-tables', { params: { id }, body }),
    onSuccess: () => {
      showToast({ title: strings.tableStarted, message: strings.tableStartedMessage });
      return refreshReads(client, `/api/ml/models/${id}/predicted-tables`);
    },
    onError: (error) =>
      showErrorToast(modelsStrings.predictionErrorTitle, userMessageOf(error, strings.tablePredictionFailed)),
  });
}
