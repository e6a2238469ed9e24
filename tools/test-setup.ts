import type { TestProject } from 'vitest/node';
import { startPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server of this run's own; null where none is installed. */
    postgresUrl: string | null;
  }
}

/** Starts one PostgreSQL server for the whole run; each test makes a database of its own on it. */
export async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const server = await startPostgres();
  project.provide('postgresUrl', server?.url ?? null);
  return server?.stop;
}
