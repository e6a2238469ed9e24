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

/** How often this process looks at what it has used. */
const lookEveryMs = 200;

/**
 * Lets every other process go before this one once it has computed for so long. What it waited for a core does not count: short
 * work on a busy machine would else begin where nothing is left for it. Gives what stops the count.
 */
export function lowerPriorityAfter(computedMs: number, niceness: number): () => void {
  const begun = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if ((user + system) / 1000 < computedMs) return;
    clearInterval(timer);
    lowerPriority(process.pid, niceness);
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
