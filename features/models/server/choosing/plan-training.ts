import { algorithmManifests } from '#algorithms/manifests.ts';
import type { Catalog, CatalogTable } from '#kernel/catalog.ts';
import { type ModelChoice, type ModelConfig, modelConfigSchema } from '../../contract.ts';
import { defaultSeed, seriesRowsMaximum } from '../../limits.ts';
import { type ModelTask, taskOf } from '../../manifest.ts';
import { rankTables } from './choose-table.ts';
import { chooseTarget, type TargetChoice } from './choose-target.ts';
import { isTime, mainTimeOf, namesRows } from './column-kinds.ts';
import { frameOf, howOf } from './frame-of-plan.ts';
import { type Lookup, lookupsOf } from './lookups.ts';
import type { ModelToTrain, TrainingPlanning } from './planned-training.ts';
import { shownColumns, usedTable } from './shown-columns.ts';
import { choosingStrings as strings } from './strings.ts';

/** What stands between a choice and its reason: thrown within this file only. */
class Problem extends Error {}

/** Decides from the semantic model what is learnt from what, as far as nobody has; the reasons are told with it. */
export function planTraining(catalog: Catalog, model: ModelToTrain, now: Date): TrainingPlanning {
  const parsed = modelConfigSchema.safeParse(model.config);
  if (!parsed.success) {
    const key = String(parsed.error.issues[0]?.path[0] ?? '');
    return { ok: false, problem: strings.badConfig(key), columns: [], config: {} };
  }
  const config = parsed.data;
  const task = taskOf(model.type, model.algorithm);
  const tables = catalog.tables.filter(({ dataSourceId }) => dataSourceId === model.dataSourceId);
  let base: CatalogTable | undefined;
  let lookups: Lookup[] = [];
  try {
    const choices: ModelChoice[] = [];
    base = chooseBase(tables, task, config, choices);
    lookups = isSupervised(task) ? lookupsOf(catalog, base) : [];
    const decided = decide({ base, lookups, task, config, choices });
    const algorithm = algorithmOf(model.algorithm);
    const parameters = checkParameters(algorithm, config.parameters ?? {});
    if (task === 'forecasting' && base.profile.rowCount > seriesRowsMaximum)
      throw new Problem(
        strings.rowsTooMany(
          base.profile.rowCount.toLocaleString('en-US'),
          seriesRowsMaximum.toLocaleString('en-US'),
        ),
      );
    const { frame, notes } = frameOf({ lookups, task, algorithm, ...decided });
    return {
      ok: true,
      spec: {
        task,
        algorithm,
        target: decided.target,
        unit: base.profile.columns.find(({ name }) => name === decided.target)?.unit ?? null,
        timeColumn: decided.timeColumn,
        seriesColumn: decided.seriesColumn,
        features: decided.features,
        horizon: config.horizon ?? null,
        season: config.season ?? null,
        grain: config.grain ?? null,
        clusters: config.clusters ?? null,
        seed: decided.seed,
        parameters,
        how: howOf(base, decided.target),
        nowMs: now.getTime(),
      },
      frame,
      tables: [base, ...lookups.map(({ table }) => table)]
        .filter(({ sqlName }) => sqlName === frame.base || frame.joins.some(({ table }) => table === sqlName))
        .map(usedTable),
      config: {
        ...config,
        table: base.name,
        ...(decided.target !== null && { target: decided.target }),
        ...(decided.timeColumn !== null && { timeColumn: decided.timeColumn }),
        ...(decided.seriesColumn !== null && { seriesColumn: decided.seriesColumn }),
        ...(decided.features !== null && { features: decided.features }),
        seed: decided.seed,
      },
      choices,
      notes,
      columns: shownColumns(base, lookups, task),
      meanings: meaningsOf(base, lookups),
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const columns = base ? shownColumns(base, lookups, task) : [];
    return { ok: false, problem: error.message, columns, config };
  }
}

export function isSupervised(task: ModelTask): boolean {
  return task === 'classification' || task === 'regression';
}

/** The algorithm that does the work: a forecast is made by all that continue series, of which those stay that did well on the past. */
function algorithmOf(algorithm: ModelToTrain['algorithm']): string {
  return algorithm === 'arima' ? 'forecasting' : algorithm;
}

function chooseBase(
  tables: readonly CatalogTable[],
  task: ModelTask,
  config: ModelConfig,
  choices: ModelChoice[],
): CatalogTable {
  if (tables.length === 0) throw new Problem(strings.noTables);
  const rows = (table: CatalogTable) => table.profile.rowCount.toLocaleString('en-US');
  const tell = (isGiven: boolean, sentence: string) => choices.push({ key: 'table', isGiven, sentence });
  if (config.table !== undefined) {
    const wanted = config.table;
    const given = tables.find(({ name, sqlName }) => name === wanted || sqlName === wanted);
    if (!given) throw new Problem(strings.noTable(wanted));
    tell(true, strings.tableGiven(given.name, rows(given)));
    return given;
  }
  // A column that was chosen says which table is meant.
  const named = [config.target, config.timeColumn, config.seriesColumn].filter(
    (name) => typeof name === 'string',
  );
  const having = tables.filter((table) => named.every((name) => hasColumn(table, name)));
  const [ranked] = rankTables(named.length > 0 ? having : tables, task);
  const chosen = ranked ?? (named.length > 0 ? having[0] : undefined);
  if (!chosen) {
    const [name] = named;
    throw new Problem(name === undefined ? nothingFor(task) : strings.noColumn(name, tables[0]?.name ?? ''));
  }
  const sentence = tables.length === 1 ? strings.tableOnly : strings.tableChosen;
  tell(false, sentence(chosen.name, rows(chosen)));
  return chosen;
}

function nothingFor(task: ModelTask): string {
  if (task === 'forecasting') return strings.nothingToForecast;
  return task === 'classification' ? strings.nothingToClassify : strings.nothingToPredict;
}

interface Deciding {
  base: CatalogTable;
  lookups: readonly Lookup[];
  task: ModelTask;
  config: ModelConfig;
  choices: ModelChoice[];
}

function decide(deciding: Deciding) {
  const { base, config, choices, task } = deciding;
  const target = decideTarget(deciding);
  const timeColumn = decideTime(deciding);
  const seriesColumn = decideSeries(deciding);
  const features = decideFeatures(deciding, target);
  const seed = config.seed ?? defaultSeed;
  const tell = (key: ModelChoice['key'], given: string | null, chosen: string) =>
    choices.push({ key, isGiven: given !== null, sentence: given ?? chosen });
  if (task === 'forecasting') {
    const { horizon, season, grain } = config;
    tell(
      'grain',
      grain === undefined ? null : strings.grainGiven(grain.replaceAll('_', ' ')),
      strings.grainChosen,
    );
    tell('season', season === undefined ? null : strings.seasonGiven(season), strings.seasonChosen);
    tell('horizon', horizon === undefined ? null : strings.horizonGiven(horizon), strings.horizonChosen);
  }
  if (task === 'clustering') {
    const { clusters } = config;
    tell('clusters', clusters === undefined ? null : strings.clustersGiven(clusters), strings.clustersChosen);
  }
  if (task !== 'forecasting')
    tell('seed', config.seed === undefined ? null : strings.seedGiven(seed), strings.seedChosen(seed));
  return { base, target, timeColumn, seriesColumn, features, seed };
}

function decideTarget({ base, task, config, choices }: Deciding): string | null {
  const tell = (isGiven: boolean, sentence: string) => choices.push({ key: 'target', isGiven, sentence });
  if (config.target !== undefined) {
    requireColumn(base, config.target);
    if (task === 'clustering') return null;
    tell(
      true,
      task === 'anomaly_detection' ? strings.marksGiven(config.target) : strings.targetGiven(config.target),
    );
    return config.target;
  }
  if (task === 'clustering' || task === 'anomaly_detection') return null;
  const found = chooseTarget(base, task);
  if (!found) throw new Problem(nothingFor(task));
  const how = task === 'forecasting' && found.column !== null ? ` ${howSentence(base, found.column)}` : '';
  tell(false, `${targetSentence(found)}${how}`);
  return found.column;
}

function targetSentence({ column, reason }: TargetChoice): string {
  if (column === null) return strings.targetRows;
  if (reason === 'named') return strings.targetNamed(column);
  if (reason === 'amount') return strings.targetAmount(column);
  return reason === 'last' ? strings.targetLast(column) : strings.targetOnly(column);
}

function howSentence(base: CatalogTable, target: string): string {
  return howOf(base, target) === 'sum' ? strings.summed(target) : strings.averaged(target);
}

function decideTime({ base, task, config, choices }: Deciding): string | null {
  if (task === 'clustering' || task === 'anomaly_detection') return null;
  const tell = (isGiven: boolean, sentence: string) => choices.push({ key: 'timeColumn', isGiven, sentence });
  if (config.timeColumn === null && task !== 'forecasting') {
    tell(true, strings.noTime);
    return null;
  }
  if (typeof config.timeColumn === 'string') {
    if (!isTime(requireColumn(base, config.timeColumn)))
      throw new Problem(strings.noTimes(config.timeColumn));
    tell(true, strings.timeGiven(config.timeColumn));
    return config.timeColumn;
  }
  const time = mainTimeOf(base);
  if (time === null) {
    if (task === 'forecasting') throw new Problem(strings.nothingToForecast);
    return null;
  }
  tell(false, task === 'forecasting' ? strings.timeChosen(time) : strings.timeTest(time));
  return time;
}

function decideSeries({ base, task, config, choices }: Deciding): string | null {
  if (task !== 'forecasting') return null;
  const { seriesColumn } = config;
  if (typeof seriesColumn !== 'string') {
    choices.push({ key: 'seriesColumn', isGiven: seriesColumn === null, sentence: strings.seriesNone });
    return null;
  }
  const column = requireColumn(base, seriesColumn);
  if (isTime(column) || column.distinctCount === 0) throw new Problem(strings.noSeries(seriesColumn));
  choices.push({ key: 'seriesColumn', isGiven: true, sentence: strings.seriesGiven(seriesColumn) });
  return seriesColumn;
}

/** Null for a forecast. */
function decideFeatures(
  { base, lookups, task, config, choices }: Deciding,
  target: string | null,
): string[] | null {
  if (task === 'forecasting') return null;
  const joined = lookups.flatMap(({ columns }) => columns.map(({ name }) => name));
  if (config.features) {
    const features = config.features.filter((name) => name !== target);
    for (const name of features) if (!joined.includes(name)) requireColumn(base, name);
    if (features.length === 0) throw new Problem(strings.noFeatures);
    choices.push({ key: 'features', isGiven: true, sentence: strings.featuresGiven(features.length) });
    return features;
  }
  const own = base.profile.columns.filter(
    (column) => column.name !== target && !namesRows(column, base.profile.rowCount),
  );
  const features = [...own.map(({ name }) => name), ...joined];
  choices.push({ key: 'features', isGiven: false, sentence: strings.featuresChosen(features.length) });
  return features;
}

function requireColumn(table: CatalogTable, name: string) {
  const column = table.profile.columns.find((own) => own.name === name);
  if (!column) throw new Problem(strings.noColumn(name, table.name));
  return column;
}

function hasColumn({ profile }: CatalogTable, name: string): boolean {
  return profile.columns.some((column) => column.name === name);
}

function checkParameters(algorithm: string, given: Record<string, number>): Record<string, number> {
  const fields = algorithmManifests.find(({ id }) => id === algorithm)?.fields ?? [];
  const known = fields.map(({ name }) => name);
  for (const [name, value] of Object.entries(given)) {
    const field = fields.find((own) => own.name === name);
    if (!field) throw new Problem(strings.badParameter(name, known.join(', ') || '-'));
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = field;
    if (!Number.isInteger(value) || value < minimum || value > maximum)
      throw new Problem(strings.parameterOutside(name, minimum, maximum));
  }
  return given;
}

function meaningsOf(base: CatalogTable, lookups: readonly Lookup[]) {
  const own = base.profile.columns.map((column) => [column.name, column] as const);
  const joined = lookups.flatMap(({ columns }) => columns.map(({ name, column }) => [name, column] as const));
  return Object.fromEntries(
    [...own, ...joined].map(([name, { label, unit }]) => [name, { label: label ?? name, unit }]),
  );
}
