import type { Token } from '../text/tokens.ts';

/** Words of a time that say in which year it lies. */
const placing = new Set(
  'last this next previous prior past current coming today yesterday tomorrow now ago recent latest day days week weeks month months quarter quarters year years since'.split(
    ' ',
  ),
);

/** "June 2025", "last June": the words of a time say in which year it lies. "Week 5" is a number of a week, whatever year. */
export function saysYear(words: readonly Token[]): boolean {
  return words.some(
    ({ lower }, at) =>
      /(19|20)\d\d/.test(lower) ||
      (placing.has(lower) &&
        !(lower === 'week' && words[at + 1]?.kind === 'number') &&
        // "the month of March" is that of any year.
        !(lower === 'month' && words[at + 1]?.lower === 'of')),
  );
}
