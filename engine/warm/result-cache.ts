import type { QueryResult } from '#kernel/catalog.ts';

/** What one result may take of the cache, and all of them together: as counted by `weightOf`. */
const resultMaximum = 100_000;
const cacheMaximum = 16_000_000;

/**
 * Results of statements over versions, which never change: what was computed once holds. Kept by workspace, statement and
 * versions together, the least recently used first to go. Only for SQL that gives the same rows each time.
 */
export class ResultCache {
  readonly #results = new Map<string, { result: QueryResult; weight: number }>();
  #weight = 0;

  find(key: string): QueryResult | null {
    const found = this.#results.get(key);
    if (found === undefined) return null;
    this.#results.delete(key);
    this.#results.set(key, found);
    return found.result;
  }

  keep(key: string, result: QueryResult): void {
    const weight = key.length + weightOf(result);
    if (weight > resultMaximum || this.#results.has(key)) return;
    this.#results.set(key, { result, weight });
    this.#weight += weight;
    for (const [oldest, { weight: freed }] of this.#results) {
      if (this.#weight <= cacheMaximum) return;
      this.#results.delete(oldest);
      this.#weight -= freed;
    }
  }
}

/** About its bytes in memory. */
function weightOf({ rows }: QueryResult): number {
  let weight = 0;
  for (const row of rows)
    for (const cell of row) weight += typeof cell === 'string' ? cell.length * 2 + 16 : 16;
  return weight;
}
