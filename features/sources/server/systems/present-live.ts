import type { ResultColumn } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { systemTitle } from '#kernel/sql-dialect.ts';
import type { SourceWithTables } from '../../contract.ts';
import { applyMeaning } from '../apply-meaning.ts';
import type { ToldMeaning } from '../meaning-store.ts';
import { withNamingColumns } from '../naming-columns.ts';
import type { LiveTableRow } from './live-table-store.ts';
import {
  type SystemReader,
  type SystemSource,
  SystemUnreachable,
  unreachedSentence,
} from './system-reader.ts';

/** A table whose rows stay in their system, among those of its source. */
export function presentLive(
  { tableId, name, sqlName, facts, measuredAt }: LiveTableRow,
  meanings: ReadonlyMap<string, ToldMeaning>,
): SourceWithTables['tables'][number] {
  const told = meanings.get(tableId);
  const profile = told ? applyMeaning(facts.profile, told.body) : facts.profile;
  return {
    name,
    sqlName,
    rows: profile.rowCount,
    version: 0,
    asOf: measuredAt,
    live: { system: systemTitle(facts.dialect), isSampled: facts.isSampled },
    columns: profile.columns.map(({ name: column, type, role, unit }) => ({
      name: column,
      type,
      role,
      unit,
    })),
  };
}

/** Its first rows as they are now. Throws `unreadable` where the system says no. */
export async function previewLive(
  reader: Pick<SystemReader, 'preview'>,
  {
    source,
    row,
    limit,
    signal,
  }: { source: SystemSource; row: LiveTableRow; limit: number; signal: AbortSignal },
): Promise<{ columns: ResultColumn[]; rows: (string | null)[][] }> {
  const { facts, systemName } = row;
  const table = {
    name: systemName,
    schema: facts.path.length > 1 ? (facts.path[0] ?? null) : null,
    kind: 'table' as const,
    label: facts.label,
    rowEstimate: facts.profile.rowCount,
    columns: facts.columns.map(({ name, type }) => ({ name, type, nativeType: type, label: null })),
    key: facts.profile.key,
  };
  try {
    const { rows } = await reader.preview(source, { table, limit }, { signal });
    const columns = facts.profile.columns.map(({ name, type }) => ({ name, type }));
    return { columns: withNamingColumns(columns, facts.profile), rows };
  } catch (error) {
    if (!(error instanceof SystemUnreachable)) throw error;
    throw new AppError('unreadable', error.isUnreached ? unreachedSentence(source) : error.message, {
      cause: error,
    });
  }
}
