import type { CatalogTable, ColumnProfile } from '#kernel/catalog.ts';
import { eventWords, isDateColumn } from './dating.ts';
import { isAboutPeople } from './people-tables.ts';

const leaving = new Set(
  'leave left exit termination terminate terminated resignation resign resigned departure depart departed separation'.split(
    ' ',
  ),
);
/** "end date" of people is that of their employment; "contract end" is agreed on long before. */
const ends = new Set(['end', 'ended', 'until', 'employment']);

/** The date on which people of a table left, which those who are still there have none of; null where all are there, or none is. */
export function leavingDateOf(table: CatalogTable): ColumnProfile | null {
  if (!isAboutPeople(table)) return null;
  const { rowCount, columns } = table.profile;
  const dates = columns.filter((column) => {
    const words = eventWords(column.name);
    const isLeaving =
      words.some((word) => leaving.has(word)) || (words.length > 0 && words.every((word) => ends.has(word)));
    return isDateColumn(column) && isLeaving && column.nullCount > 0 && column.nullCount < rowCount;
  });
  const [only, ...more] = dates;
  return only && more.length === 0 ? only : null;
}
