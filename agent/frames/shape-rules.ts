import type { Grain } from '../dates/calendar.ts';
import { readDatePart, readDayParts } from '../dates/day-parts.ts';
import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import { isYearColumn } from '../model/panel-tables.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Direction } from '../plan.ts';
import { isChange } from './compare-rules.ts';
import { datedByRule } from './dated-by-rules.ts';
import { dimensionTermsAt, grainAt } from './dimension-terms.ts';
import { isDoneBy } from './done-by-rules.ts';
import type { DimensionTerm, Fragment, Piece } from './fragments.ts';
import { measuresAt } from './measure-rules.ts';
import { columnsAt, shownTermsAt } from './terms.ts';

const adverbs: Partial<Record<Operator, Grain>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
};

function piece(from: number, to: number, score: number, fragment: Fragment): Piece {
  return { from, to, score, fragment };
}

/** "by region and month", "per customer", "for each store", "monthly". */
export function dimensionRule(lattice: Lattice, at: number): Piece[] {
  // "across all shops" is no grouping, and what it is instead is not said.
  const isAcrossAll = lattice.tokens[at]?.lower === 'across' && lattice.tokens[at + 1]?.lower === 'all';
  // "going by the paid date" says which date counts.
  const isDating =
    datedByRule(lattice, at).some(({ to }) => grainAt(lattice, to) === null) || isDoneBy(lattice, at);
  const grouped = (isAcrossAll || isDating ? [] : operatorEnds(lattice, at, 'by', 'per', 'each')).flatMap(
    ({ to, operator }) =>
      // "for each different style": groups differ already.
      afterOptional(lattice, to, ...(operator === 'each' ? ['different', 'distinct', 'unique'] : []))
        .flatMap((from) => dimensionListsAt(lattice, from))
        .map((list) =>
          piece(at, list.to, list.score, {
            kind: 'dimensions',
            terms: list.terms,
            via: operator as 'by' | 'per' | 'each',
          }),
        ),
  );
  // "month on month growth" asks for the change from each to the next.
  const isOnPrior = lattice.tokens[at + 1]?.lower === 'on' && lattice.tokens.some(isChange);
  const adverbEnds = isOnPrior
    ? []
    : operatorEnds(lattice, at, 'daily', 'weekly', 'monthly', 'quarterly', 'yearly');
  const adverb = adverbEnds.flatMap(({ to, operator }) => {
    const grain = adverbs[operator];
    return grain
      ? [
          piece(at, to, 1, {
            kind: 'dimensions',
            terms: [{ kind: 'grain', grain, column: null }],
            via: 'adverb',
          }),
        ]
      : [];
  });
  const told = columnsAt(lattice, at).flatMap((column) => {
    const dates = column.options.filter((link) => ['date', 'timestamp'].includes(link.column.profile.type));
    if (dates.length === 0) return [];
    return operatorEnds(lattice, column.to, 'daily', 'weekly', 'monthly', 'quarterly', 'yearly').flatMap(
      ({ to, operator }) => {
        const grain = adverbs[operator];
        return grain
          ? [
              piece(at, to, column.score, {
                kind: 'dimensions',
                terms: [{ kind: 'grain', grain, column: { options: dates } }],
                via: 'adverb',
              }),
            ]
          : [];
      },
    );
  });
  const measured = operatorEnds(lattice, at, 'by').flatMap(({ to }) =>
    afterOptional(lattice, to, 'the', 'their').flatMap((next) =>
      measuresAt(lattice, next).map((reading) =>
        piece(at, reading.to, reading.score, { kind: 'byMeasure', aggregate: reading.aggregate }),
      ),
    ),
  );
  return [
    ...grouped,
    ...adverb,
    ...told,
    ...measured,
    ...rankedGrain(lattice, at),
    ...describedGroups(lattice, at),
  ];
}

