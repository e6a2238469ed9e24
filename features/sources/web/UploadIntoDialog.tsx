import { useState } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import type { SourceChange, SourceWithTables } from '../contract.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { UploadIntoForm } from './UploadIntoForm.tsx';
import { useSourceChange } from './use-source-change.ts';
import { versionsStrings } from './versions-strings.ts';

const strings = versionsStrings;

interface UploadIntoDialogProps {
  source: SourceWithTables;
  /** The table that is open behind the dialog. */
  table: string;
  onClose: () => void;
}

/** A file for tables that are there: choose how, see what it changes, then apply it or go back. */
export function UploadIntoDialog({ source, table, onClose }: UploadIntoDialogProps) {
  const [change, setChange] = useState<SourceChange | null>(null);
  const { apply, discard } = useSourceChange(source, onClose);
  const close = () => {
    // What is being applied is applied, whether or not somebody watches.
    if (change && !apply.isPending) discard(change);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      width="medium"
      title={change ? strings.previewTitle : strings.uploadIntoTitle(source.name)}
      description={change ? strings.previewDescription(change.file.filename) : strings.uploadIntoDescription}
    >
      {change && (
        <ChangePreview
          change={change}
          isApplying={apply.isPending}
          onApply={() => apply.mutate(change)}
          onBack={() => {
            discard(change);
            setChange(null);
          }}
        />
      )}
      {/* It waits behind the preview: who goes back finds the file and all that was chosen. */}
      <div hidden={change !== null}>
        <UploadIntoForm source={source} table={table} onClose={onClose} onRead={setChange} />
      </div>
    </Dialog>
  );
}
