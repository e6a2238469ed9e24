import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { datingOf, isDateColumn } from '../model/dating.ts';
import { lemmasOfName } from '../model/name-phrases.ts';
import { type ColumnLink, columnKey } from '../model/semantic-model.ts';
import type { AggregateTerm, Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

const subjects = 'did do were was the our all my their have had has of are is'.split(' ');

/** "first and last signup date", "between which dates did customers sign up": the earliest and the latest day of one date. */
export function dateSpanRule(lattice: Lattice, at: number): Piece[] {
  const named = [...firstAndLast(lattice, at), ...betweenWhich(lattice, at)].flatMap((behind) =>
    afterOptional(lattice, behind, ...subjects).flatMap((start) =>
      columnsAt(lattice, start).flatMap(({ to, options, score }) => {
        const dates = options.filter(({ column }) => isDateColumn(column.profile));
        return dates.length > 0 ? [{ to, score, options: dates }] : [];
      }),
    ),
  );
  const ofRows = betweenWhich(lattice, at).flatMap((behind) =>
    afterOptional(lattice, behind, ...subjects)
      .flatMap((start) => datedRowsAt(lattice, start))
      .map((reading) => ({
        ...reading,
        to: reading.to + (spanning.has(lattice.tokens[reading.to]?.lower ?? '') ? 1 : 0),
      })),
  );
  const both = [...named, ...ofRows].map(({ to, score, options }) =>
    extremes(at, to, score, options, ['min', 'max']),
  );
  return [...both, ...dateOfOne(lattice, at)];
}

const spanning = new Set('run cover span range go lie fall exist'.split(' '));

function extremes(
  from: number,
  to: number,
  score: number,
  options: ColumnLink[],
  ends: ('min' | 'max')[],
): Piece {
  const [first, ...more] = ends.map(
    (aggregate): AggregateTerm => ({
      aggregate,
      term: { kind: 'column', choice: { options }, isOwned: false },
      isHowMany: false,
    }),
  ) as [AggregateTerm, ...AggregateTerm[]];
  return {
    from,
    to,
    score,
    fragment: { kind: 'aggregate', aggregate: first, ...(more.length > 0 ? { beside: more } : {}) },
  };
}

/** A table whose rows have one clear date of their own. */
function datedRowsAt(lattice: Lattice, at: number): { to: number; score: number; options: ColumnLink[] }[] {
  return (lattice.spans[at] ?? []).flatMap((span) => {
    if (span.kind !== 'table') return [];
    const options = span.links.flatMap(({ table, score, phrase }): ColumnLink[] => {
      const dating = datingOf(table);
      const told = dating ? lattice.model.columns.get(columnKey(dating.column)) : undefined;
      // Of several dates, the one that is called like the rows.
      const own = lemmasOfName(table.name).at(-1) ?? '';
      const column = dating?.isClear || told?.lemmas.includes(own) ? told : undefined;
      return column && isDateColumn(column.profile) ? [{ column, score, source: 'default', phrase }] : [];
    });
    return options.length > 0 ? [{ to: span.to, score: 0.95, options }] : [];
  });
}

const olds = new Map([
  ['oldest', 'ascending'],
  ['newest', 'descending'],
]);

/** "date of the newest order": one day, and not the rows of that day. */
function dateOfOne(lattice: Lattice, at: number): Piece[] {
  const { tokens, spans } = lattice;
  const start = tokens[at]?.lower === 'the' ? at + 1 : at;
  if (tokens[start]?.lower !== 'date' || tokens[start + 1]?.lower !== 'of') return [];
  return afterOptional(lattice, start + 2, 'the', 'our', 'my').flatMap((from) => {
    const said = (spans[from] ?? []).flatMap((span) =>
      span.kind === 'dateSuperlative' ? [{ to: span.to, direction: span.direction as string }] : [],
    );
    const old = olds.get(tokens[from]?.lower ?? '');
    return [...said, ...(old ? [{ to: from + 1, direction: old }] : [])].flatMap(({ to, direction }) =>
      datedRowsAt(lattice, to).map((rows) =>
        extremes(at, rows.to, rows.score, rows.options, [direction === 'ascending' ? 'min' : 'max']),
      ),
    );
  });
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
