import type { Generated } from 'kysely';

/** Models, each training of one that came to its end, and what is being done with them. */

export interface ModelsTable {
  id: string;
  workspace_id: string;
  name: string;
  type: string;
  algorithm: string;
  data_source_id: string | null;
  /** `draft`, `trained`, `active` or `failed`; a model is `training` while a work of that kind is queued or runs. */
  status: string;
  accuracy: number | null;
  /** JSON: as a person gave it. */
  config: string;
  last_trained_at: string | null;
  created_at: string;
  /** The training that predicts. */
  current_version: number | null;
  /** Why the last training came to nothing. */
  error: string | null;
  /** Whether it is trained again when its data change. */
  is_retrained: Generated<number>;
  /** The version of its table that it was last trained again for, whatever came of it. */
  retrained_for: string | null;
  deleted_at: string | null;
}

export interface ModelVersionsTable {
  model_id: string;
  workspace_id: string;
  number: number;
  trained_at: string;
  duration_ms: number;
  seed: number;
  accuracy: number | null;
  is_better: number;
  is_no_better: number;
  /** JSON: what lists show of it, and what predicting needs. */
  summary: string;
  file_bytes: number;
  file_sha256: string;
}

export interface ModelWorksTable {
  id: string;
  workspace_id: string;
  model_id: string;
  /** `train` or `predict`. */
  kind: string;
  /** `<kind>:<model>` while it is queued or runs: one at a time. */
  active_key: string | null;
  account_id: string | null;
  status: string;
  /** JSON */
  payload: string;
  /** JSON: how far it is. */
  progress: string | null;
  /** JSON: what came of it. */
  result: string | null;
  error: string | null;
  is_cancelled: Generated<number>;
  lease_until: string | null;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
}
