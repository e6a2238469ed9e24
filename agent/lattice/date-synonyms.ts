import { isDateColumn } from '../model/dating.ts';
import type { ColumnLink } from '../model/semantic-model.ts';

/**
 * "request date" is no date Issued, though requests and issues are one in a help desk: where rows have several dates, each is called by its own
 * words, and never by those for another event.
 */
export function withoutOtherDates(links: ColumnLink[]): ColumnLink[] {
  return links.filter(
    ({ source, column }) =>
      source !== 'synonym' ||
      !isDateColumn(column.profile) ||
      column.table.profile.columns.filter(isDateColumn).length < 2,
  );
}
