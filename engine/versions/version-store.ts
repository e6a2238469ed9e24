import { chmod, copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';

/**
 * The files of table versions: `versions/<workspace>/<version>/{data.parquet,profile.json}`, never changed once there.
 * A version appears by one rename after its bytes are on disk, so what can be seen is whole.
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
    return join(this.#directory(workspaceId, versionId), 'data.parquet');
  }

  /** Makes a Parquet file and its profile a version. Durable when this returns. */
  async publish(workspaceId: string, parquetPath: string, profile: TableProfile): Promise<string> {
    return this.#appear(workspaceId, async (staged) => {
      await rename(parquetPath, join(staged, 'data.parquet'));
      await Promise.all([
        syncFile(join(staged, 'data.parquet')),
        writeSynced(join(staged, 'profile.json'), JSON.stringify(profile)),
      ]);
    });
  }

  /**
   * A further version with the same rows, in the same workspace or, for data that both may see, in another. The files are
   * shared where the file system can: they never change.
   */
  async duplicate(workspaceId: string, versionId: string, target = workspaceId): Promise<string> {
    const from = this.#directory(workspaceId, versionId);
    if (!(await this.exists(workspaceId, versionId))) throw goneVersion();
    return this.#appear(target, async (staged) => {
      for (const name of ['data.parquet', 'profile.json']) await share(join(from, name), join(staged, name));
    });
  }

  /** Fills a directory and makes it a version by one rename. Throws `full` when there is no room, and leaves nothing then. */
  async #appear(workspaceId: string, fill: (staged: string) => Promise<void>): Promise<string> {
    const versionId = newId();
    const target = this.#directory(workspaceId, versionId);
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

  async readProfile(workspaceId: string, versionId: string): Promise<TableProfile> {
    const path = join(this.#directory(workspaceId, versionId), 'profile.json');
    try {
      return JSON.parse(await readFile(path, 'utf8')) as TableProfile;
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
    await rm(this.#directory(workspaceId, versionId), { recursive: true, force: true });
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
    }
    return removed;
  }

  #directory(workspaceId: string, versionId: string): string {
    if (!isName(workspaceId) || !isName(versionId)) throw new AppError('notFound', 'There is no such table.');
    return join(this.#root, workspaceId, versionId);
  }
}

/** Ids become directory names: letters, digits, `_` and `-` only, so that no path can be made of them. */
function isName(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(id);
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
  await chmod(path, 0o444);
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o444);
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
