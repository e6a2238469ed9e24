import type { BoostedTree, BoostedTrees } from './boosted-trees.ts';

/** The module that `judge.ts` beside it reads; `author` is who writes it. */
export function treeModule(names: string[], judge: BoostedTrees, author: string): string {
  const { signNames, treeLines } = treeTexts(names, judge);
  return [
    `/** What the judge of readings asks for, and its trees. Written by \`${author} --write\`; \`judge.ts\` says how they are read. */`,
    `export const signNames = \`${signNames}\`;`,
    '',
    `export const treeLines = \`${treeLines}\`;`,
    '',
  ].join('\n');
}

/** Only signs that some tree asks for, and one tree a line. */
export function treeTexts(
  names: string[],
  { base, trees }: BoostedTrees,
): { signNames: string; treeLines: string } {
  const used = [...new Set(trees.flatMap(({ signs }) => [...signs].filter((sign) => sign >= 0)))].sort(
    (left, right) => left - right,
  );
  const places = new Map(used.map((sign, place) => [sign, place]));
  return {
    signNames: inLines(used.flatMap((sign) => names[sign] ?? [])),
    treeLines: [thousandths(base), ...trees.map((tree) => lineOf(tree, 0, places))].join('\n'),
  };
}

const namesInLine = 5;

function inLines(names: string[]): string {
  return names
    .map((name, at) => (at === 0 ? name : `${at % namesInLine === 0 ? '\n' : '|'}${name}`))
    .join('');
}

function lineOf(tree: BoostedTree, at: number, places: Map<number, number>): string {
  const sign = tree.signs[at] ?? -1;
  if (sign < 0) return `=${thousandths(tree.values[at] ?? 0)}`;
  const name = (places.get(sign) ?? 0).toString(36);
  return `${name} ${lineOf(tree, 2 * at + 1, places)} ${lineOf(tree, 2 * at + 2, places)}`;
}

function thousandths(value: number): string {
  return String(Math.round(value * 1000));
}
