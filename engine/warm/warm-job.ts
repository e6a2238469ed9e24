/** One statement of the product's own, as it is sent to a warm engine. */
export interface WarmJob {
  /** The directory of the workspace's versions: all that the engine can read while it serves this job. */
  directory: string;
  sql: string;
  /** Files below the directory, under the names that the statement uses. */
  tables: { sqlName: string; path: string }[];
  maxRows: number;
  maxBytes: number;
  memoryBytes: number;
  threads: number;
  /** What a sort that does not fit into memory may write. */
  spillBytes: number;
  /** Gives the tables a last column `file_row_number`. */
  hasRowNumbers: boolean;
}

export type WarmRequest =
  | { kind: 'run'; id: number; job: WarmJob }
  /** Stops the job that runs. */
  | { kind: 'interrupt'; id: number }
  /** Nothing was asked for a while: gives the memory back. */
  | { kind: 'rest' };

export type WarmAnswer =
  /** The job has arrived: what ends this process from here on may be the job's own doing. */
  | { kind: 'started'; id: number }
  | { kind: 'done'; id: number; result: unknown }
  | {
      kind: 'failed';
      id: number;
      code: string;
      message: string;
      details?: Record<string, unknown> | undefined;
    }
  | { kind: 'crashed'; id: number; message: string };