/** "each steel product": the group stands behind what describes it, which is read as a condition of its own. */
function describedGroups(lattice: Lattice, at: number): Piece[] {
  return operatorEnds(lattice, at, 'per', 'each').flatMap(({ to, operator }) =>
    (lattice.spans[to] ?? []).flatMap((span) =>
      span.kind === 'value'
        ? shownTermsAt(lattice, span.to)
            .filter(({ term }) => term.kind === 'table' || term.choice.options.every(isGroupable))
            .map(({ term, score }) =>
              piece(at, to, score, { kind: 'dimensions', terms: [term], via: operator as 'per' | 'each' }),
            )
        : [],
    ),
  );
}

function isGroupable({ column: { profile } }: ColumnLink): boolean {
  return ['text', 'boolean'].includes(profile.type);
}

function dimensionListsAt(
  lattice: Lattice,
  at: number,
): { to: number; terms: DimensionTerm[]; score: number }[] {
  return dimensionTermsAt(lattice, at).flatMap((first) => {
    const tails = afterSeparator(lattice, first.to).flatMap((next) => dimensionListsAt(lattice, next));
    const longer = tails.map((tail) => ({
      to: tail.to,
      terms: [first.term, ...tail.terms],
      score: Math.min(first.score, tail.score),
    }));
    return [{ to: first.to, terms: [first.term], score: first.score }, ...longer];
  });
}

function afterSeparator(lattice: Lattice, at: number): number[] {
  const comma = lattice.tokens[at]?.lower === ',' ? [at + 1] : [];
  const links = [at, ...comma].flatMap((from) => operatorEnds(lattice, from, 'and').map(({ to }) => to));
  return [...comma, ...links].flatMap((next) => [
    next,
    ...operatorEnds(lattice, next, 'by', 'per', 'each').map(({ to }) => to),
  ]);
}

/** "best month", "which quarter": the unit that is ranked. */
function rankedGrain(lattice: Lattice, at: number): Piece[] {
  const part = readDatePart(lattice.tokens, at);
  const grain = part?.part ?? grainAt(lattice, at);
  const before = lattice.tokens[at - 1]?.lower ?? '';
  const end = part?.to ?? at + 1;
  const isAsked =
    ['which', 'what', 'highest', 'lowest', 'top'].includes(before) ||
    lattice.tokens[at - 1]?.kind === 'number' ||
    isSuperlativeBefore(lattice, at) ||
    isRelated(lattice, at, end);
  if (grain === null || !isAsked) return [];
  return [
    piece(at, part?.to ?? at + 1, 0.95, {
      kind: 'dimensions',
      terms: [{ kind: 'grain', grain, column: null }],
      via: 'each',
    }),
  ];
}

/** "quietest month", "best sales week": a word that ranks right before the unit, or before the one noun that describes it. */
function isSuperlativeBefore(lattice: Lattice, at: number): boolean {
  const isRanking = (from: number, to: number): boolean =>
    (lattice.spans[from] ?? []).some(
      (span) =>
        span.to === to &&
        (span.kind === 'adjective' ||
          (span.kind === 'operator' && rankWords[span.operator] !== undefined && span.operator !== 'top')),
    );
  const described = columnsAt(lattice, at - 1).some(({ to }) => to === at);
  return isRanking(at - 1, at) || isRanking(at - 2, at) || (described && isRanking(at - 2, at - 1));
}

/** "month with the highest revenue", "days when we sold more than 300": the unit is what is asked for. */
function isRelated(lattice: Lattice, at: number, end: number): boolean {
  const first = lattice.tokens[0]?.lower ?? '';
  const isOpening = at === 0 || (at === 1 && ['the', 'which', 'all', 'list', 'show', 'any'].includes(first));
  const behind = (lattice.spans[end] ?? []).find(({ kind }) => kind === 'period')?.to ?? end;
  const next = lattice.tokens[behind]?.lower ?? '';
  const isBounded = behind > end && operatorEnds(lattice, behind, 'above', 'below').length > 0;
  const isLinked =
    isBounded ||
    ['with', 'that', 'when', 'where', 'having'].includes(next) ||
    (next === 'in' && ['which', 'what'].includes(lattice.tokens[end + 1]?.lower ?? ''));
  return isOpening && isLinked;
}

