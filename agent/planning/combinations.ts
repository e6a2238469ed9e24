import type { Cover } from '../frames/cover.ts';
import { type Choice, choicesOf } from '../frames/fragments.ts';
import { farValues } from './near-values.ts';
import type { Pick } from './parts.ts';

const picksTried = 48;

/** The choices of a cover, tried best first; at most one link differs much, so a bounded number is enough. */
export function combinationsOf(cover: Cover): { pick: Pick; score: number }[] {
  const choices = cover.pieces
    .flatMap((piece) => choicesOf(piece.fragment))
    .filter((choice) => choice.options.length > 1);
  const far = farValues(cover);
  let combinations: { map: Map<object, number>; score: number }[] = [{ map: new Map(), score: 0 }];
  for (const choice of choices) {
    const best = Math.max(...choice.options.map((option) => option.score));
    combinations = combinations
      .flatMap(({ map, score }) =>
        choice.options.map((option, index) => ({
          map: new Map(map).set(choice, index),
          score: score + option.score - best - (far.get(choice)?.(index) ?? 0),
        })),
      )
      .sort((left, right) => right.score - left.score)
      .slice(0, picksTried);
  }
  return combinations.map(({ map, score }) => ({
    score,
    pick: <L>(choice: Choice<L>): L => picked(choice, map.get(choice) ?? 0),
  }));
}

function picked<L>(choice: Choice<L>, index: number): L {
  const option = choice.options[index];
  if (option === undefined) throw new Error('A choice has no such option.');
  return option;
}
