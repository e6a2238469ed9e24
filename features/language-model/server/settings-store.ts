import { AppError } from '#kernel/errors.ts';
import type { Db } from '#platform/db/open-database.ts';
import { type LanguageModelSettings, sharesSchema } from '../contract.ts';
import { logKeepDaysDefault } from '../limits.ts';
import { languageModelStrings as strings } from '../strings.ts';

export interface LanguageModelSettingsStore {
  read(workspaceId: string): Promise<LanguageModelSettings>;
  /** Writes over the revision that was looked at; throws `conflict` when it is no longer the newest. */
  change(workspaceId: string, next: LanguageModelSettings, now: Date): Promise<LanguageModelSettings>;
}

/** Of a workspace that nobody has set: asked where Plumbline has no answer, and told names only. */
const unset: LanguageModelSettings = {
  isOn: true,
  asked: 'unanswered',
  shares: 'metadata',
  allowsSql: false,
  monthlyCap: null,
  inputPrice: null,
  outputPrice: null,
  logKeepDays: logKeepDaysDefault,
  revision: 0,
};

export function createLanguageModelSettingsStore(db: Db): LanguageModelSettingsStore {
  return {
    async read(workspaceId) {
      const row = await db
        .selectFrom('language_model_settings')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst();
      if (!row) return unset;
      return {
        isOn: row.is_on === 1,
        asked: row.asked === 'always' ? 'always' : 'unanswered',
        shares: sharesSchema.parse(row.shares),
        allowsSql: row.allows_sql === 1,
        monthlyCap: row.monthly_cap,
        inputPrice: row.input_price,
        outputPrice: row.output_price,
        logKeepDays: row.log_keep_days,
        revision: row.revision,
      };
    },
    async change(workspaceId, next, now) {
      const saved = { ...next, revision: next.revision + 1 };
      const values = {
        is_on: next.isOn ? 1 : 0,
        asked: next.asked,
        shares: next.shares,
        allows_sql: next.allowsSql ? 1 : 0,
        monthly_cap: next.monthlyCap,
        input_price: next.inputPrice,
        output_price: next.outputPrice,
        log_keep_days: next.logKeepDays,
        revision: saved.revision,
        updated_at: now.toISOString(),
      };
      if (next.revision === 0) {
        const inserted = await db
          .insertInto('language_model_settings')
          .values({ workspace_id: workspaceId, ...values })
          .onConflict((conflict) => conflict.column('workspace_id').doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows === 1n) return saved;
      }
      const updated = await db
        .updateTable('language_model_settings')
        .set(values)
        .where('workspace_id', '=', workspaceId)
        .where('revision', '=', next.revision)
        .executeTakeFirst();
      if (updated.numUpdatedRows === 1n) return saved;
      throw new AppError('conflict', strings.movedOn);
    },
  };
}
