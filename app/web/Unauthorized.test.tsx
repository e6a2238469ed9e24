// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '#ui/toast-store.ts';
import { Unauthorized } from './Unauthorized.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says that the session is over and leaves for the sign-in after 500 ms', () => {
  const leave = vi.fn();
  render(<Unauthorized leave={leave} />);
  expect(screen.getByText('Unauthorized')).toBeTruthy();
  expect(screen.getByText('You are logged out. Logging in again...')).toBeTruthy();
  expect(toastStore.read().visible?.tone).toBe('destructive');
  act(() => void vi.advanceTimersByTime(499));
  expect(leave).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(leave).toHaveBeenCalledTimes(1);
});

it('leaves nobody who has gone elsewhere in the meantime', () => {
  const leave = vi.fn();
  const { unmount } = render(<Unauthorized leave={leave} />);
  unmount();
  act(() => void vi.advanceTimersByTime(5000));
  expect(leave).not.toHaveBeenCalled();
});
