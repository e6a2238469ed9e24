import { buildLattice, type Lattice } from '../lattice/lattice.ts';
import { relateWords } from '../lattice/related-words.ts';
import type { Token } from '../text/tokens.ts';
import { wordAssumptions } from './assumptions.ts';
import { findCandidates } from './candidates.ts';
import type { Candidate, Search } from './search.ts';

/** The plans of a question that none was found for, its unknown words read by the dictionary; none where that cannot be done. */
export function findRelated(lattice: Lattice, search: Search): Candidate[] {
  return relatedCandidates(
    lattice,
    search,
    (tokens) => findCandidates(buildLattice(lattice.model, tokens, lattice.today)).candidates,
  );
}

/** The same for any way to find plans of tokens. Each plan says which words were read so. */
export function relatedCandidates(
  lattice: Lattice,
  { unknown }: Search,
  find: (tokens: Token[]) => Candidate[],
): Candidate[] {
  const related = relateWords(lattice, unknown);
  if (!related) return [];
  const assumptions = wordAssumptions(related.words);
  const isProposed = related.words.some((word) => word.isProposed);
  return find(related.tokens).map((candidate) => ({
    ...candidate,
    plan: { ...candidate.plan, assumptions: [...assumptions, ...candidate.plan.assumptions] },
    ...(isProposed ? { isProposed: true as const } : {}),
  }));
}
