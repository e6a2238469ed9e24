import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lets every other process go before this one, all of its threads: on Linux a priority is a thread's own. It cannot be
 * taken back without privileges. Elsewhere only the process is named, and what fails is no matter.
 */
export function lowerPriority(pid: number, niceness: number): void {
  try {
    const threads = process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid];
    for (const thread of threads) setPriority(thread, niceness);
  } catch {
    // The process, or one of its threads, has just ended.
  }
}
