import type { Generated } from 'kysely';
import type {
  AuditEventsTable,
  InstallationSettingsTable,
  PasswordLinksTable,
} from './administration-schema.ts';
import type { LanguageModelCallsTable, LanguageModelSettingsTable } from './language-model-schema.ts';
import type { ModelsTable, ModelVersionsTable, ModelWorksTable } from './models-schema.ts';
import type {
  OAuthAttemptsTable,
  OAuthCallsTable,
  OAuthConfigurationsTable,
  OAuthTokensTable,
} from './oauth-schema.ts';
import type { SystemsDatabase } from './systems-schema.ts';

/**
 * The metadata tables as SQL returns them. One portable subset for SQLite and PostgreSQL: ids and times are text
 * (times ISO 8601 UTC, so that they sort), booleans are 0 or 1, structured values are JSON text.
 */
export interface Database extends SystemsDatabase {
  accounts: AccountsTable;
  workspaces: { id: string; name: string; created_at: string };
  memberships: { workspace_id: string; account_id: string; role: string; created_at: string };
  sessions: SessionsTable;
  installation_settings: InstallationSettingsTable;
  password_links: PasswordLinksTable;
  audit_events: AuditEventsTable;
  sign_in_attempts: { key: string; count: number; last_at: string };
  onboarding: OnboardingTable;
  data_sources: DataSourcesTable;
  catalog_tables: CatalogTablesTable;
  table_versions: TableVersionsTable;
  table_changes: TableChangesTable;
  table_meanings: TableMeaningsTable;
  workspace_settings: WorkspaceSettingsTable;
  language_model_settings: LanguageModelSettingsTable;
  language_model_calls: LanguageModelCallsTable;
  access_tokens: AccessTokensTable;
  relations: RelationsTable;
  chat_sessions: ChatSessionsTable;
  chat_messages: ChatMessagesTable;
  receipts: ReceiptsTable;
  receipt_versions: { receipt_id: string; version_id: string };
  ml_models: ModelsTable;
  model_versions: ModelVersionsTable;
  model_works: ModelWorksTable;
  jobs: JobsTable;
  connections: ConnectionsTable;
  oauth_configurations: OAuthConfigurationsTable;
  oauth_tokens: OAuthTokensTable;
  oauth_attempts: OAuthAttemptsTable;
  oauth_calls: OAuthCallsTable;
  streams: StreamsTable;
  notifications: NotificationsTable;
  pinned_charts: PinnedChartsTable;
  verified_questions: VerifiedQuestionsTable;
  answer_feedback: AnswerFeedbackTable;
}

interface AccountsTable {
  id: string;
  /** `local`, or the issuer's URL. With `subject` it identifies a person; an equal e-mail address never does. */
  issuer: string;
  subject: string;
  email: string;
  first_name: string;
  last_name: string;
  profile_image_url: string | null;
  password_hash: string | null;
  created_at: string;
  /** Of the whole installation, not of a workspace alone. */
  is_administrator: Generated<number>;
  /** Set: nobody gets in by this account. */
  disabled_at: Generated<string | null>;
  last_sign_in_at: Generated<string | null>;
  /** An administrator made the account: its address is that of whom they meant. */
  is_vouched_for: Generated<number>;
}

interface SessionsTable {
  /** SHA-256 of the cookie's token, so that a copy of the database opens no session. */
  id_hash: string;
  account_id: string;
  workspace_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** For people who look at the list of sessions; it opens nothing. */
  id: Generated<string>;
  /** Browser and system, as the last request told them. */
  device: Generated<string>;
  /** Of the network, of the last request that was written down. */
  address: Generated<string>;
}

interface OnboardingTable {
  account_id: string;
  workspace_id: string;
  current_step: number;
  completed_steps: string;
  skipped_steps: string;
  is_completed: number;
}

interface DataSourcesTable {
  id: string;
  workspace_id: string;
  name: string;
  type: string;
  status: string;
  is_sample: number;
  configuration: string;
  report: string | null;
  error: string | null;
  record_count: number;
  /** Bytes that were read to make it. */
  size_bytes: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  /** It cannot be restored any more; its row stays while a receipt names one of its versions. */
  purged_at: Generated<string | null>;
  /** The saved connection whose settings it is reached by. */
  connection_id: Generated<string | null>;
  /** 1 where it reads a practice system. */
  is_practice: Generated<number>;
}

interface CatalogTablesTable {
  id: string;
  workspace_id: string;
  data_source_id: string;
  name: string;
  sql_name: string;
  current_version_id: string;
  created_at: string;
}

interface TableVersionsTable {
  id: string;
  workspace_id: string;
  table_id: string;
  number: number;
  row_count: number;
  size_bytes: number;
  content_hash: string;
  created_at: string;
  /** `upload`, `sample`, `replace`, `append`, `upsert`, `restore` or `fix`. */
  origin: Generated<string>;
  /** Who made it; null where the product did. */
  account_id: Generated<string | null>;
  /** JSON: file name, counts of rows, changes of columns. */
  details: Generated<string>;
}

interface TableChangesTable {
  id: string;
  workspace_id: string;
  data_source_id: string;
  account_id: string;
  /** JSON list: versions that are on disk, but of no table yet. */
  version_ids: string;
  /** JSON: what would happen to which tables. */
  body: string;
  created_at: string;
}

