import { seededRandom } from './seeded-random.ts';

/** Examples of which each holds some of `features` signs, given by their places. */
export interface Examples {
  held: Uint16Array[];
  isRight: Uint8Array;
  weights: Float64Array;
  /** Of which question each is, so that trees see whole questions or nothing of them. */
  groups: Uint16Array;
  features: number;
}

/** A binary tree as arrays: the children of `at` stand at `2 at + 1` (without the sign) and `2 at + 2`; of a leaf the sign is -1. */
export interface BoostedTree {
  signs: Int16Array;
  values: Float64Array;
}

export interface BoostedTrees {
  base: number;
  trees: BoostedTree[];
}

export interface TreeSettings {
  count: number;
  depth: number;
  /** What part of its gain each tree may add. */
  rate: number;
  /** Added to the weight of each leaf, which shrinks those of few examples. */
  ridge: number;
  /** The least weight (sum of p (1 - p)) on each side of a split. */
  leastWeight: number;
  /** What parts of the signs and of the questions each tree sees. */
  signShare: number;
  groupShare: number;
  seed: number;
}

const leastGain = 1e-6;

/** Gradient boosting of the log loss with second-order leaves (Friedman 2001; Chen and Guestrin 2016), over binary signs. */
export function fitTrees(examples: Examples, settings: TreeSettings): BoostedTrees {
  const { held, isRight, weights, groups, features } = examples;
  const random = seededRandom(settings.seed);
  const base = priorOf(examples);
  const odds = new Float64Array(held.length).fill(base);
  const slopes = new Float64Array(held.length);
  const curves = new Float64Array(held.length);
  const groupCount = groups.reduce((most, group) => Math.max(most, group), 0) + 1;
  const trees: BoostedTree[] = [];
  for (let count = 0; count < settings.count; count += 1) {
    for (const [at, own] of odds.entries()) {
      const chance = 1 / (1 + Math.exp(-own));
      const weight = weights[at] ?? 0;
      slopes[at] = ((isRight[at] ?? 0) - chance) * weight;
      curves[at] = chance * (1 - chance) * weight;
    }
    const seen = Uint8Array.from({ length: groupCount }, () => (random() < settings.groupShare ? 1 : 0));
    const usable = Uint8Array.from({ length: features }, () => (random() < settings.signShare ? 1 : 0));
    const members = [...held.keys()].filter((at) => seen[groups[at] ?? 0] === 1);
    const tree = growTree({ held, slopes, curves, usable, settings }, members);
    trees.push(tree);
    for (const [at, signs] of held.entries()) odds[at] = (odds[at] ?? 0) + addedBy(tree, signs);
  }
  return { base, trees };
}

/** The log odds of one example. */
export function oddsOf({ base, trees }: BoostedTrees, held: Uint16Array): number {
  return trees.reduce((sum, tree) => sum + addedBy(tree, held), base);
}

function addedBy({ signs, values }: BoostedTree, held: Uint16Array): number {
  let at = 0;
  for (let sign = signs[at] ?? -1; sign >= 0; sign = signs[at] ?? -1)
    at = 2 * at + (held.includes(sign) ? 2 : 1);
  return values[at] ?? 0;
}

function priorOf({ isRight, weights }: Examples): number {
  let right = 0;
  let all = 0;
  for (const [at, weight] of weights.entries()) {
    right += weight * (isRight[at] ?? 0);
    all += weight;
  }
  return Math.log(right / (all - right));
}

interface Growth {
  held: Uint16Array[];
  slopes: Float64Array;
  curves: Float64Array;
  usable: Uint8Array;
  settings: TreeSettings;
}

function growTree(growth: Growth, members: number[]): BoostedTree {
  const { settings } = growth;
  const size = 2 ** (settings.depth + 1) - 1;
  const tree = { signs: new Int16Array(size).fill(-1), values: new Float64Array(size) };
  const grow = (at: number, own: number[], depth: number): void => {
    const slope = sumOf(growth.slopes, own);
    const curve = sumOf(growth.curves, own);
    tree.values[at] = (settings.rate * slope) / (curve + settings.ridge);
    const sign = depth < settings.depth ? bestSplit(growth, own, slope, curve) : -1;
    if (sign < 0) return;
    tree.signs[at] = sign;
    const having = own.filter((one) => growth.held[one]?.includes(sign));
    const with_ = new Set(having);
    const without = own.filter((one) => !with_.has(one));
    grow(2 * at + 1, without, depth + 1);
    grow(2 * at + 2, having, depth + 1);
  };
  grow(0, members, 0);
  return tree;
}

function sumOf(values: Float64Array, own: number[]): number {
  return own.reduce((sum, at) => sum + (values[at] ?? 0), 0);
}

/** The sign that parts the members best; -1 where none gains. */
function bestSplit(
  { held, slopes, curves, usable, settings }: Growth,
  own: number[],
  slope: number,
  curve: number,
): number {
  const slopesOf = new Float64Array(usable.length);
  const curvesOf = new Float64Array(usable.length);
  for (const at of own) {
    const [ownSlope, ownCurve] = [slopes[at] ?? 0, curves[at] ?? 0];
    for (const sign of held[at] ?? []) {
      slopesOf[sign] = (slopesOf[sign] ?? 0) + ownSlope;
      curvesOf[sign] = (curvesOf[sign] ?? 0) + ownCurve;
    }
  }
  const worth = (sum: number, weight: number): number => (sum * sum) / (weight + settings.ridge);
  let best = -1;
  let most = worth(slope, curve) + leastGain;
  for (const [sign, isUsable] of usable.entries()) {
    const [with_, weight] = [slopesOf[sign] ?? 0, curvesOf[sign] ?? 0];
    if (!isUsable || weight < settings.leastWeight || curve - weight < settings.leastWeight) continue;
    const gain = worth(with_, weight) + worth(slope - with_, curve - weight);
    if (gain <= most) continue;
    most = gain;
    best = sign;
  }
  return best;
}
