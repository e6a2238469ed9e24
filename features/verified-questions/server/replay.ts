import { createHash } from 'node:crypto';
import type { AgentReply, ConfirmedOutcome, Difference } from '#agent/index.ts';
import type { Catalog } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { JobHandler } from '#platform/jobs/job-runner.ts';
import { enqueueJob } from '#platform/jobs/job-store.ts';
import { verifiedQuestionsChangedType } from '../contract.ts';
import { politenessMs, replaySliceMs } from '../limits.ts';
import { contextFor } from './confirm.ts';
import { verifiedServerStrings as strings } from './strings.ts';
import type { VerifiedParts } from './verified-parts.ts';
import { type Replayed, type StoredVerified, scopeKey } from './verified-store.ts';
import { wholeOf } from './whole-of.ts';

export const replayJob = 'replayVerifiedQuestions';
/** Nobody waits for it: whatever somebody waits for goes first. */
const replayPriority = -1;

interface ReplayPayload {
  /** What was replayed before this moment is replayed again, though nothing has changed; null: only what has changed. */
  since: string | null;
}

/**
 * Asks for a replay of a workspace's verified questions, in the transaction of what makes it necessary. One that waits already
 * is enough; one under way may have read what was there before.
 */
export async function requestReplay(
  db: Db,
  workspaceId: string,
  now: Date,
  { since }: ReplayPayload = { since: null },
): Promise<void> {
  const some = await db
    .selectFrom('verified_questions')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!some) return;
  const waiting = db
    .selectFrom('jobs')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', replayJob)
    .where('status', '=', 'queued');
  if (since === null && (await waiting.limit(1).executeTakeFirst())) return;
  await enqueueJob(db, {
    workspaceId,
    kind: replayJob,
    payload: { since } satisfies ReplayPayload,
    now,
    priority: replayPriority,
  });
}

/**
 * Asks the verified questions of a workspace again, one after the other, behind people's own questions. After a while it puts the
 * rest back into the queue, where what somebody waits for goes first.
 */
export function createReplayHandler(parts: VerifiedParts, sliceMs = replaySliceMs): JobHandler {
  return async ({ workspaceId, payload }, signal) => {
    const { since } = payload as ReplayPayload;
    const startedAt = performance.now();
    const today = await parts.dayOf(workspaceId, parts.clock.now());
    const key = `${today} ${parts.catalogKey(await parts.readCatalog(workspaceId, null))}`;
    const isDue = ({ replayedKey, replayedAt }: StoredVerified): boolean =>
      replayedKey !== key || (since !== null && (replayedAt ?? '') < since);
    const catalogs = new Map<string, Catalog>();
    const due = (await parts.verified.list(workspaceId)).filter(isDue);
    for (const [at, stored] of due.entries()) {
      // At least one is done each time, however long that takes.
      if (at > 0 && performance.now() - startedAt >= sliceMs) {
        await requestReplay(parts.db, workspaceId, parts.clock.now(), { since });
        return;
      }
      await letPeopleFirst(parts, signal);
      if (signal.aborted) throw new AppError('cancelled', 'The server is closing.');
      const scope = scopeKey(stored.dataSourceIds);
      const context = await contextFor(
        {
          ...parts,
          readCatalog: async (id, sources) => catalogs.get(scope) ?? parts.readCatalog(id, sources),
        },
        { workspaceId, dataSourceIds: stored.dataSourceIds, today, signal },
      );
      catalogs.set(scope, context.catalog);
      const replayed = await replayOne(parts, stored, { ...context, isBackground: true });
      await parts.verified.saveReplay(stored.id, stored.confirmedAt, replayed, key, parts.clock.now());
    }
    if (due.length > 0) parts.live.publish(workspaceId, { type: verifiedQuestionsChangedType });
    await tellOfNews(parts, workspaceId);
  };
}

