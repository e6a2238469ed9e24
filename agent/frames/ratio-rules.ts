import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { fillers } from '../lexicon/carrier-words.ts';
import { oppositesOf } from '../lexicon/opposites.ts';
import { knownRatios } from '../lexicon/ratios.ts';
import { flagOf } from '../model/flag-columns.ts';
import { lemmasWithoutUnits } from '../model/name-phrases.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { ValueLink } from '../model/value-index.ts';
import { saidNames } from '../text/said-names.ts';
import { shareRoot } from '../text/word-roots.ts';
import { flagsAt } from './flag-rules.ts';
import type { FilterSpec, Piece } from './fragments.ts';
import { columnsAt } from './terms.ts';

const rateNouns = new Set(['rate', 'rates', 'percentage', 'ratio', 'quota']);

/** "churn rate", "readmission rate", "win rate": the part of the rows of which a flag or a state says so. */
export function rateRule(lattice: Lattice, at: number): Piece[] {
  const token = lattice.tokens[at];
  // "as a percentage" is no rate of the grade A.
  if (token?.kind !== 'word' || fillers.has(token.lower)) return [];
  if (!rateNouns.has(lattice.tokens[at + 1]?.lower ?? '')) return [];
  const flags = flagsAt(lattice, at)
    .filter(({ to }) => to === at + 1)
    .map(
      (flag): FilterSpec => ({ kind: 'flag', column: { options: flag.options }, negated: flag.isOpposite }),
    );
  const states = flags.length > 0 ? [] : statesCalled(lattice, token.lemma);
  const opposites = oppositesOf(token.lemma).flatMap((word) => statesCalled(lattice, word));
  const make = (filter: FilterSpec, opposite: FilterSpec | null): Piece => ({
    from: at,
    to: at + 2,
    score: 0.96,
    fragment: { kind: 'rate', filter, opposite },
  });
  return [
    ...flags.map((filter) => make(filter, null)),
    ...states.map(({ filter, column, count }) => {
      const other = opposites.find((candidate) => candidate.column === column);
      return make(filter, other && count > 2 ? other.filter : null);
    }),
  ];
}

interface StateReading {
  filter: FilterSpec;
  column: string;
  /** How many states the column knows. */
  count: number;
}

/** Values that are another form of a word: "win" for Won and for Closed Won, "cancellation" for cancelled. */
function statesCalled({ model }: Lattice, lemma: string): StateReading[] {
  return [...model.columns.values()].flatMap((column): StateReading[] => {
    const { profile, ref } = column;
    if (profile.type !== 'text' || profile.distinctCount > 20 || flagOf(profile) !== null) return [];
    const meant = profile.values.filter(({ value }) => {
      const words = lemmasWithoutUnits(value);
      return words.length <= 3 && words.some((word) => word === lemma || shareRoot(word, lemma));
    });
    const [only, ...more] = meant;
    if (!only || more.length > 0) return [];
    const link: ValueLink = { column: ref, value: only.value, score: 0.9, source: 'inflected' };
    const filter: FilterSpec = {
      kind: 'values',
      column: null,
      values: [{ options: [link] }],
      link: 'or',
      negated: false,
    };
    return [{ filter, column: `${ref.table}.${ref.column}`, count: profile.distinctCount }];
  });
}

/** "cost per click", "defective units / units produced", "click-through rate", "defects as % of units produced". */
export function quotientRule(lattice: Lattice, at: number): Piece[] {
  return [...namedRatio(lattice, at), ...writtenRatio(lattice, at)];
}

const ratiosSaid = saidNames(knownRatios, ({ names }) => names);

