import type { FittedModel } from '#algorithms/index.ts';
import type { FeatureField, Findings, ModelConfig, ModelNote } from '../../contract.ts';
import type { ModelGrain, ModelTask, TrainingStage } from '../../manifest.ts';

/** What is learnt, all of it decided: plain data, which travels to the process that learns. Columns are those of the frame. */
export interface TrainingSpec {
  task: ModelTask;
  /** Of `algorithms`. */
  algorithm: string;
  /** Null: of a forecast, the number of rows; otherwise nothing is predicted. */
  target: string | null;
  unit: string | null;
  timeColumn: string | null;
  seriesColumn: string | null;
  /** Null: all columns but the target. */
  features: string[] | null;
  horizon: number | null;
  season: number | null;
  grain: ModelGrain | null;
  clusters: number | null;
  seed: number;
  parameters: Record<string, number>;
  /** How the values of one period become one. */
  how: 'sum' | 'mean';
  /** The moment of training, in milliseconds: the period it lies in is not over. */
  nowMs: number;
}

/** What a training found; it is shown as it stands. */
export interface LearntReport {
  accuracy: number | null;
  accuracyMeaning: string;
  baseline: { name: string; accuracy: number | null; error: number | null } | null;
  /** Whether it is worth using by itself: it is better than its baseline, as far as that was tested. */
  isBetter: boolean;
  isNoBetterThanBaseline: boolean;
  verdict: string;
  metrics: Record<string, number>;
  rows: { learnt: number; withoutTarget: number };
  notes: ModelNote[];
  /** Of the rows that were tested, or evenly drawn ones of many; absent where no row was. */
  losses?: string;
  findings: Findings;
  /** What was chosen while learning, where nobody had. */
  found: Pick<ModelConfig, 'horizon' | 'season' | 'grain' | 'clusters'>;
  form: {
    fields: Omit<FeatureField, 'label' | 'unit'>[];
    horizon: number | null;
    grain: ModelGrain | null;
    series: string[];
  };
}

export type Learnt = { ok: true; model: FittedModel; report: LearntReport } | { ok: false; reason: string };

export interface LearningOptions {
  /** Looked at often while it computes: nobody wants the result any more. */
  signal?: { readonly aborted: boolean } | undefined;
  /** @param share of the whole learning, 0 to 1 */
  onProgress: (stage: TrainingStage, share: number) => void;
}
