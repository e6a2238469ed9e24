import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { uiStrings } from '#ui/strings.ts';
import { TextArea } from '#ui/TextArea.tsx';
import type { FeatureCell, Model } from '../contract.ts';
import { modelsStrings as strings } from '../strings.ts';
import { readFeatureRows } from './feature-rows.ts';
import { modelAddress } from './model-address.ts';

interface PredictDialogProps {
  model: Pick<Model, 'id' | 'name'>;
  isPending: boolean;
  onPredict: (features: FeatureCell[][]) => void;
  onClose: () => void;
}

/** The rows that a model is to say something about. */
export function PredictDialog({ model, isPending, onPredict, onClose }: PredictDialogProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const rows = readFeatureRows(text);
    setWrong(rows === null);
    if (rows) onPredict(rows);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={strings.predictNamed(model.name)}
      description={strings.predictNote}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextArea
          label={strings.featureRows}
          isRequired
          hint={strings.featureRowsHint}
          error={isWrong ? strings.featureRowsWrong : null}
          placeholder={'5.1, 3.5\n6.2, 2.9'}
          spellCheck={false}
          autoComplete="off"
          className="font-mono"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Link
          href={modelAddress(model.id, 'predict')}
          className="w-fit rounded-control text-accent text-xs underline"
        >
          {strings.fillInForm}
        </Link>
        <DialogActions>
          <Button onClick={onClose}>{uiStrings.cancel}</Button>
          <Button type="submit" look="primary" isPending={isPending}>
            {isPending ? strings.predicting : strings.predict}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
