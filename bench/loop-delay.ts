import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a product that is measured (`node --import`): from SIGUSR2 on it notes how late its event loop comes round, and at
 * the next one writes what it noted to the file that LOOP_DELAY_FILE names. It asks nothing else of the process.
 */
export interface LoopDelay {
  /** Milliseconds. */
  maximum: number;
  p99: number;
}

const path = process.env.LOOP_DELAY_FILE;
if (path !== undefined && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  let isNoting = false;
  process.on('SIGUSR2', () => {
    if (isNoting) {
      delay.disable();
      const noted: LoopDelay = { maximum: delay.max / 1e6, p99: delay.percentile(99) / 1e6 };
      writeFileSync(path, JSON.stringify(noted));
    } else delay.enable();
    isNoting = !isNoting;
  });
}
