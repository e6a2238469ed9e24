import type { Db } from '#platform/db/open-database.ts';

/** The token of one client as stored; `token` is sealed text, another one each time that it is written. */
export interface TokenRow {
  workspaceId: string;
  provider: string;
  state: 'active' | 'ended';
  token: string;
  obtainedAt: string;
  accessExpiresAt: string | null;
  expiresAt: string | null;
}

export interface TokenStore {
  find(workspaceId: string, provider: string): Promise<TokenRow | null>;
  list(workspaceId: string): Promise<TokenRow[]>;
  /** Stores what was obtained with a client. False where the configuration is another client by now, or none. */
  put(row: TokenRow, client: string): Promise<boolean>;
  /** Puts a token in the place of the one that it was obtained with. False where that is no longer there. */
  replace(row: TokenRow, previous: string): Promise<boolean>;
  /** False where another token is there by now. */
  end(workspaceId: string, provider: string, previous: string): Promise<boolean>;
  remove(workspaceId: string, provider: string): Promise<void>;
  /** The sign-ins of all workspaces that end before a moment. */
  listEndingBefore(moment: Date): Promise<{ workspaceId: string; provider: string; expiresAt: string }[]>;
}

const columns = [
  'workspace_id',
  'provider',
  'state',
  'token',
  'obtained_at',
  'access_expires_at',
  'expires_at',
] as const;

export function createTokenStore(db: Db): TokenStore {
  const ofWorkspace = (workspaceId: string) =>
    db.selectFrom('oauth_tokens').select(columns).where('workspace_id', '=', workspaceId);
  return {
    async find(workspaceId, provider) {
      const row = await ofWorkspace(workspaceId).where('provider', '=', provider).executeTakeFirst();
      return row ? rowOf(row) : null;
    },
    list: async (workspaceId) =>
      (await ofWorkspace(workspaceId).orderBy('provider').execute()).map((row) => rowOf(row)),
    put: (row, client) =>
      db.transaction().execute(async (transaction) => {
        // An update that changes nothing, since it holds the row until the end: a save waits, or has been.
        const held = await transaction
          .updateTable('oauth_configurations')
          .set({ client })
          .where('workspace_id', '=', row.workspaceId)
          .where('provider', '=', row.provider)
          .where('client', '=', client)
          .executeTakeFirst();
        if (held.numUpdatedRows === 0n) return false;
        const { workspace_id: _, provider: __, ...changed } = valuesOf(row);
        await transaction
          .insertInto('oauth_tokens')
          .values(valuesOf(row))
          .onConflict((conflict) => conflict.columns(['workspace_id', 'provider']).doUpdateSet(changed))
          .execute();
        return true;
      }),
    async replace(row, previous) {
      const result = await db
        .updateTable('oauth_tokens')
        .set(valuesOf(row))
        .where('workspace_id', '=', row.workspaceId)
        .where('provider', '=', row.provider)
        .where('token', '=', previous)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    async end(workspaceId, provider, previous) {
      const result = await db
        .updateTable('oauth_tokens')
        .set({ state: 'ended' })
        .where('workspace_id', '=', workspaceId)
        .where('provider', '=', provider)
        .where('token', '=', previous)
        .where('state', '=', 'active')
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    async remove(workspaceId, provider) {
      await db
        .deleteFrom('oauth_tokens')
        .where('workspace_id', '=', workspaceId)
        .where('provider', '=', provider)
        .execute();
    },
    async listEndingBefore(moment) {
      const rows = await db
        .selectFrom('oauth_tokens')
        .select(['workspace_id', 'provider', 'expires_at'])
        .where('state', '=', 'active')
        .where('expires_at', '<', moment.toISOString())
        .execute();
      return rows.flatMap(({ workspace_id, provider, expires_at }) =>
        expires_at === null ? [] : [{ workspaceId: workspace_id, provider, expiresAt: expires_at }],
      );
    },
  };
}

function valuesOf(row: TokenRow) {
  return {
    workspace_id: row.workspaceId,
    provider: row.provider,
    state: row.state,
    token: row.token,
    obtained_at: row.obtainedAt,
    access_expires_at: row.accessExpiresAt,
    expires_at: row.expiresAt,
  };
}

function rowOf(row: Omit<ReturnType<typeof valuesOf>, 'state'> & { state: string }): TokenRow {
  return {
    workspaceId: row.workspace_id,
    provider: row.provider,
    state: row.state === 'active' ? 'active' : 'ended',
    token: row.token,
    obtainedAt: row.obtained_at,
    accessExpiresAt: row.access_expires_at,
    expiresAt: row.expires_at,
  };
}
