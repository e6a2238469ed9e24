import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { formatBytes, formatNumber } from '#ui/format.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { uiStrings } from '#ui/strings.ts';
import type { HeldStorage } from '../contract.ts';
import { storageStrings as strings } from '../strings.ts';
import { type Freeable, useFreeSpace } from './use-free-space.ts';

interface FreeSpaceDialogProps {
  kind: Freeable;
  held: HeldStorage;
  onClose: () => void;
}

/** Says what is lost before it is: deleting cannot be undone. What receipts stand on is a choice of its own. */
export function FreeSpaceDialog({ kind, held, onClose }: FreeSpaceDialogProps) {
  const [withReceipts, setWithReceipts] = useState(false);
  const free = useFreeSpace(onClose);
  const { named } = held;
  const receipts = formatNumber(named.receipts);
  const bytes = formatBytes(withReceipts ? held.bytes : held.bytes - named.bytes);
  const versions = formatNumber(withReceipts ? held.versions : held.versions - named.versions);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={kind === 'removed' ? strings.askRemoved : strings.askOlder}
      description={
        kind === 'removed'
          ? strings.askRemovedMessage(formatNumber(held.sources), bytes)
          : strings.askOlderMessage(versions, bytes)
      }
    >
      {named.versions > 0 && (
        <div className="grid gap-3">
          <p>{strings.namedNote(receipts, formatNumber(named.versions), formatBytes(named.bytes))}</p>
          <Checkbox
            label={strings.withReceipts(receipts)}
            checked={withReceipts}
            onChange={(event) => setWithReceipts(event.target.checked)}
          />
        </div>
      )}
      {free.isError && (
        <p role="alert" className="mt-3 text-danger text-sm">
          {userMessageOf(free.error, strings.freeFailed)}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button look="danger" isPending={free.isPending} onClick={() => free.mutate({ kind, withReceipts })}>
          {strings.deleteNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
