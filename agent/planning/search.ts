import type { Cover } from '../frames/cover.ts';
import type { Guarded } from '../guards/guard.ts';
import { namesSomeRows } from '../guards/inner-values.ts';
import { type Unread, unreadMeaning } from '../guards/unread-meaning.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { tableGroups } from '../model/table-groups.ts';
import type { Plan, TraceEntry } from '../plan.ts';
import { checkPlanningTime } from '../planning-time.ts';
import { compileWith } from '../sql/compile.ts';
import type { Token } from '../text/tokens.ts';
import { alignDraft } from './alignment.ts';
import { idleAssumptions, valueAssumptions } from './assumptions.ts';
import { combinationsOf } from './combinations.ts';
import { foreignCurrency } from './currencies.ts';
import { type Draft, isRefusal, type Refusal } from './draft.ts';
import { withoutAhead } from './ended-durations.ts';
import { packAssumptions } from './pack-assumptions.ts';
import { type Parts, partsOf } from './parts.ts';
import { implausibility } from './plausibility.ts';
import { holdsOfRoot } from './related-roots.ts';
import { settleDraft } from './settle.ts';
import { withWholeNames } from './whole-names.ts';

/** How the parts of a reading become plans. */
export interface Reader {
  /** The plan that is changed; null of a whole question. */
  before: Plan | null;
  /** What is known beside the parts. */
  partsOf(said: Parts): Parts;
  draftsOf(parts: Parts): Draft[] | Refusal;
}

export interface Candidate {
  plan: Plan;
  sql: string;
  score: number;
  parts: Parts;
  /** A word was understood by a relation too weak to answer by. */
  isProposed?: true;
  /** Read row by row. */
  isOfRows?: true;
  /** Of a table whose name says nothing of its rows, and trusted too little to be answered without asking. */
  isDoubted?: true;
}

/** Why the best readings made no plan, and the tokens that nothing knows. */
export interface Search {
  candidates: Candidate[];
  refusals: string[];
  unknown: Token[];
  /** The nearest reading leaves open what is meant, so no other is taken in its place. */
  isOpen?: true;
  /** Nothing in the data tells it, so that no nearer reading is offered either. */
  isUntold?: true;
}

/** A plan that all guards let pass, as a candidate: every plan that is to be told becomes one here. */
export function guardedCandidate(guarded: Guarded & { plan: Plan }): Candidate | Unread {
  const { lattice, parts, plan } = guarded;
  return unreadMeaning(guarded) ?? { plan, sql: compileWith(plan, lattice.model), score: plan.score, parts };
}

/**
 * The plans of some covers, best first, each SQL once. Whole questions and changes of a plan are made into plans here and nowhere else, so that what
 * stops the one stops the other.
 */
export function searchCovers(lattice: Lattice, covers: Cover[], reader: Reader): Omit<Search, 'unknown'> {
  const candidates = new Map<string, Candidate>();
  const refusals: string[] = [];
  const open: { reason: string; score: number }[] = [];
  const proposed = namesSomeRows(lattice) ? { isProposed: true as const } : {};
  for (const { plan, parts, score } of plansOf(lattice, covers, reader)) {
    if (isRefusal(plan)) {
      refusals.push(plan.refused);
      continue;
    }
    const candidate = guardedCandidate({ lattice, parts, plan: { ...plan, score }, before: reader.before });
    if ('reason' in candidate) {
      refusals.push(candidate.reason);
      if (candidate.isFinal) open.push({ reason: candidate.reason, score });
      continue;
    }
    const known = candidates.get(candidate.sql);
    if (!known || known.score < score) candidates.set(candidate.sql, { ...candidate, ...proposed });
  }
  const sorted = [...candidates.values()].sort((left, right) => right.score - left.score);
  const nearest = open.toSorted((left, right) => right.score - left.score)[0];
  if (nearest && nearest.score >= (sorted[0]?.score ?? Number.NEGATIVE_INFINITY))
    return { candidates: [], refusals: [nearest.reason], isOpen: true };
  return { candidates: sorted, refusals: [...new Set(refusals)] };
}

/** Each way to read the covers, as a plan with its score or as the reason why it is none. */
function* plansOf(
  lattice: Lattice,
  covers: Cover[],
  reader: Reader,
): Generator<{ plan: Plan | Refusal; parts: Parts; score: number }> {
  const groups = tableGroups(lattice.model);
  for (const cover of covers) {
    const trace = traceOf(lattice, cover);
    let isRefused = false;
    for (const { pick, score, isApart } of combinationsOf(cover, groups)) {
      checkPlanningTime();
      // Tables that nothing ties together make no plan: of many sheets with the same columns that is most of the work. Why one is
      // refused is found out for the first of a cover, as it is told where nothing else comes of it.
      if (isApart && isRefused) continue;
      const parts = reader.partsOf(partsOf(cover.pieces, pick, lattice.tokens));
      const drafts = reader.draftsOf(parts);
      for (const draft of isRefusal(drafts) ? [drafts] : drafts) {
        const plan = isRefusal(draft) ? draft : planOf(lattice, draft, parts, trace);
        isRefused ||= isRefusal(plan);
        yield { plan, parts, score: cover.score + score + (isRefusal(plan) ? 0 : plan.score) };
      }
    }
  }
}

/** A plan that could be run, with what it took for granted; a refusal of one that nobody would have asked for. */
function planOf(lattice: Lattice, draft: Draft, parts: Parts, trace: TraceEntry[]): Plan | Refusal {
  const { model } = lattice;
  // "the whole of last year" is not cut to the days of this year so far.
  const isWhole = lattice.tokens.some(({ lower }) => ['whole', 'entire'].includes(lower));
  const named = withWholeNames(model, draft, lattice.tokens);
  const drafted = settleDraft(
    model,
    isWhole ? { ...named, comparesWhole: true } : alignDraft(named, lattice.today),
  );
  if (isRefusal(drafted)) return drafted;
  const settled = withoutAhead(model, drafted, lattice.today);
  if (!holdsOfRoot(model, settled)) return { refused: 'A condition speaks of other rows than these.' };
  const refused =
    foreignCurrency(model, settled, parts.currencies) ??
    implausibility(model, settled, parts, lattice.tokens);
  if (refused !== null) return { refused };
  const assumptions = [
    ...settled.assumptions,
    ...valueAssumptions(model, parts),
    ...packAssumptions(model, settled, parts),
    ...idleAssumptions(parts),
  ];
  return { ...settled, assumptions, trace, margin: 0 };
}

export function traceOf(lattice: Lattice, cover: Cover): TraceEntry[] {
  return cover.pieces.map(({ from, to, fragment }) => {
    const tokens = lattice.tokens.slice(from, to);
    const node = fragment.kind === 'ask' ? `ask:${fragment.word}` : fragment.kind;
    return {
      from: Math.min(...tokens.map(({ start }) => start)),
      to: Math.max(...tokens.map(({ end }) => end)),
      text: tokens.map((token) => token.text).join(' '),
      node,
    };
  });
}
