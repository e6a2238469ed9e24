import type { Model, ModelChoice, ModelConfig, TrainingPlan } from '../../contract.ts';
import { clustersMaximum, horizonMaximum, seasonMaximum, seedMaximum } from '../../limits.ts';
import { type ModelTask, modelGrains, taskOf } from '../../manifest.ts';
import { pageStrings as strings } from './strings.ts';

/** What a person chooses of a training, as texts of controls. Empty: chosen from the data. */
export interface PlanForm {
  table: string;
  target: string;
  timeColumn: string;
  seriesColumn: string;
  horizon: string;
  season: string;
  grain: string;
  clusters: string;
  seed: string;
  /** Null: chosen from the data. */
  features: readonly string[] | null;
  parameters: ModelConfig['parameters'];
}
export type PlanField = Exclude<keyof PlanForm, 'parameters'>;
export type NumberField = keyof typeof numberBounds;

/** In a list of columns: none of them, which is another thing than leaving it to the data. A name that no column has. */
export const noColumn = '\n';

export const numberBounds = {
  horizon: [1, horizonMaximum],
  season: [1, seasonMaximum],
  clusters: [2, clustersMaximum],
  seed: [0, seedMaximum],
} as const satisfies Partial<Record<PlanField, readonly [number, number]>>;

const fieldsOfTask: Record<ModelTask, readonly PlanField[]> = {
  forecasting: ['table', 'target', 'timeColumn', 'seriesColumn', 'grain', 'horizon', 'season'],
  classification: ['table', 'target', 'timeColumn', 'seed', 'features'],
  regression: ['table', 'target', 'timeColumn', 'seed', 'features'],
  clustering: ['table', 'clusters', 'seed', 'features'],
  anomaly_detection: ['table', 'target', 'seed', 'features'],
};

/** What counts for the work of a model. */
export function fieldsOf({ type, algorithm }: Pick<Model, 'type' | 'algorithm'>): readonly PlanField[] {
  return fieldsOfTask[taskOf(type, algorithm)];
}

/** The form of a plan: what a person has chosen; the rest is left to the data. */
export function formOfPlan({ config, choices, problem }: TrainingPlan): PlanForm {
  // Where nothing can be chosen, the settings are those that were given.
  const isGiven = (key: ModelChoice['key']) =>
    problem !== null || choices.some((choice) => choice.key === key && choice.isGiven);
  const textOf = (key: Exclude<ModelChoice['key'], 'features'>) => {
    const value = config[key];
    if (value === undefined || !isGiven(key)) return '';
    return value === null ? noColumn : String(value);
  };
  return {
    table: textOf('table'),
    target: textOf('target'),
    timeColumn: textOf('timeColumn'),
    seriesColumn: textOf('seriesColumn'),
    horizon: textOf('horizon'),
    season: textOf('season'),
    grain: textOf('grain'),
    clusters: textOf('clusters'),
    seed: textOf('seed'),
    features: isGiven('features') ? (config.features ?? null) : null,
    parameters: config.parameters,
  };
}

/** The columns of another table are others. */
export function withTable(form: PlanForm, table: string): PlanForm {
  return { ...form, table, target: '', timeColumn: '', seriesColumn: '', features: null };
}

export type PlanProblems = Partial<Record<PlanField, string>>;

/** What of the form cannot be sent. */
export function problemsOf(form: PlanForm, fields: readonly PlanField[]): PlanProblems {
  const problems: PlanProblems = {};
  for (const [field, [least, most]] of Object.entries(numberBounds) as [
    NumberField,
    readonly [number, number],
  ][]) {
    const text = form[field].trim();
    const value = Number(text);
    if (!fields.includes(field) || text === '') continue;
    if (!/^\d+$/.test(text) || value < least || value > most)
      problems[field] = strings.numberWrong(least, most);
  }
  if (form.features?.length === 0 && fields.includes('features')) problems.features = strings.featuresMissing;
  return problems;
}

/** What the form says, without what is left to the data. */
export function configOf(form: PlanForm): ModelConfig {
  const column = (text: string) => (text === noColumn ? null : text);
  const number = (text: string) => (text.trim() === '' ? undefined : Number(text));
  const grain = modelGrains.find((one) => one === form.grain);
  const config: { [Key in keyof ModelConfig]: ModelConfig[Key] | undefined } = {
    table: form.table || undefined,
    target: form.target || undefined,
    timeColumn: form.timeColumn === '' ? undefined : column(form.timeColumn),
    seriesColumn: form.seriesColumn === '' ? undefined : column(form.seriesColumn),
    features: form.features ? [...form.features] : undefined,
    horizon: number(form.horizon),
    season: number(form.season),
    grain,
    clusters: number(form.clusters),
    seed: number(form.seed),
    parameters: form.parameters,
  };
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)) as ModelConfig;
}
