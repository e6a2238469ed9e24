import { setTimeout as wait } from 'node:timers/promises';
import { type AgentReply, type ModelRequest, type Plan, planOfPredictions } from '#agent/index.ts';
import type { Answer } from '#kernel/answer.ts';
import type { Catalog, CatalogTable } from '#kernel/catalog.ts';
import { newId } from '#kernel/ids.ts';
import type { PredictedTable } from '../../contract.ts';
import { predictedTablesShown } from '../../limits.ts';
import type { ModelAlgorithm } from '../../manifest.ts';
import { planTraining } from '../choosing/plan-training.ts';
import type { ModelRow } from '../model-store.ts';
import type { PredictPayload } from '../predict-table.ts';
import { createModelReader } from '../present-model.ts';
import type { ModelsParts } from '../routes.ts';
import type { TrainPayload } from '../train-model.ts';
import type { VersionRow } from '../version-store.ts';
import { cardChecks } from './card.ts';
import { computedColumns } from './computed-columns.ts';
import { askedStrings as strings } from './strings.ts';
import { tellPredicted } from './tell.ts';

export type AskedParts = Pick<
  ModelsParts,
  | 'models'
  | 'versions'
  | 'works'
  | 'files'
  | 'clock'
  | 'readCatalog'
  | 'readCurrentVersions'
  | 'requireRoom'
  | 'onQueued'
>;

export interface AskedOfModel {
  workspaceId: string;
  /** Who may have models trained and tables predicted by asking; null where whoever asks may only read. */
  trainerId: string | null;
  signal: AbortSignal;
  /** Answers by a plan over a catalog, as every other question. */
  answerBy: (plan: Plan, catalog: Catalog) => Promise<AgentReply>;
}

/** A small table is learnt from within an answer; a large one is not waited for. */
const trainingWaitMs = 8000;
const predictingWaitMs = 15_000;
const lookEveryMs = 100;

/** What forests, clusters and trees are asked for where nobody chose. */
const algorithms: Record<ModelRequest['task'], ModelAlgorithm> = {
  anomaly_detection: 'isolation_forest',
  clustering: 'kmeans',
  classification: 'random_forest',
};

/**
 * Answers by the model that is registered for a table and what is asked of it: over a table of what it tells of each row, with its card. Where there is none,
 * it is offered to train one; where that was asked for, it is trained.
 */
export async function answerByModel(
  parts: AskedParts,
  request: ModelRequest,
  embedded: AgentReply,
  asked: AskedOfModel,
): Promise<AgentReply> {
  const { workspaceId } = asked;
  const catalog = await parts.readCatalog(workspaceId);
  const table = catalog.tables.find(({ sqlName }) => sqlName === request.table);
  if (!table) return embedded;
  const say = sayerOf(embedded);
  const found = await findModel(parts, workspaceId, table, request);
  if (found) return tellBy(parts, { ...found, table, request }, asked, say);
  const running = await findTraining(parts, workspaceId, table, request);
  if (running) {
    const percent = Math.round(100 * (running.share ?? 0));
    return say.of(running.model, strings.runs(running.model.name, percent));
  }
  const target = request.task === 'classification' ? request.target : '';
  const purpose = strings.purposes[request.task](table.name, target);
  const draft = draftOf(table, request);
  const plan = planTraining(catalog, { ...draft, dataSourceId: table.dataSourceId }, parts.clock.now());
  if (!plan.ok) return say.plainly(strings.cannot(purpose, plan.problem));
  if (asked.trainerId === null) return say.plainly(strings.notFromHere(purpose));
  if (!request.isTraining) return say.offer(strings.offer(purpose), table, request.question);
  const model = await beginTraining(parts, workspaceId, asked.trainerId, { table, draft });
  const ended = await trainingEnd(parts, workspaceId, model, asked.signal);
  if (ended === 'runs') return say.of(model, strings.begun(model.name));
  if ('error' in ended) return say.of(model, strings.failed(model.name, ended.error));
  return tellBy(parts, { model, version: ended, table, request }, asked, say);
}

interface Found {
  model: ModelRow;
  version: VersionRow;
}

