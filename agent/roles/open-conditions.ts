import type { Lattice } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import { flagOf, flagPredicate } from '../model/flag-columns.ts';
import type { ModelColumn } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import { isNumber } from '../planning/nouns.ts';
import { comparisonAt, meanPredicate } from './comparisons.ts';
import type { Part } from './links.ts';

const before = 3;
const behind = 4;
const farthest = 5;

/** What a column says with which nothing is compared: that it is filled, that it says yes, or that it is above what is usual. */
export function openPredicate(
  lattice: Lattice,
  part: Part,
  isDenied: boolean,
  hasValue: boolean,
): Predicate | null {
  const { column } = part;
  if (!column) return null;
  const mean = meanPredicate(lattice, part);
  if (mean) return mean;
  const said = operatorsNear(lattice, part);
  if (said.has('present')) return { kind: 'missing', column: column.ref, negated: true };
  if (said.has('missing')) return { kind: 'missing', column: column.ref, negated: false };
  const flag = zeroOrOne(column, isDenied) ?? flagPredicate(column, !isDenied);
  if (flag || hasValue) return flag;
  const words = lattice.tokens.slice(Math.max(0, part.mention.from - before), part.mention.from);
  return words.some(({ lower }) => having.has(lower))
    ? { kind: 'missing', column: column.ref, negated: !isDenied }
    : null;
}

/** "who have a licence": it is filled. */
const having = new Set('have has had having get gets got receive receives received'.split(' '));

/** "a weight above the age": two columns of one row are set against each other. */
export function columnsPredicate(lattice: Lattice, part: Part, next: Part | undefined): Predicate | null {
  const other = next?.column ?? null;
  const { column } = part;
  if (meanPredicate(lattice, part)) return null;
  if (!next || !column || !other || !isNumber(column) || !isNumber(other)) return null;
  if (column === other || column.ref.table !== other.ref.table) return null;
  if (next.mention.from - part.mention.to > farthest) return null;
  const operator = comparisonAt(lattice, next, part);
  return operator === '=' ? null : { kind: 'columns', column: column.ref, operator, other: other.ref };
}

/** "the active ones": a column of nothing but zeros and ones says no and yes. */
function zeroOrOne({ profile, ref }: ModelColumn, isDenied: boolean): Predicate | null {
  const isBinary = profile.min === '0' && profile.max === '1' && profile.type === 'integer';
  return isBinary && flagOf(profile) === null
    ? { kind: 'compare', column: ref, operator: '=', value: isDenied ? 0 : 1 }
    : null;
}

function operatorsNear({ spans }: Lattice, { mention }: Part): Set<Operator> {
  const found = new Set<Operator>();
  for (let at = Math.max(0, mention.from - before); at <= mention.to + behind; at += 1) {
    if (at >= mention.from && at < mention.to) continue;
    const said = (spans[at] ?? []).flatMap((span) => (span.kind === 'operator' ? [span] : []));
    const longest = Math.max(0, ...said.map(({ to }) => to));
    for (const span of said) if (span.to === longest) found.add(span.operator);
    if (longest > at + 1 && at >= mention.to) at = longest - 1;
  }
  return found;
}
