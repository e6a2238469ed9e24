import { bindingWords, heavyWords } from './row-words.ts';

const askWords = new Set('who whom whose when where which what how'.split(' '));
const longestOpening = 3;

/**
 * The words of the question that belong to grammar rather than to a table: each that may change what is asked, and those it opens with. A shape
 * of reading that is right beside some of them is wrong beside others.
 */
export function wordSigns(words: string[]): string[] {
  const said = new Set(words.filter((word) => heavyWords.has(word) || askWords.has(word)));
  return [...[...said].map((word) => `said ${word}`), ...openings(words)];
}

/** "how", "how many", "how many are": as long as no word of the table stands among them. */
function openings(words: string[]): string[] {
  const end = words.findIndex((word) => !isGrammar(word));
  const length = Math.min(longestOpening, end < 0 ? words.length : end);
  return Array.from({ length }, (_, at) => `opens ${words.slice(0, at + 1).join(' ')}`);
}

function isGrammar(word: string): boolean {
  return heavyWords.has(word) || bindingWords.has(word) || askWords.has(word);
}
