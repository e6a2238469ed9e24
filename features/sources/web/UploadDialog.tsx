import { FileSpreadsheet, UploadCloud } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { formatBytes } from '#ui/format.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { uiStrings } from '#ui/strings.ts';
import { showErrorToast } from '#ui/toast-store.ts';
import type { UploadResponse } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
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
              {phaseText(upload.phase, file, upload.sentFraction)}
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

function phaseText(phase: 'idle' | 'sending' | 'reading' | 'done', file: File, sentFraction: number): string {
  if (phase === 'done') return strings.phaseDone;
  if (phase === 'reading') return strings.phaseReading;
  return strings.phaseSending(formatBytes(file.size * sentFraction), formatBytes(file.size));
}

interface FilePickerProps {
  file: File | null;
  extensions: readonly string[];
  isDisabled: boolean;
  onChoose: (file: File | undefined) => void;
}

function FilePicker({ file, extensions, isDisabled, onChoose }: FilePickerProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) onChoose(event.dataTransfer.files[0]);
  };
  const Icon = file ? FileSpreadsheet : UploadCloud;
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid cursor-pointer justify-items-center gap-1.5 rounded-card border-2 border-dashed px-4 py-8 text-center transition-colors focus-within:outline-2 focus-within:outline-accent',
        isOver ? 'border-accent bg-accent-surface' : 'border-line hover:border-line-strong',
      )}
    >
      <Icon aria-hidden="true" className="size-7 text-muted" />
      {file ? (
        <span className="max-w-full truncate font-medium">
          {file.name} <span className="font-normal text-muted">{formatBytes(file.size)}</span>
        </span>
      ) : (
        <span>
          <span className="font-medium text-accent">{strings.chooseFile}</span>{' '}
          <span className="text-muted">{strings.dropHere}</span>
        </span>
      )}
      <input
        ref={input}
        type="file"
        aria-label={strings.chooseFile}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        disabled={isDisabled}
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          // The same file can be chosen again after it was changed.
          event.target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
