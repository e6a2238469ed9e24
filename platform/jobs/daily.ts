import { messageOf } from '#kernel/errors.ts';
import type { Log } from '../log/log.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Does something now and then once a day, until closed. For what may be done twice without harm: every server does it,
 * and again after each start.
 */
export function startDaily(name: string, task: () => Promise<void>, log: Log): { close(): Promise<void> } {
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, dayMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };

  async function run(): Promise<void> {
    try {
      await task();
    } catch (error) {
      log.error({ name, error: messageOf(error) }, 'daily task failed');
    }
  }
}
