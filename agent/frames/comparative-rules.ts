import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { comparativeAdjectives, type Measured, measuringVerbs } from '../lexicon/dimensions.ts';
import { converted, unitOfHeader } from '../lexicon/units.ts';
import { lemmasWithoutUnits } from '../model/name-phrases.ts';
import type { ColumnLink, ModelColumn } from '../model/semantic-model.ts';
import type { Comparison } from '../plan.ts';
import { wordsOfName } from '../text/lemmas.ts';
import { filterPiece } from './filter-pieces.ts';
import type { NumberUnit, Piece } from './fragments.ts';
import { comparisonsAt, isNumeric, numberAt } from './number-rules.ts';
import { columnsAt } from './terms.ts';

/** "older than 50", "5 km or longer", "aged 30 to 40", "worth more than 20k": the word says which column is meant. */
export function comparativeRule(lattice: Lattice, at: number): Piece[] {
  return [
    ...thanNumber(lattice, at),
    ...thanAverage(lattice, at),
    ...numberOr(lattice, at),
    ...measuredVerb(lattice, at),
    ...agedRange(lattice, at),
  ];
}

function thanNumber(lattice: Lattice, at: number): Piece[] {
  const isMore = lattice.tokens[at]?.lower === 'more' && lattice.tokens[at + 1]?.lower === 'expensive';
  const isLess = lattice.tokens[at]?.lower === 'less' && lattice.tokens[at + 1]?.lower === 'expensive';
  const word = isMore ? 'pricier' : isLess ? 'cheaper' : (lattice.tokens[at]?.lower ?? '');
  const measured = comparativeAdjectives.get(word);
  const than = isMore || isLess ? at + 2 : at + 1;
  if (!measured || lattice.tokens[than]?.lower !== 'than') return [];
  const number = numberAt(lattice, than + 1);
  if (!number) return [];
  const named = columnsAt(lattice, number.to).filter(isNumeric);
  const own = (operator: Comparison): Piece[] =>
    piecesFor(lattice, at, number.to, measured, { ...number, operator });
  return [
    ...own(measured.operator),
    // "longer than 5 nights" names the column behind the number.
    ...named.map((column) =>
      filterPiece(at, column.to, 0.96, {
        kind: 'number',
        column: { options: column.options },
        operator: measured.operator,
        value: number.value,
        isPercent: number.isPercent,
        unit: number.unit,
      }),
    ),
  ];
}

/** "boats that are longer than average": set against the mean of what the things named before have. */
function thanAverage(lattice: Lattice, at: number): Piece[] {
  const measured = comparativeAdjectives.get(lattice.tokens[at]?.lower ?? '');
  if (!measured || lattice.tokens[at + 1]?.lower !== 'than') return [];
  const own = tablesBefore(lattice, at);
  const options = columnsMeasuring(lattice, measured.columns, null, own);
  if (options.length === 0 || options.some(({ column }) => !own.has(column.ref.table))) return [];
  return afterOptional(lattice, at + 2, 'the', 'an', 'our').flatMap((start) =>
    operatorEnds(lattice, start, 'average').map(({ to }) =>
      filterPiece(at, to, 0.95, { kind: 'aboveAverage', column: { options }, operator: measured.operator }),
    ),
  );
}

/** Tables of the things that are named last before a token. */
function tablesBefore({ spans }: Lattice, at: number): Set<string> {
  const named = spans
    .slice(0, at)
    .map((own) => own.flatMap((span) => (span.kind === 'table' && span.to <= at ? span.links : [])));
  return new Set(named.findLast((links) => links.length > 0)?.map(({ table }) => table.sqlName));
}

/** "80 or older", "5 km and longer", "30 minutes or less" of a comparative adjective. */
function numberOr(lattice: Lattice, at: number): Piece[] {
  const from = ['aged', 'age'].includes(lattice.tokens[at]?.lower ?? '') ? at + 1 : at;
  const number = numberAt(lattice, from);
  if (!number || !['or', 'and'].includes(lattice.tokens[number.to]?.lower ?? '')) return [];
  const measured = comparativeAdjectives.get(lattice.tokens[number.to + 1]?.lower ?? '');
  if (!measured) return [];
  const operator = measured.operator === '>' ? '>=' : '<=';
  return piecesFor(lattice, at, number.to + 2, measured, { ...number, operator });
}

/** "worth more than 20k", "weighed over ten kilos", "aged under 18", "listed at 20,000 or less". */
function measuredVerb(lattice: Lattice, at: number): Piece[] {
  const token = lattice.tokens[at];
  const columns = measuringVerbs.get(token?.lower ?? '') ?? measuringVerbs.get(token?.lemma ?? '');
  if (!columns) return [];
  return afterOptional(lattice, at + 1, 'at', 'for', 'just', 'longer', 'more', 'of').flatMap((start) =>
    comparisonsAt(lattice, start).flatMap((reading): Piece[] => {
      const filter = reading.filter(null);
      if (filter.kind !== 'number') return [];
      // "stays of at least 3 nights" are rows, and their nights are compared.
      const isRows = (lattice.spans[at] ?? []).some(({ kind }) => kind === 'table');
      if (isRows && columnsAt(lattice, reading.to).some(isNumeric)) return [];
      return piecesFor(lattice, at, reading.to, { columns, operator: '>' }, filter);
    }),
  );
}

