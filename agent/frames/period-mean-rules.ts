import type { CatalogTable } from '#kernel/catalog.ts';
import type { Grain } from '../dates/calendar.ts';
import { type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import { stepColumn } from '../model/period-steps.ts';
import type { Piece, Term } from './fragments.ts';
import { type TermReading, termsAt } from './terms.ts';

const adverbs: Readonly<Record<string, Grain>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
};
const units: Readonly<Record<string, Grain>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
};

/**
 * "average monthly visits", "average number of visits per month": one number, what a month comes to on average, and no row for each
 * month. An amount that adds up is meant: a price has its average in each month.
 */
export function periodMeanRule(lattice: Lattice, at: number): Piece[] {
  const start = lattice.tokens[at]?.lower === 'the' ? at + 1 : at;
  return operatorEnds(lattice, start, 'average').flatMap(({ to }) => {
    const adverb = grainIn(adverbs, lattice, to);
    const from = adverb ? to + 1 : to;
    const counted = operatorEnds(lattice, from, 'countOf');
    const next = [from, ...counted.map((count) => count.to)];
    return next.flatMap((noun) =>
      termsAt(lattice, noun)
        .filter(isTotal)
        .flatMap((reading) =>
          adverb ? [pieceOf(at, reading.to, reading, adverb)] : told(lattice, at, reading),
        ),
    );
  });
}

/** "per month" and "a month" behind the amount, where each row is the amount of one month. */
function told(lattice: Lattice, at: number, reading: TermReading): Piece[] {
  const { to, term } = reading;
  const grain = grainIn(units, lattice, to + 1);
  const isPer = ['per', 'a'].includes(lattice.tokens[to]?.lower ?? '');
  if (!grain || !isPer || term.kind === 'table') return [];
  const isStepped = term.choice.options.every(({ column }) => stepColumn(column.table, grain) !== null);
  const isGroup = term.choice.options.some(({ column }) => isYearOfRows(column.table, grain));
  return isStepped && !isGroup ? [pieceOf(at, to + 2, reading, grain)] : [];
}

/** "average spend per year" of a column that tells the year of several rows each groups them, as "per department" does. */
function isYearOfRows({ profile }: CatalogTable, grain: Grain): boolean {
  return (
    grain === 'year' &&
    profile.columns.some((column) => isYearColumn(column) && column.distinctCount < profile.rowCount)
  );
}

function pieceOf(from: number, to: number, { term, score }: TermReading, ofEach: Grain): Piece {
  const aggregate = { aggregate: 'avg', term, isHowMany: false, ofEach } as const;
  return { from, to, score, fragment: { kind: 'aggregate', aggregate } };
}

function grainIn(names: Readonly<Record<string, Grain>>, { tokens }: Lattice, at: number): Grain | null {
  const word = tokens[at]?.lower ?? '';
  return Object.hasOwn(names, word) ? (names[word] ?? null) : null;
}

function isTotal({ term }: { term: Term }): boolean {
  return (
    term.kind === 'table' ||
    term.choice.options.every(
      ({ column: { profile } }) =>
        profile.role === 'additive' && ['integer', 'decimal', 'double'].includes(profile.type),
    )
  );
}