const rankWords: Partial<
  Record<
    Operator,
    { direction: Direction; style: 'top' | 'superlative' | 'most' | 'count' | 'selling' | 'best' }
  >
> = {
  top: { direction: 'descending', style: 'top' },
  bottom: { direction: 'ascending', style: 'top' },
  highest: { direction: 'descending', style: 'superlative' },
  lowest: { direction: 'ascending', style: 'superlative' },
  most: { direction: 'descending', style: 'most' },
  least: { direction: 'ascending', style: 'most' },
  best: { direction: 'descending', style: 'best' },
  worst: { direction: 'ascending', style: 'best' },
  mostCommon: { direction: 'descending', style: 'count' },
  leastCommon: { direction: 'ascending', style: 'count' },
  bestSelling: { direction: 'descending', style: 'selling' },
  worstSelling: { direction: 'ascending', style: 'selling' },
};

/** "top 5", "5 highest", "the most", "cheapest 3", "latest". The number may stand on either side. */
export function rankRule(lattice: Lattice, at: number): Piece[] {
  const pieces: Piece[] = [];
  // "at least 3" compares; it ranks nothing.
  if (lattice.tokens[at - 1]?.lower === 'at') return pieces;
  for (const start of afterOptional(lattice, at, 'the')) {
    const before = countAt(lattice, start);
    pieces.push(...rankWordsAt(lattice, at, start, null), ...heldExtremes(lattice, at, start));
    if (before) pieces.push(...rankWordsAt(lattice, at, before.to, before.value));
  }
  return pieces;
}

/** How many are ranked; in "lowest 3 months" the unit is what is ranked, and no part of the number. */
function countAt({ spans }: Lattice, at: number): { to: number; value: number } | null {
  const number = (spans[at] ?? []).find((span) => span.kind === 'number');
  return number?.kind === 'number' && !number.isPercent && Number.isInteger(number.value) && number.value > 0
    ? { to: number.to, value: number.value }
    : null;
}

/** "the employee with maximum salary", "who has the minimum score": of whom has it, it ranks. */
function heldExtremes(lattice: Lattice, from: number, at: number): Piece[] {
  const holders = ['with', 'has', 'have', 'having', 'had'];
  // "with the maximum page size A4" is said of a column called so.
  const isNamed = columnsAt(lattice, at).length > 0;
  if (isNamed || !holders.includes(lattice.tokens[from - 1]?.lower ?? '')) return [];
  return operatorEnds(lattice, at, 'maximum', 'minimum').flatMap(({ to, operator }) =>
    columnsAt(lattice, to).length > 0
      ? [
          piece(from, to, 1, {
            kind: 'rank',
            direction: operator === 'maximum' ? 'descending' : 'ascending',
            style: 'superlative',
            count: null,
          }),
        ]
      : [],
  );
}

/** "the most borrowed titles", "least used coupon": most often, not the most of an amount. */
function mostDone(lattice: Lattice, from: number, at: number, count: number | null): Piece[] {
  const word = lattice.tokens[at]?.lower;
  const verb = lattice.tokens[at + 1];
  const isDone =
    verb?.kind === 'word' && verb.lower !== verb.lemma && !/s$/.test(verb.lower) && doneVerbs.has(verb.lemma);
  if ((word !== 'most' && word !== 'least') || !isDone) return [];
  return [
    piece(from, at + 2, 1, {
      kind: 'rank',
      direction: word === 'most' ? 'descending' : 'ascending',
      style: 'count',
      count,
    }),
  ];
}

export const doneVerbs = new Set(
  'borrow use visit order rent book request play watch read loan lend download view mention choose report buy'.split(
    ' ',
  ),
);

