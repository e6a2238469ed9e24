import type { Reading } from '../answer/clarify.ts';
import { saysTheSame } from '../answer/different-readings.ts';
import { type RunContext, rejectedStatement, runCandidate } from '../answer/run-plan.ts';
import { tablesOf } from '../guards/guard.ts';
import { buildLattice } from '../lattice/lattice.ts';
import { type SemanticModel, tableOf } from '../model/semantic-model.ts';
import type { Candidate, Search } from '../planning/search.ts';
import { type RoleReading, readRoles } from '../roles/read-roles.ts';
import { fittedNet, type RoleNet } from '../roles/role-net.ts';
import { questionTokens } from '../text/turned-questions.ts';
import { isBeyondRoles } from './beyond-roles.ts';
import { readingSigns } from './reading-signs.ts';
import { rivalSigns } from './rival-signs.ts';

/** What is read, and whose net tells the roles; fitting a judge takes one that was not fitted on the same data. */
export interface Asked extends RunContext {
  today: string;
  roleNet?: RoleNet;
}

/** Readings by roles that are run; each costs a statement. */
const readingsRun = 2;
/** The same where nothing else reads the question. */
const readingsRunAlone = 3;

/** A reading by the roles of the words, with its rows and all that speaks for or against it. */
export interface RoleOpinion extends Reading {
  signs: string[];
}

export interface SecondOpinion {
  /** To be added to the signs of the reading by frames. */
  signs: string[];
  /** What the roles say otherwise, the likeliest first. */
  others: RoleOpinion[];
  /** There is nothing to say. */
  isNone?: true;
}

/** Of a plan that the second method cannot speak of, and of rows that are too many to be read twice. */
const noOpinion: SecondOpinion = { signs: ['beyond roles'], others: [], isNone: true };
const mostRowsRead = 1_000_000;

/** Whether some table is so large that a second statement would keep the asker waiting. */
function isLarge(model: SemanticModel, candidates: Candidate[]): boolean {
  return candidates.some(({ plan }) =>
    [...tablesOf(plan)].some((table) => tableOf(model, table).profile.rowCount > mostRowsRead),
  );
}

/** What the second method says of a question that the frames have read: the same, or something else. */
export async function secondOpinion(text: string, read: Reading, context: Asked): Promise<SecondOpinion> {
  const { model } = read;
  if (isBeyondRoles(read.candidate.plan)) return noOpinion;
  const roles = rolesOf(text, model, context);
  const isFirst = roles[0]?.candidate.sql === read.candidate.sql;
  if (!isFirst && isLarge(model, [read.candidate, ...roles.map(({ candidate }) => candidate)]))
    return noOpinion;
  const others: { reading: Reading; role: RoleReading }[] = [];
  let samePlace: number | null = null;
  for (const [place, role] of roles.slice(0, readingsRun).entries()) {
    const isSame = role.candidate.sql === read.candidate.sql;
    const result = isSame
      ? read.result
      : await runCandidate(role.candidate, model, context).catch(rejectedStatement);
    if (result === null) continue;
    if (isSame || saysTheSame(result, read.result, false)) {
      samePlace = place;
      break;
    }
    others.push({ reading: { candidate: role.candidate, result, model, source: null }, role });
  }
  const beside = { roles, refused: null, unknown: 0 };
  return {
    signs: rivalSigns(null, { ...beside, samePlace, frames: 'same' }),
    others: others.map(({ reading, role }) => ({
      ...reading,
      signs: [
        ...signsOf(reading, roles, role),
        ...rivalSigns(role, { ...beside, samePlace: roles.indexOf(role), frames: 'other' }),
      ],
    })),
  };
}

/** What the second method makes of a question that the frames do not read; readings that find the same are one. */
export async function onlyOpinions(
  text: string,
  model: SemanticModel,
  search: Pick<Search, 'refusals' | 'unknown'>,
  context: Asked,
): Promise<RoleOpinion[]> {
  const roles = rolesOf(text, model, context);
  if (
    isLarge(
      model,
      roles.map(({ candidate }) => candidate),
    )
  )
    return [];
  const beside = { roles, refused: search.refusals[0] ?? null, unknown: search.unknown.length };
  const found: { reading: Reading; role: RoleReading; place: number; alike: number }[] = [];
  for (const [place, role] of roles.slice(0, readingsRunAlone).entries()) {
    const result = await runCandidate(role.candidate, model, context).catch(rejectedStatement);
    if (result === null) continue;
    const known = found.find(({ reading }) => saysTheSame(reading.result, result, false));
    if (known) known.alike += 1;
    else
      found.push({
        reading: { candidate: role.candidate, result, model, source: null },
        role,
        place,
        alike: 0,
      });
  }
  return found.map(({ reading, role, place, alike }) => ({
    ...reading,
    signs: [
      ...signsOf(reading, roles, role),
      ...rivalSigns(role, { ...beside, samePlace: place, frames: 'none' }),
      `alike ${alike}`,
      `told ${found.length}`,
    ],
  }));
}

/** What the roles of the words read, before anything of it is run. */
export function rolesOf(
  text: string,
  model: SemanticModel,
  { today, roleNet = fittedNet() }: Pick<Asked, 'today' | 'roleNet'>,
): RoleReading[] {
  return readRoles(buildLattice(model, questionTokens(text), today), roleNet);
}

function signsOf({ candidate, result, model }: Reading, roles: RoleReading[], role: RoleReading): string[] {
  const others = roles.filter((other) => other !== role).map((other) => other.candidate);
  return readingSigns(candidate, others, result, model);
}
