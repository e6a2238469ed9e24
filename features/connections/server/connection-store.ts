import type { Db } from '#platform/db/open-database.ts';

/** A connection as stored; `configuration` is sealed text. */
export interface ConnectionRow {
  id: string;
  workspace_id: string;
  name: string;
  type: string;
  is_active: number;
  configuration: string;
  created_at: string;
  updated_at: string;
}

export interface ConnectionChange {
  name: string;
  isActive: boolean;
  configuration: string;
  now: Date;
}

export interface NewConnection extends ConnectionChange {
  id: string;
  workspaceId: string;
  type: string;
}

export interface ConnectionStore {
  /** Connections of the given types, by name. */
  list(workspaceId: string, types: readonly string[]): Promise<ConnectionRow[]>;
  find(workspaceId: string, id: string): Promise<ConnectionRow | null>;
  count(workspaceId: string): Promise<number>;
  /** False when the workspace has a connection of that type and name. */
  insert(connection: NewConnection): Promise<boolean>;
  /** False when another connection of the same type has that name. */
  update(
    row: Pick<ConnectionRow, 'id' | 'workspace_id' | 'type'>,
    change: ConnectionChange,
  ): Promise<boolean>;
  /** Deletes it with its secrets. False when there is none of the given types. */
  remove(workspaceId: string, id: string, types: readonly string[]): Promise<boolean>;
}

export function createConnectionStore(db: Db): ConnectionStore {
  const ofWorkspace = (workspaceId: string) =>
    db.selectFrom('connections').selectAll().where('workspace_id', '=', workspaceId);
  return {
    list: (workspaceId, types) =>
      ofWorkspace(workspaceId).where('type', 'in', types).orderBy('name').orderBy('id').execute(),
    find: async (workspaceId, id) =>
      (await ofWorkspace(workspaceId).where('id', '=', id).executeTakeFirst()) ?? null,
    async count(workspaceId) {
      const { count } = await db
        .selectFrom('connections')
        .select((select) => select.fn.countAll<number | string>().as('count'))
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async insert(connection) {
      const time = connection.now.toISOString();
      const result = await db
        .insertInto('connections')
        .values({
          id: connection.id,
          workspace_id: connection.workspaceId,
          name: connection.name,
          type: connection.type,
          is_active: connection.isActive ? 1 : 0,
          configuration: connection.configuration,
          created_at: time,
          updated_at: time,
        })
        .onConflict((conflict) => conflict.columns(['workspace_id', 'type', 'name']).doNothing())
        .executeTakeFirst();
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    update: (row, change) =>
      db.transaction().execute(async (transaction) => {
        const namesake = await transaction
          .selectFrom('connections')
          .select('id')
          .where('workspace_id', '=', row.workspace_id)
          .where('type', '=', row.type)
          .where('name', '=', change.name)
          .where('id', '!=', row.id)
          .executeTakeFirst();
        if (namesake) return false;
        await transaction
          .updateTable('connections')
          .set({
            name: change.name,
            is_active: change.isActive ? 1 : 0,
            configuration: change.configuration,
            updated_at: change.now.toISOString(),
          })
          .where('workspace_id', '=', row.workspace_id)
          .where('id', '=', row.id)
          .execute();
        return true;
      }),
    async remove(workspaceId, id, types) {
      const result = await db
        .deleteFrom('connections')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .where('type', 'in', types)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
  };
}
