import { type ChartConfig, chartConfigSchema } from '#kernel/answer.ts';
import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { PinnedChart } from '../contract.ts';

export interface NewPin {
  id: string;
  workspaceId: string;
  receiptId: string;
  title: string;
  chartConfig: ChartConfig;
  now: Date;
}

export interface PinStore {
  /** What is pinned, in the order of the dashboard. */
  list(workspaceId: string): Promise<PinnedChart[]>;
  find(workspaceId: string, id: string): Promise<PinnedChart | null>;
  /** Adds it at the end, or puts the receipt's own pin back. Then title and place stay, and it is drawn as told now. */
  insert(pin: NewPin): Promise<PinnedChart>;
  /** Null when there is no such pin. */
  change(
    workspaceId: string,
    id: string,
    change: { title?: string | undefined; chartConfig?: ChartConfig },
  ): Promise<PinnedChart | null>;
  /** The named ones first and in this order; the others follow in theirs. Unknown ids are left out. */
  order(workspaceId: string, ids: readonly string[]): Promise<void>;
  /** False when there is no such pin. Forgets those that were removed before `forgetBefore` for good. */
  remove(workspaceId: string, id: string, now: Date, forgetBefore: Date): Promise<boolean>;
  /** Null when there is no such pin, or it is forgotten. */
  restore(workspaceId: string, id: string): Promise<PinnedChart | null>;
}

export function createPinStore(db: Db): PinStore {
  const pinned = (within: Db, workspaceId: string) =>
    within
      .selectFrom('pinned_charts')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('removed_at', 'is', null)
      .orderBy('position')
      .orderBy('created_at');

  async function find(workspaceId: string, id: string, within = db): Promise<PinnedChart | null> {
    const row = await pinned(within, workspaceId).where('id', '=', id).executeTakeFirst();
    return row ? toPin(row) : null;
  }

  async function setPosition(within: Db, workspaceId: string, id: string, position: number): Promise<void> {
    await within
      .updateTable('pinned_charts')
      .set({ position })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .execute();
  }

  return {
    find,
    list: async (workspaceId) => (await pinned(db, workspaceId).execute()).map(toPin),
    insert: (pin) =>
      db.transaction().execute(async (transaction) => {
        const { last } = await transaction
          .selectFrom('pinned_charts')
          .select(({ fn }) => fn.max('position').as('last'))
          .where('workspace_id', '=', pin.workspaceId)
          .executeTakeFirstOrThrow();
        await transaction
          .insertInto('pinned_charts')
          .values({
            id: pin.id,
            workspace_id: pin.workspaceId,
            receipt_id: pin.receiptId,
            title: pin.title,
            chart_config: JSON.stringify(pin.chartConfig),
            position: Number(last ?? 0) + 1,
            created_at: pin.now.toISOString(),
            removed_at: null,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['workspace_id', 'receipt_id'])
              .doUpdateSet({ removed_at: null, chart_config: JSON.stringify(pin.chartConfig) }),
          )
          .execute();
        const row = await pinned(transaction, pin.workspaceId)
          .where('receipt_id', '=', pin.receiptId)
          .executeTakeFirstOrThrow();
        return toPin(row);
      }),
    async change(workspaceId, id, { title, chartConfig }) {
      const set = {
        ...(title !== undefined && { title }),
        ...(chartConfig && { chart_config: JSON.stringify(chartConfig) }),
      };
      if (Object.keys(set).length > 0) {
        await db
          .updateTable('pinned_charts')
          .set(set)
          .where('workspace_id', '=', workspaceId)
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .execute();
      }
      return find(workspaceId, id);
    },
    order: (workspaceId, ids) =>
      db.transaction().execute(async (transaction) => {
        const known = (await pinned(transaction, workspaceId).execute()).map((row) => row.id);
        const named = [...new Set(ids)].filter((id) => known.includes(id));
        const all = [...named, ...known.filter((id) => !named.includes(id))];
        for (const [index, id] of all.entries()) await setPosition(transaction, workspaceId, id, index + 1);
      }),
    async remove(workspaceId, id, now, forgetBefore) {
      await db
        .deleteFrom('pinned_charts')
        .where('workspace_id', '=', workspaceId)
        .where('removed_at', '<', forgetBefore.toISOString())
        .execute();
      const result = await db
        .updateTable('pinned_charts')
        .set({ removed_at: now.toISOString() })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    async restore(workspaceId, id) {
      await db
        .updateTable('pinned_charts')
        .set({ removed_at: null })
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute();
      return find(workspaceId, id);
    },
  };
}

function toPin(row: {
  id: string;
  receipt_id: string;
  title: string;
  chart_config: string;
  created_at: string;
}): PinnedChart {
  return {
    id: row.id,
    title: row.title,
    chartConfig: chartConfigSchema.parse(readJson(row.chart_config)),
    receiptId: row.receipt_id,
    pinnedAt: row.created_at,
  };
}
