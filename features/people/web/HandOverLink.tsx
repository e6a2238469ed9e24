import { Button } from '#ui/Button.tsx';
import { CopyBox } from '#ui/CopyBox.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { peopleStrings as strings } from '../strings.ts';

/** A link in full, once. */
export function HandOverLink({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <CopyBox
        label={strings.link}
        copyLabel={strings.copyLink}
        value={new URL(link, window.location.origin).href}
      />
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {strings.done}
        </Button>
      </DialogActions>
    </div>
  );
}
