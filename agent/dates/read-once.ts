import type { Token } from '../text/tokens.ts';

type Reader<T> = (tokens: Token[], at: number, today: string) => T[];

/**
 * The same words are looked at for dates by several rules, and once more for each data source: what they say of dates is
 * found once for each list of tokens, and forgotten with it.
 */
export function readOnce<T>(read: Reader<T>): Reader<T> {
  const known = new WeakMap<Token[], Map<string, T[][]>>();
  return (tokens, at, today) => {
    const ofTokens = known.get(tokens) ?? new Map<string, T[][]>();
    known.set(tokens, ofTokens);
    const ofToday = ofTokens.get(today) ?? [];
    ofTokens.set(today, ofToday);
    ofToday[at] ??= read(tokens, at, today);
    return [...ofToday[at]];
  };
}
