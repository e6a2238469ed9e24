import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memoryDirectory = '/dev/shm';
const prefix = 'plumbline-tests-';
/** What a whole run leaves at most at one time, several times over. */
const neededBytes = 4e9;

/**
 * A directory in memory for the temporary files of one run of tests, where the machine has one with room: the servers of the
 * tests flush what they write to disk, as they must, and a disk makes them wait for it. Null elsewhere.
 */
export function makeTestDirectory(): string | null {
  try {
    accessSync(memoryDirectory, constants.W_OK);
    removeLeftovers();
    const { bavail, bsize } = statfsSync(memoryDirectory);
    if (bavail * bsize < neededBytes) return null;
    const directory = join(memoryDirectory, `${prefix}${process.pid}`);
    mkdirSync(directory);
    // A database server that runs as a user of its own goes through it.
    chmodSync(directory, 0o711);
    process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
    return directory;
  } catch {
    return null;
  }
}

/** Of runs that were killed: their processes are gone. */
function removeLeftovers(): void {
  for (const name of readdirSync(memoryDirectory)) {
    const run = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(run) && !isRunning(run))
      rmSync(join(memoryDirectory, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
