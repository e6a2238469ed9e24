import type { Db } from '#platform/db/open-database.ts';

/** What holds for everybody of an installation. */
export interface InstallationStore {
  /** Whether people may create local accounts themselves. They may until an administrator says otherwise. */
  isSignUpOpen(): Promise<boolean>;
  setSignUpOpen(isOpen: boolean, now: Date): Promise<void>;
  /** Whether nobody has an account yet. */
  isEmpty(): Promise<boolean>;
}

export function createInstallationStore(db: Db): InstallationStore {
  const read = async (name: string) =>
    (await db.selectFrom('installation_settings').select('value').where('name', '=', name).executeTakeFirst())
      ?.value;
  return {
    isSignUpOpen: async () => (await read('isSignUpOpen')) !== 'false',
    async setSignUpOpen(isOpen, now) {
      const values = { value: String(isOpen), updated_at: now.toISOString() };
      await db
        .insertInto('installation_settings')
        .values({ name: 'isSignUpOpen', ...values })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
        .execute();
    },
    isEmpty: async () => (await read('firstAccount')) === undefined,
  };
}

/** Whether this account is the first of the installation. Of two at once one waits here for the other's transaction. */
export async function claimFirst(transaction: Db, accountId: string, now: Date): Promise<boolean> {
  const claimed = await transaction
    .insertInto('installation_settings')
    .values({ name: 'firstAccount', value: accountId, updated_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

/** After an account was deleted: where it was the last one, the next may be the first again. */
export async function releaseFirst(transaction: Db): Promise<void> {
  await transaction
    .deleteFrom('installation_settings')
    .where('name', '=', 'firstAccount')
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('accounts').select('id'))))
    .execute();
}
