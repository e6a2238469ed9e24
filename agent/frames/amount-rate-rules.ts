import { afterOptional, type Lattice, operatorEnds } from '../lattice/lattice.ts';
import { pieceNouns, plainTails, rateTails, ratioTails, wholesOf } from '../lexicon/rate-words.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import { isAmount, isPart, wholesFor } from '../model/wholes-of-amounts.ts';
import { shareRoot } from '../text/word-roots.ts';
import type { Piece } from './fragments.ts';
import { wholeWords, writtenRatio } from './ratio-rules.ts';
import { columnsAt } from './terms.ts';

/**
 * Rates of two amounts, over all rows of a group and never the mean of the rates of rows: "defect rate" is the defects to all that was produced,
 * "defects per 1,000 produced" a thousand times that, and "average defect rate" no other number. What the amount is a part of is found by meaning;
 * where several columns could be it, all are offered.
 */
export function amountRateRule(lattice: Lattice, at: number): Piece[] {
  if (!saysRate(lattice)) return [];
  const averaged = operatorEnds(lattice, at, 'average').flatMap(({ to }) => writtenRatio(lattice, to));
  const called = afterAverage(lattice, at).flatMap((start) => [
    ...calledRates(lattice, start),
    ...dividedBy(lattice, start),
    ...scaledRates(lattice, start),
  ]);
  return [...averaged, ...called].map((piece) => ({ ...piece, from: at }));
}

/** Most questions say no such word, and need not be looked through for one at each of theirs. */
export function saysRate({ tokens }: Pick<Lattice, 'tokens'>): boolean {
  return tokens.some(({ lower }) => rateTails.has(lower) || scaling.has(lower));
}

const scaling = new Set(['per', 'every', 'each', '/', 'over', 'divided', 'percent', '%', 'share']);

function afterAverage(lattice: Lattice, at: number): number[] {
  // "ranked by defect rate".
  const openings = [at, ...operatorEnds(lattice, at, 'average', 'by').map(({ to }) => to)];
  return [...new Set(openings.flatMap((from) => afterOptional(lattice, from, ...wholeWords)))];
}

/** "defect rate", "overtime ratio", "rate of defects". */
function calledRates(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const isTurned = rateTails.has(tokens[at]?.lower ?? '') && tokens[at + 1]?.lower === 'of';
  const starts = isTurned ? afterOptional(lattice, at + 2, 'the', 'all') : [at];
  return starts.flatMap((start) =>
    columnsAt(lattice, start).flatMap(({ to, options }): Piece[] => {
      const tail = isTurned ? tokens[at]?.lower : tokens[to]?.lower;
      if (!rateTails.has(tail ?? '') || (!isTurned && isOwnColumn(lattice, start, to + 1))) return [];
      const amounts = options.filter(
        (link) => isAmount(link) && (plainTails.has(tail ?? '') || wholesOf(link.column.lemmas) !== null),
      );
      return ratesOver(amounts, (above) => wholesFor(lattice.model, above)).map(({ above, below }) =>
        quotient(at, isTurned ? to : to + 1, above, below, {
          ...(isPart(above, below, tail ?? '') ? { isPart: true } : {}),
        }),
      );
    }),
  );
}

/** "ratio of overtime to hours". */
function dividedBy(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  if (!ratioTails.has(tokens[at]?.lower ?? '') || tokens[at + 1]?.lower !== 'of') return [];
  return columnsAt(lattice, at + 2).flatMap((above) =>
    !['to', 'over', 'and'].includes(tokens[above.to]?.lower ?? '')
      ? []
      : columnsAt(lattice, above.to + 1).flatMap((below): Piece[] => {
          const wholes = below.options.filter(isAmount);
          return ratesOver(above.options.filter(isAmount), () => wholes).map((rate) =>
            quotient(at, below.to, rate.above, rate.below, {}),
          );
        }),
  );
}

