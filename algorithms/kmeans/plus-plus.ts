import type { Random } from '../random.ts';
import { blockRows, type CentredRows, createDistanceTaker } from './centred-rows.ts';

/**
 * First centres far apart: each is drawn by the squared distance to those before, and of a few drawn the one is kept that leaves the least
 * (Arthur and Vassilvitskii 2007, greedy). Fewer than asked for where fewer rows differ.
 */
export function chooseCenters(
  rows: CentredRows,
  clusters: number,
  random: Random,
  onBlock: () => void,
): Float64Array {
  const trials = 2 + Math.floor(Math.log(clusters));
  const search = createSearch(rows, trials, onBlock);
  const chosen = [random.below(rows.rowCount)];
  search.weigh(Int32Array.from(chosen));
  search.keep(0);
  while (chosen.length < clusters && search.total > 0) {
    const drawn = search.draw(random);
    const totals = search.weigh(drawn);
    const best = totals.indexOf(totals.reduce((least, own) => Math.min(least, own)));
    chosen.push(drawn[best] ?? 0);
    search.keep(best);
  }
  return valuesOf(rows, chosen);
}

function createSearch(rows: CentredRows, trials: number, onBlock: () => void) {
  const { rowCount, lengths } = rows;
  const taker = createDistanceTaker(rows, trials);
  /** Squared distances to the nearest centre so far. */
  const nearest = new Float32Array(rowCount).fill(Number.POSITIVE_INFINITY);
  const trialNearest = new Float32Array(trials * rowCount);
  const totals = new Float64Array(trials);
  const search = { total: 0, weigh, keep, draw };
  return search;

  /** @returns what each candidate would leave of the squared distances, summed */
  function weigh(candidates: Int32Array): Float64Array {
    taker.setCenters(valuesOf(rows, [...candidates]));
    totals.fill(0);
    for (let from = 0; from < rowCount; from += blockRows) {
      onBlock();
      const count = Math.min(blockRows, rowCount - from);
      const found = taker.measureFrom(from, count);
      for (let trial = 0; trial < candidates.length; trial += 1) {
        let total = 0;
        for (let at = 0; at < count; at += 1) {
          const row = from + at;
          const squared = Math.max(0, (lengths[row] ?? 0) + (found[at * taker.stride + trial] ?? 0));
          const own = Math.min(nearest[row] ?? 0, row === candidates[trial] ? 0 : squared);
          trialNearest[trial * rowCount + row] = own;
          total += own;
        }
        totals[trial] = (totals[trial] ?? 0) + total;
      }
    }
    return totals.subarray(0, candidates.length);
  }

  function keep(trial: number): void {
    nearest.set(trialNearest.subarray(trial * rowCount, (trial + 1) * rowCount));
    // What rounding leaves between equal rows is no distance.
    for (let row = 0; row < rowCount; row += 1)
      if ((nearest[row] ?? 0) <= smallestShare * (lengths[row] ?? 0)) nearest[row] = 0;
    search.total = nearest.reduce((sum, own) => sum + own, 0);
  }

  function draw(random: Random): Int32Array {
    const thresholds = Float64Array.from({ length: trials }, () => random.next() * search.total).sort();
    const drawn = new Int32Array(trials);
    let sum = 0;
    let at = 0;
    let last = 0;
    for (let row = 0; row < rowCount && at < trials; row += 1) {
      const own = nearest[row] ?? 0;
      if (own === 0) continue;
      sum += own;
      last = row;
      while (at < trials && sum > (thresholds[at] ?? 0)) {
        drawn[at] = row;
        at += 1;
      }
    }
    // What rounding left of the total belongs to the last row.
    return drawn.fill(last, at);
  }
}

/** Single precision keeps 24 bits; of a squared distance so much smaller than the lengths nothing is left. */
const smallestShare = 4e-7;

function valuesOf({ columnCount, floats }: CentredRows, places: readonly number[]): Float64Array {
  const values = new Float64Array(places.length * columnCount);
  for (const [at, row] of places.entries()) {
    const from = row * (columnCount + 1);
    values.set(floats.subarray(from, from + columnCount), at * columnCount);
  }
  return values;
}