async function letPeopleFirst({ agent }: VerifiedParts, signal: AbortSignal): Promise<void> {
  const giveUpAt = performance.now() + politenessMs;
  while (agent.isAnswering() && performance.now() < giveUpAt && !signal.aborted)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

async function replayOne(
  parts: Pick<VerifiedParts, 'agent' | 'compare' | 'findReceipt'>,
  stored: StoredVerified,
  context: Parameters<VerifiedParts['agent']['answerConfirmed']>[1],
): Promise<Replayed> {
  const { body, question } = stored;
  try {
    const outcome = await parts.agent.answerConfirmed({ ...body, question }, context);
    const receipt = await parts.findReceipt(stored.workspaceId, stored.receiptId);
    const { reply } = outcome;
    return replayedOf(outcome, stored, reply && receipt ? parts.compare(receipt, wholeOf(reply)) : null);
  } catch (error) {
    // A machine that is busy, or a statement that has become slow, says nothing about the reading: the state stays.
    if (!(error instanceof AppError) || error.code === 'cancelled') throw error;
    return {
      text: null,
      changes: [],
      ...stored.replay,
      state: stored.state,
      reason: strings.replayCut(error.message),
      other: null,
    };
  }
}

/** An answer that has changed is not the same, however well its question is still read. */
function replayedOf(
  outcome: ConfirmedOutcome,
  { body }: StoredVerified,
  difference: Difference | null,
): Replayed {
  const { reply, otherReading } = outcome;
  const { changes = [], rows } = difference ?? {};
  const hasChanged = changes.length > 0;
  const state = outcome.state === 'holds' && hasChanged ? 'changed' : outcome.state;
  const haveDaysMoved = body.movesWithTime && reply?.answer.sql !== body.sql;
  const newsKey = haveDaysMoved ? null : newsKeyOf(state, hasChanged ? reply : null);
  return {
    state,
    reason: state === 'changed' ? changeReason(haveDaysMoved, rows) : outcome.reason,
    text: reply?.text ?? null,
    changes,
    ...(rows && { rowsCompared: rows }),
    ...(newsKey !== null && { newsKey }),
    other: otherReading,
  };
}

function changeReason(haveDaysMoved: boolean, rows: Difference['rows'] = { different: 1, all: 1 }): string {
  return haveDaysMoved ? strings.daysMoved : strings.changed(rows.different, rows.all);
}

/** One and the same other answer is news once. What the passing of days does to an answer is none. */
function newsKeyOf(state: Replayed['state'], reply: AgentReply | null): string | null {
  if (state === 'broken') return 'broken';
  if (!reply) return null;
  const { columns, rows, rowCount } = wholeOf(reply);
  const names = columns.map(({ name }) => name);
  return createHash('sha256')
    .update(JSON.stringify([names, rows, rowCount]))
    .digest('hex');
}

/** One difference in full, and of more how many there are. */
function changeOf({ replay }: StoredVerified): string {
  const { changes = [], rowsCompared } = replay ?? {};
  const [first = ''] = changes;
  if (!rowsCompared || rowsCompared.different < 2) return first;
  return `${strings.changed(rowsCompared.different, rowsCompared.all)} ${first}`;
}

async function tellOfNews({ verified, notify }: VerifiedParts, workspaceId: string): Promise<void> {
  const untold = await verified.listUntold(workspaceId);
  const broken = untold.filter(({ state }) => state === 'broken');
  const changed = untold.filter(({ state }) => state !== 'broken');
  const audience = { workspaceId };
  const [first] = broken;
  if (first)
    await notify(audience, {
      kind: 'verifiedBroken',
      count: broken.length,
      name: first.name,
      reason: first.replay?.reason ?? '',
    });
  const [other] = changed;
  if (other)
    await notify(audience, {
      kind: 'verifiedChanged',
      count: changed.length,
      id: other.id,
      name: other.name,
      change: changeOf(other),
    });
  await verified.markTold(untold.map(({ id }) => id));
}
