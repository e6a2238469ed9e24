import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newId } from '#kernel/ids.ts';

/** The data directory cannot be used; the message is one sentence that says what to do. */
export class DataDirectoryError extends Error {
  override name = 'DataDirectoryError';
}

/**
 * Makes the data directory, proves that it can be written, and takes it for this process until closed: two servers on
 * one directory would undo each other's work. The lock is the kernel's, so it ends with the process however that ends.
 */
export function takeDataDirectory(directory: string): Disposable {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const probe = join(directory, `.probe-${newId()}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'unknown error';
    throw new DataDirectoryError(
      `The data directory ${directory} cannot be written (${code}): set DATA_DIR to a directory that this user may write.`,
    );
  }
  const lock = new DatabaseSync(join(directory, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch {
    lock.close();
    throw new DataDirectoryError(
      `Another Plumbline server uses the data directory ${directory}: stop it, or set DATA_DIR to another directory.`,
    );
  }
  return { [Symbol.dispose]: () => lock.close() };
}

/** Rights of the group and of all others. */
const rightsOfOthers = 0o077;
/** What the server keeps in its data directory. What else somebody has put there is theirs. */
const ownNames =
  /^(tables|uploads|originals|secret\.key(\.new)?|server\.lock(-.*)?|plumbline\.sqlite(-.*)?)$/;

/**
 * Closes the data directory to every other user of the machine, and what the server keeps in it: a copy takes the rights of single files along. Walks
 * over the files only where the directory itself is still open, as in an installation of before; it is closed last, so that a walk cut short is
 * made again.
 * @returns how many were closed, and how many could not be: they belong to another user
 */
export function closeToOthers(directory: string): { closed: number; left: number } {
  const counts = { closed: 0, left: 0 };
  // Windows has other rights, which a directory of a user brings along.
  if (process.platform === 'win32' || (statSync(directory).mode & rightsOfOthers) === 0) return counts;
  for (const name of readdirSync(directory).filter((one) => ownNames.test(one))) {
    const path = join(directory, name);
    close(path);
    if (!statSync(path).isDirectory()) continue;
    // A link leads elsewhere.
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
      if (entry.isFile() || entry.isDirectory()) close(join(entry.parentPath, entry.name));
  }
  close(directory);
  return counts;

  function close(path: string): void {
    try {
      const { mode } = statSync(path);
      if ((mode & rightsOfOthers) === 0) return;
      chmodSync(path, mode & 0o777 & ~rightsOfOthers);
      counts.closed += 1;
    } catch {
      counts.left += 1;
    }
  }
}
