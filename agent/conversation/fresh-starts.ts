import type { Token } from '../text/tokens.ts';

const pattern =
  /^(?:(?:ok|okay|now|so|and|but|well) )*(?:(?:a |an |my )?(?:new|another|different|next|separate|unrelated|other) (?:question|topic|subject|thing)|something (?:completely |totally |entirely )?(?:different|else|new)|(?:let us )?chang(?:e|ing) (?:of |the )?(?:topic|subject)|on (?:another|a different) (?:note|topic|subject)|on to something else)(?: now)?$/u;
const marks = new Set([':', '-', '–', '—', ',', '.', '!', ';']);
const longest = 6;

/** "New question: who has no orders?": what stands behind such words, which builds on nothing before. Null where it begins otherwise. */
export function freshStart(tokens: readonly Token[]): Token[] | null {
  for (let to = 2; to <= Math.min(longest, tokens.length - 2); to += 1) {
    const isMarked = marks.has(tokens[to]?.lower ?? '');
    if (!isMarked && tokens[to]?.opensSentence !== true) continue;
    const said = tokens
      .slice(0, to)
      .map(({ lower }) => lower)
      .join(' ');
    if (pattern.test(said)) return tokens.slice(isMarked ? to + 1 : to);
  }
  return null;
}
