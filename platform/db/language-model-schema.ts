/** How a workspace uses a language model, and what has left for it. A part of `schema.ts`. */

export interface LanguageModelSettingsTable {
  workspace_id: string;
  is_on: number;
  /** `unanswered` or `always`. */
  asked: string;
  /** `nothing`, `metadata`, `aggregates` or `full`. */
  shares: string;
  allows_sql: number;
  /** What a month may cost, and a million tokens cost, in one currency of the reader; null: not told. */
  monthly_cap: number | null;
  input_price: number | null;
  output_price: number | null;
  /** Days after which a line of what left is deleted. */
  log_keep_days: number;
  revision: number;
  updated_at: string;
}

/** One line for each request that left for the provider of a language model. */
export interface LanguageModelCallsTable {
  id: string;
  workspace_id: string;
  /** The message that it was made for. */
  answer_id: string;
  host: string;
  model: string;
  shares: string;
  /** JSON: names of the tables that were told. */
  tables: string;
  column_count: number;
  value_count: number;
  row_count: number;
  sent_bytes: number;
  input_tokens: number;
  output_tokens: number;
  cost: number | null;
  /** `sent` until it is known, then `answered` or the kind of failure. */
  outcome: string;
  elapsed_ms: number;
  created_at: string;
}
