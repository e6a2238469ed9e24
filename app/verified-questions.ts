import { createHash } from 'node:crypto';
import { shapeOf, wordsAround } from '#agent/confirmed/plan-shape.ts';
import type { Plan } from '#agent/index.ts';
import { differenceByName } from '#agent/replay.ts';
import { findReply } from '#features/chat/server/index.ts';
import { createReceiptStore, withAllRows, writeReceipt } from '#features/receipts/server/index.ts';
import {
  createVerifiedStore,
  replayJob,
  type VerifiedParts,
} from '#features/verified-questions/server/index.ts';
import { newId } from '#kernel/ids.ts';
import { createJobStore } from '#platform/jobs/job-store.ts';
import { catalogKey } from './asker.ts';
import type { FeatureParts } from './features.ts';

/** How questions of a workspace are read, as `mountFeatures` puts it together. */
type Reading = Pick<VerifiedParts, 'readCatalog' | 'queryFor' | 'dayOf'>;

/** What verified questions are made of: the chat's answers, their receipts, and the agent. */
export function createVerifiedParts(parts: FeatureParts, reading: Reading): VerifiedParts {
  const { db, clock, log, live, notify, onWork, asker } = parts;
  const receipts = createReceiptStore(db);
  const jobs = createJobStore(db);
  return {
    ...reading,
    db,
    clock,
    log,
    live,
    notify,
    onWork,
    verified: createVerifiedStore(db),
    agent: asker,
    catalogKey,
    compare: differenceByName,
    slotsOf,
    isReplayPending: (workspaceId) => jobs.isPending(workspaceId, replayJob),
    async findAnswer(caller, messageId) {
      const reply = await findReply(db, caller, messageId);
      if (!reply) return null;
      const { metadata, plan, previousPlan, ...others } = reply;
      const { answer = null, chartConfig = null } = metadata;
      return {
        ...others,
        isFirst: previousPlan === null,
        plan: plan as Plan | null,
        answer,
        chart: chartConfig,
      };
    },
    async findReceipt(workspaceId, id) {
      const found = await receipts.find(workspaceId, id);
      return found && { ...withAllRows(found.body), digest: found.digest };
    },
    async writeReceipt(transaction, caller, { messageId, question, reply, now }) {
      const id = newId();
      const { text, tables, live, whole } = reply;
      const answer = { ...reply.answer, receiptId: id };
      const digest = await writeReceipt(transaction, caller, {
        id,
        messageId,
        question,
        text,
        answer,
        tables,
        ...(live ? { live } : {}),
        ...(whole ? { whole } : {}),
        now,
      });
      return { id, digest };
    },
  };
}

function slotsOf(plan: Plan): string {
  const text = `${shapeOf(plan, { isOfAnyValue: true })}\n${wordsAround(plan)}`;
  return createHash('sha256').update(text).digest('hex');
}
