const articles = new Set(['a', 'an', 'the']);

/**
 * The words of a question without case and punctuation. Marks that belong to a number or compare something stay: "3.5", "-2", ">",
 * "10%".
 */
export function questionWords(question: string): string {
  return question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/["“”«»?!;:()[\]{}]/gu, ' ')
    .replaceAll(/[.,'](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])['](?=\p{L})|(?<!\p{N}),/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** By this a question is found again: its words without articles. */
export function questionKey(question: string): string {
  const words = questionWords(question).split(' ');
  const kept = words.filter((word) => !articles.has(word));
  return (kept.length > 0 ? kept : words).join(' ');
}
