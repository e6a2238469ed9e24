import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { formatNumber } from '#ui/format.ts';
import { uiStrings } from '#ui/strings.ts';
import type { TableVersion } from '../contract.ts';
import { useRestoreVersion } from './use-restore-version.ts';
import { versionsStrings } from './versions-strings.ts';

const strings = versionsStrings;

interface RestoreVersionDialogProps {
  sourceId: string;
  table: string;
  version: TableVersion;
  /** Number of the version that is left; undo goes back to it. */
  current: number;
  onClose: () => void;
}

export function RestoreVersionDialog({
  sourceId,
  table,
  version,
  current,
  onClose,
}: RestoreVersionDialogProps) {
  const restore = useRestoreVersion();
  const { number, rows } = version;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={strings.restoreTitle(number)}
      description={strings.restoreMessage(table, formatNumber(rows))}
    >
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button
          look="primary"
          isPending={restore.isPending}
          onClick={() =>
            restore.mutate({ wanted: { sourceId, table, number }, left: current }, { onSettled: onClose })
          }
        >
          {strings.restore}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
