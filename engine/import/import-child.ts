import { mkdir } from 'node:fs/promises';
import { serveOneJob } from '../process/child-side.ts';
import { type ImportOutcome, ImportSession } from './import-session.ts';

/** What the parent sends. `source` is for the reader alone: a file to read, a sample company's day. */
export interface ImportJob<Source> {
  source: Source;
  directory: string;
  memoryBytes: number;
}

/** An import's outcome and what it cost. */
export interface ImportAnswer extends ImportOutcome {
  format: string;
  /** Largest resident memory of the process. */
  peakMemoryBytes: number;
}

/** Reads a source into the session and tells its format. */
export type ReadSource<Source> = (
  source: Source,
  session: ImportSession,
  directory: string,
  signal: AbortSignal,
) => Promise<string>;

/** The life of an import child: one source, read by what the composer of the process hands in. */
export function serveImport<Source>(read: ReadSource<Source>): void {
  serveOneJob({
    run: async (request, { signal, onProgress }): Promise<ImportAnswer> => {
      const job = request as ImportJob<Source>;
      await mkdir(job.directory, { recursive: true });
      const session = await ImportSession.open({
        directory: job.directory,
        memoryBytes: job.memoryBytes,
        signal,
        onProgress,
      });
      const format = await read(job.source, session, job.directory, signal);
      const outcome = session.finish();
      session.close();
      return { ...outcome, format, peakMemoryBytes: process.resourceUsage().maxRSS * 1024 };
    },
  });
}