/** The trained model of this table that does this; an active one before one that is no better than its baseline, the newest of equals. */
async function findModel(
  { models, versions }: AskedParts,
  workspaceId: string,
  { tableId }: CatalogTable,
  request: ModelRequest,
): Promise<Found | null> {
  const [rows, current] = await Promise.all([models.list(workspaceId), versions.listCurrent(workspaceId)]);
  const fitting = rows.flatMap((model): Found[] => {
    const version = current.find(({ modelId }) => modelId === model.id);
    const isFit = version?.summary.tables[0]?.tableId === tableId && doesThis(version, request);
    return version && isFit ? [{ model, version }] : [];
  });
  return fitting.find(({ model }) => model.status === 'active') ?? fitting[0] ?? null;
}

function doesThis({ summary }: VersionRow, request: ModelRequest): boolean {
  if (summary.task !== request.task) return false;
  if (request.task === 'classification') return summary.target === request.target;
  return (
    request.task !== 'clustering' || request.clusters === null || summary.config.clusters === request.clusters
  );
}

async function findTraining(
  { models, works }: AskedParts,
  workspaceId: string,
  table: CatalogTable,
  request: ModelRequest,
): Promise<{ model: ModelRow; share: number | undefined } | null> {
  const active = await works.listActive(workspaceId, 'train');
  if (active.length === 0) return null;
  const { type, config } = draftOf(table, request);
  const model = (await models.list(workspaceId)).find(
    (row) =>
      row.type === type &&
      row.dataSourceId === table.dataSourceId &&
      row.config.table === table.name &&
      row.config.target === config.target &&
      active.some(({ modelId }) => modelId === row.id),
  );
  const work = active.find(({ modelId }) => modelId === model?.id);
  return model && work ? { model, share: work.progress?.share } : null;
}

type Draft = Pick<ModelRow, 'type' | 'algorithm' | 'name'> & { config: Record<string, unknown> };

function draftOf(table: CatalogTable, request: ModelRequest): Draft {
  const target = request.task === 'classification' ? request.target : '';
  return {
    type: request.task,
    algorithm: algorithms[request.task],
    name: strings.names[request.task](table.name, target),
    config: {
      table: table.name,
      ...(request.task === 'classification' && { target }),
      ...(request.task === 'clustering' && request.clusters !== null && { clusters: request.clusters }),
    },
  };
}

async function beginTraining(
  parts: AskedParts,
  workspaceId: string,
  accountId: string,
  { table, draft }: { table: CatalogTable; draft: Draft },
): Promise<ModelRow> {
  await parts.requireRoom(workspaceId);
  const id = newId();
  const now = parts.clock.now();
  await parts.models.insert({ id, workspaceId, ...draft, dataSourceId: table.dataSourceId, now });
  const payload: TrainPayload = { rows: null };
  await parts.works.start({ workspaceId, modelId: id, kind: 'train', accountId, payload, now });
  parts.onQueued();
  return createModelReader(parts).require(workspaceId, id);
}

/** What became of a training: the version that it made, why it made none, or that it still runs. */
async function trainingEnd(
  parts: AskedParts,
  workspaceId: string,
  { id }: ModelRow,
  signal: AbortSignal,
): Promise<VersionRow | { error: string } | 'runs'> {
  const reader = createModelReader(parts);
  const until = performance.now() + trainingWaitMs;
  while (performance.now() < until) {
    await wait(lookEveryMs, undefined, { signal });
    const model = await reader.require(workspaceId, id);
    if (model.currentVersion !== null) return (await reader.requireTrained(workspaceId, id)).version;
    if (model.error !== null) return { error: model.error };
  }
  return 'runs';
}

type Sayer = ReturnType<typeof sayerOf>;

/** Replies without numbers. */
function sayerOf(embedded: AgentReply) {
  const { modelRequest: _, ...bare } = embedded;
  const answer: AgentReply['answer'] = { ...bare.answer, suggestions: [], checks: [] };
  return {
    plainly: (text: string): AgentReply => ({ ...bare, text, answer: { ...answer, reading: text } }),
    of: ({ id, name }: ModelRow, text: string): AgentReply => ({
      ...bare,
      text,
      answer: { ...answer, status: 'answered', verdict: null, reading: '', model: { id, name } },
    }),
    offer: (text: string, { name, profile }: CatalogTable, question: string): AgentReply => {
      const option: NonNullable<Answer['options']>[number] = {
        label: strings.offered,
        preview: strings.learnsFrom(profile.rowCount.toLocaleString('en-US'), name),
        question: strings.trainQuestion(question),
      };
      return { ...bare, text, answer: { ...answer, status: 'clarify', reading: text, options: [option] } };
    },
  };
}

