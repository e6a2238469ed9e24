import type { RunQuery } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { valuesStatement } from '../live/look-up.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import { addValue, foldAccents, type ValueIndex, withLink } from '../model/value-index.ts';
import { sqlLiteral, sqlName } from '../sql/literals.ts';
import type { Token } from '../text/tokens.ts';

const longestName = 5;
const columnsLookedUp = 40;
/** Of all models together: a statement reads each of them whole. */
const columnsAtOnce = 120;
const tablesAtOnce = 50;
const valuesFound = 200;

/** Each is a statement over the whole of its column. */
const liveColumnsLookedUp = 6;
const liveLookUpMs = 3000;

interface FoundValue {
  column: UnlistedColumn;
  value: string;
}

interface UnlistedColumn {
  model: SemanticModel;
  ref: ValueIndex['unlisted'][number];
}

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
  const [found = model] = await findInModels([model], tokens, run, signal);
  return found;
}

/** The same for several models by one statement: a process for each would take longer than all that they look up. */
export async function findInModels(
  models: readonly SemanticModel[],
  tokens: Token[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<SemanticModel[]> {
  const all = columnsOf(models);
  const phrases = candidatePhrases(tokens);
  if (all.length === 0 || phrases.length === 0) return [...models];
  const isLive = ({ model, ref }: UnlistedColumn): boolean => tableOf(model, ref.table).live !== undefined;
  const found = await Promise.all([
    foundHere(
      all.filter((one) => !isLive(one)),
      phrases,
      run,
      signal,
    ),
    foundLive(all.filter(isLive), phrases, run, signal),
  ]);
  return withFound(models, found.flat());
}

async function foundHere(
  columns: readonly UnlistedColumn[],
  phrases: string[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<FoundValue[]> {
  if (columns.length === 0) return [];
  const list = phrases.map(sqlLiteral).join(', ');
  const lookUps = columns.map(({ ref: { table, column } }, index) => {
    const name = sqlName(column);
    const sql = `SELECT DISTINCT ${index} AS column_index, ${name} AS found FROM ${sqlName(table)} WHERE lower(strip_accents(${name})) IN (${list})`;
    return { table, column, sql };
  });
  const versions = new Map(columns.map(({ model, ref }) => [ref.table, tableOf(model, ref.table).versionId]));
  const result = await run({
    sql: lookUps.map(({ sql }) => sql).join('\nUNION ALL\n'),
    tables: [...versions].map(([name, versionId]) => ({ sqlName: name, versionId })),
    maxRows: valuesFound,
    deadlineMs: 5_000,
    lookUps: { texts: phrases, columns: lookUps },
    ...(signal ? { signal } : {}),
  });
  return result.rows.flatMap(([index, value]) => {
    const column = columns[Number(index)];
    return column && typeof value === 'string' ? [{ column, value }] : [];
  });
}

/** Systems that do not answer in time leave words unread, which is told then. */
async function foundLive(
  columns: readonly UnlistedColumn[],
  phrases: readonly string[],
  run: RunQuery,
  signal: AbortSignal | undefined,
): Promise<FoundValue[]> {
  const asked = columns.slice(0, liveColumnsLookedUp).map(async (column): Promise<FoundValue[]> => {
    const { sql, ...reads } = valuesStatement(
      tableOf(column.model, column.ref.table),
      column.ref.column,
      phrases,
    );
    try {
      const request = { sql, ...reads, maxRows: valuesFound, deadlineMs: liveLookUpMs };
      const { rows } = await run({ ...request, ...(signal ? { signal } : {}) });
      return rows.flatMap(([value]) => (typeof value === 'string' ? [{ column, value }] : []));
    } catch (error) {
      if (error instanceof AppError && error.code !== 'cancelled') return [];
      throw error;
    }
  });
  return (await Promise.all(asked)).flat();
}

function withFound(models: readonly SemanticModel[], found: readonly FoundValue[]): SemanticModel[] {
  const grown = new Map<SemanticModel, ValueIndex>();
  for (const { column, value } of found) {
    const { values } = column.model;
    const own = grown.get(column.model) ?? { ...values, byPhrase: new Map(values.byPhrase) };
    grown.set(column.model, own);
    addOwnValue(own, column.ref, value);
  }
  return models.map((model) => {
    const values = grown.get(model);
    return values ? { ...model, values } : model;
  });
}

/** Some of each model, as many as one statement may read. */
function columnsOf(models: readonly SemanticModel[]): UnlistedColumn[] {
  const tables = new Set<string>();
  return models
    .flatMap((model) => model.values.unlisted.slice(0, columnsLookedUp).map((ref) => ({ model, ref })))
    .slice(0, columnsAtOnce)
    .filter(({ ref }) => {
      if (tables.size >= tablesAtOnce && !tables.has(ref.table)) return false;
      tables.add(ref.table);
      return true;
    });
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
