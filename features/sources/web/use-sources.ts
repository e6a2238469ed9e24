import { useQueries } from '@tanstack/react-query';
import { readKey } from '#ui/query.ts';
import type { SourceWithTables } from '../contract.ts';
import { useSourcesRead } from './api.ts';
import { sourceAddress } from './source-address.ts';

/** The palette looks into this many sources at most. */
const searchedSourcesMaximum = 20;

/** Whether at least one source is active; undefined while that is not known. */
export function useHasActiveSource(): boolean | undefined {
  const { data } = useSourcesRead('GET /api/data-sources');
  return data?.some((source) => source.status === 'active');
}

/** Sources, tables and columns for the search palette. */
export function useSourceEntries() {
  const { data: sources = [] } = useSourcesRead('GET /api/data-sources');
  const details = useQueries({
    queries: sources.slice(0, searchedSourcesMaximum).map(({ id }) => ({
      queryKey: readKey('/api/data-sources/{id}', { params: { id } }),
    })),
  });
  const read = details.flatMap(({ data }) => (data ? [data as SourceWithTables] : []));
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
