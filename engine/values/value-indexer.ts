import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineLimits } from '../limits.ts';
import type { QueuedChildren } from '../process/queued-children.ts';
import type { VersionStore } from '../versions/version-store.ts';
import type { IndexJob } from './index-job.ts';
import { valueFileName } from './value-file.ts';

export interface IndexerParts {
  store: VersionStore;
  children: QueuedChildren;
  limits: Pick<EngineLimits, 'importMemoryBytes' | 'importDeadlineMs'>;
}

/** One line for the tables of all workspaces, which are indexed one after another: nobody waits for it, and no workspace holds up another's. */
const indexLine = 'values';

/** Puts files of the values of some columns beside a version, in a process of its own. What stops halfway leaves nothing. */
export async function writeValueFiles(
  { store, children, limits }: IndexerParts,
  { workspaceId, versionId, columns }: { workspaceId: string; versionId: string; columns: readonly string[] },
): Promise<void> {
  const directory = store.jobDirectory();
  const files = columns.map((column) => {
    const name = valueFileName(column);
    return { column, name, target: join(directory, name) };
  });
  const job: IndexJob = {
    kind: 'index',
    dataPath: store.dataPath(workspaceId, versionId),
    columns: files.map(({ column, target }) => ({ column, target })),
    directory,
    memoryBytes: limits.importMemoryBytes,
  };
  try {
    const written = (await children.run({
      line: indexLine,
      request: job,
      deadlineMs: limits.importDeadlineMs,
      graceMs: 0,
      sentences: {
        timeout: 'Indexing the values of a table took too long and was stopped.',
        memory: 'Indexing the values of a table needs more memory than it may use.',
      },
    })) as string[];
    for (const { column, name, target } of files)
      if (written.includes(column)) await store.addFile(workspaceId, versionId, target, name);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
