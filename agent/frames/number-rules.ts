import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import { unitCalled } from '../lexicon/units.ts';
import { isParticiple } from '../model/header-forms.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Comparison } from '../plan.ts';
import { filterPiece, linkingWords } from './filter-pieces.ts';
import type { Choice, FilterSpec, NumberUnit, Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

/** Comparison words as operators of a condition. */
export const comparisonOf: Partial<Record<Operator, Comparison>> = {
  above: '>',
  below: '<',
  atLeast: '>=',
  atMost: '<=',
  equal: '=',
  notEqual: '<>',
};

/** "price over 100", "over 100 units", "at least 5", "between 10 and 20", "5 or more". */
export function numberRule(lattice: Lattice, at: number): Piece[] {
  const pieces = comparisonsAt(lattice, at).flatMap((reading): Piece[] => {
    const alone = filterPiece(at, reading.to, 0.85, reading.filter(null));
    const after = [reading.to, ...afterIn(lattice, reading.to)]
      .flatMap((next) => columnsAt(lattice, next))
      .filter(isNumeric)
      .filter((column) => isPossible(column.options, reading.filter(null)))
      .map((column) =>
        filterPiece(at, column.to, column.score, reading.filter({ options: byName(column.options) })),
      );
    // "more than 1000 orders" counts orders; it compares no amount.
    const isCount = isFollowedByNoun(lattice, reading.to);
    // What things weigh is told by their weight alone, which `comparativeRule` reads with the verb.
    const isWeighed = lattice.tokens[at - 1]?.lemma === 'weigh';
    return isCount || isWeighed ? after : [alone, ...after];
  });
  for (const column of columnsAt(lattice, at).filter(isNumeric)) {
    if (lattice.tokens[column.to - 1]?.lemma === 'weigh') continue;
    const verb = isParticiple(lattice.tokens[column.to - 1]?.lower ?? '') ? ['by'] : [];
    for (const start of afterOptional(lattice, column.to, ...linkingWords, ...verb)) {
      for (const reading of comparisonsAt(lattice, start).filter((one) => !isFollowedByNoun(lattice, one.to)))
        pieces.push(filterPiece(at, reading.to, column.score, reading.filter({ options: column.options })));
      pieces.push(...averageComparison(lattice, at, start, column.options, column.score));
    }
  }
  return pieces;
}

/** No year is above 3000: "above 3000 in year 2001" says something else of it. */
function isPossible(options: ColumnLink[], filter: FilterSpec): boolean {
  if (filter.kind !== 'number') return true;
  return !options.every(
    ({ column: { profile } }) => isYearColumn(profile) && (filter.value < 1000 || filter.value > 2200),
  );
}

/** "more than 3 nights" is said of `Nights`, where there is such a column, and not of a `Rate per Night`. */
function byName(options: ColumnLink[]): ColumnLink[] {
  const named = options.filter(({ source }) => source === 'name');
  return named.length > 0 ? named : options;
}

/** "more than 500,000 in revenue", "over 100 of total spend". */
function afterIn({ tokens }: Lattice, at: number): number[] {
  if (!['in', 'of'].includes(tokens[at]?.lower ?? '')) return [];
  return tokens[at + 1]?.lower === 'total' ? [at + 1, at + 2] : [at + 1];
}

/** A number before a noun counts that noun, also where it is described first: "8 different orders", "3 cancelled orders". */
function isFollowedByNoun(lattice: Lattice, at: number, described = 0): boolean {
  const spans = lattice.spans[at] ?? [];
  if (spans.some((span) => span.kind === 'table' || span.kind === 'column')) return true;
  return (
    described < longestDescription &&
    spans.some(
      (span) =>
        (span.kind === 'value' || (span.kind === 'operator' && span.operator === 'distinct')) &&
        isFollowedByNoun(lattice, span.to, described + 1),
    )
  );
}

/** Describing words between a number and what it counts. */
const longestDescription = 2;

/** "price above average", "salary below the average salary". */
function averageComparison(
  lattice: Lattice,
  at: number,
  start: number,
  options: ColumnLink[],
  score: number,
): Piece[] {
  return operatorEnds(lattice, start, 'above', 'below').flatMap(({ to, operator }) =>
    afterOptional(lattice, to, 'the', 'of').flatMap((next) =>
      operatorEnds(lattice, next, 'average').flatMap((average) => {
        const filter: FilterSpec = {
          kind: 'aboveAverage',
          column: { options },
          operator: operator === 'above' ? '>' : '<',
        };
        if (['of', 'in', 'for', 'from', 'among'].includes(lattice.tokens[average.to]?.lower ?? '')) return [];
        const repeated = columnsAt(lattice, average.to).filter((column) =>
          column.options.some((link) => options.some((own) => own.column === link.column)),
        );
        return [
          filterPiece(at, average.to, score, filter),
          ...repeated
            .filter(
              (column) =>
                !['of', 'in', 'for', 'from', 'among'].includes(lattice.tokens[column.to]?.lower ?? ''),
            )
            .map((column) => filterPiece(at, column.to, score, filter)),
        ];
      }),
    ),
  );
}

export function isNumeric(reading: { options: ColumnLink[] }): boolean {
  return reading.options.some(({ column: { profile } }) =>
    ['integer', 'decimal', 'double'].includes(profile.type),
  );
}

interface ComparisonReading {
  to: number;
  filter(column: Choice<ColumnLink> | null): FilterSpec;
}

export function comparisonsAt(lattice: Lattice, at: number): ComparisonReading[] {
  const readings: ComparisonReading[] = [];
  for (const { to, operator } of operatorEnds(
    lattice,
    at,
    'above',
    'below',
    'atLeast',
    'atMost',
    'equal',
    'notEqual',
  )) {
    const comparison = comparisonOf[operator];
    for (const next of afterOptional(lattice, to, 'a', 'the', 'of')) {
      const number = numberAt(lattice, next) ?? oneUnitAt(lattice, next);
      if (!number || !comparison) continue;
      readings.push({
        to: number.to,
        filter: (column) => ({
          kind: 'number',
          column,
          operator: comparison,
          value: number.value,
          isPercent: number.isPercent,
          unit: number.unit,
        }),
      });
    }
  }
  for (const { to } of operatorEnds(lattice, at, 'between')) {
    const low = numberAt(lattice, to);
    const isJoined = low !== null && ['and', 'to'].includes(lattice.tokens[low.to]?.lower ?? '');
    const high = isJoined ? numberAt(lattice, low.to + 1) : null;
    if (low && high)
      readings.push({
        to: high.to,
        filter: (column) => ({
          kind: 'between',
          column,
          low: low.value,
          high: high.value,
          unit: unitOf(low, high),
        }),
      });
  }
  readings.push(...spansFrom(lattice, at));
  const bare = numberAt(lattice, at);
  const article = ['a', 'an'].includes(lattice.tokens[at - 1]?.lower ?? '') ? 1 : 0;
  const isHad = ['with', 'having', 'has', 'have', 'had', 'got'].includes(
    lattice.tokens[at - 1 - article]?.lower ?? '',
  );
  if (bare && isHad && columnsAt(lattice, bare.to).some(isNumeric))
    readings.push({
      to: bare.to,
      filter: (column) => ({
        kind: 'number',
        column,
        operator: '=',
        value: bare.value,
        isPercent: bare.isPercent,
        unit: bare.unit,
      }),
    });
  if (bare) {
    for (const { to, operator } of operatorEnds(lattice, bare.to, 'orMore', 'orLess'))
      readings.push({
        to,
        filter: (column) => ({
          kind: 'number',
          column,
          operator: operator === 'orMore' ? '>=' : '<=',
          value: bare.value,
          isPercent: bare.isPercent,
          unit: bare.unit,
        }),
      });
  }
  return readings;
}

/** "from $1,000 to $2,000" of an amount named right before; of a time it would be said by dates. */
function spansFrom(lattice: Lattice, at: number): ComparisonReading[] {
  // "with 5 to 10 units".
  const isHad = ['with', 'having', 'of', 'has', 'have'].includes(lattice.tokens[at - 1]?.lower ?? '');
  const isOpened = lattice.tokens[at]?.lower === 'from';
  if (!isOpened && !isHad) return [];
  const low = numberAt(lattice, isOpened ? at + 1 : at);
  const high = low !== null && lattice.tokens[low.to]?.lower === 'to' ? numberAt(lattice, low.to + 1) : null;
  const isNamed =
    (isHad && high !== null && columnsAt(lattice, high.to).some(isNumeric)) ||
    lattice.spans.slice(0, at).some((own) => own.some((span) => span.kind === 'column' && span.to === at));
  // "invoiced amount from 2024 to 2025" is told of a time.
  const areYears = [low, high].every((one) => one !== null && one.unit === null && isYear(one.value));
  return low && high && isNamed && !areYears
    ? [
        {
          to: high.to,
          filter: (column) => ({
            kind: 'between',
            column,
            low: low.value,
            high: high.value,
            unit: unitOf(low, high),
          }),
        },
      ]
    : [];
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1990 && value <= 2050;
}

/** The unit of a stretch is said once or twice; two that differ are none. */
function unitOf(low: { unit: NumberUnit }, high: { unit: NumberUnit }): NumberUnit {
  return high.unit ?? low.unit;
}

const currencyWords = new Set('usd eur gbp chf dollar dollars euro euros pound pounds $ € £'.split(' '));
/** A number and the unit said with it. */
export function numberAt(
  lattice: Lattice,
  at: number,
): { to: number; value: number; isPercent: boolean; unit: NumberUnit } | null {
  for (const span of lattice.spans[at] ?? []) {
    if (span.kind !== 'number') continue;
    const next = lattice.tokens[span.to];
    const { value, isPercent } = span;
    if (currencyWords.has(next?.lower ?? '')) return { to: span.to + 1, value, isPercent, unit: 'money' };
    const unit = next?.kind === 'word' ? unitCalled(next.lower) : null;
    if (unit !== null) return { to: afterUnit(lattice, span.to + 1), value, isPercent, unit };
    return { to: span.to, value, isPercent, unit: lattice.tokens[at]?.isMoney ? 'money' : null };
  }
  return null;
}

/** "an hour", "half an hour", "a week": one of a unit, or half of one. */
function oneUnitAt(lattice: Lattice, at: number): ReturnType<typeof numberAt> {
  const { tokens } = lattice;
  const isHalf = tokens[at]?.lower === 'half';
  const article = isHalf ? at + 1 : at;
  if (!['a', 'an'].includes(tokens[article]?.lower ?? '')) return null;
  const unit = unitCalled(tokens[article + 1]?.lower ?? '');
  return unit === null ? null : { to: article + 2, value: isHalf ? 0.5 : 1, isPercent: false, unit };
}

/** "30 years old", "20 years of age". */
function afterUnit({ tokens }: Lattice, at: number): number {
  if (['old', 'long'].includes(tokens[at]?.lower ?? '')) return at + 1;
  return tokens[at]?.lower === 'of' && tokens[at + 1]?.lower === 'age' ? at + 2 : at;
}
