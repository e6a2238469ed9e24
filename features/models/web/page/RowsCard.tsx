import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { toCsv } from '#ui/csv.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { downloadBlob, fileNameOf } from '#ui/download.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { TextArea } from '#ui/TextArea.tsx';
import type { Model, Prediction, PredictionForm } from '../../contract.ts';
import { modelsStrings } from '../../strings.ts';
import { readFeatureRows } from '../feature-rows.ts';
import { useShownPrediction } from '../use-predict.ts';
import { PredictionNotes } from './PredictionNotes.tsx';
import { predictedRows } from './predicted-rows.ts';
import { pageStrings as strings } from './strings.ts';

interface RowsCardProps {
  model: Model;
  form: PredictionForm;
}

/** The specification's matrix: rows typed or pasted, their values in the order of the columns. */
export function RowsCard({ model, form }: RowsCardProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const prediction = useShownPrediction(model);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const features = readFeatureRows(text);
    setWrong(features === null);
    if (features) prediction.mutate({ features });
  };
  return (
    <Card title={strings.severalRows}>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <TextArea
          label={modelsStrings.featureRows}
          isRequired
          hint={`${modelsStrings.featureRowsHint} ${strings.columnOrder(form.fields.map(({ name }) => name).join(', '))}`}
          error={isWrong ? modelsStrings.featureRowsWrong : null}
          spellCheck={false}
          autoComplete="off"
          className="font-mono"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" isPending={prediction.isPending} className="justify-self-start">
          {prediction.isPending ? modelsStrings.predicting : modelsStrings.predict}
        </Button>
      </form>
      {prediction.error && (
        <p role="alert" className="wrap-anywhere mt-3 text-danger">
          {userMessageOf(prediction.error, modelsStrings.predictionFailed)}
        </p>
      )}
      {prediction.data && <RowResults name={model.name} form={form} prediction={prediction.data} />}
    </Card>
  );
}

function RowResults({
  name,
  form,
  prediction,
}: {
  name: string;
  form: PredictionForm;
  prediction: Prediction;
}) {
  const { columns, rows } = predictedRows(prediction, form);
  const download = () => {
    const text = toCsv(
      columns.map((column) => column.name),
      rows,
    );
    downloadBlob(new Blob([text], { type: 'text/csv' }), fileNameOf(name, 'csv'));
  };
  return (
    <div className="mt-4 grid gap-2">
      <DataTable
        caption={strings.results}
        columns={columns}
        rows={rows}
        hasOwnNames
        className="max-h-80 w-fit max-w-full"
      />
      <PredictionNotes prediction={prediction} />
      <Button size="small" onClick={download} className="justify-self-start">
        <Download aria-hidden="true" className="size-3.5" />
        {strings.download}
      </Button>
    </div>
  );
}
