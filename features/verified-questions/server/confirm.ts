import type { AgentReply, AnswerToPrepare } from '#agent/index.ts';
import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Caller } from '#platform/sessions/sessions.ts';
import { type VerifiedQuestion, verifiedQuestionsChangedType } from '../contract.ts';
import { verifiedQuestionsMaximum } from '../limits.ts';
import { present } from './present.ts';
import { questionKey } from './question-key.ts';
import { verifiedServerStrings as strings } from './strings.ts';
import { type AgentContext, locale, type VerifiedParts } from './verified-parts.ts';
import { type StoredVerified, scopeKey, type VerifiedBody } from './verified-store.ts';

interface Confirming {
  messageId: string;
  name: string;
  signal: AbortSignal;
}

/**
 * Confirms the answer of a message: its question becomes a verified one, or is confirmed anew. What the person saw is what is
 * kept, also where the tables have newer versions by now.
 */
export async function confirmAnswer(
  parts: VerifiedParts,
  caller: Caller,
  { messageId, name, signal }: Confirming,
): Promise<VerifiedQuestion> {
  const { workspaceId } = caller;
  const message = await parts.findAnswer(caller, messageId);
  if (!message) throw new AppError('notFound', strings.unknownAnswer);
  const { answer, plan, dataSourceIds } = message;
  const receiptId = answer?.receiptId ?? null;
  const receipt = receiptId === null ? null : await parts.findReceipt(workspaceId, receiptId);
  if (answer?.status !== 'answered' || !answer.sql || receiptId === null || !plan || !receipt)
    throw new AppError('conflict', strings.notByPlan);
  const day = await parts.dayOf(workspaceId, new Date(message.createdAt));
  const known = answer.confirmed && (await parts.verified.find(workspaceId, answer.confirmed.id));
  const context = await contextFor(parts, { workspaceId, dataSourceIds, today: day, signal });
  const kept =
    known && known.questionKey === questionKey(message.question)
      ? { ...known.body, question: known.question, plan }
      : await prepared(
          parts,
          { question: message.question, plan, sql: answer.sql, isFirst: message.isFirst },
          context,
        );
  return keep(parts, caller, {
    question: kept.question,
    dataSourceIds,
    name,
    messageId,
    receipt: async () => ({ id: receiptId, digest: receipt.digest }),
    body: {
      plan: kept.plan,
      ground: kept.ground,
      movesWithTime: kept.movesWithTime,
      isReadByItself: kept.isReadByItself,
      day,
      checks: answer.checks,
      knownReading: kept.knownReading,
      sql: answer.sql,
      tables: receipt.tables,
      reading: answer.reading,
      text: receipt.answerText,
      chart: message.chart,
    },
  });
}

async function prepared({ agent }: VerifiedParts, asked: AnswerToPrepare, context: AgentContext) {
  const preparation = await agent.prepareConfirmation(asked, context);
  if (preparation.ok) return preparation;
  const sentence = {
    'tables-changed': strings.tablesChanged,
    'builds-on-earlier': strings.buildsOnEarlier,
    'days-unclear': strings.daysUnclear,
  }[preparation.reason];
  throw new AppError('conflict', sentence);
}

/**
 * Confirms the answer of now: by the confirmed reading, which the person has set against the one of now, or by the reading of now.
 * Throws `conflict` where there is no answer to confirm.
 */
