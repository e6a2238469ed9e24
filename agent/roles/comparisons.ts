import type { Lattice } from '../lattice/lattice.ts';
import { comparativeAdjectives } from '../lexicon/dimensions.ts';
import type { Operator } from '../lexicon/operators.ts';
import type { Comparison, Predicate } from '../plan.ts';
import { isNumber } from '../planning/nouns.ts';
import type { Part } from './links.ts';

const comparisons = new Map<Operator, Comparison>([
  ['above', '>'],
  ['below', '<'],
  ['atLeast', '>='],
  ['atMost', '<='],
  ['equal', '='],
  ['notEqual', '<>'],
]);
/** Of numbers that stand for a time: a season, a year. */
const bounds = new Map<string, Comparison>([
  ['after', '>'],
  ['since', '>='],
  ['before', '<'],
  ['until', '<='],
]);
const reach = 6;

/** "between 3 and 5", "in the range of 3 and 5", "from 3 to 5": whether this number and the next one are the ends of one range. */
export function comparesBetween({ spans, tokens }: Lattice, { mention }: Part, next: Part): boolean {
  const link = tokens.slice(mention.to, next.mention.from).map(({ lower }) => lower);
  if (link.length !== 1 || !['and', 'to', '-', '–'].includes(link[0] ?? '')) return false;
  if (link[0] !== 'and') return true;
  return [1, 2, 3, 4, 5].some((back) =>
    (spans[mention.from - back] ?? []).some(
      (span) =>
        span.kind === 'operator' &&
        span.operator === 'between' &&
        (span.to === mention.from || span.to === mention.from - 1),
    ),
  );
}

/** "a price above the average": compared with the mean of all. */
export function meanPredicate({ tokens }: Lattice, { column, mention }: Part): Predicate | null {
  if (!column || !isNumber(column)) return null;
  const words = tokens
    .slice(Math.max(0, mention.from - reach), mention.to + reach + 1)
    .map(({ lower }) => lower);
  if (!words.some((word) => word === 'average' || word === 'mean')) return null;
  const operator = words.some((word) => isMore.test(word))
    ? '>'
    : words.some((word) => isLess.test(word))
      ? '<'
      : null;
  return operator ? { kind: 'average', column: column.ref, operator } : null;
}

const isMore =
  /^(more|greater|higher|larger|bigger|longer|older|taller|heavier|over|above|later|exceeding|exceeds?|expensive)$/;
const isLess = /^(less|fewer|lower|smaller|younger|shorter|lighter|under|below|earlier|cheaper)$/;

/** "more than 5", "5 or more": how a number is compared; equal where nothing says it. */
export function comparisonAt(lattice: Lattice, part: Part, subject: Part | undefined): Comparison {
  return comparisonBehind(lattice, part) ?? comparisonBefore(lattice, part, subject) ?? '=';
}

function comparisonBehind({ spans, tokens }: Lattice, { mention }: Part): Comparison | null {
  const behind = (spans[mention.to] ?? []).flatMap((span) =>
    span.kind === 'operator' ? [span.operator] : [],
  );
  const words = tokens.slice(mention.to, mention.to + 4).map(({ lower }) => lower);
  const [link, word] = words;
  // "above 50 or younger than 40" begins anew.
  if (words.includes('than')) return null;
  // "below 3 or above 5": the second number begins anew.
  const isOfNext = (spans[mention.to] ?? []).some(
    (span) => span.kind === 'operator' && orBounds.has(span.operator) && isNumberAt(spans, span.to),
  );
  if (isOfNext) return null;
  if (behind.includes('orMore')) return '>=';
  if (behind.includes('orLess')) return '<=';
  if (link !== 'or' && link !== 'and') return null;
  if (word === 'later') return '>=';
  if (word === 'earlier') return '<=';
  const measured = comparativeAdjectives.get(word ?? '');
  return measured ? (measured.operator === '>' ? '>=' : '<=') : null;
}

const orBounds = new Set<Operator>(['orMore', 'orLess']);

function isNumberAt(spans: Lattice['spans'], at: number): boolean {
  return (spans[at] ?? []).some(({ kind }) => kind === 'number');
}

/** Of the words between the column and the number the last that compare, each as long as it goes: "larger than or equal to" is one. */
function comparisonBefore(
  { spans, tokens }: Lattice,
  { mention }: Part,
  subject: Part | undefined,
): Comparison | null {
  const around = subject && subject.mention.to <= mention.from ? subject.mention.from : mention.from;
  let found: Comparison | null = null;
  for (let at = Math.max(0, around - 3, mention.from - reach); at < mention.from; ) {
    const said = (spans[at] ?? []).flatMap((span) =>
      span.kind === 'operator' && span.to <= mention.from && comparisons.has(span.operator) ? [span] : [],
    );
    const [longest] = said.toSorted((left, right) => right.to - left.to);
    // What is said of another number does not bound this one: "below 160 and two beds".
    if (isNumberAt(spans, at)) found = null;
    if (longest) found = comparisons.get(longest.operator) ?? found;
    at = longest?.to ?? at + 1;
  }
  if (found) return found;
  const last = tokens[mention.from - 1]?.lower ?? '';
  const bound = bounds.get(last) ?? bounds.get(tokens[mention.from - 2]?.lower ?? '');
  if (last !== 'than') return bound ?? null;
  const said = tokens.slice(Math.max(0, mention.from - reach - 1), mention.from).map(({ lower }) => lower);
  const word = said.findLast((one) => isMore.test(one) || isLess.test(one) || comparativeAdjectives.has(one));
  if (word === undefined) return null;
  return comparativeAdjectives.get(word)?.operator ?? (isMore.test(word) ? '>' : '<');
}
