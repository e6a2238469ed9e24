import { availableParallelism, totalmem } from 'node:os';
import type { EngineLimits } from './limits.ts';
import type { QueueLimits } from './warm/fair-queue.ts';

const megabyte = 1024 * 1024;
/** Below it a process of Node and DuckDB cannot read a file of the largest size that is taken. */
export const leastDataBytes = 1024 * megabyte;

/** Files that are read at once where nobody says how many: there are always two places, so that one is left to others. */
export function defaultImportsAtOnce(cores = availableParallelism()): number {
  return Math.max(2, Math.min(4, Math.floor(cores / 2)));
}

/** Three quarters of the machine's memory, or of what its container may use; the rest is for the server and its questions. */
export function defaultWorkMemoryBytes(): number {
  const allowed = process.constrainedMemory();
  const memory = allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
  return Math.max(2 * leastDataBytes, Math.floor(memory * 0.75));
}

/** Half of the places are left to others, whatever one workspace asks for. */
export function queueFor(running: number): QueueLimits {
  return { running, runningPerWorkspace: Math.ceil(running / 2), waitingPerWorkspace: 100 };
}

/** Two imports, so that one workspace cannot keep all others waiting, and an export. */
const othersDataBytes = 3 * leastDataBytes;

/**
 * How much of the memory trainings may take, each so much as is wanted where that leaves what imports and exports need at least: an export and two imports,
 * or one where there is not so much.
 * @param memoryBytes of all work together
 */
export function fitTraining(
  wanted: { trainingsAtOnce: number; trainingDataBytes: number },
  memoryBytes: number,
): { trainingDataBytes: number; otherBytes: number } {
  const { trainingsAtOnce, trainingDataBytes } = wanted;
  const isRoomy = memoryBytes >= othersDataBytes + trainingsAtOnce * leastDataBytes;
  const others = isRoomy ? othersDataBytes : 2 * leastDataBytes;
  const room = Math.floor((memoryBytes - others) / trainingsAtOnce);
  const fitted = Math.max(leastDataBytes, Math.min(trainingDataBytes, room));
  return { trainingDataBytes: fitted, otherBytes: Math.max(others, memoryBytes - trainingsAtOnce * fitted) };
}

type WorkLimits = Pick<EngineLimits, 'importQueue' | 'importDataBytes' | 'exportQueue' | 'exportDataBytes'>;

/**
 * Places and caps such that the caps of all places together stay within the memory: what fills all of it at once is foreseen, not met.
 * First exports give up a place, then exports and imports some of their caps, then imports places.
 * @param memoryBytes at least twice `leastDataBytes`
 */
export function fitWork(
  wanted: { importsAtOnce: number; importDataBytes: number; exportDataBytes: number },
  memoryBytes: number,
): WorkLimits {
  const { importsAtOnce, importDataBytes } = wanted;
  const importsLeast = importsAtOnce > 1 && memoryBytes >= othersDataBytes ? 2 : 1;
  const exportDataBytes = Math.min(wanted.exportDataBytes, memoryBytes - importsLeast * leastDataBytes);
  const exportsAtOnce = importsAtOnce * importDataBytes + 2 * exportDataBytes <= memoryBytes ? 2 : 1;
  const left = memoryBytes - exportsAtOnce * exportDataBytes;
  const imports = Math.max(1, Math.min(importsAtOnce, Math.floor(left / leastDataBytes)));
  return {
    importQueue: queueFor(imports),
    importDataBytes: Math.min(importDataBytes, Math.floor(left / imports)),
    exportQueue: { ...queueFor(exportsAtOnce), waitingPerWorkspace: 5 },
    exportDataBytes,
  };
}
