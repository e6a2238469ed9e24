import type { Lattice } from '../lattice/lattice.ts';
import type { Plan } from '../plan.ts';
import type { Search } from '../planning/candidates.ts';

/** Reads a question as an edit of the plan before it; null where it is a question of its own. */
export function followUpCandidates(_lattice: Lattice, _previous: Plan): Search | null {
  return null;
}
