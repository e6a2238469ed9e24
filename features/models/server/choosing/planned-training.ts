import type { FrameRequest } from '#engine/index.ts';
import type { CatalogTable } from '#kernel/catalog.ts';
import type { ModelChoice, ModelConfig, ModelNote, TrainingPlan } from '../../contract.ts';
import type { ModelAlgorithm, ModelType } from '../../manifest.ts';
import type { TrainingSpec } from '../learning/training-spec.ts';

/** What is known of a model before it is trained. */
export interface ModelToTrain {
  type: ModelType;
  algorithm: ModelAlgorithm;
  dataSourceId: string;
  config: Record<string, unknown>;
}

/** A table that is learnt from, as its version is told later. */
export type UsedTable = Pick<
  CatalogTable,
  'tableId' | 'sqlName' | 'name' | 'dataSourceName' | 'dataSourceId' | 'versionId' | 'version' | 'asOf'
>;

/** Everything decided: what is read, what is learnt, and what is told of both. */
export interface PlannedTraining {
  ok: true;
  spec: TrainingSpec;
  /** Its tables are named by `sqlName`; where their files are is added when it is read. */
  frame: Omit<FrameRequest, 'tables'>;
  /** The first is the one whose rows are read. */
  tables: UsedTable[];
  config: ModelConfig;
  choices: ModelChoice[];
  notes: ModelNote[];
  columns: TrainingPlan['columns'];
  /** By the names of the frame. */
  meanings: Record<string, { label: string; unit: string | null }>;
}

export type TrainingPlanning =
  | PlannedTraining
  | { ok: false; problem: string; columns: TrainingPlan['columns']; config: ModelConfig };
