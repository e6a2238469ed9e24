import { chmod, copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { isValueFile } from '../values/value-file.ts';
import { readPartedProfile } from './read-profile.ts';
import { listsFile, profileFile } from './value-lists.ts';

const dataFile = 'data.parquet';

/**
 * The files of table versions: `versions/<workspace>/<version>/{data.parquet,profile.json,values.jsonl}`, never
 * changed once there; the last only where a column has many values.
 * A version appears by one rename after its bytes are on disk, so what can be seen is whole. What can be made of it anew is put beside it
 * later, in the same way (`addFile`).
 */
export class VersionStore {
  readonly #root: string;
  readonly #temporary: string;

  constructor(directory: string) {
    this.#root = join(directory, 'versions');
    this.#temporary = join(directory, 'tmp');
  }

  /** A path for one job's files below the temporary directory; nothing is created. */
  jobDirectory(): string {
    return join(this.#temporary, newId());
  }

  get temporaryDirectory(): string {
    return this.#temporary;
  }

  async create(): Promise<void> {
    await mkdir(this.#root, { recursive: true });
    await mkdir(this.#temporary, { recursive: true });
  }

  /** The Parquet file of a version. Throws `notFound` for ids that are none: they never reach the file system. */
  dataPath(workspaceId: string, versionId: string): string {
    return join(this.directory(workspaceId, versionId), dataFile);
  }

  /** Makes a Parquet file, its profile and the lists of values beside it a version. Durable when this returns. */
  async publish(
    workspaceId: string,
    { path, listsPath }: { path: string; listsPath: string | null },
    profile: TableProfile,
  ): Promise<string> {
    const files = [
      [path, dataFile] as const,
      ...(listsPath === null ? [] : [[listsPath, listsFile] as const]),
    ];
    return this.#appear(workspaceId, async (staged) => {
      for (const [from, name] of files) await rename(from, join(staged, name));
      await Promise.all([
        ...files.map(([, name]) => syncFile(join(staged, name))),
        writeSynced(join(staged, profileFile), JSON.stringify(profile)),
      ]);
    });
  }

  /**
   * A further version with the same rows, in the same workspace or, for data that both may see, in another. The files are
   * shared where the file system can: they never change.
   */
  async duplicate(workspaceId: string, versionId: string, target = workspaceId): Promise<string> {
    if (!(await this.exists(workspaceId, versionId))) throw goneVersion();
    return this.adopt(this.directory(workspaceId, versionId), target);
  }

  /** A version of the files in a directory, wherever it is. */
  adopt(from: string, workspaceId: string): Promise<string> {
    return this.#appear(workspaceId, (staged) => shareFiles(from, staged));
  }

  /** Shares the files of a version with a new directory outside of the store. */
  async lend(workspaceId: string, versionId: string, target: string): Promise<void> {
    await mkdir(target);
    await shareFiles(this.directory(workspaceId, versionId), target);
  }

  /** Puts a file that was made of a version beside it, under a name that it alone has. Throws where the version is gone. */
  async addFile(workspaceId: string, versionId: string, path: string, name: string): Promise<void> {
    const target = this.directory(workspaceId, versionId);
    await syncFile(path);
    await rename(path, join(target, name));
    await syncDirectory(target);
  }

  /** Fills a directory and makes it a version by one rename. Throws `full` when there is no room, and leaves nothing then. */
  async #appear(workspaceId: string, fill: (staged: string) => Promise<void>): Promise<string> {
    const versionId = newId();
    const target = this.directory(workspaceId, versionId);
    const staged = join(this.#temporary, versionId);
    const workspace = join(this.#root, workspaceId);
    try {
      await mkdir(staged, { recursive: true });
      await fill(staged);
      await syncDirectory(staged);
      await mkdir(workspace, { recursive: true });
      await rename(staged, target);
      await syncDirectory(workspace);
      await syncDirectory(this.#root);
    } catch (error) {
      await rm(staged, { recursive: true, force: true });
      throw explainFull(error);
    }
    return versionId;
  }

  /** Without the lists of values that are long: those are for `readValueLists`. */
  async readProfile(workspaceId: string, versionId: string): Promise<TableProfile> {
    const path = join(this.directory(workspaceId, versionId), profileFile);
    try {
      return await readPartedProfile(path);
    } catch (cause) {
      throw goneVersion(cause);
    }
  }

  async exists(workspaceId: string, versionId: string): Promise<boolean> {
    return stat(this.dataPath(workspaceId, versionId)).then(
      () => true,
      () => false,
    );
  }

  /** Removes a version; one that is not there is no error. */
  async remove(workspaceId: string, versionId: string): Promise<void> {
    // A file may be put beside it just then.
    await rm(this.directory(workspaceId, versionId), { recursive: true, force: true, maxRetries: 3 });
  }

  /** Removes all versions of a workspace. */
  async removeWorkspace(workspaceId: string): Promise<void> {
    if (!isName(workspaceId)) return;
    await rm(join(this.#root, workspaceId), { recursive: true, force: true, maxRetries: 3 });
  }

  /**
   * Removes temporary files and versions that are not among the known ones. For the start, when nothing else works in the
   * directory: a version that nobody knows of belongs to no one any more.
   */
  async sweep(known: ReadonlySet<string>): Promise<number> {
    await this.create();
    let removed = 0;
    for (const name of await readdir(this.#temporary)) {
      await rm(join(this.#temporary, name), { recursive: true, force: true });
      removed += 1;
    }
    for (const workspace of await readdir(this.#root)) {
      for (const version of await readdir(join(this.#root, workspace))) {
        const path = join(this.#root, workspace, version);
        if (known.has(version)) continue;
        await rm(path, { recursive: true, force: true });
        removed += 1;
      }
      // Goes where it is empty.
      await rmdir(join(this.#root, workspace)).catch(() => {});
    }
    return removed;
  }

  /**
   * Bytes of each version of a workspace, whatever its state. Versions share files that are the same: such a file counts once, for the first
   * version that has it.
   */
  async sizes(workspaceId: string): Promise<Map<string, number>> {
    const seen = new Set<number>();
    const sizes = new Map<string, number>();
    const root = join(this.#root, workspaceId);
    if (!isName(workspaceId)) return sizes;
    for (const version of (await namesIn(root)).toSorted()) {
      const names = await namesIn(join(root, version));
      const files = await Promise.all(names.map((name) => stat(join(root, version, name)).catch(() => null)));
      let bytes = 0;
      for (const file of files) {
        if (file === null || (file.nlink > 1 && seen.has(file.ino))) continue;
        seen.add(file.ino);
        bytes += file.size;
      }
      sizes.set(version, bytes);
    }
    return sizes;
  }

  /** Where the files of a version are. Throws `notFound` for ids that are none. */
  directory(workspaceId: string, versionId: string): string {
    if (!isName(workspaceId) || !isName(versionId)) throw new AppError('notFound', 'There is no such table.');
    return join(this.#root, workspaceId, versionId);
  }
}

/** Ids become directory names: letters, digits, `_` and `-` only, so that no path can be made of them. */
function isName(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(id);
}

/** Empty where there is no such directory, or it goes away just now. */
function namesIn(path: string): Promise<string[]> {
  return readdir(path).catch(() => []);
}

function goneVersion(cause?: unknown): AppError {
  return new AppError('notFound', 'This version of the table is not there any more.', { cause });
}

function explainFull(error: unknown): unknown {
  if ((error as { code?: string }).code !== 'ENOSPC') return error;
  return new AppError(
    'full',
    'There is no room left for the data. Delete data sources that are not needed, or ask the operator for more space.',
    { cause: error },
  );
}

async function shareFiles(from: string, to: string): Promise<void> {
  for (const name of [dataFile, profileFile]) await share(join(from, name), join(to, name));
  for (const name of await readdir(from))
    if (name === listsFile || isValueFile(name)) await share(join(from, name), join(to, name));
}

/** One file under two names, or a copy where the file system knows no such thing. */
async function share(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
    const file = await open(to, 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await chmod(path, 0o400);
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o400);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the names in a directory durable. Windows has no such call and needs none. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
