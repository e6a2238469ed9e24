import type { Lattice } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import { flagOf, flagPredicate } from '../model/flag-columns.ts';
import type { ModelColumn } from '../model/semantic-model.ts';
import type { Predicate } from '../plan.ts';
import { meanPredicate } from './comparisons.ts';
import type { Part } from './links.ts';

const before = 3;
const behind = 4;

/** What a column says with which nothing is compared: that it is filled, that it says yes, or that it is above what is usual. */
export function openPredicate(lattice: Lattice, part: Part, isDenied: boolean): Predicate | null {
  const { column } = part;
  if (!column) return null;
  const mean = meanPredicate(lattice, part);
  if (mean) return mean;
  const said = operatorsNear(lattice, part);
  if (said.has('present')) return { kind: 'missing', column: column.ref, negated: true };
  if (said.has('missing')) return { kind: 'missing', column: column.ref, negated: false };
  return zeroOrOne(column, isDenied) ?? flagPredicate(column, !isDenied);
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