/** "aged 30 to 40", "aged 30-40", "people 30 to 40 years old", "between 30 and 40 years old". */
function agedRange(lattice: Lattice, at: number): Piece[] {
  const isAged = ['aged', 'ages', 'age'].includes(lattice.tokens[at]?.lower ?? '');
  const start = isAged ? at + 1 : at;
  const between =
    operatorEnds(lattice, start, 'between').at(0)?.to ??
    (lattice.tokens[start]?.lower === 'from' ? start + 1 : start);
  const low = numberAt(lattice, between);
  const link = lattice.tokens[low?.to ?? -1]?.lower ?? '';
  const high = low && ['to', 'and', '-', '–'].includes(link) ? numberAt(lattice, low.to + 1) : null;
  if (!low || !high || low.value >= high.value) return [];
  const isYears =
    lattice.tokens[high.to - 1]?.lower === 'old' || lattice.tokens[high.to - 1]?.lower === 'age';
  if (!isAged && !isYears) return [];
  const options = columnsMeasuring(lattice, ['age'], null);
  return options.length > 0
    ? [
        filterPiece(at, high.to, 0.96, {
          kind: 'between',
          unit: null,
          column: { options },
          low: low.value,
          high: high.value,
        }),
      ]
    : [];
}

interface Bound {
  operator: Comparison;
  value: number;
  isPercent: boolean;
  unit: NumberUnit;
}

/** What things have, each by itself. */
const ofOneThing = new Set('weight mass height age length width'.split(' '));

function piecesFor(lattice: Lattice, from: number, to: number, measured: Measured, bound: Bound): Piece[] {
  const options = columnsMeasuring(lattice, measured.columns, bound.unit, tablesBefore(lattice, from));
  if (options.length === 0) return [];
  const { operator, value, isPercent, unit } = bound;
  return [
    filterPiece(from, to, 0.95, {
      kind: 'number',
      column: { options },
      operator,
      value,
      isPercent,
      unit,
      ...(measured.columns.some((word) => ofOneThing.has(word)) && { isOfOne: true }),
    }),
  ];
}

/**
 * Number columns whose header ends in one of the words; the first word that any column ends in decides. With a unit, those in it; where one of the
 * tables `of` has such a column, those of them: trips are longer by their distance, whatever the length of a boat is.
 */
export function columnsMeasuring(
  { model }: Lattice,
  words: string[],
  unit: NumberUnit,
  of: ReadonlySet<string> = new Set(),
): ColumnLink[] {
  const numeric = [...model.columns.values()].filter(
    ({ profile }) => ['integer', 'decimal', 'double'].includes(profile.type) && profile.role !== 'identifier',
  );
  const exact = unit === null || unit === 'money' ? numeric : numeric.filter((column) => isIn(column, unit));
  const inUnit = exact.length > 0 ? exact : numeric.filter((column) => isOfKind(column, unit));
  const candidates = unit === 'year' && words.includes('age') ? numeric : inUnit;
  const own = candidates.filter(({ ref }) => of.has(ref.table));
  for (const among of [own, candidates])
    for (const word of words) {
      const found = among.filter((column) =>
        namesOf(column).some((name) => name === word || name.endsWith(` ${word}`)),
      );
      if (found.length > 0)
        return found.map((column) => ({ column, score: 0.9, source: 'part', phrase: word }));
    }
  return unit === null || unit === 'money'
    ? []
    : inUnit.map((column) => ({ column, score: 0.8, source: 'part', phrase: unit }));
}

function isIn(column: ModelColumn, unit: NumberUnit): boolean {
  return unitOfHeader(wordsOfName(column.ref.column), column.profile.unit) === unit;
}

/** An amount of minutes, where hours were said. */
function isOfKind(column: ModelColumn, unit: NumberUnit): boolean {
  const own = unitOfHeader(wordsOfName(column.ref.column), column.profile.unit);
  return own !== null && unit !== null && unit !== own && converted(1, unit, own) !== null;
}

/** The header without its unit, and up to its "of": "length of stay" is a length and a stay. */
function namesOf(column: ModelColumn): string[] {
  const words = lemmasWithoutUnits(column.ref.column.replaceAll(/[([][^)\]]*[)\]]/g, ' ')).filter(
    (word) =>
      !['min', 'h', 'hr', 'sec', 'year'].includes(word) && word !== column.profile.unit?.toLowerCase(),
  );
  const of = words.indexOf('of');
  return [words.join(' '), ...(of > 0 ? [words.slice(0, of).join(' ')] : [])];
}
