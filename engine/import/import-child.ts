import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChosenFix, KnownTable } from '#kernel/catalog.ts';
import { AppError, messageOf } from '#kernel/errors.ts';
import { closeBehindAnswer, serveJobs } from '../process/child-side.ts';
import { setListsApart } from '../versions/value-lists.ts';
import { type ImportOutcome, ImportSession } from './import-session.ts';
import type { WrittenTable } from './table-writer.ts';

/** What the parent sends. `source` is for the reader alone: a file to read, a sample company's day. */
export interface ImportJob<Source> {
  source: Source;
  directory: string;
  memoryBytes: number;
  fixes?: readonly ChosenFix[] | undefined;
  known?: readonly KnownTable[] | undefined;
}

/** An import's outcome and what it cost. The profiles carry no long lists: those are in a file beside the table's. */
export interface ImportAnswer extends Omit<ImportOutcome, 'tables'> {
  tables: (WrittenTable & { listsPath: string | null })[];
  format: string;
  /** Largest resident memory of the process so far. */
  peakMemoryBytes: number;
}

/** Reads a source into the session and tells its format. */
export type ReadSource<Source> = (
  source: Source,
  session: ImportSession,
  directory: string,
  signal: AbortSignal,
) => Promise<string>;

/** The life of an import child: sources of one workspace, read by what the composer of the process hands in. */
export function serveImport<Source>(read: ReadSource<Source>, practice: (path: string) => Source): void {
  serveJobs({
    warmUp: (signal) => practiseImport(read, practice, signal),
    run: async (request, { signal, onProgress }): Promise<ImportAnswer> => {
      const job = request as ImportJob<Source>;
      const { directory, memoryBytes, fixes, known } = job;
      await mkdir(directory, { recursive: true });
      const session = await ImportSession.open({
        directory,
        memoryBytes,
        fixes,
        known,
        signal,
        onProgress,
      });
      closeBehindAnswer(() => session.close());
      const format = await read(job.source, session, directory, signal).catch((error: unknown) => {
        throw explainImportFailure(error);
      });
      const outcome = session.finish();
      const tables: ImportAnswer['tables'] = [];
      for (const table of outcome.tables) tables.push(await setListsApart(table));
      return { ...outcome, tables, format, peakMemoryBytes: process.resourceUsage().maxRSS * 1024 };
    },
  });
}

/** What DuckDB says of limits, as sentences for the person; everything else as it is. */
function explainImportFailure(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const text = messageOf(error);
  if (/No space left|ENOSPC/i.test(text)) {
    return new AppError(
      'full',
      'There is no room left for the data. Delete data sources that are not needed, or ask the operator for more space.',
      { cause: error },
    );
  }
  if (/Out of Memory|bad_alloc|failed to (?:allocate|pin)|cannot create a data chunk/i.test(text)) {
    return new AppError(
      'tooLarge',
      'Reading the file needs more memory than one upload may use. Split the file, or export it as .csv.',
      { cause: error },
    );
  }
  return error;
}

const practiceRows = 20_000;

/** Imports a small file of every type in the idle time before the real one: half of a first import is loading and compiling. */
async function practiseImport<Source>(
  read: ReadSource<Source>,
  practice: (path: string) => Source,
  signal: AbortSignal,
): Promise<void> {
  const directory = await mkdtemp(join(process.cwd(), 'practice-'));
  try {
    const path = join(directory, 'practice.csv');
    const rows = Array.from(
      { length: practiceRows },
      (_, row) => `${row},2024-01-${10 + (row % 20)},Name ${row % 500},${row % 97}.25,${row % 3 === 0}`,
    );
    await writeFile(path, `id,date,name,amount,flag\n${rows.join('\n')}\n`);
    const session = await ImportSession.open({ directory, memoryBytes: 200e6, signal, onProgress: () => {} });
    try {
      await read(practice(path), session, directory, signal);
    } finally {
      session.close();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
