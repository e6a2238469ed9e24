import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Log } from '#platform/log/log.ts';
import { sourcesServerStrings as strings } from './strings.ts';

/**
 * Uploaded files as they came, compressed, one for a source: `files/<workspace>/<source>.zst`. They are there to be read
 * again with fixes, and nothing else hangs on them: where one is missing, no fixes are offered.
 */
export interface Originals {
  /** Keeps a file for a source. False where that failed, such as for want of room: never an error of the upload. */
  keep(workspaceId: string, sourceId: string, path: string): Promise<boolean>;
  has(workspaceId: string, sourceId: string): Promise<boolean>;
  /** Writes a kept file to a path as it came. Throws `conflict` where there is none, `full` for want of room. */
  extract(workspaceId: string, sourceId: string, path: string, signal: AbortSignal): Promise<void>;
  /** Lets go of a file; one that is not there is no error, and one that cannot be removed is swept at the next start. */
  remove(workspaceId: string, sourceId: string): Promise<void>;
  /** Lets go of all files of a workspace. */
  removeWorkspace(workspaceId: string): Promise<void>;
  /** Bytes on disk of the files of a workspace, by source. */
  sizes(workspaceId: string): Promise<Map<string, number>>;
  /** At the start: removes what was half written, and files that no source wants. */
  sweep(wanted: ReadonlySet<string>): Promise<number>;
}

const ending = '.zst';

export function createOriginals({
  directory,
  log,
}: {
  directory: string;
  log: Pick<Log, 'warn'>;
}): Originals {
  const files = join(directory, 'files');
  const temporary = join(directory, 'tmp');
  const pathOf = (workspaceId: string, sourceId: string) => join(files, workspaceId, `${sourceId}${ending}`);
  return {
    async keep(workspaceId, sourceId, path) {
      const staged = join(temporary, newId());
      try {
        await mkdir(temporary, { recursive: true });
        // Flushed before it gets its name: a crash leaves the whole file or none.
        const target = createWriteStream(staged, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(createReadStream(path), createZstdCompress(), target);
        await mkdir(join(files, workspaceId), { recursive: true });
        await rename(staged, pathOf(workspaceId, sourceId));
        return true;
      } catch (error) {
        log.warn({ err: error, workspaceId, sourceId }, 'An uploaded file could not be kept.');
        await rm(staged, { force: true }).catch(() => {});
        return false;
      }
    },
    has: (workspaceId, sourceId) =>
      stat(pathOf(workspaceId, sourceId)).then(
        () => true,
        () => false,
      ),
    async extract(workspaceId, sourceId, path, signal) {
      try {
        await mkdir(join(path, '..'), { recursive: true });
        const source = createReadStream(pathOf(workspaceId, sourceId));
        await pipeline(source, createZstdDecompress(), createWriteStream(path, { flags: 'wx' }), { signal });
      } catch (error) {
        const { code } = error as { code?: string };
        if (code === 'ENOENT') throw new AppError('conflict', strings.fixNoOriginal, { cause: error });
        if (code === 'ENOSPC') throw new AppError('full', strings.fixDiskFull, { cause: error });
        if (signal.aborted) throw new AppError('cancelled', strings.fixCancelled, { cause: error });
        throw error;
      }
    },
    async remove(workspaceId, sourceId) {
      await rm(pathOf(workspaceId, sourceId), { force: true }).catch((error: unknown) =>
        log.warn({ err: error, workspaceId, sourceId }, 'A kept file could not be removed.'),
      );
    },
    async removeWorkspace(workspaceId) {
      await rm(join(files, workspaceId), { recursive: true, force: true }).catch((error: unknown) =>
        log.warn({ err: error, workspaceId }, 'The kept files of a workspace could not be removed.'),
      );
    },
    async sizes(workspaceId) {
      const sizes = new Map<string, number>();
      const folder = join(files, workspaceId);
      for (const name of await readdir(folder).catch(() => [])) {
        const size = await stat(join(folder, name)).then(
          (file) => file.size,
          () => 0,
        );
        sizes.set(name.slice(0, -ending.length), size);
      }
      return sizes;
    },
    async sweep(wanted) {
      await rm(temporary, { recursive: true, force: true });
      await mkdir(files, { recursive: true });
      let removed = 0;
      for (const workspace of await readdir(files)) {
        for (const name of await readdir(join(files, workspace))) {
          if (name.endsWith(ending) && wanted.has(name.slice(0, -ending.length))) continue;
          await rm(join(files, workspace, name), { recursive: true, force: true });
          removed += 1;
        }
        // Goes where it is empty: of a workspace that was deleted nothing stays.
        await rmdir(join(files, workspace)).catch(() => {});
      }
      return removed;
    },
  };
}
