import type { Prediction } from '../../contract.ts';
import { pageStrings as strings } from './strings.ts';

/** What to know of predictions, and which training made them. */
export function PredictionNotes({ prediction }: { prediction: Pick<Prediction, 'notes' | 'version'> }) {
  return (
    <p className="wrap-anywhere text-muted text-xs">
      {[...prediction.notes, strings.resultVersion(prediction.version)].join(' ')}
    </p>
  );
}
