import { userMessageOf } from '#ui/http-error.ts';
import type { PredictionForm } from '../../contract.ts';
import { modelsStrings } from '../../strings.ts';
import type { useShownPrediction } from '../use-predict.ts';
import { PredictionNotes } from './PredictionNotes.tsx';
import { predictionCell, scoreText } from './predicted-rows.ts';
import { pageStrings as strings } from './strings.ts';

interface RowPredictionProps {
  form: PredictionForm;
  prediction: ReturnType<typeof useShownPrediction>;
}

/** What is told of one row, how sure it is, and by which training. */
export function RowPrediction({ form, prediction }: RowPredictionProps) {
  const { data, error } = prediction;
  if (error) {
    return (
      <p role="alert" className="wrap-anywhere min-w-0 flex-1 basis-48 text-danger">
        {userMessageOf(error, modelsStrings.predictionFailed)}
      </p>
    );
  }
  const told = data?.predictions?.[0];
  if (!data || told === undefined) return null;
  const score = data.scores?.[0];
  return (
    <div role="status" className="min-w-0 flex-1 basis-48">
      <p className="wrap-anywhere">
        <span className="text-muted">{form.target ?? strings.result}: </span>
        <span className="font-semibold text-lg tabular-nums">{predictionCell(told, form)}</span>
        {score !== undefined && (
          <span className="text-muted tabular-nums"> ({scoreText(score, form.task)})</span>
        )}
      </p>
      <PredictionNotes prediction={data} />
    </div>
  );
}
