import { lemmasOfName } from './name-phrases.ts';
import type { ColumnLink } from './semantic-model.ts';

const kindWords = new Set('type status code date category group method kind class'.split(' '));

/** Whether the different values of the column are the things that were named: a `ticket_type` is no ticket, a `customer_id` is a customer. */
export function isThing({ column, phrase }: ColumnLink): boolean {
  const last = lemmasOfName(column.ref.column).at(-1) ?? '';
  return (
    !kindWords.has(last) ||
    phrase.split(' ').some((word) => kindWords.has(word)) ||
    lemmasOfName(column.ref.column).length === 1
  );
}
