import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { uiStrings } from '#ui/strings.ts';
import { showErrorToast } from '#ui/toast-store.ts';
import type { UploadResponse } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { FilePicker } from './FilePicker.tsx';
import { phaseText } from './upload-phase.ts';
import { findFileProblem } from './upload-progress.ts';
import { type UploadVariant, useUpload } from './use-upload.ts';

interface UploadDialogProps {
  variant: UploadVariant;
  onClose: () => void;
  onUploaded: (response: UploadResponse) => void;
}

/** Choose a file, see it checked, send it, watch it go. */
export function UploadDialog({ variant, onClose, onUploaded }: UploadDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload(variant, onUploaded);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = findFileProblem(chosen, variant.extensions);
    setFile(problem ? null : chosen);
    if (problem) showErrorToast(problem.title, problem.message);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={strings.upload}
      description={strings.uploadDescription(variant.extensions)}
    >
      <FilePicker
        file={file}
        extensions={variant.extensions}
        isDisabled={upload.isRunning}
        onChoose={choose}
      />
      <div className="mt-4 min-h-9">
        {file && upload.isRunning && (
          <>
            <ProgressBar label={strings.uploadProgress} percent={upload.percent} />
            <p role="status" className="mt-1.5 text-muted text-xs tabular-nums">
              {phaseText(upload, file)}
            </p>
          </>
        )}
        {upload.failure && (
          <p role="alert" className="text-danger">
            {upload.failure}
          </p>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button
          look="primary"
          disabled={!file}
          isPending={upload.isRunning}
          onClick={() => file && void upload.start(file)}
        >
          {upload.isRunning ? strings.uploading : strings.uploadAction}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
