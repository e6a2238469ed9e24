import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from '#features/identity/web/index.tsx';
import { fitsShape } from '#ui/answer-shape.ts';
import { readKey, refreshReads } from '#ui/query.ts';
import type { Source, SourceWithTables } from '../contract.ts';
import { readsBesidesTheList, useSourcesRead } from './api.ts';
import { readShapes } from './read-shapes.generated.ts';
import { sourceAddress } from './source-address.ts';

/** The palette looks into this many sources at most. */
const searchedSourcesMaximum = 20;

/** A list that is about to change by itself is read again this often. */
const settlingPollMs = 1500;
/** So long after its beginning a workspace may still be waiting for its sample company. */
const newWorkspaceMs = 60_000;

/**
 * The sources. Nothing is read again by itself (spec §9) but what is still settling: a source that is being read, and the
 * sample company that a new workspace is given in its first seconds.
 */
export function useSourceList() {
  const { data: user } = useCurrentUser();
  const createdAtMs = Date.parse(user?.createdAt ?? '');
  return useSourcesRead('GET /api/data-sources', {
    pollMs: (sources) => {
      const isNew = Date.now() - createdAtMs < newWorkspaceMs;
      const awaitsSample = isNew && sources?.every((source) => !source.isSample);
      const isSyncing = sources?.some((source) => source.status === 'syncing');
      return awaitsSample || isSyncing ? settlingPollMs : false;
    },
  });
}

/** The sources that are active; undefined while they are not known. What is computed from sources follows them. */
export function useActiveSources(): Source[] | undefined {
  const client = useQueryClient();
  const { data } = useSourceList();
  const active = data?.filter((source) => source.status === 'active');
  const activeCount = active?.length;
  const known = useRef(activeCount);
  useEffect(() => {
    const before = known.current;
    known.current = activeCount;
    if (before === undefined || activeCount === undefined || before === activeCount) return;
    void refreshReads(client, ...readsBesidesTheList);
  }, [client, activeCount]);
  return active;
}

/** The names of these sources, as far as they are known. */
export function useSourceNames(ids: readonly string[]): string[] {
  const { data = [] } = useSourceList();
  return data.filter((source) => ids.includes(source.id)).map((source) => source.name);
}

/** Sources, tables and columns for the search palette. */
export function useSourceEntries(isEnabled: boolean) {
  const { data: sources = [] } = useSourcesRead('GET /api/data-sources', { isEnabled });
  const details = useQueries({
    queries: sources.slice(0, searchedSourcesMaximum).map(({ id }) => ({
      queryKey: readKey('/api/data-sources/{id}', { params: { id } }),
      enabled: isEnabled,
    })),
  });
  const read = details.flatMap(({ data }) =>
    fitsShape(data, readShapes['GET /api/data-sources/{id}']) ? [data as SourceWithTables] : [],
  );
  return [
    ...sources.map((source) => ({
      kind: 'source' as const,
      label: source.name,
      href: sourceAddress(source.id),
    })),
    ...read.flatMap((source) =>
      source.tables.map((table) => ({
        kind: 'table' as const,
        label: table.name,
        detail: source.name,
        href: sourceAddress(source.id, table.sqlName),
      })),
    ),
    ...read.flatMap((source) =>
      source.tables.flatMap((table) =>
        table.columns.map((column) => ({
          kind: 'column' as const,
          label: column.name,
          detail: table.name,
          href: sourceAddress(source.id, table.sqlName),
        })),
      ),
    ),
  ];
}
