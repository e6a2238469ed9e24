import type { ModelTaskRequest } from '#agent/index.ts';

/** What models say in answers. */
export const askedStrings = {
  purposes: {
    anomaly_detection: (table: string) => `tells which ${table} are unusual`,
    clustering: (table: string) => `puts ${table} into groups`,
    classification: (table: string, target: string) => `predicts "${target}" of ${table}`,
  } satisfies Record<ModelTaskRequest['task'], (table: string, target: string) => string>,
  names: {
    anomaly_detection: (table: string) => `Unusual ${table}`,
    clustering: (table: string) => `Groups of ${table}`,
    classification: (table: string, target: string) => `${table}: ${target}`,
  } satisfies Record<ModelTaskRequest['task'], (table: string, target: string) => string>,
  offer: (purpose: string) => `No model ${purpose} yet. Shall one be trained? Say yes, or choose it below.`,
  offered: 'Train a model',
  learnsFrom: (rows: string, table: string) =>
    `It learns from the ${rows} rows of ${table} and is kept under ML models.`,
  trainQuestion: (question: string) => `Train a model: ${question}`,
  cannot: (purpose: string, problem: string) => `No model ${purpose}, and none can be trained: ${problem}`,
  notFromHere: (purpose: string) =>
    `No model ${purpose} yet. Train one in Plumbline, under ML models or in a conversation.`,
  begun: (name: string) =>
    `The training of "${name}" has begun. When it has ended you are told, and the question can be asked again.`,
  runs: (name: string, percent: number) =>
    `"${name}" is being trained (${percent} %). Ask again when it has ended.`,
  failed: (name: string, error: string) => `"${name}" could not be trained: ${error}`,
  notPredicted:
    'it has not told the rows of now yet. Ask in Plumbline, in a conversation or on the page of the model.',
  predicting: (name: string) =>
    `"${name}" is telling each row just now, which takes longer than an answer may. Ask again in a moment.`,
  predictFailed: (name: string, error: string) => `"${name}" could not tell the rows: ${error}`,
  by: (name: string) => `By the model "${name}".`,
  card: (algorithm: string, day: string, rows: string, table: string, version: number) =>
    `It is ${/^[aeiou]/i.test(algorithm) ? 'an' : 'a'} ${algorithm}, trained on ${day} from ${rows} rows of ${table} (version ${version}).`,
  newerRows: (version: number) =>
    `The rows are those of version ${version}: train it again to learn from them too.`,
  accuracy: (percent: string, rows: string | null, baseline: string) =>
    `It tells ${percent} of the rows right${rows === null ? '' : `, of ${rows} that it had not seen`}${baseline}.`,
  baseline: (name: string, percent: string) => `; ${name} gives ${percent}`,
  seenRows:
    'The model has learnt from these very rows: it is surer of them than of others, and how right it is was measured on rows that it had not seen.',
  unusual: (count: number, table: string) =>
    count === 1
      ? `1 row of ${table} is unusual`
      : `The ${count} most unusual ${table}, the most unusual first`,
  usual: (table: string) => `None of the ${table} is unusual`,
  willBe: (count: string, table: string, target: string, positive: string) =>
    `Of the ${table} that are not so yet, ${count} ${count === '1' ? 'is' : 'are'} predicted as "${target}" ${positive}, the surest first`,
  nearest: (count: number, table: string, target: string, positive: string) =>
    `None of the ${table} is predicted to become "${target}" ${positive}. The ${count} of which the model is least sure come nearest`,
  one: (name: string, target: string, predicted: string, certainty: string | null) =>
    `For ${name} "${target}" is predicted to be ${predicted}${certainty === null ? '' : `, with a certainty of ${certainty}`}`,
  isAlready: (target: string, value: string) => ` (in the data "${target}" is ${value} already)`,
  noBetter: 'It is no better than its baseline: do not rely on it.',
  reasons: (sentences: readonly string[]) =>
    `What makes the most unusual rows so, where it was trained: ${sentences.join(' ')}`,
  groups: (sentences: readonly string[]) => `The groups, where it was trained: ${sentences.join(' ')}`,
  kept: (source: string) => `What it tells of each row is kept as the table of "${source}".`,
} as const;
