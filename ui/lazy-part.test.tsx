// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart, WaitingPlace } from './lazy-part.tsx';

afterEach(cleanup);

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

interface BoundaryProps {
  onError: (message: string) => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.onError(error.message);
  }
  override render() {
    return this.state.hasFailed ? 'failed' : this.props.children;
  }
}

it('draws a part at once whose code is there', async () => {
  const load = vi.fn(async () => Counter);
  const Part = lazyPart(load);
  Part.prefetch();
  Part.prefetch();
  await load.mock.results[0]?.value;
  render(
    <Suspense fallback="waiting">
      <Part name="ready" />
    </Suspense>,
  );
  expect(screen.getByRole('button').textContent).toBe('ready 0');
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows what stands in its place until the code has come, and keeps the state from then on', async () => {
  const Part = lazyPart(async () => Counter);
  const page = (name: string) => (
    <Suspense fallback="waiting">
      <Part name={name} />
    </Suspense>
  );
  const { container, rerender } = render(page('first'));
  expect(container.textContent).toBe('waiting');
  const button = await screen.findByRole('button');
  act(() => button.click());
  rerender(page('second'));
  expect(screen.getByRole('button').textContent).toBe('second 1');
});

it('fetches again what could not be fetched beforehand', async () => {
  const load = vi
    .fn<() => Promise<typeof Counter>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Counter);
  const Part = lazyPart(load);
  Part.prefetch();
  await load.mock.results[0]?.value.catch(() => undefined);
  render(
    <Suspense fallback="waiting">
      <Part name="after all" />
    </Suspense>,
  );
  expect((await screen.findByRole('button')).textContent).toBe('after all 0');
});

it('is drawn in a waiting place as soon as its code is there, and what is inside waits where it stands', async () => {
  const code = Promise.withResolvers<typeof Counter>();
  const Inner = lazyPart(() => code.promise);
  const Outer = lazyPart(async () => () => (
    <Suspense fallback="inner">
      <Inner name="deep" />
    </Suspense>
  ));
  const shown: (string | null)[] = [];
  const { container } = render(
    <WaitingPlace fallback="outer">
      <Outer />
    </WaitingPlace>,
  );
  shown.push(container.textContent);
  await act(async () => {});
  shown.push(container.textContent);
  expect(shown).toEqual(['outer', 'inner']);
  code.resolve(Counter);
  expect((await screen.findByRole('button')).textContent).toBe('deep 0');
});

it('fails in a waiting place as in any other, and is fetched again by the next', async () => {
  const load = vi
    .fn<() => Promise<typeof Counter>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Counter);
  const Part = lazyPart(load);
  const onError = vi.fn();
  const page = (key: number) => (
    <Boundary key={key} onError={onError}>
      <WaitingPlace fallback="waiting">
        <Part name="after all" />
      </WaitingPlace>
    </Boundary>
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(page(1));
  await waitFor(() => expect(onError).toHaveBeenCalledWith('offline'));
  rerender(page(2));
  expect((await screen.findByRole('button')).textContent).toBe('after all 0');
});
