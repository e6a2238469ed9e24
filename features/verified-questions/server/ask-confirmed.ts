import type { AgentReply, Plan } from '#agent/index.ts';
import type { AnswerCheck } from '#kernel/answer.ts';
import { questionKey, questionWords } from './question-key.ts';
import { verifiedServerStrings as strings } from './strings.ts';
import type { AgentContext, VerifiedParts } from './verified-parts.ts';
import type { StoredVerified } from './verified-store.ts';
import { wholeOf } from './whole-of.ts';

/** A question in a conversation of a workspace, which may be limited to some sources. */
export interface Asking extends AgentContext {
  workspaceId: string;
  dataSourceIds: readonly string[] | null;
  question: string;
  onStage: (stage: 'reading' | 'planning' | 'running' | 'checking', detail?: string) => void;
}

/**
 * Answers by what a person has confirmed where the question was confirmed; else the ordinary way. A confirmed answer that cannot
 * be used any more is never used, and its reason stands beside the answer that came in its place.
 */
export async function askConfirmed<A extends Asking>(
  parts: Pick<VerifiedParts, 'verified' | 'agent' | 'slotsOf' | 'dayOf' | 'findReceipt' | 'compare'>,
  asking: A,
  ask: (asking: A) => Promise<AgentReply>,
): Promise<AgentReply> {
  const { workspaceId, question } = asking;
  const known = await parts.verified.findByKey(workspaceId, questionKey(question));
  const match = known.find((stored) => isInScope(stored, asking));
  if (!match) return alikeConfirmed(parts, asking, await ask(asking));
  // A name may have an article: what differs in one is the same question only where it is read to the same plan.
  const isExact = questionWords(match.question) === questionWords(question);
  const confirmed = { ...match.body, question: isExact ? match.question : question };
  asking.onStage('reading');
  const outcome = await parts.agent.answerConfirmed(confirmed, asking);
  if (outcome.isFollowUp) return ask(asking);
  if (!isExact && (outcome.state !== 'holds' || outcome.otherReading !== null)) return ask(asking);
  const day = await parts.dayOf(workspaceId, new Date(match.confirmedAt));
  if (!outcome.reply) {
    const note = strings.notUsed(match.confirmedBy, outcome.reason ?? '');
    return withNote(await ask(asking), note);
  }
  const changes = await changesSince(parts, match, outcome.reply);
  const checks: AnswerCheck[] = [
    { id: 'confirmed', outcome: 'passed', detail: strings.confirmed(match.confirmedBy, day) },
    ...(outcome.reason === null
      ? []
      : [{ id: 'changed-reading', outcome: 'warned', detail: strings.stillUsed(outcome.reason) } as const]),
  ];
  if (changes.length > 0)
    checks.push({ id: 'changed-answer', outcome: 'warned', detail: strings.changedSince(day, changes) });
  return withConfirmation(outcome.reply, match, checks, changes.length > 0);
}

/** How the answer differs from the one that was confirmed; nothing where its days move by themselves. */
async function changesSince(
  { findReceipt, compare }: Pick<VerifiedParts, 'findReceipt' | 'compare'>,
  { workspaceId, receiptId, body }: StoredVerified,
  reply: AgentReply,
): Promise<string[]> {
  if (body.movesWithTime && reply.answer.sql !== body.sql) return [];
  const receipt = await findReceipt(workspaceId, receiptId);
  return receipt ? compare(receipt, wholeOf(reply)).changes : [];
}

/** The reading is the confirmed one, whatever the data make of it. */
function isReadAsConfirmed({ state }: StoredVerified): boolean {
  return state === 'holds' || state === 'changed';
}

/** Questions that hold, the one confirmed last first, for a conversation over these sources. */
export async function listConfirmed(
  { verified }: Pick<VerifiedParts, 'verified'>,
  workspaceId: string,
  dataSourceIds: readonly string[] | null,
): Promise<string[]> {
  const all = await verified.list(workspaceId);
  return all
    .filter(
      (stored) =>
        isReadAsConfirmed(stored) &&
        (stored.dataSourceIds === null
          ? dataSourceIds === null
          : dataSourceIds?.every((id) => stored.dataSourceIds?.includes(id))),
    )
    .map(({ question }) => question);
}

/** A conversation that is limited to sources is answered by what was confirmed within them, or for all of the workspace. */
function isInScope({ dataSourceIds, body }: StoredVerified, asking: Asking): boolean {
  const asked = asking.dataSourceIds;
  if (dataSourceIds === null) {
    if (asked === null) return true;
    return body.ground.tables.every(({ sqlName }) =>
      asking.catalog.tables.some((table) => table.sqlName === sqlName),
    );
  }
  return asked?.every((id) => dataSourceIds.includes(id)) === true;
}

/** The same question of another value or period counts as confirmed where the planner's own plan differs in nothing else. */
async function alikeConfirmed(
  { verified, slotsOf, dayOf }: Pick<VerifiedParts, 'verified' | 'slotsOf' | 'dayOf'>,
  asking: Asking,
  reply: AgentReply,
): Promise<AgentReply> {
  const { plan, answer } = reply;
  if (answer.status !== 'answered' || answer.verdict !== 'checked' || !hasSlots(plan)) return reply;
  const alike = await verified.findBySlots(asking.workspaceId, slotsOf(plan));
  const match = alike.find((stored) => isReadAsConfirmed(stored) && isInScope(stored, asking));
  if (!match) return reply;
  const day = await dayOf(asking.workspaceId, new Date(match.confirmedAt));
  const detail = strings.confirmedAlike(match.question, match.confirmedBy, day);
  return withConfirmation({ ...reply, answer: { ...answer, verdict: 'verified' } }, match, [
    { id: 'confirmed', outcome: 'passed', detail },
  ]);
}

/** Without a value or a period there is nothing that could differ: the same plan in other words was not confirmed. */
function hasSlots(plan: Plan | null): plan is Plan {
  return plan?.trace.some(({ node }) => node === 'filter' || node === 'period') === true;
}

function withConfirmation(
  reply: AgentReply,
  match: StoredVerified,
  checks: AnswerCheck[],
  hasChanged = false,
): AgentReply {
  const { id, name, confirmedBy: by, confirmedAt: at } = match;
  const confirmed = { id, name, by, at, ...(hasChanged && { hasChanged }) };
  return { ...reply, answer: { ...reply.answer, checks: [...checks, ...reply.answer.checks], confirmed } };
}

/** Beside a number it is a check; where there is none, nobody looks at checks. */
function withNote(reply: AgentReply, detail: string): AgentReply {
  const check: AnswerCheck = { id: 'confirmed-answer-broken', outcome: 'warned', detail };
  const { answer, text } = reply;
  const checked = { ...answer, checks: [check, ...answer.checks] };
  return { ...reply, text: answer.status === 'answered' ? text : `${detail} ${text}`, answer: checked };
}
