import type { Cover } from '../frames/cover.ts';
import { type Choice, choicesOf, type Link } from '../frames/fragments.ts';
import { checkPlanningTime } from '../planning-time.ts';
import { farValues } from './near-values.ts';
import type { Pick } from './parts.ts';

const picksTried = 48;

export interface Combination {
  pick: Pick;
  score: number;
  /** What was chosen is of tables that nothing ties together. */
  isApart: boolean;
}

/** What was chosen, last choice first: what came before is shared by all that go on from it. */
interface Chosen {
  choice: object;
  index: number;
  before: Chosen | null;
}

interface Choosing {
  chosen: Chosen | null;
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
  let combinations: Choosing[] = [{ chosen: null, score: 0, group: null, isApart: false }];
  for (const { choice, isPlaced } of choices) {
    const best = Math.max(...choice.options.map((option) => option.score));
    // A date that a verb speaks of may be left out of a plan whose rows have another one.
    const groupsOf = choice.options.map((option) =>
      isPlaced ? (groups.get(tableOf(option)) ?? null) : null,
    );
    const isOne = choice.options.length === 1;
    const losses = choice.options.map((option, index) =>
      isOne ? 0 : option.score - best - (far.get(choice)?.(index) ?? 0),
    );
    const ranked = rankedOptions(losses);
    checkPlanningTime();
    combinations = combinations.flatMap(({ chosen, score, group, isApart }, place) =>
      ranked
        .slice(0, Math.ceil(picksTried / (place + 1)))
        .toSorted((left, right) => left - right)
        .map((index) => {
          const own = groupsOf[index] ?? null;
          return {
            chosen: isOne ? chosen : { choice, index, before: chosen },
            score: score + (losses[index] ?? 0),
            group: group ?? own,
            isApart: isApart || (group !== null && own !== null && group !== own),
          };
        }),
    );
    if (!isOne)
      combinations = combinations.sort((left, right) => right.score - left.score).slice(0, picksTried);
  }
  return combinations.map(({ chosen, score, isApart }) => {
    const map = mapOf(chosen);
    return { score, isApart, pick: <L>(choice: Choice<L>): L => picked(choice, map.get(choice) ?? 0) };
  });
}

/**
 * The options that may be among the best, best first. Both rows are sorted, so that before the pair of the i-th combination and the j-th option
 * stand at least i × j others: who looks at more finds nothing that is kept.
 */
function rankedOptions(losses: readonly number[]): number[] {
  return losses
    .map((_, index) => index)
    .sort((left, right) => (losses[right] ?? 0) - (losses[left] ?? 0))
    .slice(0, picksTried);
}

function mapOf(last: Chosen | null): Map<object, number> {
  const map = new Map<object, number>();
  // The same choice may stand in two pieces: what was chosen last holds.
  for (let step = last; step; step = step.before) if (!map.has(step.choice)) map.set(step.choice, step.index);
  return map;
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
