import type { Cell, ColumnType, QueryResult, ResultColumn, RunQuery, TableProfile } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { addedSql, changedSql, countSql, rowCountSql, sharedKeysSql } from './compare-sql.ts';

export interface CompareRequest {
  from: { versionId: string; profile: TableProfile };
  to: { versionId: string; profile: TableProfile };
  /** Columns that tell which row is which. Absent: the key found in the data; without one, whole rows are compared. */
  key?: readonly string[];
  /** Rows shown of each kind at most. */
  samples: number;
  signal?: AbortSignal;
}

export interface SchemaChange {
  column: string;
  kind: 'added' | 'removed' | 'type';
  from: ColumnType | null;
  to: ColumnType | null;
}

/** What differs between two versions. Counts are exact; samples are the first rows of each kind. */
export interface VersionComparison {
  /** Empty: whole rows were compared, so that a changed row counts as one removed and one added. */
  key: string[];
  added: number;
  removed: number;
  changed: number;
  unchanged: number;
  /** Of the columns that both have, most changes first; those without are left out. */
  columnChanges: { column: string; rows: number }[];
  schemaChanges: SchemaChange[];
  samples: {
    added: RowSample;
    removed: RowSample;
    /** The key columns, then `column (before)` and `column (after)` of each column that differs somewhere. */
    changed: RowSample;
  };
}

export interface RowSample {
  columns: ResultColumn[];
  rows: Cell[][];
}

const deadlineMs = 25_000;

/** Compares two versions in query children. Throws `invalid` for a key that does not tell rows apart, else as a query does. */
export async function compareVersions(run: RunQuery, request: CompareRequest): Promise<VersionComparison> {
  const { from, to, signal } = request;
  const query = (sql: string, maxRows: number): Promise<QueryResult> =>
    run({
      sql,
      tables: [
        { sqlName: 'from_version', versionId: from.versionId },
        { sqlName: 'to_version', versionId: to.versionId },
      ],
      maxRows,
      deadlineMs,
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      throw explainLimit(error);
    });
  const schemaChanges = compareSchemas(from.profile, to.profile);
  const shared = sharedColumns(from.profile, to.profile);
  if (shared.length === 0) return nothingShared(from.profile, to.profile, schemaChanges);
  const key = await chooseKey(query, request, shared);
  const columns = shared.filter((column) => !key.includes(column.name));
  const counted = key.length === 0 ? rowCountSql(shared) : countSql(key, columns);
  const [row = []] = (await query(counted, 1)).rows;
  const [added = 0, removed = 0, changed = 0, unchanged = 0, ...byColumn] = row.map(Number);
  const columnChanges = columns
    .map((column, index) => ({ column: column.name, rows: byColumn[index] ?? 0 }))
    .filter(({ rows }) => rows > 0)
    .toSorted((a, b) => b.rows - a.rows);
  const differing = columnChanges.map(({ column }) => column).slice(0, columnsInSample);
  const names = (profile: TableProfile): string[] => profile.columns.map(({ name }) => name);
  const sides = { key, shared };
  const sample = (count: number, sql: (limit: number) => string): Promise<RowSample> =>
    count === 0 ? Promise.resolve({ columns: [], rows: [] }) : readSample(query, sql, request.samples);
  return {
    key,
    added,
    removed,
    changed,
    unchanged,
    columnChanges,
    schemaChanges,
    samples: {
      added: await sample(added, (limit) =>
        addedSql('to_version', 'from_version', names(to.profile), sides, limit),
      ),
      removed: await sample(removed, (limit) =>
        addedSql('from_version', 'to_version', names(from.profile), sides, limit),
      ),
      changed: await sample(changed, (limit) => changedSql(key, shared, differing, limit)),
    },
  };
}

