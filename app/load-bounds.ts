import type { RowTarget, SystemTable } from '#connectors/index.ts';
import { AppError } from '#kernel/errors.ts';

/** What a system may hand over to a look at it, whatever it sends: the server's own process keeps it for a moment. */

/** As JSON. Some 60,000 columns in all. */
const answerMaximumBytes = 6e6;
/** No system has longer names: Oracle's have 128 bytes, those of a schema come before them. */
const nameMaximumLength = 300;
/** What people call a table or a column. */
const labelMaximumLength = 500;
/** First rows as they come. */
const firstRowsMaximumBytes = 16e6;
/** Of one value of the first rows. */
export const shownCellLength = 1000;

const sentences = {
  names:
    'The system names a table or a column with more than 300 characters, which no system of this kind does. Check whether host and port are right.',
  tables:
    'The system has more tables and columns than can be listed. Use a user that may read fewer of them, or a view of what is needed.',
  firstRows:
    'The first rows of this table hold more than a look at it may read. Leave out columns with very long values, for example by a view; copying the table is possible all the same.',
};

/** Throws AppError `unreadable` where names or the number of tables are none that a list can have. */
export function boundTables<Listed extends { tables: SystemTable[] }>(listed: Listed): Listed {
  const tables = listed.tables.map((table) => {
    requireNames([table.name, ...table.key]);
    return {
      ...table,
      label: cut(table.label),
      columns: table.columns.map((column) => {
        requireNames([column.name, column.nativeType]);
        return { ...column, label: cut(column.label) };
      }),
    };
  });
  const bounded = { ...listed, tables };
  requireSmall(bounded, sentences.tables);
  return bounded;
}

/** Throws AppError `unreadable` where all of the rows together are too much to be shown. */
export function boundFirstRows<Shown>(shown: Shown): Shown {
  requireSmall(shown, sentences.firstRows);
  return shown;
}

/** Lets no more by than first rows may have. A system need not keep to the number of rows that it was asked for. */
export function boundedTarget(target: RowTarget): RowTarget {
  let bytes = 0;
  const count = (more: number): void => {
    bytes += more;
    if (bytes > firstRowsMaximumBytes) throw new AppError('unreadable', sentences.firstRows);
  };
  return {
    addRows: (rows) => {
      for (const cells of rows) for (const cell of cells) count((cell?.length ?? 0) + 1);
      return target.addRows(rows);
    },
    addBytes: (more) => {
      count(more.byteLength);
      return target.addBytes(more);
    },
    mark: (position) => target.mark(position),
  };
}

function requireNames(names: readonly string[]): void {
  if (names.some((name) => name.length > nameMaximumLength))
    throw new AppError('unreadable', sentences.names);
}

function requireSmall(answer: unknown, sentence: string): void {
  if (Buffer.byteLength(JSON.stringify(answer)) > answerMaximumBytes)
    throw new AppError('unreadable', sentence);
}

function cut(label: string | null): string | null {
  return label !== null && label.length > labelMaximumLength
    ? `${label.slice(0, labelMaximumLength)}…`
    : label;
}
