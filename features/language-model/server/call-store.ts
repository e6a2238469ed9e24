import { newId } from '#kernel/ids.ts';
import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import { type LanguageModelCall, type LanguageModelState, sharesSchema } from '../contract.ts';
import { callsShown, logKeepDaysDefault } from '../limits.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What is known of a request before it leaves. */
export type CallDraft = Pick<
  LanguageModelCall,
  'answerId' | 'host' | 'model' | 'shares' | 'tables' | 'columns' | 'values' | 'rows'
>;

export type CallEnd = Pick<
  LanguageModelCall,
  'bytes' | 'inputTokens' | 'outputTokens' | 'cost' | 'outcome' | 'elapsedMs' | 'model'
>;

/** The log of what left. A line is written before its request, so that nothing leaves without one. */
export interface CallStore {
  begin(workspaceId: string, call: CallDraft, now: Date): Promise<string>;
  finish(workspaceId: string, id: string, end: CallEnd): Promise<void>;
  /** Deletes what is older than its workspace keeps; gives the number of lines. */
  purge(now: Date): Promise<number>;
  /** Newest first, so many at most. */
  list(workspaceId: string): Promise<LanguageModelCall[]>;
  /** All since a moment. */
  sumSince(workspaceId: string, since: Date): Promise<LanguageModelState['thisMonth']>;
}

export function createCallStore(db: Db): CallStore {
  return {
    async begin(workspaceId, call, now) {
      const id = newId();
      await db
        .insertInto('language_model_calls')
        .values({
          id,
          workspace_id: workspaceId,
          answer_id: call.answerId,
          host: call.host,
          model: call.model,
          shares: call.shares,
          tables: JSON.stringify(call.tables),
          column_count: call.columns,
          value_count: call.values,
          row_count: call.rows,
          sent_bytes: 0,
          input_tokens: 0,
          output_tokens: 0,
          cost: null,
          outcome: 'sent',
          elapsed_ms: 0,
          created_at: now.toISOString(),
        })
        .execute();
      return id;
    },
    async finish(workspaceId, id, end) {
      await db
        .updateTable('language_model_calls')
        .set({
          model: end.model,
          sent_bytes: end.bytes,
          input_tokens: end.inputTokens,
          output_tokens: end.outputTokens,
          cost: end.cost,
          outcome: end.outcome,
          elapsed_ms: end.elapsedMs,
        })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute();
    },
    async purge(now) {
      const workspaces = await db
        .selectFrom('language_model_calls as calls')
        .leftJoin('language_model_settings as settings', 'settings.workspace_id', 'calls.workspace_id')
        .select(['calls.workspace_id as workspaceId', 'settings.log_keep_days as keepDays'])
        .distinct()
        .execute();
      let count = 0;
      for (const { workspaceId, keepDays } of workspaces) {
        const oldest = new Date(now.getTime() - (keepDays ?? logKeepDaysDefault) * dayMs);
        const deleted = await db
          .deleteFrom('language_model_calls')
          .where('workspace_id', '=', workspaceId)
          .where('created_at', '<', oldest.toISOString())
          .executeTakeFirst();
        count += Number(deleted.numDeletedRows);
      }
      return count;
    },
    async list(workspaceId) {
      const rows = await db
        .selectFrom('language_model_calls')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(callsShown)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        answerId: row.answer_id,
        at: row.created_at,
        host: row.host,
        model: row.model,
        shares: sharesSchema.parse(row.shares),
        tables: readJson<string[]>(row.tables),
        columns: row.column_count,
        values: row.value_count,
        rows: row.row_count,
        bytes: row.sent_bytes,
        inputTokens: row.input_tokens,
        outputTokens: row.output_tokens,
        cost: row.cost,
        outcome: row.outcome,
        elapsedMs: row.elapsed_ms,
      }));
    },
    async sumSince(workspaceId, since) {
      const row = await db
        .selectFrom('language_model_calls')
        .select(({ fn }) => [
          fn.countAll().as('calls'),
          fn.sum('input_tokens').as('input'),
          fn.sum('output_tokens').as('output'),
          fn.sum('cost').as('cost'),
        ])
        .where('workspace_id', '=', workspaceId)
        .where('created_at', '>=', since.toISOString())
        .executeTakeFirstOrThrow();
      return {
        calls: Number(row.calls),
        tokens: Number(row.input ?? 0) + Number(row.output ?? 0),
        cost: row.cost === null ? null : Number(row.cost),
      };
    },
  };
}
