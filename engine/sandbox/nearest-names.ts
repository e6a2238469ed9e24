import { distance } from 'fastest-levenshtein';

const maxNames = 3;

/** The names that a mistyped one may mean, nearest first; empty where none is near. */
export function nearestNames(name: string, candidates: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, away: distanceTo(wanted, candidate.toLowerCase()) }))
    .filter(({ away }) => away <= Math.max(2, Math.floor(wanted.length / 3)))
    .sort((left, right) => left.away - right.away)
    .slice(0, maxNames)
    .map(({ candidate }) => candidate);
}

/** A name that contains the other is near, whatever its length: `revenue` means `Net Revenue (EUR)`. */
function distanceTo(wanted: string, candidate: string): number {
  if (wanted.length >= 3 && candidate.includes(wanted)) return 1;
  return distance(wanted, candidate);
}
