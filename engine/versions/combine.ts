import { rm } from 'node:fs/promises';
import type { TableFinding } from '#kernel/catalog.ts';
import type { ImportedTable, ImportSource } from '../import/importer.ts';
import type { EngineLimits } from '../limits.ts';
import type { OnWaiting, QueuedChildren, QueuedRunOptions } from '../process/queued-children.ts';
import type { CombineAnswer, CombineJob } from './combine-job.ts';
import type { LinesAnswer, LinesJob } from './find-lines.ts';
import { keyOfRows } from './key-of-rows.ts';
import { meetUnits } from './meet-units.ts';
import type { VersionStore } from './version-store.ts';

export interface CombineRequest {
  workspaceId: string;
  /** The version that rows are put into, and the one that holds them. Both stay. */
  tableVersionId: string;
  addedVersionId: string;
  mode: 'append' | 'upsert';
  /** Columns that tell which row is which; for `upsert`. */
  key?: readonly string[];
  signal?: AbortSignal | undefined;
  onWaiting?: OnWaiting | undefined;
}

/** A version that two made, how its rows came about, and which rows could not be kept. */
export interface CombinedTable
  extends Omit<ImportedTable, 'name'>,
    Pick<
      CombineAnswer,
      'added' | 'changed' | 'unchanged' | 'rejected' | 'rejectedCount' | 'notes' | 'findings'
    > {}

export interface CombinerParts {
  store: VersionStore;
  children: QueuedChildren;
  limits: EngineLimits;
}

/** Makes a third version of two, in a process of its own. Throws AppError as `importFile` does, and `invalid` for a key that is none. */
export async function combineVersions(parts: CombinerParts, request: CombineRequest): Promise<CombinedTable> {
  const { store, limits } = parts;
  const { workspaceId, tableVersionId, addedVersionId } = request;
  const directory = store.jobDirectory();
  const [before, added] = await Promise.all(
    [tableVersionId, addedVersionId].map((id) => store.readProfile(workspaceId, id)),
  );
  if (before === undefined || added === undefined) throw new Error('One of two versions has no profile.');
  const met = meetUnits(before, added);
  const job: CombineJob = {
    kind: 'combine',
    mode: request.mode,
    tablePath: store.dataPath(workspaceId, tableVersionId),
    addedPath: store.dataPath(workspaceId, addedVersionId),
    key: [...(request.key ?? [])],
    units: met.units,
    rowKey: keyOfRows(before),
    directory,
    memoryBytes: limits.importMemoryBytes,
  };
  try {
    const { path, listsPath, ...answer } = (await runChild(parts, job, {
      line: workspaceId,
      ...request,
    })) as CombineAnswer;
    const rejectedCount = (before.rejectedCount ?? 0) + (added.rejectedCount ?? 0) + answer.rejectedCount;
    const doubts = [...met.findings, ...answer.findings];
    const findings = findingsOfBoth(doubts, before.findings, added.findings);
    const writing = [
      ...(before.writing ?? []),
      ...(added.writing ?? []).filter(({ column }) => !before.columns.some(({ name }) => name === column)),
    ];
    const totalRows = [before.totalRows, added.totalRows].flatMap((rows) =>
      rows === undefined ? [] : [rows],
    );
    const profile = {
      ...answer.profile,
      ...(rejectedCount > 0 && { rejectedCount }),
      ...(findings.length > 0 && { findings }),
      ...(writing.length > 0 && { writing }),
      ...(totalRows.length > 0 && {
        totalRows: {
          count: totalRows.reduce((sum, { count }) => sum + count, 0),
          label: totalRows.at(-1)?.label ?? '',
        },
      }),
    };
    const versionId = await store.publish(workspaceId, { path, listsPath }, profile);
    return { ...answer, findings: doubts, profile, versionId };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Of rows that came from two files no file can be read again, so nothing of what was found is offered to be set right. */
function findingsOfBoth(...found: (TableFinding[] | undefined)[]): TableFinding[] {
  const all = found.flatMap((of = []) => of.map(({ fix: _, line: __, ...finding }) => finding));
  return [...new Map(all.map((finding) => [finding.sentence, finding])).values()];
}

/** The lines of a file at which rows of its tables stand. Reads the file once more: only asked for when rows were refused. */
export async function findLines(
  parts: CombinerParts,
  workspaceId: string,
  source: ImportSource,
  rows: LinesJob<ImportSource>['rows'],
  signal?: AbortSignal,
): Promise<LinesAnswer> {
  const directory = parts.store.jobDirectory();
  try {
    const job: LinesJob<ImportSource> = { kind: 'lines', source, directory, rows };
    return (await runChild(parts, job, { line: workspaceId, signal })) as LinesAnswer;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function runChild(
  { children, limits }: CombinerParts,
  request: CombineJob | LinesJob<ImportSource>,
  { line, signal, onWaiting }: Pick<QueuedRunOptions, 'line' | 'signal' | 'onWaiting'>,
): Promise<unknown> {
  const seconds = Math.round(limits.importDeadlineMs / 1000);
  return children.run({
    line,
    onWaiting,
    request,
    deadlineMs: limits.importDeadlineMs,
    graceMs: 0,
    signal,
    sentences: {
      timeout: `Putting the file into the table took longer than ${seconds} seconds and was stopped. The table is as it was. Split the file and upload the parts.`,
      memory:
        'Putting the file into the table needs more memory than one upload may use. The table is as it was. Split the file, or replace the table.',
    },
  });
}
