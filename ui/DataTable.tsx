import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Cell, ResultColumn } from '#kernel/catalog.ts';
import { classNames } from './class-names.ts';
import { columnLabel, formatCell, isNumericColumn, sharedDecimals } from './format.ts';
import { ScrollRegion } from './ScrollRegion.tsx';

export interface Sorting {
  column: string | null;
  direction: 'asc' | 'desc';
  onSort: (column: string) => void;
}

interface DataTableProps {
  /** What the table holds; read out, not drawn. */
  caption: string;
  columns: readonly ResultColumn[];
  rows: readonly (readonly Cell[])[];
  /** Lets the person sort by a column; the caller brings the rows in that order. */
  sorting?: Sorting;
  /** Names are shown as they are, for tables whose names are the person's own. */
  hasOwnNames?: boolean;
  className?: string;
}

/** Rows of a result. Numbers stand to the right in figures of one width; the raw value of dates is in the title. */
export function DataTable({
  caption,
  columns,
  rows,
  sorting,
  hasOwnNames = false,
  className,
}: DataTableProps) {
  const decimals = columns.map((column, place) =>
    sharedDecimals(
      rows.map((row) => row[place] ?? null),
      column,
    ),
  );
  return (
    <ScrollRegion label={caption} className={classNames('border border-line', className)}>
      <table className="w-full border-collapse text-left text-[13px] tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.name} column={column} hasOwnName={hasOwnNames} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of a result has no other identity
            <tr key={index} className="border-line border-t">
              {columns.map((column, place) => (
                <TableCell
                  key={column.name}
                  cell={row[place] ?? null}
                  column={column}
                  decimals={decimals[place] ?? 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface HeaderCellProps {
  column: ResultColumn;
  hasOwnName: boolean;
  sorting: Sorting | undefined;
}

function HeaderCell({ column, hasOwnName, sorting }: HeaderCellProps) {
  const label = hasOwnName ? column.name : columnLabel(column.name);
  const direction = sorting?.column === column.name ? sorting.direction : null;
  const Icon = direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      title={column.name}
      aria-sort={direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
      className={classNames(
        'whitespace-nowrap px-3 py-1.5 font-medium text-muted',
        isNumericColumn(column) && 'text-right',
      )}
    >
      {sorting ? (
        <button
          type="button"
          onClick={() => sorting.onSort(column.name)}
          className="inline-flex items-center gap-1 rounded-control hover:text-ink"
        >
          {label}
          <Icon aria-hidden="true" className={classNames('size-3', direction === null && 'opacity-0')} />
        </button>
      ) : (
        label
      )}
    </th>
  );
}

interface TableCellProps {
  cell: Cell;
  column: ResultColumn;
  decimals: number;
}

function TableCell({ cell, column, decimals }: TableCellProps) {
  const isDate = column.type === 'date' || column.type === 'timestamp';
  return (
    <td
      title={isDate && cell !== null ? String(cell) : undefined}
      className={classNames(
        'max-w-80 truncate whitespace-nowrap px-3 py-1.5',
        isNumericColumn(column) && 'text-right',
        cell === null && 'text-muted',
      )}
    >
      {formatCell(cell, column, decimals)}
    </td>
  );
}
