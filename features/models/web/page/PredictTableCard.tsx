import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatNumber } from '#ui/format.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { refreshReads } from '#ui/query.ts';
import { Select } from '#ui/Select.tsx';
import { showErrorToast, showToast } from '#ui/toast-store.ts';
import type { Model, PredictionForm } from '../../contract.ts';
import { modelsStrings } from '../../strings.ts';
import { modelsApi } from '../api.ts';
import { pageStrings as strings } from './strings.ts';

interface PredictTableCardProps {
  model: Model;
  form: PredictionForm;
}

/** Every row of a table, or all steps of a forecast, into a table of its own. */
export function PredictTableCard({ model, form }: PredictTableCardProps) {
  const [place, setPlace] = useState('0');
  const start = useStartTable(model);
  const isForecast = form.task === 'forecasting';
  const table = form.tables[Number(place)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isForecast) start.mutate({});
    else if (table) start.mutate({ dataSourceId: table.dataSourceId, table: table.table });
  };
  return (
    <Card title={isForecast ? strings.wholeForecast : strings.wholeTable} subtitle={strings.wholeTableNote}>
      {!isForecast && form.tables.length === 0 ? (
        <p className="text-muted">{strings.noTables}</p>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-4">
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
          <Button type="submit" isPending={start.isPending}>
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
    mutationFn: (body: { dataSourceId?: string; table?: string }) =>
      modelsApi('POST /api/ml/models/{id}/predicted-tables', { params: { id }, body }),
    onSuccess: () => {
      showToast({ title: strings.tableStarted, message: strings.tableStartedMessage });
      return refreshReads(client, `/api/ml/models/${id}/predicted-tables`);
    },
    onError: (error) =>
      showErrorToast(modelsStrings.predictionErrorTitle, userMessageOf(error, strings.tablePredictionFailed)),
  });
}
