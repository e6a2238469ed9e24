import type { RunQuery } from '#kernel/catalog.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import { addValue, foldAccents, type ValueIndex, withLink } from '../model/value-index.ts';
import { sqlLiteral, sqlName } from '../sql/literals.ts';
import type { Token } from '../text/tokens.ts';

const longestName = 5;
const columnsLookedUp = 40;
const valuesFound = 200;

/**
 * Columns with more values than their profile lists are asked whether they hold the words of the question.
 * Returns the model with what was found; without such columns, the model itself.
 */
export async function findUnlistedValues(
  model: SemanticModel,
  tokens: Token[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<SemanticModel> {
  const columns = model.values.unlisted.slice(0, columnsLookedUp);
  const phrases = candidatePhrases(tokens);
  if (columns.length === 0 || phrases.length === 0) return model;
  const list = phrases.map(sqlLiteral).join(', ');
  const parts = columns.map((column, index) => {
    const name = sqlName(column.column);
    return `SELECT DISTINCT ${index} AS column_index, ${name} AS found FROM ${sqlName(column.table)} WHERE lower(strip_accents(${name})) IN (${list})`;
  });
  const tables = [...new Set(columns.map((column) => column.table))].map((name) => ({
    sqlName: name,
    versionId: tableOf(model, name).versionId,
  }));
  const result = await run({
    sql: parts.join('\nUNION ALL\n'),
    tables,
    maxRows: valuesFound,
    deadlineMs: 5_000,
    ...(signal ? { signal } : {}),
  });
  if (result.rows.length === 0) return model;
  const values: ValueIndex = {
    ...model.values,
    byPhrase: new Map(model.values.byPhrase),
    byWord: model.values.byWord,
    byPart: model.values.byPart,
  };
  for (const [index, found] of result.rows) {
    const column = columns[Number(index)];
    if (column && typeof found === 'string') addOwnValue(values, column, found);
  }
  return { ...model, values };
}

/** The lists of the shared index are copied before they grow. */
function addOwnValue(values: ValueIndex, column: ValueIndex['unlisted'][number], value: string): void {
  const own: ValueIndex = {
    byPhrase: new Map(),
    byWord: new Map(),
    byPart: new Map(),
    longestPhrase: 1,
    unlisted: [],
  };
  addValue(own, column, value);
  for (const [phrase, links] of own.byPhrase) {
    values.byPhrase.set(phrase, links.reduce(withLink, values.byPhrase.get(phrase) ?? []));
  }
  values.longestPhrase = Math.max(values.longestPhrase, own.longestPhrase);
}

function candidatePhrases(tokens: Token[]): string[] {
  const phrases = new Set<string>();
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + longestName); to += 1) {
      const words = tokens.slice(from, to);
      if (words.some((word) => word.kind === 'symbol')) break;
      const text = foldAccents(words.map((word) => word.text).join(' ')).toLowerCase();
      if (text.length > 2 && !(to === from + 1 && words[0]?.kind === 'number')) phrases.add(text);
    }
  }
  return [...phrases];
}
