import type { Token } from './tokens.ts';

/** What a question's words alone say, found once for each list of tokens: it is asked at every word, in every area. */
export function oncePerQuestion<T>(find: (tokens: readonly Token[]) => T): (tokens: readonly Token[]) => T {
  const known = new WeakMap<readonly Token[], { value: T }>();
  return (tokens) => {
    const found = known.get(tokens) ?? { value: find(tokens) };
    known.set(tokens, found);
    return found.value;
  };
}
