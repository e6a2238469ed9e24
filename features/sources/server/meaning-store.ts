import { AppError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { RowCondition, TotalExpression } from '#kernel/named-terms.ts';
import { readJson } from '#platform/db/json-column.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { TableMeaning, ToldFilter, ToldMetric } from '../contract.ts';
import { type CatalogChanged, nobodyAsks } from './catalog-changed.ts';
import { sourcesServerStrings } from './strings.ts';

/** A metric or a filter as it is kept: the text that was written, and what was read out of it. */
export type StoredMetric = ToldMetric & { tree: TotalExpression };
export type StoredFilter = ToldFilter & { tree: RowCondition };
export interface StoredMeaning extends Omit<TableMeaning, 'metrics' | 'filters'> {
  metrics?: StoredMetric[];
  filters?: StoredFilter[];
}

export interface ToldMeaning {
  revision: number;
  body: StoredMeaning;
  createdAt: string;
  /** Name of the person. */
  createdBy: string;
}

export interface NewMeaning {
  workspaceId: string;
  tableId: string;
  accountId: string;
  /** The revision that was changed; 0 for the first. */
  after: number;
  body: StoredMeaning;
  now: Date;
}

export interface MeaningStore {
  /** What is in force, by table id. */
  current(workspaceId: string): Promise<Map<string, ToldMeaning>>;
  /** Throws `conflict` when somebody else has told something since. */
  add(meaning: NewMeaning): Promise<void>;
}

export function createMeaningStore(db: Db, onChange: CatalogChanged = nobodyAsks): MeaningStore {
  return {
    async current(workspaceId) {
      const rows = await db
        .selectFrom('table_meanings')
        .innerJoin('accounts', 'accounts.id', 'table_meanings.account_id')
        .select([
          'table_meanings.table_id as tableId',
          'table_meanings.revision as revision',
          'table_meanings.body as body',
          'table_meanings.created_at as createdAt',
          'accounts.first_name as firstName',
          'accounts.last_name as lastName',
        ])
        .where('table_meanings.workspace_id', '=', workspaceId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('table_meanings as newer')
                .select('newer.id')
                .whereRef('newer.table_id', '=', 'table_meanings.table_id')
                .whereRef('newer.revision', '>', 'table_meanings.revision'),
            ),
          ),
        )
        .execute();
      return new Map(
        rows.map(({ tableId, revision, body, createdAt, firstName, lastName }) => [
          tableId,
          {
            revision,
            body: readJson<StoredMeaning>(body),
            createdAt,
            createdBy: [firstName, lastName].filter(Boolean).join(' '),
          },
        ]),
      );
    },
    async add({ workspaceId, tableId, accountId, after, body, now }) {
      await db.transaction().execute(async (transaction) => {
        const newest = await transaction
          .selectFrom('table_meanings')
          .select(({ fn }) => fn.max('revision').as('revision'))
          .where('table_id', '=', tableId)
          .executeTakeFirst();
        if (Number(newest?.revision ?? 0) !== after) throw movedOn();
        const inserted = await transaction
          .insertInto('table_meanings')
          .values({
            id: newId(),
            workspace_id: workspaceId,
            table_id: tableId,
            revision: after + 1,
            body: JSON.stringify(body),
            account_id: accountId,
            created_at: now.toISOString(),
          })
          // Two at the same moment have read the same number.
          .onConflict((conflict) => conflict.columns(['table_id', 'revision']).doNothing())
          .executeTakeFirst();
        if (inserted.numInsertedOrUpdatedRows !== 1n) throw movedOn();
        await onChange(transaction, workspaceId);
      });
    },
  };
}

function movedOn(): AppError {
  return new AppError('conflict', sourcesServerStrings.meaningMovedOn);
}
