import { signNames, treeLines } from './judge-trees.ts';

/**
 * How often readings with such signs are right: boosted decision trees, fitted by `bench/fit-rows.ts` on questions over tables that nobody
 * named. Each inner node asks for one sign ("left name", or "left name ×2" where it holds twice), each leaf adds to the log odds.
 */
interface Node {
  /** Place of the sign in `signNames`; of a leaf -1. */
  sign: number;
  /** Of a leaf. */
  value: number;
  without: Node | null;
  having: Node | null;
}

const mostCounted = 3;

/** The odds that a reading with these signs is right, from 0 to 1; a sign counts as often as it holds, at most three times. */
export const trustOf = judgeOf(signNames, treeLines);

/** A judge of its signs, parted by bars and lines, and its trees, one a line; the first line is what all trees add to, in thousandths. */
export function judgeOf(names: string, told: string): (signs: string[]) => number {
  const places = new Map(names.split(/[|\n]/).map((name, place) => [name, place]));
  const [base = '0', ...lines] = told.split('\n');
  const trees = lines.map((line) => readNode(line.split(' ')[Symbol.iterator]()));
  return (signs) => {
    const held = new Uint8Array(places.size);
    for (const sign of countedSigns(signs)) {
      const place = places.get(sign);
      if (place !== undefined) held[place] = 1;
    }
    const sum = trees.reduce((odds, tree) => odds + leafOf(tree, held), Number(base) / 1000);
    return 1 / (1 + Math.exp(-sum));
  };
}

function leafOf(tree: Node, held: Uint8Array): number {
  let node = tree;
  while (node.without && node.having) node = held[node.sign] === 1 ? node.having : node.without;
  return node.value;
}

/** In preorder: a sign in base 36 and then the branch without it and the one with it; a leaf is `=` and thousandths. */
function readNode(words: Iterator<string>): Node {
  const word: string = words.next().value ?? '=0';
  if (word.startsWith('='))
    return { sign: -1, value: Number(word.slice(1)) / 1000, without: null, having: null };
  const without = readNode(words);
  return { sign: Number.parseInt(word, 36), value: 0, without, having: readNode(words) };
}

/** Each sign once, and "×2" and "×3" of those that hold so often. */
export function countedSigns(signs: string[]): string[] {
  const counts = new Map<string, number>();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts].flatMap(([sign, count]) => [
    sign,
    ...Array.from({ length: Math.min(mostCounted, count) - 1 }, (_, more) => `${sign} ×${more + 2}`),
  ]);
}
