import { afterAll, vi } from 'vitest';

/** Files that share a process find its globals and its clock as they are, whatever the one before has put in their place. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
