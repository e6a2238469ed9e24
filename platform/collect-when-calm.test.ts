import { expect, it, vi } from 'vitest';
import { collectWhenCalm } from './collect-when-calm.ts';

it('collects once when work has been over for long enough, and not while it goes on', () => {
  vi.useFakeTimers();
  try {
    let collected = 0;
    const calm = collectWhenCalm(1000, () => {
      collected += 1;
    });
    calm.touch();
    vi.advanceTimersByTime(900);
    calm.touch();
    vi.advanceTimersByTime(900);
    expect(collected).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(collected).toBe(1);
    calm.touch();
    vi.advanceTimersByTime(1000);
    expect(collected).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

it('really lets go of what nothing holds any more', async () => {
  const held = weaklyHeld();
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(held.deref()).toBeDefined();
  const calm = collectWhenCalm(5);
  calm.touch();
  // Looked at once alone: who looks holds it for that turn.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(held.deref()).toBeUndefined();
});

function weaklyHeld(): WeakRef<object> {
  return new WeakRef({ large: new Array(1000).fill(0) });
}
