import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import { oncePerQuestion } from '../text/once-per-question.ts';
import type { Token } from '../text/tokens.ts';
import type { AggregateTerm, Piece } from './fragments.ts';
import { rowAmounts } from './measure-rules.ts';
import { termsAt } from './terms.ts';

const nouns = new Set('percentile percentiles quantile quantiles pctile pctl centile centiles'.split(' '));
/** Words that name several at once, or with "first", "lower" and so on one of them. */
const parted: Readonly<Record<string, number>> = {
  tercile: 3,
  tertile: 3,
  quartile: 4,
  quintile: 5,
  decile: 10,
};
const ordinals = new Map(
  'first second third fourth fifth sixth seventh eighth ninth'
    .split(' ')
    .flatMap((word, index): [string, number][] => [
      [word, index + 1],
      [`${index + 1}${['st', 'nd', 'rd'][index] ?? 'th'}`, index + 1],
    ]),
);
const between = new Set('of the for in on our all an a its their each'.split(' '));

/** "90th percentile of net amount", "p90 of net amount", "quartiles of the order value": what part of the values lies below. */
export function quantileRule(lattice: Lattice, at: number): Piece[] {
  if (!saysQuantiles(lattice.tokens)) return [];
  return [...quantilesBefore(lattice, at), ...quantilesBehind(lattice, at)].flatMap(
    ({ to, score, shares, term, isSpread }) => {
      const [first, ...more] = shares.map(
        (quantile): AggregateTerm => ({
          aggregate: 'quantile',
          quantile,
          term,
          isHowMany: false,
          ...(isSpread ? { isSpread } : {}),
        }),
      );
      if (!first) return [];
      const beside = more.length > 0 ? { beside: more } : {};
      return [{ from: at, to, score, fragment: { kind: 'aggregate', aggregate: first, ...beside } }];
    },
  );
}

const saysQuantiles = oncePerQuestion((tokens) => tokens.some((_, at) => quantilesAt(tokens, at) !== null));

interface QuantileReading {
  to: number;
  score: number;
  shares: number[];
  term: AggregateTerm['term'];
  isSpread?: true;
}

interface Shares {
  to: number;
  shares: number[];
  isSpread?: true;
}

function quantilesBefore(lattice: Lattice, at: number): QuantileReading[] {
  return afterOptional(lattice, at, 'the').flatMap((start) => {
    const said = quantilesAt(lattice.tokens, start);
    if (!said) return [];
    let next = said.to;
    while (between.has(lattice.tokens[next]?.lower ?? '')) next += 1;
    const places = said.to === next ? [next] : [said.to, next];
    const readings = places.flatMap((place) => termsAt(lattice, place));
    const amounts = readings.filter(({ term }) => isAmount(term));
    // "90th percentile of the orders" is of what they each come to.
    const ofRows =
      amounts.length > 0 ? [] : readings.flatMap((reading) => rowAmounts(lattice, reading, 'quantile'));
    return [
      ...amounts.map(({ to, score, term }) => ({ ...said, to, score, term })),
      ...ofRows.map(({ to, score, aggregate }) => ({ ...said, to, score, term: aggregate.term })),
    ];
  });
}

/** "net amount 90th percentile", "order value: quartiles". */
function quantilesBehind(lattice: Lattice, at: number): QuantileReading[] {
  return termsAt(lattice, at)
    .filter(({ term }) => isAmount(term))
    .flatMap(({ to, score, term }) =>
      afterOptional(lattice, to, ',', ':', 'the').flatMap((next) => {
        const said = quantilesAt(lattice.tokens, next);
        // "net amount: 90th percentile of …" goes on with its own amount.
        return said && lattice.tokens[said.to]?.lower !== 'of' ? [{ ...said, score, term }] : [];
      }),
    );
}

function isAmount(term: NonNullable<AggregateTerm['term']>): boolean {
  return (
    term.kind === 'column' &&
    term.choice.options.every(
      ({ column: { profile } }) =>
        ['integer', 'decimal', 'double'].includes(profile.type) && profile.role !== 'identifier',
    )
  );
}

