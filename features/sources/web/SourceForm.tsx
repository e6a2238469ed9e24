import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { uiStrings } from '#ui/strings.ts';
import { sourcesStrings as strings } from '../strings.ts';

interface SourceFormProps {
  onSave: () => void;
  onClose: () => void;
  isPending: boolean;
  /** Why saving failed; also said in a toast, which goes. */
  failure: string | null;
  children: ReactNode;
}

/** Fields of a source above the buttons that save or leave. */
export function SourceForm({ onSave, onClose, isPending, failure, children }: SourceFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {children}
      {failure && (
        <p role="alert" className="rounded-control bg-danger-surface px-3 py-2 text-danger">
          {failure}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button type="submit" look="primary" isPending={isPending}>
          {isPending ? strings.saving : strings.save}
        </Button>
      </DialogActions>
    </form>
  );
}
