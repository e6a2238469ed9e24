import { confirmingQuestion, type Reading, type Reads } from '../answer/clarify.ts';
import { differentReadings, saysTheSame } from '../answer/different-readings.ts';
import { isInOwnWords } from '../answer/rephrase.ts';
import type { SemanticModel } from '../model/semantic-model.ts';
import { tableOf } from '../model/semantic-model.ts';
import type { Candidate, Search } from '../planning/search.ts';
import { isNameless } from '../rows/row-table.ts';
import { isSuggested } from '../suggest.ts';
import { leastOffered, leastTrust, leastTrustAlone, leastTrustOfRoles, trustOf } from './judge.ts';
import { readingSigns } from './reading-signs.ts';
import { type Asked, onlyOpinions, type RoleOpinion, secondOpinion } from './second-opinion.ts';

/** The odds that a reading with such signs is right. */
export type Weigh = (signs: string[]) => number;

export interface Weighing extends Asked {
  weigh?: Weigh;
  /** The odds of a reading by roles that would be told by itself; none where only the frames are to be heard. */
  weighRoles?: Weigh;
  reads: Reads;
}

/** What comes of a question that one method alone has read, or that none is sure of. */
export interface Settled {
  /** A reading by roles that is sure enough to be told. */
  told: RoleOpinion | null;
  /** What is to be asked back, or what is offered beside a decline. */
  choices: Reading[];
}

/** Beside a reading that is trusted too little. */
const readingsOffered = 3;

/**
 * A reading that too few like it were right to answer without asking, and what else may be meant, as far as each can be confirmed. None where it is
 * trusted, where it cannot be confirmed, and where it is in the agent's own words: what it offered itself is what was meant.
 */
export async function weakReadings(
  text: string,
  read: Reading,
  others: Candidate[],
  { weigh = trustOf, weighRoles, reads, ...asked }: Weighing,
): Promise<Settled> {
  const { candidate, model, result } = read;
  const isJudged = candidate.isOfRows || isNameless(tableOf(model, candidate.plan.root));
  const none: Settled = { told: null, choices: [] };
  if (isJudged || isInOwnWords(model, text, candidate) || isSuggested(model, text)) return none;
  const opinion = await secondOpinion(text, read, asked);
  const least = opinion.isNone ? leastTrustAlone : leastTrust;
  if (weigh([...readingSigns(candidate, others, result, model), ...opinion.signs]) >= least) return none;
  const isConfirmable = (reading: Reading): boolean => confirmingQuestion(reading, text, reads) !== null;
  const sure = surest(opinion.others, weighRoles);
  if (sure) return { told: sure, choices: [] };
  if (!isConfirmable(read)) return none;
  const told = opinion.others.filter((other) => weigh(other.signs) >= leastOffered);
  const next = others.slice(0, readingsOffered).map((one) => ({ candidate: one, model, source: null }));
  const known = await differentReadings(read, next, asked);
  const more = told.filter((one) => !known.some((other) => saysTheSame(other.result, one.result, false)));
  const choices = [read, ...more, ...known]
    .filter((one) => one === read || isConfirmable(one))
    .slice(0, readingsOffered + 1);
  return { told: null, choices };
}

/** The reading by roles that is trusted most, if it is trusted enough and nothing of the question is left. */
function surest(opinions: RoleOpinion[], weighRoles: Weigh | undefined): RoleOpinion | null {
  if (!weighRoles) return null;
  const rated = opinions
    .filter(({ isWhole }) => isWhole)
    .map((opinion) => ({ opinion, trust: weighRoles(opinion.signs) }))
    .sort((left, right) => right.trust - left.trust);
  const [best] = rated;
  return best && best.trust >= leastTrustOfRoles ? best.opinion : null;
}

/** What a question that the frames do not read may mean: told where the roles of its words are sure, or else offered in words that the frames read. */
export async function unreadQuestion(
  text: string,
  model: SemanticModel,
  search: Search,
  { weigh = trustOf, weighRoles, reads, ...asked }: Weighing,
): Promise<{ told: RoleOpinion | null; nearest: string[] }> {
  const [table, ...more] = model.tables.values();
  const isPage = table !== undefined && more.length === 0 && isNameless(table);
  if (search.isOpen || isPage || table === undefined) return { told: null, nearest: [] };
  const opinions = await onlyOpinions(text, model, search, asked);
  const told = surest(opinions, weighRoles);
  if (told) return { told, nearest: [] };
  const nearest = opinions.flatMap((opinion) => {
    const asks = weigh(opinion.signs) >= leastOffered ? confirmingQuestion(opinion, text, reads) : null;
    return asks === null ? [] : [asks];
  });
  return { told: null, nearest };
}
