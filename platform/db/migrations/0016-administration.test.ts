import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import { adaptNodeSqlite } from '../sqlite-adapter.ts';
import { up as createFirst } from './0001-first.ts';
import { up } from './0016-administration.ts';

async function open(): Promise<Kysely<unknown>> {
  const db = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: adaptNodeSqlite(new DatabaseSync(':memory:')) }),
  });
  await createFirst(db);
  return db;
}

it('lets the account that was made first administer an installation that is there already', async () => {
  const db = await open();
  for (const [id, day] of [
    ['late', '2026-02-01'],
    ['early', '2026-01-01'],
  ])
    await sql`insert into accounts (id, issuer, subject, email, first_name, last_name, created_at) values (${id}, 'local', ${id}, ${id}, '', '', ${day})`.execute(
      db,
    );
  await sql`insert into workspaces values ('w', 'w', 'x')`.execute(db);
  await sql`insert into sessions values (${'ab'.repeat(32)}, 'early', 'w', 'x', 'x', 'x')`.execute(db);
  await up(db);
  const accounts = await sql`select id, is_administrator, disabled_at from accounts order by id`.execute(db);
  expect(accounts.rows).toEqual([
    { id: 'early', is_administrator: 1, disabled_at: null },
    { id: 'late', is_administrator: 0, disabled_at: null },
  ]);
  expect((await sql`select name, value from installation_settings`.execute(db)).rows).toEqual([
    { name: 'firstAccount', value: 'early' },
  ]);
  // An open session goes on, and can be told from others.
  expect((await sql`select id, address from sessions`.execute(db)).rows).toEqual([
    { id: 'ab'.repeat(12), address: '' },
  ]);
  await db.destroy();
});

it('leaves an empty installation to the first who comes', async () => {
  const db = await open();
  await up(db);
  expect((await sql`select * from installation_settings`.execute(db)).rows).toEqual([]);
  await db.destroy();
});
