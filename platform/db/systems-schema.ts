import type { Generated } from 'kysely';

/** Which tables of outside systems are read or asked, and each reading. */
export interface SystemsDatabase {
  source_selections: SourceSelectionsTable;
  syncs: SyncsTable;
  synced_tables: SyncedTablesTable;
  live_tables: LiveTablesTable;
}

interface SourceSelectionsTable {
  data_source_id: string;
  workspace_id: string;
  /** JSON */
  tables: string;
  /** JSON */
  schedule: string | null;
  next_run_at: string | null;
  updated_at: string;
}

interface SyncsTable {
  id: string;
  workspace_id: string;
  data_source_id: string;
  /** The source while the reading is queued or running: one at a time. */
  active_source: string | null;
  /** Who asked for it; null where its schedule did. */
  account_id: string | null;
  status: string;
  /** JSON: how far each table is, and what a broken try has left of it. */
  tables: string;
  error: string | null;
  attempts: Generated<number>;
  is_cancelled: Generated<number>;
  run_at: string;
  lease_until: string | null;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
}

interface SyncedTablesTable {
  table_id: string;
  workspace_id: string;
  data_source_id: string;
  system_name: string;
  watermark: string | null;
  /** `SystemNames` as JSON. */
  names: Generated<string | null>;
  synced_at: string;
}

interface LiveTablesTable {
  table_id: string;
  workspace_id: string;
  data_source_id: string;
  system_name: string;
  /** JSON: profile, path, columns. */
  facts: string;
  measured_at: string;
}
