import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { isDateColumn } from '../model/dating.ts';
import type { AggregateTerm, Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

const subjects = 'did do were was the our all my their have had has of are is'.split(' ');

/** "first and last signup date", "between which dates did customers sign up": the earliest and the latest day of one date. */
export function dateSpanRule(lattice: Lattice, at: number): Piece[] {
  return [...firstAndLast(lattice, at), ...betweenWhich(lattice, at)].flatMap((behind) =>
    afterOptional(lattice, behind, ...subjects).flatMap((start) =>
      columnsAt(lattice, start).flatMap(({ to, options, score }): Piece[] => {
        const dates = options.filter(({ column }) => isDateColumn(column.profile));
        if (dates.length === 0) return [];
        const choice = { options: dates };
        const end = (aggregate: 'min' | 'max'): AggregateTerm => ({
          aggregate,
          term: { kind: 'column', choice, isOwned: false },
          isHowMany: false,
        });
        const fragment = { kind: 'aggregate' as const, aggregate: end('min'), beside: [end('max')] };
        return [{ from: at, to, score, fragment }];
      }),
    ),
  );
}

function firstAndLast(lattice: Lattice, at: number): number[] {
  const directionsAt = (from: number): { to: number; direction: string }[] =>
    afterOptional(lattice, from, 'the').flatMap((start) =>
      (lattice.spans[start] ?? []).flatMap((span) =>
        span.kind === 'dateSuperlative' ? [{ to: span.to, direction: span.direction }] : [],
      ),
    );
  return directionsAt(at).flatMap((first) =>
    ['and', '&', '/'].includes(lattice.tokens[first.to]?.lower ?? '')
      ? directionsAt(first.to + 1).flatMap((second) =>
          second.direction === first.direction ? [] : [second.to],
        )
      : [],
  );
}

function betweenWhich({ tokens }: Lattice, at: number): number[] {
  const [first, second, third] = tokens.slice(at, at + 3).map(({ lower }) => lower);
  const isSaid = ['between', 'from'].includes(first ?? '') && ['which', 'what'].includes(second ?? '');
  return isSaid && ['dates', 'days'].includes(third ?? '') ? [at + 3] : [];
}
