import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { isDateColumn } from '../model/dating.ts';
import type { Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

const planned = new Set(['due', 'scheduled', 'planned', 'booked']);

/** "which follow-ups are due this week": what a date is of falls due on it. */
export function dueRule(lattice: Lattice, at: number): Piece[] {
  return columnsAt(lattice, at).flatMap(({ to, options }): Piece[] => {
    const dates = options.filter(({ column }) => isDateColumn(column.profile));
    if (dates.length !== 1) return [];
    return afterOptional(lattice, to, 'that', 'are', 'is', 'were', 'be').flatMap((verb) =>
      planned.has(lattice.tokens[verb]?.lower ?? '')
        ? (lattice.spans[verb + 1] ?? []).flatMap((span): Piece[] =>
            span.kind === 'period'
              ? [
                  {
                    from: at,
                    to: span.to,
                    score: 0.97,
                    fragment: {
                      kind: 'period',
                      reading: span.reading,
                      column: { options: dates },
                      negated: false,
                    },
                  },
                ]
              : [],
          )
        : [],
    );
  });
}
