import { afterOptional, type Lattice } from '../lattice/lattice.ts';
import type { ColumnLink } from '../model/semantic-model.ts';
import type { Choice, Piece } from './fragments.ts';
import { numberAt } from './number-rules.ts';
import { columnsAt } from './terms.ts';

const bands = new Set(
  'band bands bin bins bucket buckets step steps interval intervals range ranges bracket brackets class classes'.split(
    ' ',
  ),
);
const currencies = new Set('dollar dollars euro euros pound pounds usd eur gbp $ € £ unit units'.split(' '));
const openers = new Set('in with using by per each every into for of'.split(' '));
const histograms = ['histogram', 'frequency distribution', 'frequency table', 'distribution'];

/**
 * "in bands of 5,000", "in steps of $5,000", "in each 5000 dollar band of net amount", "histogram of the order values": rows are told by where in
 * the range of a number they lie.
 */
export function bandRule(lattice: Lattice, at: number): Piece[] {
  return [
    ...histogramsAt(lattice, at),
    ...namedHistograms(lattice, at),
    ...bandsAt(lattice, at),
    ...spreadAt(lattice, at),
  ];
}

function piece(
  from: number,
  to: number,
  column: Choice<ColumnLink> | null,
  width: number | null,
  score = 1,
): Piece {
  return { from, to, score, fragment: { kind: 'band', column, width } };
}

/** Columns of numbers that can be cut into bands. */
function amountsAt(
  lattice: Lattice,
  at: number,
): { to: number; choice: Choice<ColumnLink>; score: number }[] {
  return afterOptional(lattice, at, 'the', 'our', 'all', 'their').flatMap((next) =>
    columnsAt(lattice, next).flatMap(({ to, options, score }) => {
      const amounts = options.filter(
        ({ column: { profile } }) =>
          ['integer', 'decimal', 'double'].includes(profile.type) &&
          ['additive', 'ratio', 'balance'].includes(profile.role),
      );
      return amounts.length > 0 ? [{ to, score, choice: { options: amounts } }] : [];
    }),
  );
}

/** "distribution of order values", "histogram of net amount". */
function histogramsAt(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  return afterOptional(lattice, at, 'the', 'a').flatMap((start) =>
    histograms.flatMap((phrase) => {
      const to = start + phrase.split(' ').length;
      const said = tokens.slice(start, to).map(({ lower }) => lower);
      if (said.join(' ') !== phrase || !['of', 'for'].includes(tokens[to]?.lower ?? '')) return [];
      return amountsAt(lattice, to + 1).map((amount) =>
        piece(at, amount.to, amount.choice, null, amount.score),
      );
    }),
  );
}

/** "order value distribution", "price histogram". */
function namedHistograms(lattice: Lattice, at: number): Piece[] {
  return amountsAt(lattice, at).flatMap(({ to, choice, score }) =>
    ['distribution', 'histogram'].includes(lattice.tokens[to]?.lower ?? '') &&
    !['of', 'by'].includes(lattice.tokens[to + 1]?.lower ?? '')
      ? [piece(at, to + 1, choice, null, score)]
      : [],
  );
}

/** "how are order values distributed". */
function spreadAt(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  if (
    at !== 0 ||
    tokens[0]?.lower !== 'how' ||
    !['is', 'are', 'was', 'were'].includes(tokens[1]?.lower ?? '')
  )
    return [];
  return amountsAt(lattice, 2).flatMap(({ to, choice, score }) =>
    ['distributed', 'spread'].includes(tokens[to]?.lower ?? '') &&
    !['by', 'over', 'across'].includes(tokens[to + 1]?.lower ?? '')
      ? [piece(at, to + 1, choice, null, score)]
      : [],
  );
}

function bandsAt(lattice: Lattice, at: number): Piece[] {
  const { tokens } = lattice;
  const opened = openers.has(tokens[at]?.lower ?? '') ? at + 1 : at;
  const starts = afterOptional(lattice, opened, 'each', 'every', 'a', 'the');
  return starts.flatMap((start) => {
    if (start === at && opened === at) return [];
    return [
      ...widthFirst(lattice, at, start),
      ...widthBehind(lattice, at, start),
      ...columnFirst(lattice, at, start),
    ];
  });
}

function widthAt(lattice: Lattice, at: number): { to: number; width: number } | null {
  const number = numberAt(lattice, at);
  if (!number || number.value <= 0) return null;
  const isUnit = currencies.has(lattice.tokens[number.to]?.lower ?? '');
  return { to: isUnit ? number.to + 1 : number.to, width: number.value };
}

/** "5000 dollar band of net amount", "5,000 bins". */
function widthFirst(lattice: Lattice, from: number, at: number): Piece[] {
  const { tokens } = lattice;
  const size = widthAt(lattice, at);
  if (!size || !bands.has(tokens[size.to]?.lower ?? '')) return [];
  const end = size.to + 1;
  const named = ['of', 'for'].includes(tokens[end]?.lower ?? '') ? amountsAt(lattice, end + 1) : [];
  return [
    piece(from, end, null, size.width),
    ...named.map(({ to, choice, score }) => piece(from, to, choice, size.width, score)),
  ];
}

/** "bands of 5,000", "bins of width 100", "steps of 5,000 dollars". */
function widthBehind(lattice: Lattice, from: number, at: number): Piece[] {
  const { tokens } = lattice;
  // "in groups of 10".
  const isBand = bands.has(tokens[at]?.lower ?? '') || tokens[at]?.lower === 'groups';
  if (!isBand || tokens[at + 1]?.lower !== 'of') return [];
  return afterOptional(lattice, at + 2, 'width', 'size').flatMap((next) => {
    const size = widthAt(lattice, next);
    return size ? [piece(from, size.to, null, size.width)] : [];
  });
}

/** "per net amount band of 5000", "by price range". */
function columnFirst(lattice: Lattice, from: number, at: number): Piece[] {
  return amountsAt(lattice, at).flatMap(({ to, choice, score }) => {
    if (!bands.has(lattice.tokens[to]?.lower ?? '')) return [];
    const size = lattice.tokens[to + 1]?.lower === 'of' ? widthAt(lattice, to + 2) : null;
    return [
      piece(from, to + 1, choice, null, score),
      ...(size ? [piece(from, size.to, choice, size.width, score)] : []),
    ];
  });
}
