// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

afterEach(cleanup);

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
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
