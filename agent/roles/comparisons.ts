import type { Lattice } from '../lattice/lattice.ts';
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
const reach = 5;

export function comparesBetween({ spans }: Lattice, { mention }: Part): boolean {
  return [1, 2].some((back) =>
    (spans[mention.from - back] ?? []).some(
      (span) => span.kind === 'operator' && span.operator === 'between',
    ),
  );
}

/** "a price above the average": compared with the mean of all. */
export function meanPredicate({ tokens }: Lattice, { column, mention }: Part): Predicate | null {
  if (!column || !isNumber(column)) return null;
  const words = tokens
    .slice(Math.max(0, mention.from - reach), mention.to + reach + 2)
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
export function comparisonAt(
  { spans, tokens }: Lattice,
  { mention }: Part,
  subject: Part | undefined,
): Comparison {
  const behind = (spans[mention.to] ?? []).flatMap((span) =>
    span.kind === 'operator' ? [span.operator] : [],
  );
  const isOther = tokens.slice(mention.to, mention.to + 4).some(({ lower }) => lower === 'than');
  if (behind.includes('orMore') && !isOther) return '>=';
  if (behind.includes('orLess') && !isOther) return '<=';
  const around = subject && subject.mention.to <= mention.from ? subject.mention.from : mention.from;
  const least = Math.max(0, around - 3, mention.from - reach);
  for (let at = mention.from - 1; at >= least; at -= 1)
    for (const span of spans[at] ?? []) {
      const operator =
        span.kind === 'operator' && span.to <= mention.from ? comparisons.get(span.operator) : undefined;
      if (operator) return operator;
    }
  if (tokens[mention.from - 1]?.lower !== 'than') return '=';
  const said = tokens.slice(Math.max(0, mention.from - reach - 2), mention.from).map(({ lower }) => lower);
  const word = said.findLast((one) => isMore.test(one) || isLess.test(one));
  return word === undefined ? '=' : isMore.test(word) ? '>' : '<';
}
