import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { uiStrings } from '#ui/strings.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { nameMaximumLength } from '../limits.ts';
import { verifiedQuestionsStrings as strings } from '../strings.ts';

interface NameDialogProps {
  title: string;
  description?: string;
  /** What the field holds at first. */
  name: string;
  save: string;
  saving: string;
  isPending: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a verified question. */
export function NameDialog({
  title,
  description,
  name,
  isPending,
  onSave,
  onClose,
  ...words
}: NameDialogProps) {
  const [value, setValue] = useState(name.slice(0, nameMaximumLength));
  const [isMissing, setMissing] = useState(false);
  const save = () => {
    const trimmed = value.trim();
    setMissing(trimmed === '');
    if (trimmed !== '') onSave(trimmed);
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} {...(description && { description })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          label={strings.name}
          value={value}
          maxLength={nameMaximumLength}
          error={isMissing ? strings.nameMissing : null}
          isRequired
          onChange={(event) => setValue(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{uiStrings.cancel}</Button>
          <Button type="submit" look="primary" isPending={isPending}>
            {isPending ? words.saving : words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
