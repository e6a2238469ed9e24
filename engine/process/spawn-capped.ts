import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtEntry } from './built-entry.ts';
import { lowerPriority } from './lower-priority.ts';

export interface ChildCaps {
  /** Module that the child runs. */
  entry: URL;
  /** Data segment of the process in bytes (RLIMIT_DATA): heap, DuckDB's buffers, everything that is not a file. */
  dataBytes: number;
  /** V8's old space. */
  heapMegabytes: number;
  /** Working directory: an empty one that tells nothing. */
  directory: string;
  /** Whether its standard output is read; it is thrown away otherwise. */
  hasOutput?: boolean;
  /** Somebody waits for its start, which is seconds of computing. */
  isAwaited?: boolean;
}

/**
 * Starts a child with a cap on its memory that no code in it can lift. Of the environment it gets nothing but the place of
 * compiled code, where this process keeps some: a child lives for a few jobs, and would compile for longer than it works.
 */
export function spawnCapped(caps: ChildCaps): ChildProcess {
  const command = [
    process.execPath,
    `--max-old-space-size=${caps.heapMegabytes}`,
    // What reading makes dies young: with V8's own 16 MB a large workbook takes 100 MB more, and no second less.
    '--max-semi-space-size=4',
    '--disable-warning=ExperimentalWarning',
    fileURLToPath(builtEntry(caps.entry)),
  ];
  const { NODE_COMPILE_CACHE } = process.env;
  const options = {
    cwd: caps.directory,
    env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
    stdio: ['ignore', caps.hasOutput === true ? 'pipe' : 'ignore', 'pipe', 'ipc'] as (
      | 'ignore'
      | 'pipe'
      | 'ipc'
    )[],
    windowsHide: true,
  };
  // Windows has no limits of this kind: there the deadline and DuckDB's own limit hold alone.
  const placed = caps.isAwaited ? (child: ChildProcess) => child : givingWay;
  if (process.platform === 'win32') return placed(spawn(command[0] ?? '', command.slice(1), options));
  // The limit cannot be set only where the system has set a lower one already.
  const kilobytes = String(Math.floor(caps.dataBytes / 1024));
  return placed(
    spawn(
      '/bin/sh',
      ['-c', 'ulimit -d "$0" 2>/dev/null; ulimit -c 0; exec "$@"', kilobytes, ...command],
      options,
    ),
  );
}

/** Below the server's own, above that of work that takes long. */
const niceness = 5;

/** A screen's request costs the server a few milliseconds: it does not wait for what computes on all cores. */
function givingWay(child: ChildProcess): ChildProcess {
  if (child.pid !== undefined) lowerPriority(child.pid, niceness);
  return child;
}