/** One quantile or several: "p50 and p90", "25th, 50th and 75th percentiles", "lower quartile", "deciles". */
function quantilesAt(tokens: readonly Token[], at: number): Shares | null {
  return spread(tokens, at) ?? shortForms(tokens, at) ?? percentiles(tokens, at) ?? parts(tokens, at);
}

/** "interquartile range": how far the quartiles are apart. */
function spread(tokens: readonly Token[], at: number): Shares | null {
  const words = tokens.slice(at, at + 3).map(({ lower }) => lower);
  const to = spreads.find((phrase) => phrase.split(' ').every((word, index) => words[index] === word));
  return to ? { to: at + to.split(' ').length, shares: [0.25, 0.75], isSpread: true } : null;
}

const spreads = ['interquartile range', 'inter quartile range', 'quartile range', 'iqr'];
const links = new Set([',', 'and', '/', '&']);

function afterLinks(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + 2 && links.has(tokens[next]?.lower ?? '')) next += 1;
  return next === at ? -1 : next;
}

function shortForms(tokens: readonly Token[], at: number): { to: number; shares: number[] } | null {
  const share = (token: Token | undefined): number | null => {
    const digits = /^p(\d{1,2})$/.exec(token?.lower ?? '')?.[1];
    return digits && Number(digits) > 0 ? Number(digits) / 100 : null;
  };
  return listed(tokens, at, (token) => share(token));
}

/** A list of shares, each read from one token. */
function listed(
  tokens: readonly Token[],
  at: number,
  shareOf: (token: Token | undefined) => number | null,
): { to: number; shares: number[] } | null {
  const shares: number[] = [];
  let to = at;
  for (let next = at; next >= 0; next = afterLinks(tokens, to)) {
    const share = shareOf(tokens[next]);
    if (share === null) break;
    shares.push(share);
    to = next + 1;
  }
  return shares.length > 0 ? { to, shares } : null;
}

function percentiles(tokens: readonly Token[], at: number): { to: number; shares: number[] } | null {
  const named = listed(tokens, at, percentOf);
  if (named && nouns.has(tokens[named.to]?.lower ?? '')) return { ...named, to: named.to + 1 };
  // "the percentiles 10, 50 and 90".
  if (!nouns.has(tokens[at]?.lower ?? '')) return null;
  return listed(tokens, at + 1, percentOf);
}

/** "90th", "90", "90 %", "0.9". */
function percentOf(token: Token | undefined): number | null {
  if (token?.lower === 'median') return 0.5;
  const ordinal = /^(\d{1,2}(?:\.\d+)?)(?:st|nd|rd|th)$/.exec(token?.lower ?? '')?.[1];
  const value = ordinal ? Number(ordinal) : (token?.value ?? null);
  if (value === null || value <= 0 || value >= 100) return null;
  return value < 1 && !ordinal && token?.isPercent !== true ? value : value / 100;
}

function parts(tokens: readonly Token[], at: number): { to: number; shares: number[] } | null {
  const word = tokens[at]?.lower ?? '';
  const plural = /s$/.test(word) ? parted[word.slice(0, -1)] : undefined;
  if (plural)
    return { to: at + 1, shares: Array.from({ length: plural - 1 }, (_, index) => (index + 1) / plural) };
  const both = twoEnds(tokens, at);
  if (both) return both;
  const next = tokens[at + 1]?.lower ?? '';
  const count = parted[next];
  if (!count) return null;
  const which =
    word === 'lower' || word === 'bottom'
      ? 1
      : word === 'upper' || word === 'top'
        ? count - 1
        : word === 'middle' && count === 4
          ? 2
          : (ordinals.get(word) ?? null);
  return which !== null && which < count ? { to: at + 2, shares: [which / count] } : null;
}

/** "lower and upper quartile", "first and third quartiles". */
function twoEnds(tokens: readonly Token[], at: number): { to: number; shares: number[] } | null {
  const [first, and, last, noun] = tokens.slice(at, at + 4).map(({ lower }) => lower);
  const isPair = (first === 'lower' && last === 'upper') || (first === 'first' && last === 'third');
  return isPair && and === 'and' && (noun === 'quartile' || noun === 'quartiles')
    ? { to: at + 4, shares: [0.25, 0.75] }
    : null;
}