/** "defects per 1000 produced", "returns per hundred units", "accidents per million". */
function scaledRates(lattice: Lattice, at: number): Piece[] {
  return columnsAt(lattice, at).flatMap((above) => {
    const scale = scaleAt(lattice, above.to);
    if (!scale) return [];
    const named = afterOptional(lattice, scale.to, 'of', 'the').flatMap((next) => columnsAt(lattice, next));
    const told = named.flatMap(({ to, options }) =>
      ratesOver(above.options.filter(isAmount), () => options.filter(isAmount)).map((rate) =>
        quotient(at, to, rate.above, rate.below, { times: scale.value }),
      ),
    );
    if (named.length > 0) return told;
    const called = ratesOver(above.options.filter(isAmount), (one) => amountBehind(lattice, scale.to, one));
    if (called.length > 0)
      return called.map((rate) => quotient(at, scale.to + 1, rate.above, rate.below, { times: scale.value }));
    const end = openEnd(lattice, scale);
    if (end === null) return [];
    return ratesOver(above.options.filter(isAmount), (one) => wholesFor(lattice.model, one)).map((rate) =>
      quotient(at, end, rate.above, rate.below, { times: scale.value }),
    );
  });
}

const scaleWords = new Map(Object.entries({ hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 }));

/** "per 1,000", "for every hundred", "out of every million": how many the rate is told for. */
export function scaleAt(
  { tokens }: Pick<Lattice, 'tokens'>,
  at: number,
): { to: number; value: number } | null {
  const words = [0, 1, 2].map((index) => tokens[at + index]?.lower ?? '');
  const lead =
    words[0] === 'per'
      ? 1
      : ['for', 'in'].includes(words[0] ?? '') && ['every', 'each'].includes(words[1] ?? '')
        ? 2
        : words.join(' ') === 'out of every'
          ? 3
          : 0;
  const token = tokens[at + lead];
  if (lead === 0 || !token) return null;
  const value = token.kind === 'number' ? token.value : (scaleWords.get(token.lower) ?? null);
  return value !== null && value > 1 && !token.isPercent ? { to: at + lead + 1, value } : null;
}

const behindRates = new Set(
  'by in for of per where and , last this during since between from with is was'.split(' '),
);

/** The token behind a scale that names nothing it is told of; null where something stands there that was not read as that. */
export function openEnd(
  { tokens }: Pick<Lattice, 'tokens'>,
  { to, value }: { to: number; value: number },
): number | null {
  const next = tokens[to];
  if (!Number.isInteger(Math.log10(value))) return null;
  if (pieceNouns.has(next?.lemma ?? '')) return to + 1;
  return next === undefined || behindRates.has(next.lower) ? to : null;
}

function quotient(
  from: number,
  to: number,
  above: ColumnLink,
  below: ColumnLink[],
  how: { times?: number; isPart?: true },
): Piece {
  return {
    from,
    to,
    score: 0.98,
    fragment: { kind: 'quotient', numerator: { options: [above] }, denominator: { options: below }, ...how },
  };
}

/** Each amount with the wholes of its own table. */
function ratesOver(
  amounts: readonly ColumnLink[],
  wholesOfLink: (link: ColumnLink) => ColumnLink[],
): { above: ColumnLink; below: ColumnLink[] }[] {
  return amounts.flatMap((above) => {
    const below = wholesOfLink(above).filter(
      ({ column }) => column !== above.column && column.ref.table === above.column.ref.table,
    );
    return below.length > 0 ? [{ above, below }] : [];
  });
}

/** A column that is itself called a rate is what is asked for. */
export function isOwnColumn({ spans }: Pick<Lattice, 'spans'>, at: number, to: number): boolean {
  return (spans[at] ?? []).some(
    (span) => span.kind === 'column' && span.to >= to && span.links.some(({ source }) => source === 'name'),
  );
}

/** The amount of the same table that is called by a form of the word at a token, where the word is no name by itself: "made", "production". */
export function amountBehind(
  { model, tokens }: Pick<Lattice, 'model' | 'tokens'>,
  at: number,
  { column: above }: Pick<ColumnLink, 'column'>,
): ColumnLink[] {
  const word = tokens[at];
  if (word?.kind !== 'word') return [];
  return [...model.columns.values()].flatMap((column): ColumnLink[] => {
    const isOther = column !== above && column.ref.table === above.ref.table && isAmount({ column });
    const isCalled = column.lemmas.some((own) => shareRoot(own, word.lemma) || shareRoot(own, word.lower));
    return isOther && isCalled ? [{ column, score: 0.9, source: 'synonym', phrase: word.lemma }] : [];
  });
}
