import { firstRows } from '#agent/index.ts';
import { type Engine, measureRelationBy, type RelationEnd } from '#engine/index.ts';
import type { RunQuery } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { LiveColumn, LiveReads } from '#kernel/live.ts';
import { sourcesServerStrings as strings } from '../strings.ts';
import type { TableRow, TableStore } from '../table-store.ts';
import type { LiveTableRow, LiveTableStore } from './live-table-store.ts';

type KnownEngine = Pick<Engine, 'readProfile' | 'readRows' | 'findTexts' | 'measureRelation'>;

export interface WithLiveParts {
  tables: TableStore;
  engine: KnownEngine;
  liveTables: LiveTableStore;
  queryFor: (workspaceId: string) => RunQuery;
}

/** Of one end of a relation that somebody states. */
const valuesRead = 200_000;

/**
 * Tables that stay in their systems beside those of versions, for what people tell of tables: the id of what is known of one stands in
 * the place of its version.
 */
export function withLiveTables({ tables, engine, liveTables, queryFor }: WithLiveParts): {
  tables: TableStore;
  engine: KnownEngine;
} {
  const find = async (workspaceId: string, factsId: string): Promise<LiveTableRow | undefined> =>
    factsId.startsWith('live:')
      ? (await liveTables.list(workspaceId)).find((row) => row.factsId === factsId)
      : undefined;
  return {
    tables: {
      ...tables,
      list: async (workspaceId, dataSourceIds) => [
        ...(await tables.list(workspaceId, dataSourceIds)),
        ...(await liveTables.list(workspaceId, dataSourceIds)).map(asTable),
      ],
    },
    engine: {
      readProfile: async (workspaceId, versionId) =>
        (await find(workspaceId, versionId))?.facts.profile ?? engine.readProfile(workspaceId, versionId),
      async readRows(request) {
        const live = await find(request.workspaceId, request.versionId);
        if (live) throw new AppError('invalid', strings.firstRowsOnly(live.name));
        return engine.readRows(request);
      },
      async findTexts(workspaceId, versionId, asked) {
        const live = await find(workspaceId, versionId);
        return live ? listedTexts(live, asked) : engine.findTexts(workspaceId, versionId, asked);
      },
      async measureRelation(workspaceId, from, to) {
        const parts = await Promise.all(
          [
            { end: from, sqlName: 'from_rows' },
            { end: to, sqlName: 'to_rows' },
          ].map(async ({ end, sqlName }) => {
            const live = await find(workspaceId, end.versionId);
            return live ? [valuesPart(live, end, sqlName)] : [];
          }),
        );
        if (parts.flat().length === 0) return engine.measureRelation(workspaceId, from, to);
        const run = queryFor(workspaceId);
        const live: LiveReads = { whole: null, parts: parts.flat() };
        return measureRelationBy((request) => run({ ...request, live }), from, to);
      },
    },
  };
}

function asTable({ facts, factsId, measuredAt, systemName: _, ...row }: LiveTableRow): TableRow {
  const { rowCount } = facts.profile;
  return {
    ...row,
    isSample: 0,
    versionId: factsId,
    version: 0,
    rowCount,
    asOf: measuredAt,
    origin: 'sync',
    systemNames: null,
  };
}

/** Those that are listed: a system is not searched for a word while somebody types. */
function listedTexts(
  { facts }: LiveTableRow,
  { columns, texts }: { columns: readonly string[]; texts: readonly string[] },
): { column: string; value: string }[] {
  const wanted = new Set(texts.map((text) => text.toLowerCase()));
  return facts.profile.columns
    .filter(({ name }) => columns.includes(name))
    .flatMap(({ name, values }) =>
      values
        .filter(({ value }) => wanted.has(value.toLowerCase()))
        .map(({ value }) => ({ column: name, value })),
    );
}

function valuesPart(
  { dataSourceId, facts }: LiveTableRow,
  { column }: RelationEnd,
  sqlName: string,
): LiveReads['parts'][number] {
  const known = facts.columns.find(({ name }) => name === column);
  const read: LiveColumn = known ?? { name: column, type: 'text' };
  const sql = firstRows(facts, [read]);
  const like = {
    sql: `SELECT * FROM ${sqlName}`,
    tables: [{ sqlName, columns: [{ name: column, type: read.type }] }],
  };
  return { sqlName, dataSourceId, sql, shown: sql, parameters: [], maxRows: valuesRead, like };
}
