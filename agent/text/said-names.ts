import type { Token } from './tokens.ts';

interface SaidName<T> {
  entry: T;
  name: string;
  words: readonly string[];
}

/**
 * Finds which of many names, in lemmas or as typed, stand at a token, in the order in which they are listed. They are kept by
 * their first word: of hundreds of names next to none begins with the word at hand.
 */
export function saidNames<T>(
  entries: readonly T[],
  namesOf: (entry: T) => readonly string[],
): (tokens: readonly Token[], at: number) => SaidName<T>[] {
  const listed = entries.flatMap((entry) =>
    namesOf(entry).map((name) => ({ entry, name, words: name.split(' ') })),
  );
  const byFirst = Map.groupBy(
    listed.map((said, place) => ({ ...said, place })),
    ({ words }) => words[0] ?? '',
  );
  return (tokens, at) => {
    const { lower, lemma } = tokens[at] ?? { lower: '', lemma: '' };
    const typed = byFirst.get(lower) ?? [];
    const likely = lemma === lower ? typed : [...typed, ...(byFirst.get(lemma) ?? [])];
    return likely
      .filter(({ words }) =>
        words.every((word, index) => {
          const token = tokens[at + index];
          return token?.lower === word || token?.lemma === word;
        }),
      )
      .sort((left, right) => left.place - right.place);
  };
}
