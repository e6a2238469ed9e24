/** What a table of words says of a word of a question; undefined also for "constructor" and its like, which every object answers to. */
export function ownValue<T>(
  table: Readonly<Partial<Record<string, T>>>,
  word: string | undefined,
): T | undefined {
  return word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;
}
