import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

function openQueue(running: number, runningPerWorkspace: number, waitingPerWorkspace = 100) {
  const queue = new FairQueue({ running, runningPerWorkspace, waitingPerWorkspace });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (workspaceId: string, name: string, signal?: AbortSignal) =>
    queue.enter(workspaceId, signal).then((leave) => {
      started.push(name);
      ends.set(name, leave);
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { queue, started, enter, end };
}

it('takes the workspaces in turns, however many jobs one of them has sent', async () => {
  const { started, enter, end } = openQueue(1, 1);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void enter('a', name);
  for (const name of ['b1', 'b2']) void enter('b', name);
  void enter('c', 'c1');
  await turn();
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']) {
    expect(started.at(-1)).toBe(name);
    await end(name);
  }
});

it('keeps places for others while one workspace runs as much as it may', async () => {
  const { queue, started, enter, end } = openQueue(3, 2);
  for (const name of ['a1', 'a2', 'a3']) void enter('a', name);
  await turn();
  expect(started).toEqual(['a1', 'a2']);
  expect(queue.load('a')).toEqual({ running: 2, waiting: 1 });
  void enter('b', 'b1');
  await turn();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(started).toHaveLength(3);
  await end('a2');
  expect(started.at(-1)).toBe('a3');
  await end('a1');
  await end('a3');
  expect([queue.load('a'), queue.load('b')]).toEqual([
    { running: 0, waiting: 0 },
    { running: 0, waiting: 0 },
  ]);
});

it('lets a job that was cancelled while it waited never run', async () => {
  const { queue, started, enter, end } = openQueue(1, 1);
  const controller = new AbortController();
  void enter('a', 'a1');
  const second = enter('a', 'a2', controller.signal);
  void enter('a', 'a3');
  controller.abort();
  await expect(second).rejects.toMatchObject({ code: 'cancelled' });
  await end('a1');
  expect(started).toEqual(['a1', 'a3']);
  await expect(queue.enter('a', controller.signal)).rejects.toMatchObject({ code: 'cancelled' });
  expect(queue.load('a')).toEqual({ running: 1, waiting: 0 });
});

it('refuses more than may wait, for that workspace alone', async () => {
  const { queue, enter } = openQueue(1, 1, 2);
  for (const name of ['a1', 'a2', 'a3']) void enter('a', name);
  await turn();
  await expect(queue.enter('a')).rejects.toMatchObject({ code: 'tooMany' });
  void enter('b', 'b1');
  await turn();
  expect(queue.load('b')).toEqual({ running: 0, waiting: 1 });
});

it('tells a job that waits how many will run before it, whenever that changes', async () => {
  const { queue, enter, end } = openQueue(1, 1);
  const told: number[] = [];
  const controller = new AbortController();
  void enter('a', 'a1');
  const gone = enter('a', 'a2', controller.signal);
  void enter('a', 'a3');
  void queue.enter('a', undefined, (ahead) => told.push(ahead));
  void enter('b', 'b1');
  await turn();
  // Before it: a2 and a3 of its own, and b1, whose workspace has its turn before.
  expect(told.at(-1)).toBe(3);
  controller.abort();
  await expect(gone).rejects.toMatchObject({ code: 'cancelled' });
  expect(told.at(-1)).toBe(2);
  await end('a1');
  expect(told.at(-1)).toBe(1);
  await end('b1');
  expect(told.at(-1)).toBe(0);
  const count = told.length;
  await end('a3');
  expect(told).toHaveLength(count);
});
