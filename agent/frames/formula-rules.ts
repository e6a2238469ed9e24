import { columnFormula, type Formula } from '../formula.ts';
import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { namedFormulas } from '../lexicon/formulas.ts';
import { builtFormula, combined, isNumeric } from '../model/formula-columns.ts';
import { canLookUp } from '../model/join-paths.ts';
import type { Aggregate } from '../plan.ts';
import { saidNames } from '../text/said-names.ts';
import type { FormulaTerm, Piece } from './fragments.ts';
import { comparisonsAt } from './number-rules.ts';
import { columnsAt } from './terms.ts';

const aggregates: Partial<Record<string, Aggregate>> = {
  sum: 'sum',
  average: 'avg',
  median: 'median',
  maximum: 'max',
  minimum: 'min',
};

interface TermReading {
  to: number;
  score: number;
  term: FormulaTerm;
}

/** "profit", "average discount off the list price", "amount x probability", "value minus spend", "profit over 2000". */
export function formulaRule(lattice: Lattice, at: number): Piece[] {
  const plain = formulasAt(lattice, at);
  const averaged = operatorEnds(lattice, at, 'sum', 'average', 'median', 'maximum', 'minimum').flatMap(
    ({ to, operator }) =>
      afterOptional(lattice, to, 'the', 'of').flatMap((next) =>
        formulasAt(lattice, next).map((reading) => ({
          ...reading,
          term: { ...reading.term, aggregate: aggregates[operator] ?? null },
        })),
      ),
  );
  // "top 3 models by profit": what is ranked by.
  const ranked = operatorEnds(lattice, at, 'by').flatMap(({ to }) => formulasAt(lattice, to));
  const compared = plain.flatMap((reading) => comparedFormulas(lattice, at, reading));
  return [
    ...[...plain, ...averaged, ...ranked].map(
      ({ to, score, term }): Piece => ({ from: at, to, score, fragment: { kind: 'formula', ...term } }),
    ),
    ...compared,
  ];
}

function comparedFormulas(lattice: Lattice, at: number, { to, term }: TermReading): Piece[] {
  if (term.per) return [];
  return afterOptional(lattice, to, 'is', 'was', 'of', 'were').flatMap((next) =>
    comparisonsAt(lattice, next).flatMap((comparison): Piece[] => {
      const filter = comparison.filter(null);
      if (filter.kind !== 'number' || filter.isPercent) return [];
      const { operator, value } = filter;
      return [
        {
          from: at,
          to: comparison.to,
          score: 0.95,
          fragment: {
            kind: 'filter',
            filter: { kind: 'formula', formula: term.formula, operator, value, title: term.title },
          },
        },
      ];
    }),
  );
}

function formulasAt(lattice: Lattice, at: number): TermReading[] {
  return [...namedAt(lattice, at), ...writtenAt(lattice, at)];
}

const formulasSaid = saidNames(namedFormulas, ({ names }) => names);

function namedAt({ model, tokens }: Lattice, at: number): TermReading[] {
  const start = tokens[at]?.lower === 'the' ? at + 1 : at;
  return formulasSaid(tokens, start).flatMap(({ entry: named, name, words }): TermReading[] => {
    // Where a column is called so, it is meant.
    if (model.named.metricKeys.has(name)) return [];
    const isOwn = (model.columnIndex.get(words.slice(0, 1).join(' ')) ?? []).some(
      ({ source }) => source === 'name' || source === 'part',
    );
    if (isOwn || model.columnIndex.get(name)?.some(({ source }) => source === 'name')) return [];
    const built = builtFormula(model, named);
    if (!built) return [];
    const per = named.per === null ? null : built.base[named.per];
    const title = tokens
      .slice(start, start + words.length)
      .map(({ lower }) => lower)
      .join(' ');
    return [
      {
        to: start + words.length,
        score: 0.98,
        term: { formula: built.formula, title, aggregate: null, per, isAddable: built.isAddable },
      },
    ];
  });
}

const joints: [string, 'difference' | 'product'][] = [
  ['minus', 'difference'],
  ['less', 'difference'],
  ['−', 'difference'],
  ['times', 'product'],
  ['x', 'product'],
  ['×', 'product'],
  ['*', 'product'],
  ['multiplied by', 'product'],
];

/** "amount x probability", "debits less credits", "difference between list price and sale price". */
function writtenAt(lattice: Lattice, at: number): TermReading[] {
  const infix = afterOptional(lattice, at, 'the').flatMap((start) =>
    columnsAt(lattice, start).flatMap((left) =>
      joints.flatMap(([phrase, kind]) => {
        const words = phrase.split(' ');
        const isSaid = words.every((word, index) => lattice.tokens[left.to + index]?.lower === word);
        return isSaid ? operands(lattice, left.options, left.to + words.length, kind) : [];
      }),
    ),
  );
  const opened =
    openedBy(lattice, at, ['difference', 'between']) ?? openedBy(lattice, at, ['gap', 'between']);
  const between =
    opened === null
      ? []
      : afterOptional(lattice, opened, 'the').flatMap((start) =>
          columnsAt(lattice, start).flatMap((left) =>
            lattice.tokens[left.to]?.lower === 'and'
              ? operands(lattice, left.options, left.to + 1, 'difference')
              : [],
          ),
        );
  return [...infix, ...between];
}

function openedBy({ tokens }: Lattice, at: number, words: string[]): number | null {
  const start = tokens[at]?.lower === 'the' ? at + 1 : at;
  return words.every((word, index) => tokens[start + index]?.lower === word) ? start + words.length : null;
}

function operands(
  lattice: Lattice,
  left: ReturnType<typeof columnsAt>[number]['options'],
  at: number,
  kind: 'difference' | 'product',
): TermReading[] {
  return afterOptional(lattice, at, 'the', 'its', 'their').flatMap((start) =>
    columnsAt(lattice, start).flatMap((right) => {
      const readings = left.flatMap((one) =>
        right.options.flatMap((other): { formula: Formula; isAddable: boolean; score: number }[] => {
          const isReached =
            one.column.ref.table === other.column.ref.table ||
            (kind === 'product' && canLookUp(lattice.model, one.column.ref.table, other.column.ref.table));
          if (one.column === other.column || !isReached || !isNumeric(one.column) || !isNumeric(other.column))
            return [];
          const built = combined(lattice.model, kind, one.column, other.column);
          // What is written out is taken as it is written: no quantity is put in between.
          const formula: Formula | null =
            kind === 'difference' && built?.formula.kind === 'difference'
              ? {
                  ...built.formula,
                  left: columnFormula(one.column.ref),
                  right: columnFormula(other.column.ref),
                }
              : (built?.formula ?? null);
          return formula
            ? [{ formula, isAddable: built?.isAddable === true, score: one.score + other.score }]
            : [];
        }),
      );
      const best = Math.max(0, ...readings.map(({ score }) => score));
      return readings
        .filter(({ score }) => score === best)
        .map(
          ({ formula, isAddable }): TermReading => ({
            to: right.to,
            score: 0.96,
            term: { formula, title: null, aggregate: null, per: null, isAddable },
          }),
        );
    }),
  );
}
