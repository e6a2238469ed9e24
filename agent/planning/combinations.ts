import type { Cover } from '../frames/cover.ts';
import { type Choice, choicesOf, type Link } from '../frames/fragments.ts';
import { farValues } from './near-values.ts';
import type { Pick } from './parts.ts';

const picksTried = 48;

export interface Combination {
  pick: Pick;
  score: number;
  /** What was chosen is of tables that nothing ties together. */
  isApart: boolean;
}

interface Choosing {
  map: Map<object, number>;
  score: number;
  /** Of the tables of what is chosen; null where none is of a table. */
  group: string | null;
  isApart: boolean;
}

/**
 * The choices of a cover, tried best first; at most one link differs much, so a bounded number is enough.
 * @param groups which tables are tied together: `tableGroups`
 */
export function combinationsOf(cover: Cover, groups: ReadonlyMap<string, string>): Combination[] {
  const choices = cover.pieces.flatMap(({ fragment }) =>
    choicesOf(fragment).map((choice) => ({ choice, isPlaced: fragment.kind !== 'dateVerb' })),
  );
  const far = farValues(cover);
  let combinations: Choosing[] = [{ map: new Map(), score: 0, group: null, isApart: false }];
  for (const { choice, isPlaced } of choices) {
    const best = Math.max(...choice.options.map((option) => option.score));
    // A date that a verb speaks of may be left out of a plan whose rows have another one.
    const groupsOf = choice.options.map((option) =>
      isPlaced ? (groups.get(tableOf(option)) ?? null) : null,
    );
    const isOne = choice.options.length === 1;
    combinations = combinations.flatMap(({ map, score, group, isApart }) =>
      choice.options.map((option, index) => {
        const own = groupsOf[index] ?? null;
        return {
          map: isOne ? map : new Map(map).set(choice, index),
          score: score + (isOne ? 0 : option.score - best - (far.get(choice)?.(index) ?? 0)),
          group: group ?? own,
          isApart: isApart || (group !== null && own !== null && group !== own),
        };
      }),
    );
    if (!isOne)
      combinations = combinations.sort((left, right) => right.score - left.score).slice(0, picksTried);
  }
  return combinations.map(({ map, score, isApart }) => ({
    score,
    isApart,
    pick: <L>(choice: Choice<L>): L => picked(choice, map.get(choice) ?? 0),
  }));
}

function tableOf(link: Link): string {
  if ('table' in link) return link.table.sqlName;
  return 'ref' in link.column ? link.column.ref.table : link.column.table;
}

function picked<L>(choice: Choice<L>, index: number): L {
  const option = choice.options[index];
  if (option === undefined) throw new Error('A choice has no such option.');
  return option;
}
