import { sql } from 'kysely';
import { AppError } from '#kernel/errors.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Person } from '../contract.ts';
import { peopleStrings as strings } from '../strings.ts';

export interface PeopleStore {
  /** Newest first. `before` is the `next` of an earlier page. */
  list(page: {
    search: string;
    limit: number;
    before?: string | undefined;
  }): Promise<{ people: Person[]; next: string | null }>;
  find(id: string): Promise<Person | null>;
  /** The workspace in which a person reads what happened to their account. */
  findWorkspace(id: string): Promise<string | null>;
  /**
   * Disables or enables. Disabling ends the sessions in the same transaction, and the readings of workspaces that nobody else uses.
   * Throws `conflict` for the last administrator.
   */
  setDisabled(id: string, isDisabled: boolean, now: Date): Promise<void>;
  /** Throws `conflict` where it would leave none. */
  setAdministrator(id: string, isAdministrator: boolean): Promise<void>;
  /** Whether others have accounts, but none of them administers the installation and may sign in. */
  isLastAdministrator(id: string): Promise<boolean>;
  /**
   * Makes administrators of the local accounts that are named: by their id, or by an address that an administrator gave them. An account that somebody made
   * themselves proves no address; it is told in `unproven`.
   */
  promote(named: readonly string[]): Promise<{ promoted: string[]; unproven: UnprovenAccount[] }>;
}

/** An account with an address of an administrator that nobody vouches for. */
export interface UnprovenAccount {
  accountId: string;
  createdAt: string;
}

export function createPeopleStore(db: Db): PeopleStore {
  return {
    async list({ search, limit, before }) {
      const [time = '', id = ''] = before?.split(' ') ?? [];
      const rows = await selectPeople(db)
        .$if(search !== '', (query) => query.where(isLike(search)))
        .$if(before !== undefined, (query) =>
          query.where((eb) =>
            eb.or([
              eb('accounts.created_at', '<', time),
              eb.and([eb('accounts.created_at', '=', time), eb('accounts.id', '<', id)]),
            ]),
          ),
        )
        .orderBy('accounts.created_at', 'desc')
        .orderBy('accounts.id', 'desc')
        .limit(limit + 1)
        .execute();
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        people: shown.map(present),
        next: last && rows.length > limit ? `${last.created_at} ${last.id}` : null,
      };
    },
    async find(id) {
      const row = await selectPeople(db).where('accounts.id', '=', id).executeTakeFirst();
      return row ? present(row) : null;
    },
    async findWorkspace(id) {
      const row = await db
        .selectFrom('memberships')
        .select('workspace_id')
        .where('account_id', '=', id)
        .orderBy('created_at')
        .executeTakeFirst();
      return row?.workspace_id ?? null;
    },
    setDisabled: (id, isDisabled, now) =>
      db.transaction().execute(async (transaction) => {
        await update(transaction, id, { disabled_at: isDisabled ? now.toISOString() : null });
        if (!isDisabled) return;
        await requireAnother(transaction, id);
        await transaction.deleteFrom('password_links').where('account_id', '=', id).execute();
        await endReadings(transaction, id);
      }),
    setAdministrator: (id, isAdministrator) =>
      db.transaction().execute(async (transaction) => {
        await update(transaction, id, { is_administrator: isAdministrator ? 1 : 0 });
        if (!isAdministrator) await requireAnother(transaction, id);
      }),
    async isLastAdministrator(id) {
      const person = await selectPeople(db).where('accounts.id', '=', id).executeTakeFirst();
      if (person?.is_administrator !== 1 || (await countAdministrators(db, id)) > 0) return false;
      const other = await db.selectFrom('accounts').select('id').where('id', '!=', id).executeTakeFirst();
      return other !== undefined;
    },
    async promote(named) {
      if (named.length === 0) return { promoted: [], unproven: [] };
      const names = named.map((name) => name.toLowerCase());
      const rows = await db
        .selectFrom('accounts')
        .select(['id', 'is_vouched_for', 'created_at'])
        .where('is_administrator', '=', 0)
        .where((eb) =>
          eb.or([
            eb('id', 'in', names),
            eb.and([eb('issuer', '=', 'local'), eb(sql<string>`lower(email)`, 'in', names)]),
          ]),
        )
        .execute();
      const isMeant = (row: (typeof rows)[number]) => row.is_vouched_for === 1 || names.includes(row.id);
      const promoted = rows.filter(isMeant).map(({ id }) => id);
      for (const id of promoted) await update(db, id, { is_administrator: 1 });
      return {
        promoted,
        unproven: rows
          .filter((row) => !isMeant(row))
          .map((row) => ({ accountId: row.id, createdAt: row.created_at })),
      };
    },
  };
}

function selectPeople(db: Db) {
  return db
    .selectFrom('accounts')
    .leftJoin('password_links', 'password_links.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'issuer',
      'email',
      'first_name',
      'last_name',
      'accounts.created_at',
      'last_sign_in_at',
      'disabled_at',
      'is_administrator',
      'password_links.account_id as link_of',
    ]);
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

function present(row: PersonRow): Person {
  return {
    id: row.id,
    name: [row.first_name, row.last_name].filter(Boolean).join(' ') || row.email,
    email: row.email,
    kind: row.issuer === 'local' ? 'local' : 'oidc',
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
    isDisabled: row.disabled_at !== null,
    isAdministrator: row.is_administrator === 1,
    hasLink: row.link_of !== null,
  };
}

/** A part of name or address in any case; what the language of patterns means by `%` and `_` is meant as it is written. */
function isLike(search: string) {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`lower(first_name || ' ' || last_name || ' ' || email) like ${pattern} escape '\\'`;
}

async function update(
  db: Db,
  id: string,
  change: { disabled_at?: string | null; is_administrator?: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('notFound', strings.unknownPerson);
}

async function countAdministrators(db: Db, except: string): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('is_administrator', '=', 1)
    .where('disabled_at', 'is', null)
    .where('id', '!=', except)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function requireAnother(transaction: Db, id: string): Promise<void> {
  if ((await countAdministrators(transaction, id)) === 0)
    throw new AppError('conflict', strings.lastAdministrator);
}

/** Readings under way end where they next write: their lease is gone. Others are not begun while nobody may sign in. */
async function endReadings(transaction: Db, accountId: string): Promise<void> {
  await transaction
    .updateTable('streams')
    .set({ lease_id: null, lease_until: null })
    .where('workspace_id', 'in', (query) =>
      query.selectFrom('memberships').select('workspace_id').where('account_id', '=', accountId),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as member')
            .innerJoin('accounts as enabled', 'enabled.id', 'member.account_id')
            .select('member.account_id')
            .whereRef('member.workspace_id', '=', 'streams.workspace_id')
            .where('enabled.disabled_at', 'is', null),
        ),
      ),
    )
    .execute();
}
