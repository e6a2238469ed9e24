import { bestCovers } from '../frames/cover.ts';
import { buildLattice } from '../lattice/lattice.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import {
  type Candidate,
  combinationsOf,
  type Search,
  traceOf,
  unknownTokens,
} from '../planning/candidates.ts';
import { isRefusal } from '../planning/draft.ts';
import { partsOf } from '../planning/parts.ts';
import { settleDraft } from '../planning/settle.ts';
import { compileWith } from '../sql/compile.ts';
import type { Token } from '../text/tokens.ts';
import { editedDraft } from './edit-plan.ts';

const openers = [
  'what about',
  'how about',
  'and what about',
  'and how about',
  'and',
  'now',
  'only',
  'just',
  'but',
  'but only',
  'and only',
  'now only',
  'then',
  'same for',
  'the same for',
  'same but',
  'now show',
  'now show it',
  'show it',
  'show that',
  'show them',
  'make it',
  'make that',
  'instead',
  'ok and',
  'also',
  'and also',
  'now by',
  'break it down',
  'break that down',
  'split it',
  'split that',
  'show this',
  'only for',
  'only in',
  'just for',
  'just in',
  'limit to',
  'limit it to',
  'filter by',
  'filter on',
  'filter to',
];
/** Beginnings that change an answer even without an opener. */
const changeWords =
  /^(sort|order|sorted|ordered|by|per|as|top \d+$|bottom \d+$|in a|in 20\d\d$|for 20\d\d$)\b/;
const coversTried = 20;

/** How a question refers to the answer before it: by an opener that means nothing alone. */
export interface FollowUp {
  tokens: Token[];
  /** Groups are added to those there are, not put in their place. */
  adds: boolean;
  hasOpener: boolean;
}

/** The part of a follow-up that says the change. Without an opener the whole question is taken. */
export function followUpOf(tokens: Token[]): FollowUp {
  const words = tokens.map((token) => token.lower);
  let taken = 0;
  for (const opener of openers) {
    const parts = opener.split(' ');
    if (parts.every((part, index) => words[index] === part)) taken = Math.max(taken, parts.length);
  }
  const opener = words.slice(0, taken);
  // "now by region" opens with "now"; the "by" belongs to the change.
  if (opener.at(-1) === 'by' || opener.at(-1) === 'for' || opener.at(-1) === 'in') taken -= 1;
  const end = words.at(-1) === 'instead' || words.at(-1) === 'too' ? tokens.length - 1 : tokens.length;
  const adds =
    opener.includes('also') || words.at(-1) === 'too' || words.includes('break') || words.includes('split');
  return {
    tokens: tokens.slice(taken, end),
    adds,
    hasOpener: taken > 0 || end < tokens.length || changeWords.test(words.join(' ')),
  };
}

/** Reads a question as an edit of the plan before it; every word must be part of the change. */
export function followUpCandidates(
  model: SemanticModel,
  followUp: FollowUp,
  today: string,
  previous: Plan,
): Search {
  const lattice = buildLattice(model, followUp.tokens, today);
  const covers = bestCovers(lattice, 60)
    .filter((cover) => unknownTokens(cover).length === 0)
    .slice(0, coversTried);
  const candidates = new Map<string, Candidate>();
  const refusals: string[] = [];
  for (const cover of covers) {
    for (const { pick, score } of combinationsOf(cover)) {
      const parts = partsOf(cover.pieces, pick, lattice.tokens);
      const draft = editedDraft(lattice, parts, previous, followUp.adds);
      const settled = isRefusal(draft) ? draft : settleDraft(model, draft);
      if (isRefusal(settled)) {
        refusals.push(settled.refused);
        continue;
      }
      const total = cover.score + score + settled.score;
      const plan: Plan = { ...settled, trace: traceOf(lattice, cover), margin: 0, score: total };
      const sql = compileWith(plan, model);
      const known = candidates.get(sql);
      if (!known || known.score < total) candidates.set(sql, { plan, sql, score: total, parts });
    }
  }
  return {
    candidates: [...candidates.values()].sort((left, right) => right.score - left.score),
    refusals,
    unknown: [],
  };
}
