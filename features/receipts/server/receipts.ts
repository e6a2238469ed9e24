import { createHash } from 'node:crypto';
import type { AgentReply } from '#agent/index.ts';
import type { Answer } from '#kernel/answer.ts';
import type { Db } from '#platform/db/open-database.ts';
import { insertReceipt, type ReceiptBody } from './receipt-store.ts';
import { packed } from './whole-rows.ts';

/** Stores the receipt of an answer in the transaction of its message. Its digest. */
export async function writeReceipt(
  transaction: Db,
  caller: { accountId: string; workspaceId: string },
  draft: {
    id: string;
    messageId: string;
    question: string;
    text: string;
    answer: Answer;
    tables: ReceiptBody['tables'];
    live?: AgentReply['live'];
    continuation?: AgentReply['continuation'];
    whole?: AgentReply['whole'];
    now: Date;
  },
): Promise<string> {
  const { answer, whole } = draft;
  const body: ReceiptBody = {
    question: draft.question,
    answerText: draft.text,
    reading: answer.reading,
    sql: answer.sql ?? '',
    columns: answer.columns,
    rows: answer.rows,
    rowCount: answer.rowCount,
    truncated: answer.truncated,
    verdict: answer.verdict,
    checks: answer.checks,
    sources: answer.sources,
    elapsedMs: answer.elapsedMs,
    tables: draft.tables,
    ...(draft.live ? { live: draft.live } : {}),
    ...(draft.continuation ? { continuation: draft.continuation } : {}),
    ...(answer.asked ? { asked: answer.asked } : {}),
    ...(whole ? packed(whole) : {}),
    ...(answer.languageModel ? { languageModel: answer.languageModel } : {}),
  };
  const digest = digestOf({ ...body, rows: whole?.rows ?? body.rows });
  await insertReceipt(transaction, {
    id: draft.id,
    messageId: draft.messageId,
    ...caller,
    body,
    digest,
    now: draft.now,
  });
  return digest;
}

/** SHA-256 over what makes the answer: SQL, table versions, columns and all rows, or of too many of them what they come to; of a forecast also how it goes on. */
export function digestOf(
  body: Pick<ReceiptBody, 'sql' | 'tables' | 'columns' | 'rows' | 'marks' | 'continuation'>,
): string {
  const tables = body.tables.map((table) => [table.sqlName, table.versionId]).toSorted();
  const further = [body.marks, body.continuation].filter((part) => part !== undefined);
  return createHash('sha256')
    .update(JSON.stringify([body.sql, tables, body.columns, body.rows, ...further]))
    .digest('hex');
}
