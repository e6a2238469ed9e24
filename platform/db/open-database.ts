import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import * as first from './migrations/0001-first.ts';
import * as connections from './migrations/0002-connections.ts';
import * as streams from './migrations/0003-streams.ts';
import * as notifications from './migrations/0004-notifications.ts';
import * as pinnedCharts from './migrations/0005-pinned-charts.ts';
import * as versions from './migrations/0006-versions.ts';
import * as meaning from './migrations/0007-meaning.ts';
import * as workspaceSettings from './migrations/0008-workspace-settings.ts';
import * as accessTokens from './migrations/0009-access-tokens.ts';
import * as verifiedQuestions from './migrations/0010-verified-questions.ts';
import * as languageModel from './migrations/0011-language-model.ts';
import * as languageModelLog from './migrations/0012-language-model-log.ts';
import * as offeredReadings from './migrations/0013-offered-readings.ts';
import * as signInAttempts from './migrations/0014-sign-in-attempts.ts';
import * as administration from './migrations/0016-administration.ts';
import * as systems from './migrations/0020-systems.ts';
import * as liveTables from './migrations/0021-live-tables.ts';
import * as provenAddresses from './migrations/0022-proven-addresses.ts';
import * as connectedSources from './migrations/0023-connected-sources.ts';
import * as trainedModels from './migrations/0024-trained-models.ts';
import * as deletedConversations from './migrations/0025-deleted-conversations.ts';
import * as practiceSources from './migrations/0026-practice-sources.ts';
import * as oauthTokens from './migrations/0027-oauth-tokens.ts';
import * as systemNames from './migrations/0028-system-names.ts';
import type { Database } from './schema.ts';
import { adaptNodeSqlite } from './sqlite-adapter.ts';

export type Db = Kysely<Database>;
export type { Database };

const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-connections': connections,
  '0003-streams': streams,
  '0004-notifications': notifications,
  '0005-pinned-charts': pinnedCharts,
  '0006-versions': versions,
  '0007-meaning': meaning,
  '0008-workspace-settings': workspaceSettings,
  '0009-access-tokens': accessTokens,
  '0010-verified-questions': verifiedQuestions,
  '0011-language-model': languageModel,
  '0012-language-model-log': languageModelLog,
  '0013-offered-readings': offeredReadings,
  '0014-sign-in-attempts': signInAttempts,
  '0016-administration': administration,
  '0020-systems': systems,
  '0021-live-tables': liveTables,
  '0022-proven-addresses': provenAddresses,
  '0023-connected-sources': connectedSources,
  '0024-trained-models': trainedModels,
  '0025-deleted-conversations': deletedConversations,
  '0026-practice-sources': practiceSources,
  '0027-oauth-tokens': oauthTokens,
  '0028-system-names': systemNames,
};

/**
 * Opens the metadata database and brings it to the current schema: PostgreSQL when an address is given, else SQLite in
 * the data directory (one writer process; WAL, and every commit is on disk before it is acknowledged).
 * Throws when the database cannot be reached or its schema is newer than this program.
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  directory: string;
}): Promise<Db> {
  const db = new Kysely<Database>({
    dialect: options.databaseUrl ? postgresDialect(options.databaseUrl) : sqliteDialect(options.directory),
  });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

function sqliteDialect(directory: string): SqliteDialect {
  const file = new DatabaseSync(join(directory, 'plumbline.sqlite'), { timeout: 5000 });
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return new SqliteDialect({ database: adaptNodeSqlite(file) });
}

function postgresDialect(connectionString: string): PostgresDialect {
  // Counts and sizes are bigint columns far below 2^53; the driver's default is text.
  const types = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
  };
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: types as unknown as typeof pg.types,
  });
  // Without a listener a dropped idle connection would end the process; the pool replaces it by itself.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