/** The answer over what the model tells of each row of its table as it is now. */
async function tellBy(
  parts: AskedParts,
  found: Found & { table: CatalogTable; request: ModelRequest },
  asked: AskedOfModel,
  say: Sayer,
): Promise<AgentReply> {
  const { model, version, table, request } = found;
  const predicted = await predictedTable(parts, found, asked);
  if (predicted === 'runs') return say.of(model, strings.predicting(model.name));
  if ('error' in predicted) return say.of(model, strings.predictFailed(model.name, predicted.error));
  const catalog = await parts.readCatalog(asked.workspaceId);
  const computed = catalog.tables.find(
    ({ dataSourceId, name }) => dataSourceId === predicted.dataSourceId && name === predicted.table,
  );
  const columns = computed && computedColumns(computed, table, request.task);
  if (!computed || !columns) return say.of(model, strings.predicting(model.name));
  const answerBy = (isNearest: boolean) =>
    asked.answerBy(planOfPredictions(request, { table: computed, ...columns, isNearest }), catalog);
  const first = await answerBy(false);
  // Of whom nothing is predicted, who comes nearest is what people look for.
  const isNearest = request.task === 'classification' && request.row === null && first.answer.rowCount === 0;
  const reply = isNearest ? await answerBy(true) : first;
  if (reply.answer.status !== 'answered') return reply;
  const { workspaceId } = asked;
  const report = await parts.files.readReport(workspaceId, model.id, version.number);
  const checks = cardChecks({ model, version, table, report, source: computed.dataSourceName });
  const told = tellPredicted(reply, { request, table: table.name, ...columns, isNearest });
  return {
    ...reply,
    text: [told, strings.by(model.name), ...checks.slice(0, 1).map(({ detail }) => detail)].join(' '),
    answer: {
      ...reply.answer,
      verdict: 'caution',
      checks: [...checks, ...reply.answer.checks],
      model: { id: model.id, name: model.name },
    },
  };
}

type Result = NonNullable<PredictedTable['result']>;

/** Where the predictions of this version of the table are; they are made where there are none. */
async function predictedTable(
  parts: AskedParts,
  { model, version, table }: Found & { table: CatalogTable },
  { workspaceId, trainerId, signal }: AskedOfModel,
): Promise<Result | { error: string } | 'runs'> {
  const source = { dataSourceId: table.dataSourceId, table: table.name, version: table.version };
  const isThis = (payload: PredictPayload) =>
    payload.version === version.number &&
    payload.source.dataSourceId === source.dataSourceId &&
    payload.source.table === source.table &&
    payload.source.version === source.version;
  const known = (await parts.works.list(workspaceId, model.id, 'predict', predictedTablesShown)).find(
    (work) => work.status === 'done' && isThis(work.payload as PredictPayload),
  );
  const catalog = await parts.readCatalog(workspaceId);
  const result = known?.result as Result | undefined;
  // A person may have removed it.
  const isThere =
    result !== undefined &&
    catalog.tables.some(
      ({ dataSourceId, name }) => dataSourceId === result.dataSourceId && name === result.table,
    );
  if (isThere) return result;
  if (trainerId === null) return { error: strings.notPredicted };
  const payload: PredictPayload = { version: version.number, source, horizon: null };
  const { id } = await parts.works.start({
    workspaceId,
    modelId: model.id,
    kind: 'predict',
    accountId: trainerId,
    payload,
    now: parts.clock.now(),
  });
  parts.onQueued();
  const until = performance.now() + predictingWaitMs;
  while (performance.now() < until) {
    await wait(lookEveryMs, undefined, { signal });
    const work = await parts.works.find(workspaceId, id);
    // Rows of another table were being told: those of this one are told when it is asked again.
    if (work && !isThis(work.payload as PredictPayload)) return 'runs';
    if (work?.status === 'done') return work.result as Result;
    if (work?.status === 'failed' || work?.status === 'cancelled') return { error: work.error ?? '' };
  }
  return 'runs';
}
