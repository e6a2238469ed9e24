import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { meaningStrings } from './meaning-strings.ts';
import type { Unsaved } from './use-unsaved.ts';

const strings = meaningStrings;

/** Asks whether fields that are not saved may be left. */
export function UnsavedQuestion({ asking }: Pick<Unsaved, 'asking'>) {
  if (!asking) return null;
  return (
    <Dialog isOpen onClose={asking.stay} title={strings.unsavedTitle} description={strings.unsavedMessage}>
      <DialogActions>
        <Button onClick={asking.agree}>{strings.discardChanges}</Button>
        <Button look="primary" onClick={asking.stay}>
          {strings.keepEditing}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
