import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { expectShape } from '#ui/answer-shape.ts';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatNumber } from '#ui/format.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { uiStrings } from '#ui/strings.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { sourcesApi } from './api.ts';

/** Rows on one page of the table. */
const pageRows = 50;

interface Order {
  column: string | null;
  direction: 'asc' | 'desc';
}

/** First rising, then falling, then as the table has it. */
export function nextOrder(order: Order, column: string): Order {
  if (order.column !== column) return { column, direction: 'asc' };
  return order.direction === 'asc' ? { column, direction: 'desc' } : { column: null, direction: 'asc' };
}

/** The rows of a table, page by page, in the order the person chose. */
export function TableRows({ sourceId, table }: { sourceId: string; table: string }) {
  const [offset, setOffset] = useState(0);
  const [order, setOrder] = useState<Order>({ column: null, direction: 'asc' });
  const page = usePage(sourceId, table, offset, order);
  if (page.isPending) return <SkeletonList count={12} className="h-8" />;
  if (page.isError) {
    return <ErrorState error={page.error} title={strings.rowsFailed} onRetry={() => void page.refetch()} />;
  }
  const { columns, rows, rowCount } = page.data;
  const sort = (column: string) => {
    setOrder(nextOrder(order, column));
    setOffset(0);
  };
  return (
    <div className="grid min-w-0 gap-2" aria-busy={page.isPlaceholderData}>
      <DataTable
        caption={strings.rowsOf(table)}
        columns={columns}
        rows={rows}
        hasOwnNames
        sorting={{ ...order, onSort: sort }}
        className="max-h-[62vh]"
      />
      <Paging offset={page.data.offset} shown={rows.length} rowCount={rowCount} onShow={setOffset} />
    </div>
  );
}

/** The page before stays until the next one is there, so that nothing jumps. */
function usePage(sourceId: string, table: string, offset: number, { column, direction }: Order) {
  return useQuery({
    queryKey: ['/api/data-sources', sourceId, 'tables', table, 'rows', { offset, column, direction }],
    queryFn: async ({ signal }) => {
      const answer = await sourcesApi('GET /api/data-sources/{id}/tables/{table}/rows', {
        params: { id: sourceId, table },
        query: { offset, limit: pageRows, direction, ...(column !== null && { orderBy: column }) },
        signal,
      });
      return expectShape(answer, ['columns', 'rows', 'rowCount', 'offset']);
    },
    placeholderData: keepPreviousData,
  });
}

interface PagingProps {
  offset: number;
  shown: number;
  rowCount: number;
  onShow: (offset: number) => void;
}

function Paging({ offset, shown, rowCount, onShow }: PagingProps) {
  const first = shown === 0 ? 0 : offset + 1;
  return (
    <div className="flex items-center justify-end gap-2 text-muted tabular-nums">
      <span aria-live="polite">
        {strings.pageOf(formatNumber(first), formatNumber(offset + shown), formatNumber(rowCount))}
      </span>
      <Button
        size="smallIcon"
        aria-label={uiStrings.previousPage}
        disabled={offset === 0}
        onClick={() => onShow(Math.max(0, offset - pageRows))}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Button>
      <Button
        size="smallIcon"
        aria-label={uiStrings.nextPage}
        disabled={offset + shown >= rowCount}
        onClick={() => onShow(offset + pageRows)}
      >
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
