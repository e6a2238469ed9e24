import { setImmediate } from 'node:timers/promises';

/** Well below what the event loop of a server may be held up for. */
const pieceMs = 8;

/** What is made of each item, one after the other; after every few milliseconds whatever else the process has to do goes first. */
export async function inPieces<T, R>(items: Iterable<T>, make: (item: T) => readonly R[]): Promise<R[]> {
  const made: R[] = [];
  let began = performance.now();
  for (const item of items) {
    for (const one of make(item)) made.push(one);
    if (performance.now() - began < pieceMs) continue;
    await setImmediate();
    began = performance.now();
  }
  return made;
}
