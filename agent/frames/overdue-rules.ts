import { addDays } from '../dates/calendar.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { converted } from '../lexicon/units.ts';
import { before, dated, deadlineDates } from './deadline-rules.ts';
import type { Piece } from './fragments.ts';
import { comparisonsAt } from './number-rules.ts';

const overdue = /^(?:overdue|past (?:the |their |its )?due(?: dates?)?|late)(?= |$)/;

/** "more than 30 days overdue": due so long before today, and not done yet. */
export function overdueRule(lattice: Lattice, at: number): Piece[] {
  return comparisonsAt(lattice, at).flatMap((reading): Piece[] => {
    const filter = reading.filter(null);
    const said = lattice.tokens
      .slice(reading.to, reading.to + 4)
      .map(({ lower }) => lower)
      .join(' ');
    const phrase = overdue.exec(said)?.[0];
    if (filter.kind !== 'number' || filter.unit === null || phrase === undefined) return [];
    const days = converted(filter.value, filter.unit, 'day');
    const isLonger = filter.operator === '>' || filter.operator === '>=';
    const dates = days !== null && Number.isInteger(days) && isLonger ? deadlineDates(lattice) : null;
    if (days === null || !dates) return [];
    const limit = addDays(lattice.today, filter.operator === '>' ? -days : 1 - days);
    const to = reading.to + phrase.split(' ').length;
    return [{ ...dated(at, '', dates.due, before(limit), dates.done), to, score: 0.97 }];
  });
}
