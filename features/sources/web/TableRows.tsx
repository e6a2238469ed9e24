import { ChevronLeft, ChevronRight, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatNumber } from '#ui/format.ts';
import { SkeletonList } from '#ui/Skeleton.tsx';
import { uiStrings } from '#ui/strings.ts';
import type { RowFilter } from '../contract.ts';
import { sourcesStrings as strings } from '../strings.ts';
import { TableFilters } from './TableFilters.tsx';
import { type Order, useTablePage } from './use-table-page.ts';

/** Rows on one page of the table. */
const pageRows = 50;

/** First rising, then falling, then as the table has it. */
export function nextOrder(order: Order, column: string): Order {
  if (order.column !== column) return { column, direction: 'asc' };
  return order.direction === 'asc' ? { column, direction: 'desc' } : { column: null, direction: 'asc' };
}

/** The rows of a table that meet the filters, page by page, in the order the person chose. */
export function TableRows({ sourceId, table }: { sourceId: string; table: string }) {
  const [offset, setOffset] = useState(0);
  const [order, setOrder] = useState<Order>({ column: null, direction: 'asc' });
  const [filters, setFilters] = useState<RowFilter[]>([]);
  const { page, isSlow, cancel } = useTablePage(sourceId, table, { offset, limit: pageRows, order, filters });
  const filter = (chosen: RowFilter[]) => {
    setFilters(chosen);
    setOffset(0);
  };
  const sort = (column: string) => {
    setOrder(nextOrder(order, column));
    setOffset(0);
  };
  const waiting = isSlow && <Waiting onCancel={cancel} />;
  if (page.isPending) {
    // A reading that was cancelled before anything was there is pending, and idle.
    if (page.fetchStatus === 'idle') return <Cancelled onRead={() => void page.refetch()} />;
    return (
      <div className="grid gap-2">
        {waiting}
        <SkeletonList count={12} className="h-8" />
      </div>
    );
  }
  if (page.isError) {
    return (
      <div className="grid gap-2">
        {filters.length > 0 && <ClearFilters onClear={() => filter([])} />}
        <ErrorState error={page.error} title={strings.rowsFailed} onRetry={() => void page.refetch()} />
      </div>
    );
  }
  const { columns, rows, rowCount, totalRowCount } = page.data;
  return (
    <div className="grid min-w-0 gap-2" aria-busy={page.isPlaceholderData}>
      <TableFilters columns={columns} filters={filters} onChange={filter} />
      {waiting}
      {rows.length === 0 && filters.length > 0 ? (
        <EmptyState
          icon={SearchX}
          title={strings.browser.noMatchTitle}
          message={strings.browser.noMatch}
          action={<ClearFilters onClear={() => filter([])} />}
        />
      ) : (
        <DataTable
          caption={strings.rowsOf(table)}
          columns={columns}
          rows={rows}
          hasOwnNames
          sorting={{ ...order, onSort: sort }}
          className="max-h-[62vh]"
        />
      )}
      <Paging
        offset={page.data.offset}
        shown={rows.length}
        rowCount={rowCount}
        totalRowCount={totalRowCount ?? rowCount}
        onShow={setOffset}
      />
    </div>
  );
}

function ClearFilters({ onClear }: { onClear: () => void }) {
  return (
    <Button size="small" onClick={onClear} className="justify-self-start">
      {strings.browser.clearFilters}
    </Button>
  );
}

function Waiting({ onCancel }: { onCancel: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 text-muted">
      {strings.browser.slow}
      <Button size="small" onClick={onCancel}>
        {strings.browser.cancel}
      </Button>
    </p>
  );
}

function Cancelled({ onRead }: { onRead: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 text-muted">
      {strings.browser.cancelled}
      <Button size="small" onClick={onRead}>
        {strings.browser.readAgain}
      </Button>
    </p>
  );
}

interface PagingProps {
  offset: number;
  shown: number;
  rowCount: number;
  totalRowCount: number;
  onShow: (offset: number) => void;
}

function Paging({ offset, shown, rowCount, totalRowCount, onShow }: PagingProps) {
  const first = shown === 0 ? 0 : offset + 1;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 text-muted tabular-nums">
      <span aria-live="polite">
        {strings.pageOf(formatNumber(first), formatNumber(offset + shown), formatNumber(rowCount))}
        {rowCount !== totalRowCount && ` ${strings.browser.filteredOf(formatNumber(totalRowCount))}`}
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
