import type { QueryRequest, QueryResult } from '#kernel/catalog.ts';
import { quoteName, quoteText } from '../sql-text.ts';

const valuesFound = 200;
const deadlineMs = 15_000;

/** Values of columns that are one of the texts but for case and accents, at most 200 of them: for columns whose profile does not name all of theirs. */
export async function findTexts(
  run: (request: Omit<QueryRequest, 'tables'>) => Promise<QueryResult>,
  columns: readonly string[],
  texts: readonly string[],
): Promise<{ column: string; value: string }[]> {
  if (columns.length === 0 || texts.length === 0) return [];
  const list = texts.map((text) => `lower(strip_accents(${quoteText(text)}))`).join(', ');
  const parts = columns.map((column, index) => {
    const name = quoteName(column);
    return `SELECT DISTINCT ${index} AS i, ${name} AS value FROM "rows" WHERE lower(strip_accents(${name})) IN (${list})`;
  });
  const { rows } = await run({ sql: parts.join(' UNION ALL '), maxRows: valuesFound, deadlineMs });
  return rows.flatMap(([index, value]) => {
    const column = columns[Number(index)];
    return column === undefined ? [] : [{ column, value: String(value) }];
  });
}
