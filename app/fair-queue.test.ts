import { expect, it } from 'vitest';
import { FairQueue, type Waiting } from './fair-queue.ts';

interface Named extends Waiting {
  name: string;
}

const work = (name: string, workspaceId: string, of: Partial<Waiting> = {}): Named => ({
  name,
  workspaceId,
  isBackground: false,
  isBegun: false,
  ...of,
});

function takeAll(queue: FairQueue<Named>, canWorkOn: (next: Named) => boolean = () => true): string[] {
  const taken: string[] = [];
  for (let next = queue.take(canWorkOn); next; next = queue.take(canWorkOn)) taken.push(next.name);
  return taken;
}

it('takes workspaces in turns, however much one of them asks', () => {
  const queue = new FairQueue<Named>();
  for (const name of ['a1', 'a2', 'a3', 'a4']) queue.add(work(name, 'a'));
  for (const name of ['b1', 'b2']) queue.add(work(name, 'b'));
  queue.add(work('c1', 'c'));
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('passes over a workspace that cannot be worked on, which keeps its turn', () => {
  const queue = new FairQueue<Named>();
  for (const [name, workspaceId] of [
    ['a1', 'a'],
    ['b1', 'b'],
    ['c1', 'c'],
  ] as const)
    queue.add(work(name, workspaceId));
  expect(queue.take(({ workspaceId }) => workspaceId !== 'a')?.name).toBe('b1');
  expect(takeAll(queue)).toEqual(['a1', 'c1']);
});

it('goes on with what was begun before it begins another of the same workspace', () => {
  const queue = new FairQueue<Named>();
  queue.add(work('new', 'a'));
  queue.add(work('begun first', 'a', { isBegun: true }));
  queue.add(work('begun second', 'a', { isBegun: true }));
  expect(queue.countOf('a')).toBe(1);
  expect(takeAll(queue)).toEqual(['begun first', 'begun second', 'new']);
});

it('takes what nobody waits for behind what people wait for, but takes it', () => {
  const queue = new FairQueue<Named>();
  queue.add(work('replay', 'a', { isBackground: true }));
  for (let number = 1; number <= 10; number += 1) queue.add(work(`question ${number}`, 'b'));
  const taken = takeAll(queue);
  expect(taken.indexOf('replay')).toBe(8);
  expect(taken).toHaveLength(11);
});

it('forgets what was removed', () => {
  const queue = new FairQueue<Named>();
  const gone = work('gone', 'a');
  queue.add(gone);
  queue.add(work('there', 'a'));
  queue.remove(gone);
  expect(takeAll(queue)).toEqual(['there']);
});
