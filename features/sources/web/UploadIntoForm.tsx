import { useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { DialogActions } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Select } from '#ui/Select.tsx';
import { uiStrings } from '#ui/strings.ts';
import { showErrorToast } from '#ui/toast-store.ts';
import type { SourceChange, SourceWithTables, UploadMode } from '../contract.ts';
import { sourcesStrings } from '../strings.ts';
import { FilePicker } from './FilePicker.tsx';
import { KeyColumns } from './KeyColumns.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { phaseText } from './upload-phase.ts';
import { findFileProblem } from './upload-progress.ts';
import { fullUpload, intoAddress } from './upload-variants.ts';
import { useUpload } from './use-upload.ts';
import { versionsStrings } from './versions-strings.ts';

const strings = versionsStrings;

interface UploadIntoFormProps {
  source: SourceWithTables;
  table: string;
  onClose: () => void;
  /** The file has been read; nothing has changed yet. */
  onRead: (change: SourceChange) => void;
}

/** File, table, and what is to become of the rows that are there. */
export function UploadIntoForm({ source, table: openTable, onClose, onRead }: UploadIntoFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [mode, setMode] = useState<UploadMode>('replace');
  /** What the person chose; until then, what the file is likely to hold. */
  const [chosenTable, setTable] = useState<string | null>(null);
  const table = chosenTable ?? likelyTable(source, file, mode, openTable);
  const [key, setKey] = useState<string[]>([]);
  const problemId = useId();
  const target = source.tables.find(({ name }) => name === table);
  const address = intoAddress(source.id, { mode, table, key: mode === 'upsert' ? key : [] });
  const upload = useUpload<SourceChange>({ ...intoVariant, address }, onRead);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = findFileProblem(chosen);
    setFile(problem ? null : chosen);
    if (problem) showErrorToast(problem.title, problem.message);
  };
  const isKeyMissing = mode === 'upsert' && key.length === 0;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FilePicker
          file={file}
          extensions={fullUpload.extensions}
          isDisabled={upload.isRunning}
          onChoose={choose}
        />
        {source.tables.length > 1 && (
          <Select
            label={strings.table}
            value={table}
            disabled={upload.isRunning}
            onChange={(event) => {
              setTable(event.target.value);
              setKey([]);
            }}
            options={[
              ...source.tables.map(({ name }) => ({ value: name, label: name })),
              // A key belongs to one table.
              ...(mode === 'upsert' ? [] : [{ value: '', label: strings.allTables }]),
            ]}
          />
        )}
        <ModeChoice
          mode={mode}
          isDisabled={upload.isRunning}
          onChoose={(chosen) => {
            setMode(chosen);
            if (chosen === 'upsert' && chosenTable === '') setTable(openTable);
          }}
        />
        {mode === 'upsert' && target && (
          <KeyColumns
            columns={target.columns.map(({ name }) => name)}
            chosen={key}
            isDisabled={upload.isRunning}
            onChange={setKey}
          />
        )}
      </div>
      <div className="mt-4 min-h-9">
        {file && upload.isRunning && (
          <>
            <ProgressBar label={sourcesStrings.uploadProgress} percent={upload.percent} />
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
        {isKeyMissing && (
          <p id={problemId} className="text-muted text-xs">
            {strings.keyMissing}
          </p>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{uiStrings.cancel}</Button>
        <Button
          look="primary"
          disabled={!file || isKeyMissing}
          aria-describedby={isKeyMissing ? problemId : undefined}
          isPending={upload.isRunning}
          onClick={() => file && void upload.start(file)}
        >
          {upload.isRunning ? strings.previewing : strings.preview}
        </Button>
      </DialogActions>
    </>
  );
}

/** A workbook goes into all tables that it has; a file of one table into the one that is open. */
export function likelyTable(
  { tables }: Pick<SourceWithTables, 'tables'>,
  file: File | null,
  mode: UploadMode,
  openTable: string,
): string {
  const isOfOneTable = file === null || /\.(csv|tsv|txt|parquet)$/i.test(file.name);
  // A key belongs to one table.
  return tables.length < 2 || isOfOneTable || mode === 'upsert' ? openTable : '';
}

const intoVariant = {
  ...fullUpload,
  failedTitle: strings.failedTitle,
};
