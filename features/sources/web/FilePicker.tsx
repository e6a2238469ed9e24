import { FileSpreadsheet, UploadCloud } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { formatBytes } from '#ui/format.ts';
import { sourcesStrings as strings } from '../strings.ts';

interface FilePickerProps {
  file: File | null;
  extensions: readonly string[];
  isDisabled: boolean;
  onChoose: (file: File | undefined) => void;
}

/** A place to choose a file or to drop one. */
export function FilePicker({ file, extensions, isDisabled, onChoose }: FilePickerProps) {
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
