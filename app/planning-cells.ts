import type { PlanningCells } from '#agent/planning-time.ts';

/**
 * Shared memory between the server and a thread that plans: what a busy thread can read, and what can be read of it, while it takes no message.
 * One word each: whether the question is given up, and whether what is computed now depends on the words of the question.
 */
export type SharedCells = Int32Array;

const cancelledAt = 0;
const planningAt = 1;

export function newCells(): SharedCells {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
}

export function giveUp(cells: SharedCells): void {
  Atomics.store(cells, cancelledAt, 1);
}

export function isPlanning(cells: SharedCells): boolean {
  return Atomics.load(cells, planningAt) === 1;
}

/** The side of the thread. */
export function cellsOfThread(cells: SharedCells): PlanningCells {
  return {
    isCancelled: () => Atomics.load(cells, cancelledAt) === 1,
    tellPlanning: (is) => void Atomics.store(cells, planningAt, is ? 1 : 0),
  };
}
