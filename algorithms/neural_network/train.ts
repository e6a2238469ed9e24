import type { Random } from '../random.ts';
import { toShares } from '../shares.ts';
import { type Network, runForward, steps } from './network.ts';

/** Rows in single precision, each with a 1 behind its columns and rounded up to the width of the network's first layer. */
export interface TrainingRows {
  inputs: Float32Array;
  /** Class of each row, or value around 0 with the deviation 1. */
  targets: Float32Array;
  /** 0 for values. */
  classCount: number;
}

export interface Trainer {
  /** One step of Adam against the loss of these rows. @returns their loss before it, by row */
  learn(places: Int32Array): number;
  /** The loss of rows, by row, learning nothing. */
  measure(places: Int32Array): number;
}

/** As published (Kingma and Ba 2015). */
const rate = 1e-3;
const firstDecay = 0.9;
const secondDecay = 0.999;
const epsilon = 1e-8;
/** On the squares of weights but not of biases, by row, as in scikit-learn. */
const ridge = 1e-4;

/** Numbers of memory that a trainer needs beside the network. */
export function trainerNumbers(widths: readonly number[], rows: number): number {
  const own = widths.reduce((sum, width) => sum + 2 * width * rows, 0);
  return own + steps(widths).reduce((sum, [from, to]) => sum + 2 * from * to, 0);
}

export function createTrainer(network: Network, rows: TrainingRows): Trainer {
  const { widths, sizes, units, weights, memory, blockRows } = network;
  const last = widths.length - 1;
  const deltas = widths.map((width) => memory.allocate(blockRows * width));
  const turnedUnits = widths.map((width) => memory.allocate(blockRows * width));
  const gradients = weights.map((weight) => memory.allocate(weight.length));
  const turnedWeights = weights.map((weight) => memory.allocate(weight.length));
  const firstMoments = weights.map((weight) => new Float32Array(weight.length));
  const secondMoments = weights.map((weight) => new Float32Array(weight.length));
  let step = 0;
  return { learn, measure };

  function learn(places: Int32Array): number {
    const loss = forward(places);
    step += 1;
    for (let layer = last - 1; layer >= 0; layer -= 1) {
      backward(layer, places.length);
      improve(layer, places.length);
    }
    return loss;
  }

  function measure(places: Int32Array): number {
    let loss = 0;
    for (let from = 0; from < places.length; from += blockRows) {
      const block = places.subarray(from, from + blockRows);
      loss += forward(block) * block.length;
    }
    return loss / places.length;
  }

  /** Leaves the deltas of the outputs. @returns the mean loss */
  function forward(places: Int32Array): number {
    const width = widths[0] ?? 0;
    const first = units[0] ?? new Float32Array();
    for (const [at, row] of places.entries())
      first.set(rows.inputs.subarray(row * width, (row + 1) * width), at * width);
    runForward(network, places.length);
    const outputs = units[last] ?? new Float32Array();
    const delta = deltas[last] ?? new Float32Array();
    delta.fill(0);
    return rows.classCount > 0 ? classLoss(outputs, delta, places) : squaredLoss(outputs, delta, places);
  }

  function classLoss(outputs: Float32Array, delta: Float32Array, places: Int32Array): number {
    const width = widths[last] ?? 0;
    toShares(outputs, width, rows.classCount, places.length);
    let loss = 0;
    for (const [at, row] of places.entries()) {
      const own = at * width + (rows.targets[row] ?? 0);
      for (let place = 0; place < rows.classCount; place += 1)
        delta[at * width + place] = (outputs[at * width + place] ?? 0) / places.length;
      delta[own] = (delta[own] ?? 0) - 1 / places.length;
      loss -= Math.log(Math.max(1e-12, outputs[own] ?? 0));
    }
    return loss / places.length;
  }

  function squaredLoss(outputs: Float32Array, delta: Float32Array, places: Int32Array): number {
    const width = widths[last] ?? 0;
    let loss = 0;
    for (const [at, row] of places.entries()) {
      const error = (outputs[at * width] ?? 0) - (rows.targets[row] ?? 0);
      delta[at * width] = error / places.length;
      loss += (error * error) / 2;
    }
    return loss / places.length;
  }

  /** The gradient of one layer's weights, and the deltas of its units. */
  function backward(layer: number, rowCount: number): void {
    const [own, delta, weight] = [units[layer], deltas[layer + 1], weights[layer]];
    const [gradient, turned, turnedWeight] = [gradients[layer], turnedUnits[layer], turnedWeights[layer]];
    const below = deltas[layer];
    const width = widths[layer] ?? 0;
    const outWidth = widths[layer + 1] ?? 0;
    if (!own || !delta || !weight || !gradient || !turned || !turnedWeight || !below) return;
    turn(own, turned, rowCount, width);
    memory.multiply(turned, delta, gradient, width, outWidth, rowCount);
    if (layer === 0) return;
    turn(weight, turnedWeight, width, outWidth);
    memory.multiply(delta, turnedWeight, below, Math.ceil(rowCount / 4) * 4, width, outWidth);
    const bias = sizes[layer] ?? 0;
    for (let at = 0; at < rowCount * width; at += 1) if ((own[at] ?? 0) <= 0) below[at] = 0;
    for (let row = 0; row < rowCount; row += 1) below[row * width + bias] = 0;
  }

  function improve(layer: number, rowCount: number): void {
    const [weight, gradient] = [weights[layer], gradients[layer]];
    const [first, second] = [firstMoments[layer], secondMoments[layer]];
    if (!weight || !gradient || !first || !second) return;
    const size = (rate * Math.sqrt(1 - secondDecay ** step)) / (1 - firstDecay ** step);
    const biases = (sizes[layer] ?? 0) * (widths[layer + 1] ?? 0);
    const shrink = ridge / rowCount;
    for (let at = 0; at < weight.length; at += 1) {
      const own = weight[at] ?? 0;
      const slope = (gradient[at] ?? 0) + (at < biases ? shrink * own : 0);
      const mean = firstDecay * (first[at] ?? 0) + (1 - firstDecay) * slope;
      const square = secondDecay * (second[at] ?? 0) + (1 - secondDecay) * slope * slope;
      first[at] = mean;
      second[at] = square;
      weight[at] = own - (size * mean) / (Math.sqrt(square) + epsilon);
    }
  }
}

/** Rows become columns. */
function turn(from: Float32Array, to: Float32Array, rowCount: number, columnCount: number): void {
  for (let row = 0; row < rowCount; row += 1)
    for (let column = 0; column < columnCount; column += 1)
      to[column * rowCount + row] = from[row * columnCount + column] ?? 0;
}

/** Evenly within what keeps the size of signals the same from layer to layer (Glorot and Bengio 2010); biases likewise. */
export function drawWeights({ sizes, widths, weights }: Network, random: Random): void {
  for (const [layer, [from, to]] of steps(sizes).entries()) {
    const bound = Math.sqrt(6 / (from + to));
    for (let unit = 0; unit <= from; unit += 1)
      for (let place = 0; place < to; place += 1) {
        const weight = weights[layer];
        if (weight) weight[unit * (widths[layer + 1] ?? 0) + place] = (2 * random.next() - 1) * bound;
      }
  }
}