/** Versions without a common column have no row in common either. */
function nothingShared(
  from: TableProfile,
  to: TableProfile,
  schemaChanges: SchemaChange[],
): VersionComparison {
  const none: RowSample = { columns: [], rows: [] };
  return {
    key: [],
    added: to.rowCount,
    removed: from.rowCount,
    changed: 0,
    unchanged: 0,
    columnChanges: [],
    schemaChanges,
    samples: { added: none, removed: none, changed: none },
  };
}

/** The sentences of a query speak of a question; nobody has asked one here. */
function explainLimit(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const options = { cause: error };
  if (error.code === 'timeout')
    return new AppError('timeout', 'Comparing these versions took too long and was stopped.', options);
  if (error.code !== 'tooLarge') return error;
  return new AppError(
    'tooLarge',
    'Comparing these versions needs more memory than one comparison may use. Compare them by key columns.',
    options,
  );
}

/** A wider sample helps nobody to see what changed. */
const columnsInSample = 20;

/** Rows of long texts may be more than one answer holds: then fewer are shown, and the counts stay as they are. */
async function readSample(
  query: (sql: string, maxRows: number) => Promise<QueryResult>,
  sql: (limit: number) => string,
  wanted: number,
): Promise<RowSample> {
  for (let limit = wanted; limit > 0; limit = Math.floor(limit / 10)) {
    try {
      const { columns, rows } = await query(sql(limit), limit);
      return { columns, rows };
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'tooLarge')) throw error;
    }
  }
  return { columns: [], rows: [] };
}

/** Columns that were added, removed or are of another type, in the order of the table. */
export function compareSchemas(from: TableProfile, to: TableProfile): SchemaChange[] {
  const before = new Map(from.columns.map(({ name, type }) => [name, type]));
  const after = new Map(to.columns.map(({ name, type }) => [name, type]));
  const removed = from.columns
    .filter(({ name }) => !after.has(name))
    .map(({ name, type }): SchemaChange => ({ column: name, kind: 'removed', from: type, to: null }));
  const others = to.columns.flatMap(({ name, type }): SchemaChange[] => {
    const old = before.get(name);
    if (old === undefined) return [{ column: name, kind: 'added', from: null, to: type }];
    return old === type ? [] : [{ column: name, kind: 'type', from: old, to: type }];
  });
  return [...removed, ...others];
}

export interface SharedColumn {
  name: string;
  /** Of different types, so compared as texts. */
  isRetyped: boolean;
}

function sharedColumns(from: TableProfile, to: TableProfile): SharedColumn[] {
  const after = new Map(to.columns.map(({ name, type }) => [name, type]));
  return from.columns
    .filter(({ name }) => after.has(name))
    .map(({ name, type }) => ({ name, isRetyped: after.get(name) !== type }));
}

async function chooseKey(
  query: (sql: string, maxRows: number) => Promise<QueryResult>,
  request: CompareRequest,
  shared: readonly SharedColumn[],
): Promise<string[]> {
  const wanted = request.key ?? [];
  const candidate = wanted.length > 0 ? [...wanted] : request.to.profile.key;
  const unknown = candidate.find((name) => !shared.some((column) => column.name === name));
  if (unknown !== undefined) {
    if (wanted.length === 0) return [];
    throw new AppError('invalid', `The key column "${unknown}" must be in both versions.`);
  }
  const retyped = shared.find(({ name, isRetyped }) => isRetyped && candidate.includes(name));
  if (retyped !== undefined && wanted.length > 0) {
    throw new AppError('invalid', `The key column "${retyped.name}" has another type in each version.`);
  }
  if (retyped !== undefined || candidate.length === 0) return [];
  const { rows } = await query(sharedKeysSql(candidate), 5);
  if (rows.length === 0) return candidate;
  if (wanted.length === 0) return [];
  const examples = rows.map(([value, count]) => `${value} (${count} rows)`);
  throw new AppError(
    'invalid',
    `${candidate.map((name) => `"${name}"`).join(' and ')} cannot tell rows apart: ${examples.join(', ')}. Choose other key columns.`,
    { details: { examples: rows.map(([value]) => value) } },
  );
}
