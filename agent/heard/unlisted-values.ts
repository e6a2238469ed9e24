import type { RunQuery } from '#kernel/catalog.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import { sqlLiteral, sqlName } from '../sql/literals.ts';
import type { KnownWords } from './known-words.ts';
import { lettersOf } from './sounds.ts';

const columnsLookedUp = 20;
const stretchesLookedUp = 12;
const valuesFound = 40;
/** Shorter stretches are like too many values. */
const shortestLookedUp = 4;
/** Jaro-Winkler likeness from which a value is worth comparing by sound; equal letters have 1. */
const leastLikeness = 0.84;

/**
 * Columns with more values than their profile lists are asked for those that are spelt nearly like what was heard. The values stay in
 * the engine; only what is like it comes back.
 */
export async function valuesLike(
  model: SemanticModel,
  heard: readonly string[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<KnownWords[]> {
  // A system outside is not asked for what sounds alike: it would read the whole of each column.
  const columns = model.values.unlisted
    .filter(({ table }) => !tableOf(model, table).live)
    .slice(0, columnsLookedUp);
  const letters = [...new Set(heard.map(lettersOf))]
    .filter((text) => text.length >= shortestLookedUp)
    .slice(0, stretchesLookedUp);
  if (columns.length === 0 || letters.length === 0) return [];
  const parts = columns.map((column) => {
    const name = sqlName(column.column);
    const bare = `regexp_replace(lower(strip_accents(${name})), '[^a-z0-9]+', '', 'g')`;
    const like = letters.map((text) => `jaro_winkler_similarity(${bare}, ${sqlLiteral(text)})`);
    const likeness = like.length === 1 ? (like[0] ?? '') : `greatest(${like.join(', ')})`;
    return `SELECT ${name} AS found, max(${likeness}) AS likeness FROM ${sqlName(column.table)} GROUP BY 1 HAVING max(${likeness}) >= ${leastLikeness}`;
  });
  const tables = [...new Set(columns.map(({ table }) => table))].map((name) => ({
    sqlName: name,
    versionId: tableOf(model, name).versionId,
  }));
  const result = await run({
    sql: `SELECT found FROM (\n${parts.join('\nUNION ALL\n')}\n) ORDER BY likeness DESC, found`,
    tables,
    maxRows: valuesFound,
    deadlineMs: 5_000,
    ...(signal ? { signal } : {}),
  });
  return result.rows.flatMap(([found]) =>
    typeof found === 'string' ? [{ text: found, kind: 'value' as const }] : [],
  );
}
