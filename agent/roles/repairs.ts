import type { Lattice } from '../lattice/lattice.ts';
import type { Operator } from '../lexicon/operators.ts';
import type { Assignment } from './assignments.ts';
import type { Sketch } from './role-signs.ts';
import { type Role, rolesOf } from './roles.ts';

/** What the next mention does behind such a word, the likeliest first. */
const rolesBehind = new Map<Operator, Role[]>([
  ['not', ['denied', 'denial']],
  ['without', ['denied', 'denial']],
  ['each', ['grouped']],
  ['per', ['grouped']],
  ['howMany', ['counted', 'different']],
  ['countOf', ['counted', 'different']],
  ['average', ['avg']],
  ['sum', ['sum']],
  ['maximum', ['max', 'highest']],
  ['minimum', ['min', 'lowest']],
  ['highest', ['highest', 'max']],
  ['lowest', ['lowest', 'min']],
  ['most', ['mostCounted', 'highest']],
  ['least', ['leastCounted', 'lowest']],
  ['sortBy', ['ascending', 'descending']],
]);

const repairCost = 1;
const repaired = 4;
const farthest = 5;

/**
 * The likeliest assignments once more, each with the mention behind a telling word in the role that this word calls for: what is learnt of few examples
 * leaves such a word without a part more often than the asker does.
 */
export function withRepairs(lattice: Lattice, sketch: Sketch, assignments: Assignment[]): Assignment[] {
  const more = assignments.slice(0, repaired).flatMap((assignment) => repairsOf(lattice, sketch, assignment));
  return [...assignments, ...more].sort((left, right) => right.odds - left.odds);
}

function repairsOf({ spans }: Lattice, { mentions, kinds }: Sketch, assignment: Assignment): Assignment[] {
  const found: Assignment[] = [];
  for (const [at, own] of spans.entries()) {
    if (mentions.some(({ from, to }) => from <= at && at < to)) continue;
    const longest = Math.max(0, ...own.flatMap((span) => (span.kind === 'operator' ? [span.to] : [])));
    for (const span of own) {
      const wanted =
        span.kind === 'operator' && span.to === longest ? rolesBehind.get(span.operator) : undefined;
      if (!wanted) continue;
      const places = [...mentions.keys()].filter((place) => {
        const from = mentions[place]?.from ?? 0;
        return from >= span.to && from - span.to <= farthest;
      });
      if (places.some((place) => wanted.includes(assignment.roles[place] ?? 'none'))) continue;
      for (const role of wanted) {
        const place = places.slice(0, 2).find((one) => rolesOf(kinds[one] ?? '').includes(role));
        if (place === undefined) continue;
        found.push({
          roles: assignment.roles.with(place, role),
          odds: assignment.odds - repairCost,
          weakest: Math.min(assignment.weakest, -repairCost * 2),
        });
      }
    }
  }
  return found;
}
