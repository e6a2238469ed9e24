import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { type Db, openDatabase } from './open-database.ts';

export type StoreKind = 'SQLite' | 'PostgreSQL';

/** The stores of this machine: every store test runs on each. */
export function storeKinds(): StoreKind[] {
  return inject('postgresUrl') ? ['SQLite', 'PostgreSQL'] : ['SQLite'];
}

export interface TestDatabase extends AsyncDisposable {
  db: Db;
}

/** An empty database of the current schema, gone when disposed of. */
export async function openTestDatabase(kind: StoreKind = 'SQLite'): Promise<TestDatabase> {
  return kind === 'SQLite' ? openSqlite() : openPostgres();
}

async function openSqlite(): Promise<TestDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-db-'));
  const db = await openDatabase({ directory });
  return {
    db,
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function openPostgres(): Promise<TestDatabase> {
  const url = await createPostgresDatabase();
  const db = await openDatabase({ databaseUrl: url, directory: tmpdir() });
  return { db, [Symbol.asyncDispose]: () => db.destroy() };
}

/** The address of a new, empty database on the run's PostgreSQL server. */
export async function createPostgresDatabase(): Promise<string> {
  const serverUrl = inject('postgresUrl');
  if (!serverUrl) throw new Error('No PostgreSQL server in this test run.');
  const name = `test_${newId()}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return serverUrl.replace(/\/postgres$/, `/${name}`);
}
