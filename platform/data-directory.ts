import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
    mkdirSync(directory, { recursive: true });
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
