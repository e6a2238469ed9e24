import { buildLattice, type Lattice } from '../lattice/lattice.ts';
import { relateWords } from '../lattice/related-words.ts';
import { wordAssumptions } from './assumptions.ts';
import { type Candidate, findCandidates, type Search } from './candidates.ts';

/**
 * The plans of a question that none was found for, its unknown words read by the dictionary; none where that cannot be done. Each plan
 * says which words were read so.
 */
export function findRelated(lattice: Lattice, { unknown }: Search): Candidate[] {
  const related = relateWords(lattice, unknown);
  if (!related) return [];
  const assumptions = wordAssumptions(related.words);
  const isProposed = related.words.some((word) => word.isProposed);
  const read = buildLattice(lattice.model, related.tokens, lattice.today);
  return findCandidates(read).candidates.map((candidate) => ({
    ...candidate,
    plan: { ...candidate.plan, assumptions: [...assumptions, ...candidate.plan.assumptions] },
    ...(isProposed ? { isProposed: true as const } : {}),
  }));
}