interface TableMeaningsTable {
  id: string;
  workspace_id: string;
  table_id: string;
  /** 1 for the first, rising; the highest is in force. */
  revision: number;
  /** JSON: what a person told of the table and its columns. */
  body: string;
  account_id: string;
  created_at: string;
}

interface WorkspaceSettingsTable {
  workspace_id: string;
  time_zone: string;
  /** JSON: first month, and what its number names; null where nobody told. */
  fiscal_year: string | null;
  currency: string | null;
  /** JSON: the columns that stand for revenue, units and date; null: inferred. */
  business: string | null;
  /** 1 for the first change, rising. */
  revision: number;
  updated_at: string;
}

interface AccessTokensTable {
  id: string;
  workspace_id: string;
  account_id: string;
  name: string;
  /** SHA-256 of the token, hexadecimal. */
  hash: string;
  ending: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
}

interface RelationsTable {
  id: string;
  workspace_id: string;
  data_source_id: string;
  from_table_id: string;
  from_column: string;
  to_table_id: string;
  to_column: string;
  inclusion: number;
  origin: string;
  /** What a person said of it: `confirmed` or `rejected`; null: nothing. */
  decision: Generated<string | null>;
}

interface ChatSessionsTable {
  id: string;
  workspace_id: string;
  account_id: string;
  title: string;
  data_source_ids: string | null;
  created_at: string;
}

interface ChatMessagesTable {
  id: string;
  workspace_id: string;
  session_id: string;
  /** 1, 2, 3 … within the session. */
  position: number;
  role: string;
  content: string;
  is_voice: number;
  metadata: string;
  /** The plan behind an answer, which a follow-up question edits. */
  plan: string | null;
  /** The plans behind the options of a question back, each with the words that choose it. */
  offered: string | null;
  created_at: string;
}

interface ReceiptsTable {
  id: string;
  workspace_id: string;
  account_id: string;
  message_id: string;
  body: string;
  digest: string;
  created_at: string;
}

interface JobsTable {
  id: string;
  workspace_id: string;
  kind: string;
  payload: string;
  status: string;
  attempts: number;
  /** The higher goes first; below 0: what nobody waits for. */
  priority: Generated<number>;
  run_at: string;
  lease_until: string | null;
  error: string | null;
  created_at: string;
  updated_at: string;
}

interface ConnectionsTable {
  id: string;
  workspace_id: string;
  name: string;
  type: string;
  is_active: number;
  /** Sealed JSON. */
  configuration: string;
  created_at: string;
  updated_at: string;
}

interface StreamsTable {
  id: string;
  workspace_id: string;
  data_source_id: string;
  name: string;
  /** JSON: type, interval, filters and what is tracked. */
  settings: string;
  /** Whether a person wants it to run. */
  is_running: number;
  /** Why the last reading failed. */
  error: string | null;
  /** Readings that failed one after the other. */
  failures: number;
  /** JSON of the reader's own: where the next reading begins. */
  position: string | null;
  last_data_received_at: string | null;
  /** When it is read next; null while it does not run. */
  due_at: string | null;
  /** The reading under way. Another one begins only after `lease_until`. */
  lease_id: string | null;
  lease_until: string | null;
  created_at: string;
  updated_at: string;
}

interface NotificationsTable {
  id: string;
  workspace_id: string;
  account_id: string;
  kind: string;
  outcome: string;
  title: string;
  message: string;
  link: string | null;
  /** Of events that are told once; unique for an account. */
  event_key: string | null;
  created_at: string;
  read_at: string | null;
  cleared_at: string | null;
}

interface PinnedChartsTable {
  id: string;
  workspace_id: string;
  receipt_id: string;
  title: string;
  chart_config: string;
  /** 1, 2, 3 … on the dashboard. */
  position: number;
  created_at: string;
  /** Set when it was unpinned: it can be put back for a while. */
  removed_at: string | null;
}

interface VerifiedQuestionsTable {
  id: string;
  workspace_id: string;
  name: string;
  question: string;
  /** The question without case, punctuation and articles. */
  question_key: string;
  /** The ids of the sources that it is limited to, sorted; empty for all. */
  scope_key: string;
  /** The same for questions that differ in a value or a period only. */
  slot_key: string;
  /** JSON: plan, what it stands on, and the answer as it was confirmed. */
  body: string;
  /** Of the answer that was confirmed last. */
  receipt_id: string;
  message_id: string;
  account_id: string;
  confirmed_at: string;
  /** Set when it was removed: it can be put back for a while. */
  removed_at: string | null;
  /** `holds`, `changed`, `changedReading` or `broken`. */
  state: string;
  /** JSON: what the last replay found; null before the first. */
  replay: string | null;
  replayed_at: string | null;
  /** What of catalog and day the last replay was of. */
  replayed_key: string | null;
  /** Whether people have been told that it is broken, or of the answer that it has now. */
  is_told: number;
}

interface AnswerFeedbackTable {
  id: string;
  workspace_id: string;
  account_id: string;
  message_id: string;
  reason: string;
  note: string;
  created_at: string;
}
