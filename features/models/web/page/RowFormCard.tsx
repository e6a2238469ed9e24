import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import type { FeatureField, Model, PredictionForm } from '../../contract.ts';
import { modelsStrings } from '../../strings.ts';
import { useShownPrediction } from '../use-predict.ts';
import { FeatureInput } from './FeatureInput.tsx';
import { RowPrediction } from './RowPrediction.tsx';
import { rowOf, usualRow, wrongFields } from './row-form.ts';
import { pageStrings as strings } from './strings.ts';

interface RowFormCardProps {
  model: Model;
  form: PredictionForm;
}

/** One row, a field for each column that was learnt from. */
export function RowFormCard({ model, form }: RowFormCardProps) {
  const [row, setRow] = useState(() => usualRow(form.fields));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const prediction = useShownPrediction(model);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = wrongFields(form.fields, row);
    setWrong(found);
    if (found.length === 0) prediction.mutate({ rows: [rowOf(form.fields, row)] });
  };
  const take = (field: FeatureField, text: string) => {
    setRow({ ...row, [field.name]: text });
    // What was predicted is of another row.
    prediction.reset();
  };
  return (
    <Card title={strings.oneRow} subtitle={strings.oneRowNote}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {form.fields.map((field) => (
            <FeatureInput
              key={field.name}
              field={field}
              text={row[field.name] ?? ''}
              isWrong={wrong.includes(field.name)}
              onChange={(text) => take(field, text)}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="primary" isPending={prediction.isPending}>
            {prediction.isPending ? modelsStrings.predicting : modelsStrings.predict}
          </Button>
          <RowPrediction form={form} prediction={prediction} />
        </div>
      </form>
    </Card>
  );
}
