import { statfs } from 'node:fs/promises';
import { AppError } from '#kernel/errors.ts';

/** Room on the disk that a piece of work may fill. Disposing of it gives the rest back. */
export interface DiskClaim extends Disposable {
  /** Aborted, with an AppError `full` as its reason, when the disk comes close to its end while the work writes. */
  signal: AbortSignal;
}

/** Sees the end of the disk coming: what is left below the reserve belongs to the metadata, and to reading and asking. */
export interface DiskSpace {
  /** Throws AppError `full` where writing so many bytes, beside all that is claimed, would reach into the reserve. */
  claim(bytes: number): Promise<DiskClaim>;
}

export interface DiskSpaceOptions {
  /** Any directory on the disk. */
  directory: string;
  /** Left free for the metadata. 0: the disk is not watched. */
  reserveBytes: number;
  /** Bytes that are free for this user; another than the system's own for tests. */
  readFree?: (directory: string) => Promise<number>;
}

const watchEveryMs = 500;
const megabyte = 1e6;

/** The sentence for whoever wanted to add something. */
export function lowDisk(freeBytes: number, reserveBytes: number): AppError {
  const [free, reserve] = [freeBytes, reserveBytes].map((bytes) => Math.max(0, Math.floor(bytes / megabyte)));
  return new AppError(
    'full',
    `The disk of the server is almost full: ${free} MB are free, and ${reserve} MB of them are kept for its own records. Nothing was changed. Reading and asking go on. Free space on the page Storage, or ask your administrator.`,
  );
}

export function createDiskSpace(options: DiskSpaceOptions): DiskSpace {
  const { directory, reserveBytes, readFree = freeBytesOf } = options;
  let claimedBytes = 0;
  /** What to stop when the disk comes to its end. */
  const working = new Set<AbortController>();
  let timer: NodeJS.Timeout | undefined;

  return {
    async claim(bytes) {
      if (reserveBytes > 0) {
        const free = await readFree(directory);
        if (free - claimedBytes - bytes < reserveBytes) throw lowDisk(free, reserveBytes);
      }
      claimedBytes += bytes;
      const controller = new AbortController();
      working.add(controller);
      watch();
      return {
        signal: controller.signal,
        [Symbol.dispose]() {
          if (!working.delete(controller)) return;
          claimedBytes -= bytes;
          if (working.size === 0) clearInterval(timer);
        },
      };
    },
  };

  function watch(): void {
    if (reserveBytes === 0 || working.size > 1) return;
    timer = setInterval(() => void look(), watchEveryMs);
    timer.unref();
  }

  /** Half of the reserve may be gone: work that wrote more than it claimed ends before the metadata would feel it. */
  async function look(): Promise<void> {
    const free = await readFree(directory).catch(() => Number.POSITIVE_INFINITY);
    if (free >= reserveBytes / 2) return;
    for (const controller of working) controller.abort(lowDisk(free, reserveBytes));
  }
}

async function freeBytesOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
