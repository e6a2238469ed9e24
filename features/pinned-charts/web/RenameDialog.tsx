import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { uiStrings } from '#ui/strings.ts';
import { TextInput } from '#ui/TextInput.tsx';
import type { PinnedChart } from '../contract.ts';
import { chartTitleMaximumLength } from '../limits.ts';
import { pinnedChartsStrings as strings } from '../strings.ts';
import { useChangePin } from './use-pins.ts';

export function RenameDialog({ pin, onClose }: { pin: PinnedChart; onClose: () => void }) {
  const [title, setTitle] = useState(pin.title);
  const [isMissing, setMissing] = useState(false);
  const change = useChangePin();
  const save = () => {
    setMissing(title.trim() === '');
    if (title.trim() !== '') change.mutate({ id: pin.id, title: title.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog isOpen onClose={onClose} title={strings.renameTitle}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          label={strings.title}
          value={title}
          maxLength={chartTitleMaximumLength}
          error={isMissing ? strings.titleMissing : null}
          isRequired
          onChange={(event) => setTitle(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{uiStrings.cancel}</Button>
          <Button type="submit" look="primary" isPending={change.isPending}>
            {change.isPending ? strings.saving : strings.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
