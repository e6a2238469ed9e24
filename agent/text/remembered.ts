const mostRemembered = 20_000;

/**
 * What a text comes to, found once: the headers of a catalog are looked at again for each question, and what they are made of never
 * changes. Finding it is what planning over very many tables would spend most of its time on.
 */
export function remembered<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    // Forgotten all at once: a catalog with more words than this is rare, and finding them again is no more than slow.
    if (known.size >= mostRemembered) known.clear();
    const value = find(text);
    known.set(text, value);
    return value;
  };
}
