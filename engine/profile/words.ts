/**
 * The words of a column name, lower case: `unitPrice_EUR` → `unit price eur`, `Qty.Sold (kg)` → `qty sold kg`.
 * The signs %, # and currency signs are words of their own, because headers use them as such.
 */
export function splitWords(name: string): string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/([%#$€£¥])/gu, ' $1 ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}%#$€£¥]+/u)
    .filter((word) => word !== '');
}

/** Whether one of the words, or its singular, is in the set. */
export function hasWord(words: readonly string[], set: ReadonlySet<string>): boolean {
  return words.some((word) => set.has(word) || set.has(singular(word)));
}

/** `prices` → `price`, `categories` → `category`; good enough to look a word up in a list of singulars. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** A set of words written as one text. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