function rankWordsAt(lattice: Lattice, from: number, at: number, countBefore: number | null): Piece[] {
  const pieces: Piece[] = mostDone(lattice, from, at, countBefore);
  for (const { to, operator } of operatorEnds(lattice, at, ...(Object.keys(rankWords) as Operator[]))) {
    const rank = rankWords[operator];
    if (!rank) continue;
    const after = countBefore === null ? countAt(lattice, to) : null;
    if (after) pieces.push(piece(from, after.to, 1, { kind: 'rank', ...rank, count: after.value }));
    pieces.push(piece(from, to, 1, { kind: 'rank', ...rank, count: countBefore }));
  }
  for (const span of lattice.spans[at] ?? []) {
    const after = countBefore === null ? countAt(lattice, span.to) : null;
    const counts: [number, number | null][] = [[span.to, countBefore]];
    if (after) counts.push([after.to, after.value]);
    for (const [to, count] of counts) {
      if (span.kind === 'adjective')
        pieces.push(
          piece(from, to, 1, { kind: 'adjective', meanings: span.meanings, phrase: span.phrase, count }),
        );
      if (span.kind === 'dateSuperlative')
        pieces.push(piece(from, to, 1, { kind: 'dateSuperlative', direction: span.direction, count }));
    }
  }
  return pieces;
}

/** Date phrases, with the date column before them where one is named: "signed up in 2024", "due date before March". */
export function periodRule(lattice: Lattice, at: number): Piece[] {
  const pieces: Piece[] = [];
  const add = (
    from: number,
    start: number,
    columns: ReturnType<typeof columnsAt>[number] | null,
    negated: boolean,
  ): void => {
    for (const span of lattice.spans[start] ?? []) {
      if (span.kind !== 'period') continue;
      const score = span.reading.hasPreposition ? 1 : 0.97;
      const choice = columns ? { options: columns.options } : null;
      pieces.push(
        piece(from, span.to, score, {
          kind: 'period',
          reading: span.reading,
          column: choice,
          negated,
        }),
      );
    }
  };
  pieces.push(...dayPartPieces(lattice, at));
  if (joinsPeriods(lattice, at)) pieces.push(piece(at, at + 1, 0.9, { kind: 'and' }));
  add(at, at, null, false);
  for (const { to } of operatorEnds(lattice, at, 'not')) add(at, to, null, true);
  for (const column of columnsAt(lattice, at)) {
    const dates = column.options.filter(
      (link) =>
        ['date', 'timestamp'].includes(link.column.profile.type) ||
        isYearName(link.phrase) ||
        isYearColumn(link.column.profile),
    );
    if (dates.length === 0) continue;
    for (const start of afterOptional(lattice, column.to, 'is', 'are', 'was', 'were', 'date', 'falls', 'the'))
      add(at, start, { ...column, options: dates }, false);
  }
  return pieces;
}

/** "or" of "in 2024 or in 2025". */
function joinsPeriods({ tokens, spans }: Lattice, at: number): boolean {
  const isPeriod = ({ kind }: { kind: string }): boolean => kind === 'period';
  return (
    tokens[at]?.lower === 'or' &&
    (spans[at + 1] ?? []).some(isPeriod) &&
    spans.some((own) => own.some((span) => span.kind === 'period' && span.to === at))
  );
}

/** "on weekends", "not on Sundays". */
function dayPartPieces(lattice: Lattice, at: number): Piece[] {
  const make = (start: number, negated: boolean): Piece[] =>
    readDayParts(lattice.tokens, start).map((reading) =>
      piece(at, reading.to, 0.97, { kind: 'dayPart', reading, negated }),
    );
  return [...make(at, false), ...operatorEnds(lattice, at, 'not').flatMap(({ to }) => make(to, true))];
}

function isYearName(phrase: string): boolean {
  return /\byear\b/.test(phrase);
}
