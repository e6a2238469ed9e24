import type { BusinessChoice } from '#features/analytics/contract.ts';
import type { FiscalYear } from '#kernel/catalog.ts';
import { AppError } from '#kernel/errors.ts';
import { readOptionalJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { WorkspaceSettings } from '../contract.ts';
import { defaultTimeZone } from '../limits.ts';
import { workspaceStrings } from '../strings.ts';

export interface StoredSettings extends WorkspaceSettings {
  /** Null: inferred from the tables. */
  business: BusinessChoice | null;
}

type Change = Partial<Omit<StoredSettings, 'revision'>>;

export interface SettingsStore {
  read(workspaceId: string): Promise<StoredSettings>;
  /**
   * Changes what is given and keeps the rest.
   * @param after the revision that was changed: throws `conflict` when it is no longer the newest. Null: whatever it is
   */
  change(workspaceId: string, change: Change, after: number | null, now: Date): Promise<StoredSettings>;
}

const unset: StoredSettings = {
  timeZone: defaultTimeZone,
  fiscalYear: null,
  currency: null,
  business: null,
  revision: 0,
};

/** Two who change different settings at the same moment: the second reads again and adds its own. */
const attempts = 5;

export function createSettingsStore(
  db: Db,
  /** Called in the transaction of a change. */
  onChange: (transaction: Db, workspaceId: string) => Promise<void> = async () => {},
): SettingsStore {
  return {
    read,
    async change(workspaceId, change, after, now) {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const before = await read(workspaceId);
        if (after !== null && before.revision !== after) break;
        const next = { ...before, ...change, revision: before.revision + 1 };
        const isWritten = await db.transaction().execute(async (transaction) => {
          const isOver = await write(transaction, workspaceId, next, now);
          if (isOver) await onChange(transaction, workspaceId);
          return isOver;
        });
        if (isWritten) return next;
      }
      throw new AppError('conflict', workspaceStrings.movedOn);
    },
  };

  async function read(workspaceId: string): Promise<StoredSettings> {
    const row = await db
      .selectFrom('workspace_settings')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .executeTakeFirst();
    if (!row) return unset;
    return {
      timeZone: row.time_zone,
      fiscalYear: readOptionalJson<FiscalYear>(row.fiscal_year),
      currency: row.currency,
      business: readOptionalJson<BusinessChoice>(row.business),
      revision: row.revision,
    };
  }

  /** Whether it was written: only over the revision before it. */
  async function write(
    transaction: Db,
    workspaceId: string,
    settings: StoredSettings,
    now: Date,
  ): Promise<boolean> {
    const values = {
      time_zone: settings.timeZone,
      fiscal_year: settings.fiscalYear && JSON.stringify(settings.fiscalYear),
      currency: settings.currency,
      business: settings.business && JSON.stringify(settings.business),
      revision: settings.revision,
      updated_at: now.toISOString(),
    };
    if (settings.revision === 1) {
      const inserted = await transaction
        .insertInto('workspace_settings')
        .values({ workspace_id: workspaceId, ...values })
        .onConflict((conflict) => conflict.column('workspace_id').doNothing())
        .executeTakeFirst();
      return inserted.numInsertedOrUpdatedRows === 1n;
    }
    const updated = await transaction
      .updateTable('workspace_settings')
      .set(values)
      .where('workspace_id', '=', workspaceId)
      .where('revision', '=', settings.revision - 1)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  }
}
