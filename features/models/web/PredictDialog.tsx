import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { uiStrings } from '#ui/strings.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { modelsStrings as strings } from '../strings.ts';
import { readFeatureRows } from './feature-rows.ts';

interface PredictDialogProps {
  name: string;
  isPending: boolean;
  onPredict: (features: number[][]) => void;
  onClose: () => void;
}

/** The rows that a model is to say something about. */
export function PredictDialog({ name, isPending, onPredict, onClose }: PredictDialogProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const rows = readFeatureRows(text);
    setWrong(rows === null);
    if (rows) onPredict(rows);
  };
  return (
    <Dialog isOpen onClose={onClose} title={strings.predictNamed(name)} description={strings.predictNote}>
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
