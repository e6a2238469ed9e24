import type { Target } from '../algorithm.ts';
import { createRandom, drawWithoutReplacement } from '../random.ts';

/** Places of rows: what is learnt from, and what it is tested on. */
export interface Split {
  training: Int32Array;
  test: Int32Array;
}

/** Parts of about equal size in which every class is as frequent as in the whole; numbers are dealt by their order. */
export function stratifiedParts(target: Target, partCount: number, seed: number): Int32Array[] {
  const parts: number[][] = Array.from({ length: partCount }, () => []);
  let dealt = 0;
  for (const place of inStrata(target, seed)) {
    parts[dealt % partCount]?.push(place);
    dealt += 1;
  }
  return parts.map((part) => Int32Array.from(part).sort());
}

/** All rows, those of one class behind each other and each class in an order of chance; numbers ascending. */
function inStrata(target: Target, seed: number): Int32Array {
  const values = target.kind === 'category' ? target.codes : target.values;
  const drawn = drawWithoutReplacement(createRandom(seed, 3), values.length, values.length);
  return drawn.sort((left, right) => (values[left] ?? 0) - (values[right] ?? 0));
}

export function stratifiedFolds(target: Target, foldCount: number, seed: number): Split[] {
  const parts = stratifiedParts(target, foldCount, seed);
  return parts.map((test, at) => ({ test, training: joined(parts.filter((_, other) => other !== at)) }));
}

/** A quarter of the rows is the test. */
export function stratifiedHoldout(target: Target, seed: number): Split {
  const [test = new Int32Array(), ...others] = stratifiedParts(target, 4, seed);
  return { test, training: joined(others) };
}

/** The latest quarter is the test: a model is used on rows that come after those it learnt from. Rows without a time are learnt from. */
export function timeSplit(times: Float64Array): Split {
  const timed = Int32Array.from(times, (_, at) => at).filter((at) => Number.isFinite(times[at]));
  timed.sort((left, right) => (times[left] ?? 0) - (times[right] ?? 0) || left - right);
  const test = timed.slice(timed.length - Math.floor(timed.length / 4)).sort();
  const isTest = new Uint8Array(times.length);
  for (const at of test) isTest[at] = 1;
  return { test, training: Int32Array.from(times, (_, at) => at).filter((at) => isTest[at] === 0) };
}

export function takeTarget(target: Target, places: Int32Array): Target {
  return target.kind === 'category'
    ? { ...target, codes: Int32Array.from(places, (at) => target.codes[at] ?? 0) }
    : { kind: 'number', values: Float64Array.from(places, (at) => target.values[at] ?? 0) };
}

function joined(parts: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all.sort();
}