export async function confirmAgain(
  parts: VerifiedParts,
  caller: Caller,
  stored: StoredVerified,
  { reading, signal }: { reading: 'confirmed' | 'current'; signal: AbortSignal },
): Promise<VerifiedQuestion> {
  const { workspaceId } = caller;
  const { question, dataSourceIds } = stored;
  const today = await parts.dayOf(workspaceId, parts.clock.now());
  const context = await contextFor(parts, { workspaceId, dataSourceIds, today, signal });
  const before = { ...stored.body, question };
  const first = await parts.agent.answerConfirmed(before, context);
  if (reading === 'current' && !first.otherReading) throw new AppError('conflict', strings.noOtherReading);
  const other = first.otherReading;
  const kept =
    reading === 'current' && other
      ? {
          ...before,
          ...(await prepared(parts, { question, plan: other.plan, sql: other.sql, isFirst: true }, context)),
          day: today,
          checks: [],
        }
      : before;
  const { reply, reason } = kept === before ? first : await parts.agent.answerConfirmed(kept, context);
  if (!reply?.answer.sql || !reply.plan) throw new AppError('conflict', strings.notUsable(reason ?? ''));
  const { plan } = reply;
  const { sql } = reply.answer;
  return keep(parts, caller, {
    question,
    dataSourceIds,
    name: stored.name,
    messageId: stored.messageId,
    receipt: (transaction) =>
      parts.writeReceipt(transaction, caller, {
        messageId: stored.messageId,
        question,
        reply,
        now: parts.clock.now(),
      }),
    body: {
      ...bodyOf(reply, sql),
      plan: { ...plan, trace: kept.plan.trace },
      ground: kept.ground,
      movesWithTime: kept.movesWithTime,
      isReadByItself: reading === 'current' || first.isReadByItself,
      day: today,
      knownReading: reading === 'current' ? null : (other?.sql ?? null),
    },
  });
}

function bodyOf({ answer, text, chart, tables }: AgentReply, sql: string) {
  const { checks, reading } = answer;
  return { sql, tables, checks, reading, text, chart };
}

interface Kept {
  question: string;
  dataSourceIds: string[] | null;
  name: string;
  messageId: string;
  body: Omit<VerifiedBody, 'digest'>;
  receipt: (transaction: Db) => Promise<{ id: string; digest: string }>;
}

async function keep(parts: VerifiedParts, caller: Caller, kept: Kept): Promise<VerifiedQuestion> {
  const { verified, clock } = parts;
  const { workspaceId, accountId } = caller;
  // Every member of the workspace may confirm: a role would be asked for here.
  const key = questionKey(kept.question);
  const scope = scopeKey(kept.dataSourceIds);
  const same = await verified.findByKey(workspaceId, key);
  const isNew = same.every((each) => scopeKey(each.dataSourceIds) !== scope);
  if (isNew && (await verified.count(workspaceId)) >= verifiedQuestionsMaximum)
    throw new AppError('conflict', strings.full);
  const id = await parts.db.transaction().execute(async (transaction) => {
    const receipt = await kept.receipt(transaction);
    return verified.put(transaction, {
      id: newId(),
      workspaceId,
      accountId,
      name: kept.name,
      question: kept.question,
      questionKey: key,
      dataSourceIds: kept.dataSourceIds,
      slotKey: parts.slotsOf(kept.body.plan),
      body: { ...kept.body, digest: receipt.digest },
      receiptId: receipt.id,
      messageId: kept.messageId,
      now: clock.now(),
    });
  });
  parts.live.publish(workspaceId, { type: verifiedQuestionsChangedType });
  return present(await requireVerified(parts, workspaceId, id));
}

/** Throws `notFound`. */
export async function requireVerified(
  { verified }: Pick<VerifiedParts, 'verified'>,
  workspaceId: string,
  id: string,
): Promise<StoredVerified> {
  const stored = await verified.find(workspaceId, id);
  if (!stored) throw new AppError('notFound', strings.unknown);
  return stored;
}

export async function contextFor(
  parts: Pick<VerifiedParts, 'readCatalog' | 'queryFor'>,
  {
    workspaceId,
    dataSourceIds,
    today,
    signal,
  }: { workspaceId: string; dataSourceIds: string[] | null; today: string; signal: AbortSignal },
): Promise<AgentContext> {
  const catalog = await parts.readCatalog(workspaceId, dataSourceIds);
  return { workspaceId, catalog, today, locale, run: parts.queryFor(workspaceId), signal };
}