function namedRatio(lattice: Lattice, at: number): Piece[] {
  return ratiosSaid(lattice.tokens, at).flatMap(({ entry: { above, below }, name, words }): Piece[] => {
    const isOwnColumn = lattice.model.columnIndex.get(name)?.some(({ source }) => source === 'name') === true;
    if (isOwnColumn) return [];
    const numerator = firstCalled(lattice, above);
    const denominator = firstCalled(lattice, below).filter(
      (link) => !numerator.some((other) => other.column === link.column),
    );
    return numerator.length > 0 && denominator.length > 0
      ? [
          {
            from: at,
            to: at + words.length,
            score: 1,
            fragment: {
              kind: 'quotient',
              numerator: { options: numerator },
              denominator: { options: denominator },
              ...(partNames.test(name) && isPart(numerator[0], denominator) ? { isPart: true as const } : {}),
            },
          },
        ]
      : [];
  });
}

/** Ratios that are told in percent. */
const partNames =
  /(?:^| )(?:rate|factor|occupancy|ctr|cvr|utilisation|utilization|percentage|share|proportion)(?: |$)/;

/** No row has more of the part than of the whole. */
function isPart(above: ColumnLink | undefined, below: readonly ColumnLink[]): boolean {
  const most = Number(above?.column.profile.max);
  return below.every(({ column }) => most <= Number(column.profile.max));
}

function firstCalled(lattice: Lattice, words: readonly string[]): ColumnLink[] {
  for (const word of words) {
    const links = (lattice.model.columnIndex.get(word) ?? []).filter(isTotal);
    const best = Math.max(0, ...links.map(({ score }) => score));
    if (links.length > 0) return links.filter(({ score }) => score === best);
  }
  return [];
}

/** Words in front of an amount that say all of it: "overall cost per conversion". */
export const wholeWords = ['the', 'our', 'overall', 'combined', 'general', 'total', 'all'];

export function writtenRatio(lattice: Lattice, at: number): Piece[] {
  return afterOptional(lattice, afterSum(lattice, at), ...wholeWords).flatMap((start) =>
    columnsAt(lattice, start).flatMap((above) => {
      const numerator = above.options.filter(isTotal);
      if (numerator.length === 0) return [];
      return afterOptional(lattice, above.to, 'overall', 'altogether').flatMap((to) =>
        divisionEnds(lattice, to).flatMap((next) =>
          afterOptional(lattice, next, 'the', 'total', 'all').flatMap((from) =>
            columnsAt(lattice, from).flatMap((below): Piece[] => {
              // "electricity cost as a share of total cost": the words of the whole are those of two parts.
              const isOfPart = below.options.some(
                (link) => link.source === 'part' && numerator.some((other) => other.column === link.column),
              );
              if (isOfPart) return [];
              const denominator = below.options.filter(
                (link) => isTotal(link) && !numerator.some((other) => other.column === link.column),
              );
              if (denominator.length === 0) return [];
              return [
                {
                  from: at,
                  to: below.to,
                  score: 0.97,
                  fragment: {
                    kind: 'quotient',
                    numerator: { options: numerator },
                    denominator: { options: denominator },
                  },
                },
              ];
            }),
          ),
        ),
      );
    }),
  );
}

/** Behind "sum of", where that stands there. */
function afterSum({ tokens }: Lattice, at: number): number {
  return tokens[at]?.lower === 'sum' && tokens[at + 1]?.lower === 'of' ? at + 2 : at;
}

const divisions = [
  '/',
  'divided by',
  'as % of',
  'as a percentage of',
  'as percentage of',
  'as a share of',
  'over',
  'for each',
  'for every',
];

/** Behind "per", "/" and their like. */
function divisionEnds(lattice: Lattice, at: number): number[] {
  const words = divisions.flatMap((phrase) => {
    const parts = phrase.split(' ');
    return parts.every((word, index) => lattice.tokens[at + index]?.lower === word)
      ? [at + parts.length]
      : [];
  });
  return [...words, ...operatorEnds(lattice, at, 'per').map(({ to }) => to)];
}

/** Only what may be added up may be divided as a total. */
function isTotal({ column: { profile } }: ColumnLink): boolean {
  return profile.role === 'additive' && ['integer', 'decimal', 'double'].includes(profile.type);
}
