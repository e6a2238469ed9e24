import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { isDateColumn } from '../model/dating.ts';
import type { Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

const planned = new Set(['due', 'scheduled', 'planned', 'booked']);

/** "which follow-ups are due this week": what a date is of falls due on it. */
export function dueRule(lattice: Lattice, at: number): Piece[] {
  return [...dueBehind(lattice, at), ...dueBefore(lattice, at)];
}

/** "due their next service in July", "up for renewal in May": the date that is named behind says when. */
function dueBefore(lattice: Lattice, at: number): Piece[] {
  if (!planned.has(lattice.tokens[at]?.lower ?? '')) return [];
  return afterOptional(lattice, at + 1, 'for', 'to', 'have', 'a', 'an', 'the', 'their', 'its').flatMap(
    (start) =>
      columnsAt(lattice, start).flatMap(({ to, options, score }): Piece[] => {
        const dates = options.filter(({ column }) => isDateColumn(column.profile));
        const isTimed = (lattice.spans[to] ?? []).some(({ kind }) => kind === 'period');
        return dates.length > 0 && isTimed
          ? [
              {
                from: at,
                to,
                score,
                fragment: { kind: 'dateVerb', column: { options: dates }, isNew: false },
              },
            ]
          : [];
      }),
  );
}

function dueBehind(lattice: Lattice, at: number): Piece[] {
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
