import { mkdir } from 'node:fs/promises';
import { AppError, messageOf } from '#kernel/errors.ts';
import { serveJobs } from '../process/child-side.ts';
import { type IndexJob, runIndexJob } from '../values/index-job.ts';
import { type CombineJob, runCombineJob } from './combine-job.ts';
import { LineFinder, type LinesJob } from './find-lines.ts';

/** Passes a source's rows to the finder as an import would pass them to its session. */
export type ReadLines<Source> = (
  source: Source,
  finder: LineFinder,
  directory: string,
  signal: AbortSignal,
) => Promise<unknown>;

/** The life of a version child, for one workspace: two versions become one, rows are found again in their file, or values are written beside a version. */
export function serveVersions<Source>(read: ReadLines<Source>): void {
  serveJobs({
    run: async (request, { signal }) => {
      const job = request as CombineJob | IndexJob | LinesJob<Source>;
      await mkdir(job.directory, { recursive: true });
      if (job.kind === 'lines') {
        const finder = new LineFinder(job.rows);
        await read(job.source, finder, job.directory, signal);
        return finder.answer;
      }
      if (job.kind === 'index') return runIndexJob(job);
      return runCombineJob(job).catch((error: unknown) => {
        throw explainFailure(error);
      });
    },
  });
}

/** What DuckDB says of limits, as sentences for the person; everything else as it is. */
function explainFailure(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const text = messageOf(error);
  if (/No space left|ENOSPC|File too large|EFBIG/i.test(text)) {
    return new AppError(
      'full',
      'There is no room left for the new version. The table is as it was. Delete data sources that are not needed, or ask the operator for more space.',
      { cause: error },
    );
  }
  if (/Out of Memory|bad_alloc|failed to (?:allocate|pin)/i.test(text)) {
    return new AppError(
      'tooLarge',
      'Putting the file into the table needs more memory than one upload may use. Split the file, or replace the table.',
      { cause: error },
    );
  }
  return error;
}
