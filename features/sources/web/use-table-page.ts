import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expectShape } from '#ui/answer-shape.ts';
import type { RowFilter } from '../contract.ts';
import { sourcesApi } from './api.ts';
import { readShapes } from './read-shapes.generated.ts';

export interface Order {
  column: string | null;
  direction: 'asc' | 'desc';
}

export interface PageChoice {
  offset: number;
  limit: number;
  order: Order;
  filters: readonly RowFilter[];
}

/** After this long a person wants to know why nothing happens. */
const slowMs = 1500;

/** One page of rows. The page before stays until the next one is there, so that nothing jumps. */
export function useTablePage(sourceId: string, table: string, { offset, limit, order, filters }: PageChoice) {
  const client = useQueryClient();
  const { column, direction } = order;
  const queryKey = [
    '/api/data-sources',
    sourceId,
    'tables',
    table,
    'rows',
    { offset, column, direction, filters },
  ];
  const page = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = await sourcesApi('GET /api/data-sources/{id}/tables/{table}/rows', {
        params: { id: sourceId, table },
        query: {
          offset,
          limit,
          direction,
          ...(column !== null && { orderBy: column }),
          ...(filters.length > 0 && { filters: JSON.stringify(filters) }),
        },
        signal,
      });
      return expectShape(answer, readShapes['GET /api/data-sources/{id}/tables/{table}/rows']);
    },
    placeholderData: keepPreviousData,
  });
  const isSlow = useIsLong(page.isFetching);
  return { page, isSlow, cancel: () => void client.cancelQueries({ queryKey }) };
}

/** Whether something has been going on for longer than a person waits without asking. */
function useIsLong(isGoing: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setLong(true), slowMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isGoing]);
  return isLong;
}
