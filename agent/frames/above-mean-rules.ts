import { unitOf } from '../dates/relative-phrases.ts';
import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { clearMoneyMeasure } from '../model/default-measure.ts';
import { rowAmount } from '../model/row-amounts.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Comparison } from '../plan.ts';
import { filterPiece } from './filter-pieces.ts';
import type { Piece, Term } from './fragments.ts';
import { termsAt } from './terms.ts';

const more = new Set('more greater higher larger bigger'.split(' '));
const less = new Set('less fewer lower smaller'.split(' '));
const earning = new Set('sell earn make bring spend generate buy take'.split(' '));
const adverbs = new Set('daily weekly monthly quarterly yearly annual'.split(' '));

/** "more orders than the average customer", "an above-average number of orders", "sell more than the average country". */
export function aboveMeanRule(lattice: Lattice, at: number): Piece[] {
  return [
    ...thanAverage(lattice, at),
    ...averageNumber(lattice, at),
    ...earnedMore(lattice, at),
    ...worthMore(lattice, at),
    ...unitAverage(lattice, at),
  ];
}

function operatorAt({ tokens }: Lattice, at: number): Comparison | null {
  const word = tokens[at]?.lower ?? '';
  return more.has(word) ? '>' : less.has(word) ? '<' : null;
}

function piece(from: number, to: number, operator: Comparison, of: Term): Piece {
  return { from, to, score: 0.97, fragment: { kind: 'aboveMean', operator, of } };
}

function isAdded(term: Term): boolean {
  return (
    term.kind === 'table' || term.choice.options.every(({ column }) => column.profile.role === 'additive')
  );
}

/** Behind "average", with the thing that is the average one: "customer", "month of that year". */
function averageEnds(lattice: Lattice, at: number): { to: number; thing: Term | 'unit' | null }[] {
  return afterOptional(lattice, at, 'the', 'an', 'a').flatMap((start) =>
    operatorEnds(lattice, start, 'average').flatMap(({ to }) => {
      const isUnit = unitOf(lattice.tokens[to]?.lower) !== null;
      const named = termsAt(lattice, to).map((reading) => ({ to: reading.to, thing: reading.term }));
      const all = [
        { to, thing: null },
        ...(isUnit ? [{ to: to + 1, thing: 'unit' as const }] : []),
        ...named,
      ];
      return all.map((end) => ({ ...end, to: tailEnd(lattice, end.to) }));
    }),
  );
}

const tails = [
  'of that year',
  'of the year',
  'of that time',
  'of that period',
  'of all',
  'overall',
  'in that year',
];

function tailEnd({ tokens }: Lattice, to: number): number {
  const words = tokens
    .slice(to, to + 3)
    .map(({ lower }) => lower)
    .join(' ');
  const tail = tails.find((phrase) => words === phrase || words.startsWith(`${phrase} `));
  return tail ? to + tail.split(' ').length : to;
}

/** "more orders than average", "more units than the average order". */
function thanAverage(lattice: Lattice, at: number): Piece[] {
  const operator = operatorAt(lattice, at);
  if (!operator) return [];
  return termsAt(lattice, at + 1)
    .filter(({ term, to }) => isAdded(term) && lattice.tokens[to]?.lower === 'than')
    .flatMap(({ term, to }) =>
      averageEnds(lattice, to + 1).flatMap(({ to: end, thing }) =>
        term.kind === 'column' && thing !== null && thing !== 'unit' && isOwnRow(term, thing)
          ? // Each order has its units: rows are compared, and not what groups come to.
            [filterPiece(at, end, 0.98, { kind: 'aboveAverage', column: term.choice, operator })]
          : [piece(at, end, operator, term)],
      ),
    );
}

function isOwnRow(term: Extract<Term, { kind: 'column' }>, thing: Term): boolean {
  return (
    thing.kind === 'table' &&
    term.choice.options.every(({ column }) =>
      thing.choice.options.some(({ table }) => table.sqlName === column.ref.table),
    )
  );
}

/** "above average number of orders". */
function averageNumber(lattice: Lattice, at: number): Piece[] {
  return operatorEnds(lattice, at, 'above', 'below').flatMap(({ to, operator }) =>
    operatorEnds(lattice, to, 'average').flatMap((average) =>
      operatorEnds(lattice, average.to, 'countOf').flatMap((count) =>
        termsAt(lattice, count.to)
          .filter(({ term }) => term.kind === 'table')
          .map((reading) => piece(at, reading.to, operator === 'above' ? '>' : '<', reading.term)),
      ),
    ),
  );
}

/** "sell more than the average country": of the money that stands out. */
function earnedMore(lattice: Lattice, at: number): Piece[] {
  const operator = operatorAt(lattice, at + 1);
  if (!earning.has(lattice.tokens[at]?.lemma ?? '') || !operator || lattice.tokens[at + 2]?.lower !== 'than')
    return [];
  return averageEnds(lattice, at + 3).flatMap(({ to, thing }) => {
    if (thing === null || thing === 'unit') return [];
    const tables =
      thing.kind === 'table'
        ? thing.choice.options.map(({ table }) => table.sqlName)
        : thing.choice.options.map(({ column }) => column.ref.table);
    const [column, ...others] = new Set(
      tables.flatMap((table) => clearMoneyMeasure(lattice.model, table)?.chosen ?? []),
    );
    if (!column || others.length > 0) return [];
    const phrase = lattice.tokens[at]?.lower ?? '';
    const options: ColumnLink[] = [{ column, score: 0.9, source: 'default', phrase }];
    return [piece(at, to, operator, { kind: 'column', choice: { options }, isOwned: false })];
  });
}

/** "worth more than the average order": the amount of each row. */
function worthMore(lattice: Lattice, at: number): Piece[] {
  const operator = operatorAt(lattice, at + 1);
  if (lattice.tokens[at]?.lower !== 'worth' || !operator || lattice.tokens[at + 2]?.lower !== 'than')
    return [];
  return averageEnds(lattice, at + 3).flatMap(({ to, thing }) => {
    if (thing === null || thing === 'unit' || thing.kind !== 'table') return [];
    const options = thing.choice.options.flatMap(({ table, score, phrase }): ColumnLink[] => {
      const column = rowAmount(lattice.model, table, phrase);
      return column ? [{ column, score, source: 'default', phrase }] : [];
    });
    return options.length > 0
      ? [filterPiece(at, to, 0.97, { kind: 'aboveAverage', column: { options }, operator })]
      : [];
  });
}

/** "above the monthly average in revenue", "below the average month in orders". */
function unitAverage(lattice: Lattice, at: number): Piece[] {
  return operatorEnds(lattice, at, 'above', 'below').flatMap(({ to, operator }) =>
    afterOptional(lattice, to, 'the', 'a').flatMap((start) => {
      const isAdverb = adverbs.has(lattice.tokens[start]?.lower ?? '');
      // "monthly average" is turned to "average monthly" before.
      const ends = isAdverb
        ? operatorEnds(lattice, start + 1, 'average')
        : operatorEnds(lattice, start, 'average').filter(({ to: end }) =>
            adverbs.has(lattice.tokens[end]?.lower ?? ''),
          );
      return ends
        .map((average) => (isAdverb ? average.to : average.to + 1))
        .flatMap((end) => afterOptional(lattice, end, 'in', 'of', 'for'))
        .flatMap((noun) =>
          termsAt(lattice, noun)
            .filter(({ term }) => isAdded(term))
            .map((reading) => piece(at, reading.to, operator === 'above' ? '>' : '<', reading.term)),
        );
    }),
  );
}
