import type { Token } from '../text/tokens.ts';
import type { Slip } from './slips.ts';

/** A question with some slips put right. */
export interface PutRight {
  question: string;
  slips: readonly Slip[];
  cost: number;
}

/** Ways to choose among the slips that are looked at before the cheapest are taken. */
const choicesMade = 2_000;

/**
 * The ways to put a question right, the one nearest to what was heard first. Slips of one question never overlap, and each word that
 * nothing knows is put right where it can be.
 */
export function waysToPutRight(
  text: string,
  tokens: readonly Token[],
  slips: readonly Slip[],
  unknown: ReadonlySet<number>,
): PutRight[] {
  const curable = [...unknown].filter((at) => slips.some(({ from, to }) => from <= at && at < to));
  const ordered = slips.toSorted((left, right) => left.from - right.from || left.cost - right.cost);
  const ways: PutRight[] = [];
  let made = 0;
  const choose = (next: number, end: number, chosen: readonly Slip[], cost: number): void => {
    made += 1;
    if (made > choicesMade) return;
    if (chosen.length > 0 && curable.every((at) => chosen.some((slip) => isCuredBy(slip, at))))
      ways.push({ question: written(text, tokens, chosen), slips: chosen, cost });
    for (let index = next; index < ordered.length; index += 1) {
      const slip = ordered[index];
      if (slip && slip.from >= end) choose(index + 1, slip.to, [...chosen, slip], cost + slip.cost);
    }
  };
  choose(0, 0, [], 0);
  return ways.toSorted((left, right) => left.cost - right.cost);
}

/** "Month" is not known behind "purr" and is behind "per": a word of the language helps its neighbours. */
function isCuredBy({ from, to, kind }: Slip, at: number): boolean {
  const reach = kind === 'language' || kind === 'writing' ? 1 : 0;
  return from - reach <= at && at < to + reach;
}

/** The text with what was said in the places of what was heard. */
export function written(text: string, tokens: readonly Token[], slips: readonly Slip[]): string {
  let result = '';
  let done = 0;
  for (const { from, to, said } of slips) {
    result += text.slice(done, tokens[from]?.start ?? done) + said;
    done = tokens[to - 1]?.end ?? done;
  }
  return `${result}${text.slice(done)}`
    .replaceAll(/"\s*([^"]+?)\s*"/g, '"$1"')
    .replaceAll(/ +- +/g, '-')
    .replaceAll(/ +(?=[,%])/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}
