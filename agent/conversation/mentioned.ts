import { buildLattice, type Lattice } from '../lattice/lattice.ts';
import { findUnlistedValues } from '../lattice/unlisted-values.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import type { Plan } from '../plan.ts';
import { findPlans, findUnknown } from '../planning/candidates.ts';
import { isRefusal } from '../planning/draft.ts';
import { emptyParts } from '../planning/empty-parts.ts';
import { guardedCandidate, type Search } from '../planning/search.ts';
import { settleDraft } from '../planning/settle.ts';
import type { Token } from '../text/tokens.ts';
import { type Meant, meantBy } from './meant.ts';
import type { Mention } from './mentions.ts';
import type { Lookup } from './places.ts';
import { asksSpent, spentBy } from './spent.ts';
import { ofMeant, withName, withObject } from './stand-ins.ts';

/**
 * A question about what the answer before told, read by the names of that. Null where it is left to be read otherwise: it is
 * never read without the conditions of an answer that it speaks of.
 */
export async function mentionedCandidates(
  model: SemanticModel,
  tokens: Token[],
  mention: Mention,
  previous: Plan,
  lookup: Lookup & { today: string },
): Promise<Search | null> {
  const said = tokens
    .slice(mention.from, mention.to)
    .map(({ text }) => text)
    .join(' ');
  const meant = await meantBy(model, previous, mention, lookup);
  const isTimeOrDay = /(?:day|date|month|year|week|time)s?$/u;
  if (said === 'there' && meant && !isRefusal(meant) && isTimeOrDay.test(meant.column.column.toLowerCase()))
    return refused('It is not clear which place is meant; name it.');
  const isOfAll = previous.where.length === 0 && previous.limit === null && previous.having === null;
  if (meant === null)
    return mention.isFree || isOfAll
      ? null
      : refused(`It is not clear what "${said}" means in the answer before: name it.`);
  if (isRefusal(meant)) return refused(meant.refused);
  // "which of them are late" of one customer asks of something else that is many.
  const isPart = tokens[mention.from - 1]?.lower === 'of' && mention.which === 'all';
  if (isPart && meant.names.length === 1)
    return refused(`It is not clear what "${said}" means: the answer before tells of ${meant.words} alone.`);
  if (asksSpent(tokens, mention))
    return spentSearch(buildLattice(model, tokens, lookup.today), previous, meant, said);
  return searchOfMeant(model, withName(tokens, mention, meant), { previous, meant, said, isPart, ...lookup });
}

function refused(reason: string): Search {
  return { candidates: [], refusals: [reason], unknown: [] };
}

function spentSearch(lattice: Lattice, previous: Plan, meant: Meant, said: string): Search {
  const draft = spentBy(lattice.model, previous, meant, said);
  const settled = isRefusal(draft) ? draft : settleDraft(lattice.model, draft);
  if (isRefusal(settled)) return refused(settled.refused);
  const plan: Plan = { ...settled, trace: [], margin: 0 };
  const candidate = guardedCandidate({ lattice, parts: emptyParts(), plan, before: previous });
  return 'reason' in candidate
    ? refused(candidate.reason)
    : { candidates: [candidate], refusals: [], unknown: [] };
}

interface Asked extends Lookup {
  today: string;
  previous: Plan;
  meant: Meant;
  said: string;
  /** Some of those that are meant are asked for, so they are what is told. */
  isPart: boolean;
}

async function searchOfMeant(model: SemanticModel, named: Token[], asked: Asked): Promise<Search> {
  const { today, run, signal, previous, meant, said, isPart } = asked;
  const wordings = [named, withObject(named)].filter((tokens) => tokens !== null);
  const refusals: string[] = [];
  for (const tokens of wordings) {
    const known = await findUnlistedValues(model, tokens, run, signal);
    const lattice = buildLattice(known, tokens, today);
    const search = findPlans(lattice);
    const told = search.candidates
      .filter(({ plan }) => !isPart || plan.root === meant.column.table)
      .flatMap(({ plan, parts }) => {
        const whole = ofMeant(known, plan, meant, said, previous);
        return whole ? [guardedCandidate({ lattice, parts, plan: whole, before: previous })] : [];
      });
    const candidates = told.flatMap((each) => ('reason' in each ? [] : [each]));
    if (candidates.length > 0) return { ...search, candidates };
    refusals.push(...search.refusals, ...told.flatMap((each) => ('reason' in each ? [each.reason] : [])));
  }
  const unknown = findUnknown(buildLattice(model, named, today));
  return {
    candidates: [],
    refusals: [...refusals, `It is not clear what is asked of ${meant.words}; ask for it in full.`],
    unknown,
  };
}
