import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnProfile } from '#kernel/catalog.ts';
import { readRow } from '../read-rows.ts';
import { quoteName } from '../sql-text.ts';
import { hasWord, splitWords, wordSet } from './words.ts';

/** Tables up to here are searched for a key of two columns. */
const pairSearchRows = 200_000;
const pairSearchColumns = 5;

/** The columns that identify a row: one unique column, else a pair of them; empty where neither exists. */
export async function findKey(
  connection: DuckDBConnection,
  relation: string,
  rowCount: number,
  columns: readonly ColumnProfile[],
): Promise<string[]> {
  const unique = columns.filter((column) => column.isUnique);
  const single =
    unique.find((column) => column.role === 'identifier') ??
    unique.find((column) => column.role === 'category' || column.role === 'place') ??
    unique.find((column) => column.role === 'date' || column.role === 'ordinal');
  if (single !== undefined) return [single.name];
  if (rowCount < 2 || rowCount > pairSearchRows) return [];
  return findPair(connection, relation, rowCount, columns);
}

async function findPair(
  connection: DuckDBConnection,
  relation: string,
  rowCount: number,
  columns: readonly ColumnProfile[],
): Promise<string[]> {
  const candidates = columns
    .filter((column) => column.nullCount === 0 && column.distinctCount > 1)
    .filter((column) => ['identifier', 'category', 'place', 'date', 'ordinal'].includes(column.role))
    .slice(0, pairSearchColumns);
  const pairs = candidates
    .flatMap((left, index) => candidates.slice(index + 1).map((right) => [left, right] as const))
    .filter(([left, right]) => left.distinctCount * right.distinctCount >= rowCount);
  if (pairs.length === 0) return [];
  const counts = pairs.map(
    ([left, right]) => `count(DISTINCT (${quoteName(left.name)}, ${quoteName(right.name)}))`,
  );
  const distinct = await readRow(connection, `SELECT ${counts.join(', ')} FROM ${relation}`);
  const found = pairs.find((_, index) => distinct[index] === rowCount);
  return found === undefined ? [] : found.map((column) => column.name);
}

const eventWords =
  wordSet(`order sale sales invoice transaction posting posted purchase event booking visit start
  created opened placed award awarded report reporting period trade usage`);
const sideWords =
  wordSet(`birth born dob due paid payment ship shipped shipping delivery delivered required updated
  modified planned expected target end expiry expires expiration closed close finish termination hire hired signup until valid last next`);

/** The date that "over time" means: the only one, else the one whose name says when the row happened; null on a tie. */
export function findMainDate(columns: readonly ColumnProfile[]): string | null {
  const scored = columns
    .filter((column) => column.role === 'date' && column.min !== null)
    .map((column) => ({ name: column.name, score: dateScore(column) }))
    .sort((left, right) => right.score - left.score);
  const [best, second] = scored;
  if (best === undefined) return null;
  return second === undefined || best.score > second.score ? best.name : null;
}

function dateScore(column: ColumnProfile): number {
  const words = splitWords(column.name);
  let score = 0;
  if (words.length === 1 && hasWord(words, wordSet('date day timestamp datetime time'))) score += 4;
  if (hasWord(words, eventWords)) score += 3;
  if (hasWord(words, sideWords)) score -= 3;
  if (column.nullCount > 0) score -= 1;
  return score;
}

const titleWords = wordSet('name title label');
const ownerWords = wordSet('first last middle given family user file nick path city country state column');

/** The column that names a row to a person; null where no text column does. */
export function findDisplayColumn(rowCount: number, columns: readonly ColumnProfile[]): string | null {
  const texts = columns.filter(
    (column) =>
      column.type === 'text' &&
      column.distinctCount > 0 &&
      (column.role === 'category' || (column.role === 'place' && splitWords(column.name).at(-1) === 'name')),
  );
  const named = texts.filter((column) => hasWord(splitWords(column.name), titleWords));
  const best =
    named.find(
      (column) => !hasWord(splitWords(column.name), ownerWords) && column.distinctCount > rowCount / 2,
    ) ??
    texts.find((column) => column.isUnique) ??
    named.find((column) => !hasWord(splitWords(column.name), ownerWords)) ??
    texts.find((column) => column.distinctCount >= 0.9 * rowCount);
  return best?.name ?? null;
}
