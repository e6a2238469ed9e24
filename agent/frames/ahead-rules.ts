import { addDays } from '../dates/calendar.ts';
import { labelOf, period } from '../dates/period.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { datingOf } from '../model/dating.ts';
import { columnKey } from '../model/semantic-model.ts';
import { dated } from './deadline-rules.ts';
import type { Piece } from './fragments.ts';

const ahead =
  /^(?:(?:are |is )?(?:still|yet) to come|(?:are |is )?still ahead|(?:are |is )?coming up|upcoming|in the future)(?= |$)/u;
const longest = 4;

/** "appointments still to come", "upcoming events": rows from today on, in a table that has such. */
export function aheadRule(lattice: Lattice, at: number): Piece[] {
  const { model, tokens, today } = lattice;
  const said = tokens
    .slice(at, at + longest)
    .map(({ lower }) => lower)
    .join(' ');
  const phrase = ahead.exec(said)?.[0];
  if (phrase === undefined) return [];
  const [table, ...more] = model.tables.values();
  const dating = table && more.length === 0 ? datingOf(table) : null;
  const column = dating ? model.columns.get(columnKey(dating.column)) : undefined;
  if (!column) return [];
  const isNamed = (lattice.spans[at] ?? []).some(({ kind }) => kind === 'value' || kind === 'valueSet');
  const isTimed = lattice.spans.some((own) => own.some(({ kind }) => kind === 'period'));
  // Dates on which something was booked lie behind: of those nothing is still to come.
  const hasFuture = String(column.profile.max ?? '').slice(0, 10) > today;
  if (isNamed || isTimed || !hasFuture) return [];
  return [
    dated(
      at,
      phrase,
      column,
      period(today, null, `after ${labelOf(addDays(today, -1), 'day')}`, 'day'),
      null,
    ),
  ];
}
