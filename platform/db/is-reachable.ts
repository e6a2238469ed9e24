import { sql } from 'kysely';
import type { Db } from './open-database.ts';

/** Whether the metadata answers: what a load balancer asks before it sends people here. */
export async function isReachable(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
