// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';
import { showErrorToast, showToast, toastDurationMs, toastStore, toastSwipePx } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  toastStore.write({ visible: null, history: [] });
  render(<Toaster />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (title: string) => act(() => showToast({ title, message: 'Message' }));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('toasts', () => {
  it('are one at a time: a new one takes the place of the old', () => {
    show('First');
    show('Second');
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toContain('Second');
  });

  it('go by themselves after five seconds', () => {
    show('Saved');
    pass(toastDurationMs - 1);
    expect(screen.queryByRole('status')).not.toBeNull();
    pass(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('stay while they are pointed at, and go five seconds after', () => {
    show('Saved');
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(10 * toastDurationMs);
    expect(screen.queryByRole('status')).not.toBeNull();
    fireEvent.mouseLeave(screen.getByRole('status'));
    pass(toastDurationMs);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    [toastSwipePx - 1, true],
    [toastSwipePx, false],
  ])('after a swipe of %d px to the right, it is still there: %s', (distance, isThere) => {
    show('Saved');
    const toast = screen.getByRole('status');
    fireEvent.pointerDown(toast, { clientX: 100 });
    fireEvent.pointerMove(toast, { clientX: 100 + distance });
    fireEvent.pointerUp(toast, { clientX: 100 + distance });
    expect(screen.queryByRole('status') !== null).toBe(isThere);
  });

  it('do not go by a swipe to the left', () => {
    show('Saved');
    const toast = screen.getByRole('status');
    fireEvent.pointerDown(toast, { clientX: 200 });
    fireEvent.pointerUp(toast, { clientX: 20 });
    expect(screen.queryByRole('status')).not.toBeNull();
  });

  it('can be closed by a button', () => {
    show('Saved');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('offer one action, which closes them', () => {
    const run = vi.fn();
    act(() => showToast({ title: 'Removed', message: '', action: { label: 'Undo', run } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the list of past toasts', () => {
  it('keeps them, newest first', () => {
    show('First');
    act(() => showErrorToast('Second', 'It failed.'));
    expect(toastStore.read().history.map(({ title }) => title)).toEqual(['Second', 'First']);
  });
});
