import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Makes children take DuckDB from the one file that `tools/pack-duckdb.ts` wrote. Empty where there is none, or one of another
 * version: then they take the package as it is, and start later.
 */
export const packedFlags: readonly string[] = isPacked() ? ['--conditions=packed'] : [];

function isPacked(): boolean {
  try {
    const hash = createHash('sha256');
    for (const path of ['engine/duckdb.ts', 'node_modules/@duckdb/node-api/package.json'])
      hash.update(read(path));
    return read('dist/packed/sources.txt') === hash.digest('hex');
  } catch {
    return false;
  }
}

function read(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}
