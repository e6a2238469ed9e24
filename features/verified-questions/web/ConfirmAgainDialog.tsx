import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { uiStrings } from '#ui/strings.ts';
import type { VerifiedQuestion } from '../contract.ts';
import { verifiedQuestionsStrings as strings } from '../strings.ts';
import { useConfirmAgain } from './use-verified.ts';

type Reading = 'confirmed' | 'current';

/** Confirms the answer of now; where the question is read otherwise by now, asks which of the readings is meant. */
export function ConfirmAgainDialog({
  verified,
  onClose,
}: {
  verified: VerifiedQuestion;
  onClose: () => void;
}) {
  const canKeep = verified.currentText !== null;
  const [reading, setReading] = useState<Reading>(canKeep ? 'confirmed' : 'current');
  const confirm = useConfirmAgain();
  const choices = [
    ...(canKeep
      ? [{ value: 'confirmed', label: strings.keepReading, note: verified.currentText ?? '' } as const]
      : []),
    ...(verified.otherReading === null
      ? []
      : [
          {
            value: 'current',
            label: strings.takeReading,
            note: verified.otherText ?? verified.otherReading,
          } as const,
        ]),
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={strings.confirmAgainTitle}
      description={strings.confirmAgainMessage}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">{strings.confirmAgainTitle}</legend>
        {choices.map(({ value, label, note }) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-card border border-line px-3.5 py-2.5 has-checked:border-accent has-checked:bg-accent-surface"
          >
            <input
              type="radio"
              name="reading"
              className="mt-1 accent-accent"
              checked={reading === value}
              onChange={() => setReading(value)}
            />
            <span className="min-w-0">
              <span className="block font-medium">{label}</span>
              <span className="wrap-anywhere block text-muted">{note}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button
          look="primary"
          isPending={confirm.isPending}
          onClick={() => confirm.mutate({ id: verified.id, reading }, { onSuccess: onClose })}
        >
          {confirm.isPending ? strings.confirming : strings.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
