import type { FitOptions, FittedModel, Matrix, TableAlgorithm, Target } from '../algorithm.ts';
import { throwIfAborted } from '../pace.ts';
import { createRandom, drawWithoutReplacement, shuffle } from '../random.ts';
import { scaleOf } from '../scale.ts';
import { neuralNetworkManifest } from './manifest.ts';
import { createNetwork, type Network, packWeights } from './network.ts';
import { checkNetwork, fillInputs, layerSizesOf, type NetworkHeader, predictNetwork } from './predict.ts';
import { createTrainer, drawWeights, type Trainer, type TrainingRows, trainerNumbers } from './train.ts';

export type NetworkParameters = {
  firstUnits: number;
  /** 0: no second layer. */
  secondUnits: number;
  /** Most passes over the rows. */
  epochs: number;
  batchRows: number;
};

/** Of a larger table so many rows are drawn: more take longer than they help. */
const rowsMaximum = 300_000;
/** Set aside, to see when to stop. */
const validationShare = 0.1;
/** A table of fewer rows has none to set aside. */
const validationLeast = 20;
/** Passes without a better loss of the rows set aside, after which it ends. */
const patience = 10;
/** A loss that falls by less is not better. */
const leastImprovement = 1e-4;

/** A network with rectified units, trained by Adam; the weights of the pass are kept that predicted rows set aside best. */
function fitNetwork(
  rows: Matrix,
  target: Target | null,
  parameters: NetworkParameters,
  options: FitOptions,
): FittedModel<NetworkHeader> {
  if (!target) throw new Error('A neural network needs a target.');
  options.onProgress?.(0, 'prepare');
  const { center, scale } = target.kind === 'number' ? scaleOf(target.values) : { center: 0, scale: 1 };
  const random = createRandom(options.seed);
  const drawn = drawWithoutReplacement(random, rows.rowCount, rowsMaximum);
  const header: NetworkHeader = {
    columnCount: rows.columnCount,
    hidden: [parameters.firstUnits, parameters.secondUnits].filter((units) => units > 0),
    classCount: target.kind === 'category' ? target.levels.length : 0,
    center,
    scale,
    epochs: 0,
    bestEpoch: 0,
    rowsUsed: drawn.length,
  };
  const network = createNetwork(layerSizesOf(header), parameters.batchRows, trainerNumbers);
  drawWeights(network, random);
  const trainer = createTrainer(
    network,
    trainingRows(rows, target, network.widths[0] ?? 0, { center, scale }),
  );
  const asideCount = drawn.length < validationLeast ? 0 : Math.round(drawn.length * validationShare);
  const learnt = drawn.slice(asideCount);
  const best = train(
    { network, trainer, options, parameters },
    learnt,
    asideCount > 0 ? drawn.slice(0, asideCount) : learnt,
  );
  options.onProgress?.(1, 'epochs');
  return {
    algorithm: 'neural_network',
    header: { ...header, epochs: best.epochs, bestEpoch: best.epoch },
    arrays: { weights: best.weights },
  };

  function train(
    parts: { network: Network; trainer: Trainer; options: FitOptions; parameters: NetworkParameters },
    places: Int32Array,
    aside: Int32Array,
  ): { weights: Float32Array; epoch: number; epochs: number } {
    let kept = { weights: packWeights(parts.network), epoch: 0 };
    let leastLoss = Number.POSITIVE_INFINITY;
    let lastBetter = 0;
    let epoch = 0;
    while (epoch < parts.parameters.epochs && epoch - lastBetter < patience) {
      epoch += 1;
      shuffle(random, places);
      for (let from = 0; from < places.length; from += parts.parameters.batchRows) {
        throwIfAborted(parts.options.signal);
        parts.trainer.learn(places.subarray(from, from + parts.parameters.batchRows));
      }
      const loss = parts.trainer.measure(aside);
      if (loss < leastLoss - leastImprovement) lastBetter = epoch;
      if (loss < leastLoss) {
        leastLoss = loss;
        kept = { weights: packWeights(parts.network), epoch };
      }
      // Where the loss is no number, no later one will be.
      if (!Number.isFinite(loss)) break;
      parts.options.onProgress?.(epoch / parts.parameters.epochs, 'epochs');
    }
    return { ...kept, epochs: epoch };
  }
}

function trainingRows(
  rows: Matrix,
  target: Target,
  width: number,
  { center, scale }: { center: number; scale: number },
): TrainingRows {
  const inputs = new Float32Array(rows.rowCount * width);
  fillInputs(inputs, width, rows, 0, rows.rowCount);
  return target.kind === 'category'
    ? { inputs, targets: Float32Array.from(target.codes), classCount: target.levels.length }
    : {
        inputs,
        targets: Float32Array.from(target.values, (value) => (value - center) / scale),
        classCount: 0,
      };
}

export const neuralNetwork: TableAlgorithm<NetworkParameters, NetworkHeader> = {
  manifest: neuralNetworkManifest,
  encoding: 'scaled',
  fit: fitNetwork,
  predict: predictNetwork,
  check: checkNetwork,
};
