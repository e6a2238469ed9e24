import { newId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/open-database.ts';

/** The OAuth client of one provider as stored; `configuration` is sealed text. */
export interface ConfigurationRow {
  id: string;
  workspace_id: string;
  provider: string;
  is_active: number;
  configuration: string;
  /** Of this client; another one where it has become another client. */
  client: string;
  updated_at: string;
}

export interface ConfigurationStore {
  list(workspaceId: string): Promise<ConfigurationRow[]>;
  /** Of all workspaces. */
  listAll(): Promise<ConfigurationRow[]>;
  find(workspaceId: string, provider: string): Promise<ConfigurationRow | null>;
  /**
   * Writes the one configuration of a provider. `seal` is given the row's id, which the sealed text is bound to.
   * `endsSignIn`: it is another client, and the token that was obtained with the old one is deleted too.
   */
  save(configuration: {
    workspaceId: string;
    provider: string;
    isActive: boolean;
    seal: (id: string) => string;
    endsSignIn: boolean;
    now: Date;
  }): Promise<void>;
  /** Deletes it with its token. False when there is none. */
  remove(workspaceId: string, provider: string): Promise<boolean>;
}

export function createConfigurationStore(db: Db): ConfigurationStore {
  const all = () =>
    db
      .selectFrom('oauth_configurations')
      .select(['id', 'workspace_id', 'provider', 'is_active', 'configuration', 'client', 'updated_at']);
  const ofWorkspace = (workspaceId: string) => all().where('workspace_id', '=', workspaceId);
  return {
    list: (workspaceId) => ofWorkspace(workspaceId).orderBy('provider').execute(),
    listAll: () => all().orderBy('id').execute(),
    find: async (workspaceId, provider) =>
      (await ofWorkspace(workspaceId).where('provider', '=', provider).executeTakeFirst()) ?? null,
    save: ({ workspaceId, provider, isActive, seal, endsSignIn, now }) =>
      db.transaction().execute(async (transaction) => {
        const time = now.toISOString();
        // The row first, so that two who save at once agree on the id before anything is sealed.
        await transaction
          .insertInto('oauth_configurations')
          .values({
            id: newId(),
            workspace_id: workspaceId,
            provider,
            is_active: 0,
            configuration: '',
            client: newId(),
            created_at: time,
            updated_at: time,
          })
          .onConflict((conflict) => conflict.columns(['workspace_id', 'provider']).doNothing())
          .execute();
        const { id } = await transaction
          .selectFrom('oauth_configurations')
          .select('id')
          .where('workspace_id', '=', workspaceId)
          .where('provider', '=', provider)
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('oauth_configurations')
          .set({
            ...{ is_active: isActive ? 1 : 0, configuration: seal(id), updated_at: time },
            ...(endsSignIn ? { client: newId() } : {}),
          })
          .where('id', '=', id)
          .execute();
        if (endsSignIn) await removeToken(transaction, workspaceId, provider);
      }),
    remove: (workspaceId, provider) =>
      db.transaction().execute(async (transaction) => {
        await removeToken(transaction, workspaceId, provider);
        const result = await transaction
          .deleteFrom('oauth_configurations')
          .where('workspace_id', '=', workspaceId)
          .where('provider', '=', provider)
          .executeTakeFirst();
        return result.numDeletedRows > 0n;
      }),
  };
}

async function removeToken(db: Db, workspaceId: string, provider: string): Promise<void> {
  await db
    .deleteFrom('oauth_tokens')
    .where('workspace_id', '=', workspaceId)
    .where('provider', '=', provider)
    .execute();
}
