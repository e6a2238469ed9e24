import { expect, it } from 'vitest';
import {
  defaultImportsAtOnce,
  defaultWorkMemoryBytes,
  fitTraining,
  fitWork,
  leastDataBytes,
} from './work-limits.ts';

const gigabyte = 1024 ** 3;

it('K05 never lets the caps of all places together pass the memory, and keeps two places where they fit', () => {
  for (const memory of [2, 2.5, 3, 4, 6, 8, 12, 16, 64].map((size) => size * gigabyte))
    for (const importsAtOnce of [1, 2, 3, 4, 16])
      for (const importDataBytes of [leastDataBytes, 2 * gigabyte, 4 * gigabyte]) {
        const wanted = { importsAtOnce, importDataBytes, exportDataBytes: 2 * gigabyte };
        const { importQueue, exportQueue, ...caps } = fitWork(wanted, memory);
        const total = importQueue.running * caps.importDataBytes + exportQueue.running * caps.exportDataBytes;
        expect(total).toBeLessThanOrEqual(memory);
        expect(caps.importDataBytes).toBeGreaterThanOrEqual(leastDataBytes);
        expect(caps.exportDataBytes).toBeGreaterThanOrEqual(leastDataBytes);
        if (importsAtOnce > 1 && memory >= 3 * gigabyte) {
          expect(importQueue.running).toBeGreaterThan(importQueue.runningPerWorkspace);
        }
      }
});

it('K05 leaves a place to others beside a training too, from four gigabytes on', () => {
  for (const memory of [4, 5, 6, 8, 12, 64].map((size) => size * gigabyte)) {
    const training = fitTraining({ trainingsAtOnce: 1, trainingDataBytes: 3 * gigabyte }, memory);
    const wanted = { importsAtOnce: 2, importDataBytes: 4 * gigabyte, exportDataBytes: 2 * gigabyte };
    expect(fitWork(wanted, training.otherBytes).importQueue).toMatchObject({
      running: 2,
      runningPerWorkspace: 1,
    });
  }
});

it('gives the whole of what was wanted where there is room, and defaults that fit the machine', () => {
  const wanted = { importsAtOnce: 2, importDataBytes: 4 * gigabyte, exportDataBytes: 2 * gigabyte };
  expect(fitWork(wanted, 12 * gigabyte)).toMatchObject({
    importQueue: { running: 2, runningPerWorkspace: 1 },
    importDataBytes: 4 * gigabyte,
    exportQueue: { running: 2, runningPerWorkspace: 1 },
    exportDataBytes: 2 * gigabyte,
  });
  expect([1, 2, 4, 8, 64].map(defaultImportsAtOnce)).toEqual([2, 2, 2, 4, 4]);
  expect(defaultWorkMemoryBytes()).toBeGreaterThanOrEqual(2 * leastDataBytes);
});

it('leaves imports and exports what they need at least, whatever trainings want', () => {
  for (const memory of [2, 3, 4, 6, 8, 16, 64].map((size) => size * gigabyte))
    for (const trainingsAtOnce of [1, 2])
      for (const trainingDataBytes of [leastDataBytes, 3 * gigabyte, 32 * gigabyte]) {
        const fitted = fitTraining({ trainingsAtOnce, trainingDataBytes }, memory);
        expect(fitted.otherBytes).toBeGreaterThanOrEqual(2 * leastDataBytes);
        expect(fitted.trainingDataBytes).toBeGreaterThanOrEqual(leastDataBytes);
        expect(fitted.trainingDataBytes).toBeLessThanOrEqual(trainingDataBytes);
        // From four gigabytes on the caps of all together stay within the memory.
        if (memory >= 4 * gigabyte)
          expect(trainingsAtOnce * fitted.trainingDataBytes + fitted.otherBytes).toBeLessThanOrEqual(memory);
      }
});
